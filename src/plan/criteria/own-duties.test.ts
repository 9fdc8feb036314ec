import { describe, expect, it } from 'vitest';
import { noForms, type Fact } from '#shared/brief.ts';
import { toFact } from './fact-for-tests.ts';
import { nameDuty, toGerund } from './name-duty.ts';
import { listOwnDuties } from './own-duties.ts';

const toDuty = (verbPhrase: string, more: Partial<Fact> = {}): Fact =>
  toFact(verbPhrase, { kind: 'duty', forms: { ...noForms, verbPhrase }, ...more });
const toLine = (text: string, nounPhrase: string | null = null): Fact =>
  toFact(text, { kind: 'duty', forms: { ...noForms, nounPhrase } });

it.each([
  ['oversee', 'overseeing'],
  ['fabricate', 'fabricating'],
  ['plan', 'planning'],
  ['carry', 'carrying'],
])('"%s" is "%s"', (verb, gerund) => {
  expect(toGerund(verb)).toBe(gerund);
});

describe('nameDuty', () => {
  it.each([
    [
      'form & fabricate custom metal trim for use in our shop',
      'Forming and fabricating custom metal trim',
    ],
    [
      'plan, organize, and direct the looms of the mill',
      'Planning, organizing, and directing the looms of the mill',
    ],
    [
      'check, weigh, and constantly improve the daily yarn',
      'Checking, weighing, and constantly improving the daily yarn',
    ],
    ['analyze yarn and summarize faults', 'Analyzing yarn'],
    ['run the day to day dye house', 'Running the day-to-day dye house'],
    [
      'recommend changes to standard weaving cards',
      'Recommending changes to standard weaving cards',
    ],
    ['drive guests to the harbour to ensure their comfort', 'Driving guests to the harbour'],
    ['order yarn, dyes and cards', 'Ordering yarn, dyes and cards'],
  ])('"%s" goes by a short name', (verbPhrase, name) => {
    expect(nameDuty(toDuty(verbPhrase))).toBe(name);
  });

  it('knows doings by their nouns, and takes no offer for one', () => {
    expect(nameDuty(toLine('Management of the dye house', 'management of the dye house'))).toBe(
      'Managing the dye house',
    );
    expect(nameDuty(toLine('Insulated shop', 'insulated shop'))).toBeNull();
    expect(nameDuty(toLine('Paid weekly'))).toBeNull();
  });

  it('names fields of work, and what somebody has a part in', () => {
    expect(nameDuty(toLine('Dye stock reconciliations'))).toBe('Dye stock reconciliations');
    expect(nameDuty(toDuty('assist with yarn audits and dye returns'))).toBe(
      'Yarn audits and dye returns',
    );
    expect(nameDuty(toDuty('take primary responsibility for all yarn transportation'))).toBe(
      'Yarn transportation',
    );
    expect(nameDuty(toDuty('support the dye house manager'))).toBeNull();
  });

  it.each([
    'deliver everything from woven rugs in the shop to felt hats',
    'perform routine weaving work',
    'provide technical support',
    'oversee the safety, comfort, and warmth of the blankets that are sold to guests of the house',
    'sound principles of weaving',
    'own it',
  ])('gives "%s" no name, since none is whole or says anything', (verbPhrase) => {
    expect(nameDuty(toDuty(verbPhrase))).toBeNull();
  });
});

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

  it('takes the two that the title and the order put first, and nothing that every job has', () => {
    expect(names()).toEqual(['Mending looms of the mill', 'Sweeping the yard']);
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
      /^Think of the last time you were mending looms of the mill\. What did not work/,
    );
    expect(second?.question).not.toBe(first?.question);
    expect(second?.strong).not.toBe(first?.strong);
  });
});
