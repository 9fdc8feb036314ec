import { expect, it } from 'vitest';
import { weighTogether } from './weigh-together.ts';

const clerk = { soc: '43-4051', score: 0.9, title: 'service clerk', how: 'exact' } as const;
const nurse = { soc: '29-1141', score: 0.5, title: 'nurse', how: 'similar' } as const;
const duties = new Map([
  ['43-4', 0.5],
  ['29-1', 0.5],
]);

it('believes title and text together more than either of them', () => {
  const [first, second] = weighTogether({
    candidates: [clerk, nurse],
    duties,
    said: new Map([
      ['43-4051', 0.8],
      ['29-1141', 0.1],
    ]),
  });
  expect(first).toMatchObject({ soc: '43-4051', title: 'service clerk' });
  expect(first!.confidence).toBeGreaterThan(0.9);
  expect(second!.confidence).toBeLessThan(0.1);
});

it('names an occupation that only the text tells, and is less sure where the title tells another', () => {
  const said = new Map([['53-3032', 0.3]]);
  const driving = new Map([['53-3', 0.3]]);
  const [alone] = weighTogether({ candidates: [], duties: driving, said });
  const [torn] = weighTogether({ candidates: [clerk], duties: driving, said });
  expect(alone).toMatchObject({ soc: '53-3032', title: null });
  expect(torn!.confidence).toBeLessThan(alone!.confidence);
});
