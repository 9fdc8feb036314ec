import { expect, it } from 'vitest';
import type { Unit, UnitRole } from '#shared/reading.ts';
import { readHouseSentences, readRoleSentences } from './read-sayings.ts';

const read = (lines: readonly (readonly [UnitRole, string])[]) => {
  const text = lines.map(([, line]) => line).join('\n');
  const units = lines.map(([role, line]): Unit => {
    const start = text.indexOf(line);
    return {
      text: line,
      start,
      end: start + line.length,
      shape: 'sentence',
      heading: null,
      label: null,
      role,
      also: [],
      confidence: 1,
    };
  });
  return {
    role: readRoleSentences({ units, text }).map((remark) => remark.text),
    house: readHouseSentences({ units, text }).map((remark) => remark.text),
  };
};

it('keeps whole what a text says of the job, whatever the line was taken for', () => {
  const said = [
    ['overview', 'The lock keeper works both gates of the canal by day and night.'],
    ['duty', 'As our lock keeper, you will pass forty barges a day through both gates.'],
    ['company', 'Tarn Canals is looking for a lock keeper to run the upper gates.'],
  ] as const;
  expect(read(said).role).toEqual(said.map(([, line]) => line));
});

it('leaves out items of the list of duties and what the law asks', () => {
  const { role } = read([
    ['duty', 'Grease the paddles and winches of the gates every week.'],
    ['legal', 'You will be considered without regard to age, origin or faith.'],
    ['must', 'Two years on inland boats and a licence for them.'],
  ]);
  expect(role).toEqual([]);
});

it('keeps what the employer says of itself', () => {
  const line = 'Tarn Canals keeps ninety miles of inland water open for freight.';
  expect(read([['company', line]]).house).toEqual([line]);
});
