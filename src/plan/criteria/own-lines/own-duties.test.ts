import { describe, expect, it } from 'vitest';
import { noForms, type Fact } from '#shared/brief.ts';
import { toFact } from '../fact-for-tests.ts';
import { listOwnDuties } from './own-duties.ts';

const toDuty = (verbPhrase: string, more: Partial<Fact> = {}): Fact =>
  toFact(verbPhrase, { kind: 'duty', forms: { ...noForms, verbPhrase }, ...more });
describe('listOwnDuties', () => {
  const duties = [
    toDuty('participate in meetings'),
    toDuty('sweep the yard'),
    toDuty('mend looms of the mill'),
    toDuty('order yarn'),
  ];
  const none = { title: 'Loom mender', taken: new Set<Fact>(), names: [], lacking: 0 };
  const names = (more: Partial<typeof none> = {}): string[] =>
    listOwnDuties(duties, { ...none, ...more }).map(({ name }) => name);

  it('takes what the title and the order put first, and nothing that every job has', () => {
    expect(names()).toEqual(['Mending looms of the mill', 'Sweeping the yard', 'Ordering yarn']);
  });

  it('takes manner for no duty, nor whom somebody supports', () => {
    const found = listOwnDuties(
      [
        toDuty('clean and presentable and of good nature'),
        toDuty('provide support to senior loom managers and visitors'),
        toDuty('mend looms of the mill'),
      ],
      none,
    );
    expect(found.map(({ name }) => name)).toEqual(['Mending looms of the mill']);
  });

  it('takes what everybody in a house owes for no work of the post', () => {
    const found = listOwnDuties(
      [
        toDuty('wear identification while on duty'),
        toDuty('support the mill and promote a positive attitude'),
        toDuty('mend looms of the mill'),
      ],
      none,
    );
    expect(found.map(({ name }) => name)).toEqual(['Mending looms of the mill']);
  });

  it('leaves what a competency of the trade stands for to it', () => {
    expect(names({ taken: new Set(duties.slice(2, 3)) })).toEqual([
      'Sweeping the yard',
      'Ordering yarn',
    ]);
  });

  it('scores more of them where the card has room', () => {
    expect(names({ lacking: 3 })).toHaveLength(3);
  });

  it('leaves out what is done only when it comes up', () => {
    const [first] = listOwnDuties([toDuty('sweep the yard as needed'), toDuty('order yarn')], none);
    expect(first?.name).toBe('Ordering yarn');
  });

  it('goes by the share of the days that the job names', () => {
    const most = toDuty('order yarn', {
      source: { from: 'job', field: 'sourceText', quote: '80% ordering yarn', start: 0 },
    });
    expect(listOwnDuties([...duties.slice(0, 3), most], none)[0]?.name).toBe('Ordering yarn');
  });

  it('asks in sentences that can be spoken, each another', () => {
    const [first, second] = listOwnDuties(duties, none);
    expect(first?.question).toMatch(
      /^Part of this job is mending looms of the mill\. Tell me .* did that\. What did not work/,
    );
    expect(second?.question).not.toBe(first?.question);
    expect(second?.strong).not.toBe(first?.strong);
  });

  it('names the quality for which somebody answers', () => {
    const own = listOwnDuties([toDuty('ensure all yarn that leaves the mill is excellent')], none);
    expect(own.map(({ name }) => name)).toEqual(['Quality of the yarn']);
  });
});

it('takes neither how somebody looks nor the phone of a profession for work', () => {
  const duties = [
    toDuty('clean and presentable and of even temper'),
    toDuty('answer all phone calls'),
    toDuty('set broken wings'),
    toDuty('weigh the owls'),
  ];
  const list = (title: string): string[] =>
    listOwnDuties(duties, { title, taken: new Set<Fact>(), names: [], lacking: 0 }).map(
      ({ name }) => name,
    );
  expect(list('Bird Veterinarian')).toEqual(['Setting broken wings']);
  expect(list('Owl House Receptionist').join()).toMatch(/phone calls/);
});
