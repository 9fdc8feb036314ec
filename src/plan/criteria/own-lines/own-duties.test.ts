import { describe, expect, it } from 'vitest';
import { noForms, type Fact } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import { listOwnDuties } from './own-duties.ts';

const toDuty = (verbPhrase: string, more: Partial<Fact> = {}): Fact =>
  toFact(verbPhrase, { kind: 'duty', forms: { ...noForms, verbPhrase }, ...more });
describe('listOwnDuties', () => {
  const duties = [
    toDuty('participate in team meetings as needed'),
    toDuty('inspect incoming materials for defects'),
    toDuty('repair pumps and motors of the fleet'),
    toDuty('order spare parts from suppliers'),
  ];
  const none = { title: 'Pump repairer', taken: new Set<Fact>(), names: [] };
  const points = new Map([1, 20, 30, 10].map((worth, i) => [duties[i]!, worth]));
  const names = (more: Partial<typeof none & { points: Map<Fact, number> }> = {}): string[] =>
    listOwnDuties(duties, { ...none, points, ...more }).map(({ name }) => name);

  it('takes what is worth most, and nothing that every job has', () => {
    const [first, ...rest] = names();
    expect(first).toMatch(/pumps and motors/i);
    expect(rest.join()).toMatch(/materials/i);
    expect(names().join()).not.toMatch(/meetings/i);
  });

  it('leaves what a competency of the trade stands for to it', () => {
    expect(names({ taken: new Set(duties.slice(2, 3)) }).join()).not.toMatch(/pumps/i);
  });

  it('takes nothing that is worth hardly anything', () => {
    expect(names({ points: new Map([[duties[1]!, 1]]) })).toEqual([]);
  });

  it('leaves out what is done only when it comes up', () => {
    const both = [
      toDuty('inspect incoming materials as needed'),
      toDuty('repair pumps and motors'),
    ];
    const [first] = listOwnDuties(both, {
      ...none,
      points: new Map(both.map((fact) => [fact, 50])),
    });
    expect(first?.name).toMatch(/motors/i);
  });

  it('asks in sentences that can be spoken, each another', () => {
    const [first, second] = listOwnDuties(duties, { ...none, points });
    expect(first?.question).toMatch(/\?$/);
    expect(second?.question).not.toBe(first?.question);
  });
});

it('takes neither how somebody looks nor the phone of a profession for work', () => {
  const duties = [
    toDuty('clean and presentable and of even temper'),
    toDuty('answer all phone calls'),
    toDuty('perform surgery on injured birds'),
  ];
  const list = (title: string): string =>
    listOwnDuties(duties, {
      title,
      taken: new Set<Fact>(),
      names: [],
      points: new Map(duties.map((fact) => [fact, 30])),
    })
      .map(({ name }) => name)
      .join();
  expect(list('Bird Veterinarian')).toMatch(/birds/i);
  expect(list('Bird Veterinarian')).not.toMatch(/phone|presentable/i);
  expect(list('Owl House Receptionist')).toMatch(/phone calls/i);
});
