import { expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import { keepBeside } from './keep-beside.ts';
import { knowPassing } from './passing.ts';
import type { Weighed } from '../settle-weights.ts';

const duty = (text: string): Fact => toFact(text, { kind: 'duty' });
const line = (id: string, facts: Fact[], terms: string[] = []): Weighed =>
  ({ id, name: id, origin: 'duty', facts, terms, competency: null, mass: 7 }) as unknown as Weighed;

const ofJob = (title: string, duties: Fact[]) => ({
  title,
  duties: duties.length,
  isPassing: knowPassing(title, duties),
});

it('keeps what somebody only has a part in, and what every job has, beside the work', () => {
  const duties = [
    duty('Weave silk'),
    duty('Participate in loom trials'),
    duty('Generate reports'),
    duty('Dye yarn'),
  ];
  const lines = [
    line('weaving', [duties[0]!]),
    line('trials', [duties[1]!]),
    line('reports-to-others', [duties[2]!]),
  ];
  const kept = keepBeside(lines, ofJob('Weaver', duties));
  expect(kept.map(({ isSide = false }) => isSide)).toEqual([false, true, true]);
  expect(kept[1]!.mass).toBeLessThan(kept[0]!.mass);
});

it('leaves what the title names in the middle of the work', () => {
  const duties = [duty('Generate reports'), duty('Weave silk')];
  const lines = [line('reports-to-others', [duties[0]!], ['report writer', 'reports'])];
  expect(keepBeside(lines, ofJob('Report Writer', duties))[0]?.isSide).toBeUndefined();
});

it('takes helping for the work of those who help', () => {
  const help = duty('Assist guests with their luggage');
  const others = [duty('Polish floors'), duty('Carry trunks'), duty('Ring bells')];
  expect(knowPassing('Porter', [help, ...others])(help)).toBe(false);
  expect(knowPassing('Head Gardener', [help, ...others])(help)).toBe(true);
});
