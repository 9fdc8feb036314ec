import type { Kind } from '#knowledge/drawer.ts';
import { describe, expect, it } from 'vitest';
import { askLine, findLineKind, sayWithin } from './ask-line.ts';
import { isDoing } from './is-doing.ts';
import { anyLines, namedKinds } from '../own-lines/any-lines.data.ts';
import { lineKinds } from '../own-lines/line-kinds.data.ts';

describe('findLineKind', () => {
  it.each([
    ['Training new weavers', 'teaching'],
    ['Dye house regulations', 'rules'],
    ['Troubleshooting ring frames', 'faults'],
    ['Operating winding machines', 'machines'],
    ['Selling felt to hatters', 'selling'],
    ['Answering customers by phone', 'customers'],
    ['Wool invoices', 'money'],
    ['Keeping loom records', 'records'],
    ['Coordinating with the dye house', 'coordination'],
    ['Analyzing yarn faults', 'analysis'],
    ['Working in a felt trading department', 'place'],
    ['Negotiating with and influencing senior weavers', 'influencing'],
    ['Weaving', 'any'],
  ])('"%s" is a matter of %s', (name, kind) => {
    expect(findLineKind(name).id).toBe(kind);
  });
});

describe('askLine', () => {
  it('asks about the last time, and of newcomers what they would do', () => {
    expect(askLine('Keeping loom records').question).toMatch(
      /^Tell me about a mistake you caught while keeping loom records: .* who relied on the work/,
    );
    expect(askLine('Keeping loom records', { isForBeginners: true }).question).toMatch(
      /^In this job you would be keeping loom records\. Others rely on what/,
    );
  });

  it('says what it is about where no kind of question surely suits, and reads out what has no name', () => {
    expect(askLine('Splitting quills').question).toMatch(
      /^The person hired will be splitting quills\. Tell me about the last time/,
    );
    expect(askLine('Quill grades', { isDuty: false, isForBeginners: true }).question).toMatch(
      /^This job needs someone who knows quill grades\. What do you know about this so far/,
    );
    expect(askLine('"Make sure that quills are split"').question).toMatch(
      /^One line of the job reads: "Make sure that quills are split"\. Tell me about the last time/,
    );
  });

  it('asks of another side of the work each time', () => {
    const used = new Set<string>();
    const asked = Array.from({ length: anyLines.length }, (_, i) => {
      const name = `Quill splitting ${'abcdefgh'[i]}`;
      const { strong } = askLine(name, { used: new Set(used) });
      used.add(findLineKind(name, used).id);
      return strong;
    });
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('tells for each kind what strong and weak answers have in them', () => {
    for (const { doing, thing, would, strong, weak, probe } of [...namedKinds, ...lineKinds]) {
      expect(doing).toMatch(/\{doing\}.*\?$/);
      expect(thing).toMatch(/\{thing\}.*\?$/);
      expect(would).toMatch(/[?]$/);
      expect(probe).toMatch(/\?$/);
      expect(strong).not.toBe(weak);
    }
  });

  it('asks no two lines of a card the same, and marks what was asked', () => {
    const first = askLine('Training new weavers');
    const second = askLine('Training new dyers', { used: new Set(['teaching']) });
    expect(second.strong).not.toBe(first.strong);
    expect(second.question.split(': ')[1]).not.toBe(first.question.split(': ')[1]);
    const would = askLine('Training new weavers', { isForBeginners: true });
    expect(would.strong).not.toBe(first.strong);
  });

  it('makes no deed of what is understood', () => {
    expect(askLine("Understanding the mill's needs").question).toMatch(
      /^Tell me about a time when understanding the mill's needs changed what you did/,
    );
  });
});

it('says the name of a law as a name', () => {
  expect(sayWithin('Wool Trade Act')).toBe('the Wool Trade Act');
});

it('asks what a rule decided, and not how one began with it', () => {
  expect(askLine('Dye house regulations').question).toMatch(
    /^Tell me about a time when dye house regulations decided how you did the work/,
  );
});

it.each([
  ['Bookkeeping experience for weaving firm', 'a weaving firm'],
  ['Experience in open market setting', 'an open market setting'],
  ['Experience in felt industry', 'the felt industry'],
  ['Hat factories', 'hat factories'],
])('asks what is different in a kind of house: %s', (name, house) => {
  expect(askLine(name).question).toContain(
    `What is different about the work in ${house}, compared`,
  );
});

it.each([
  ['Felt Board certification', 'standard'],
  ['ISO 9001 records', 'standard'],
  ['Felt specimens for the mill', 'sample'],
  ['Working in nonprofit', 'place'],
])('asks about %s in the way of its kind', (name, kind) => {
  expect(findLineKind(name).id).toBe(kind);
});

it('asks what was done with the thing where the job says it', () => {
  expect(askLine('Felt specimens', { doing: 'Preparing felt specimens' }).question).toMatch(
    /^Take me through one case of preparing felt specimens, from request to report/,
  );
});

it('asks about no kind of work that is not at home in the job', () => {
  const kindOf = (name: string, kind: Kind): string => findLineKind(name, new Set(), kind).id;
  expect(kindOf('Driving quarterly yield reviews', 'leading-people')).not.toBe('machines');
  expect(kindOf('Building trust with beekeepers', 'sales')).not.toBe('hands');
  expect(kindOf('Clean and presentable and of good humor', 'driving-and-logistics')).not.toBe(
    'cleaning',
  );
  expect(kindOf('Register maintenance', 'office-specialist')).not.toBe('faults');
  expect(kindOf('Payment innovation', 'office-specialist')).not.toBe('money');
});

it('follows up a question about what somebody would do with one that they can answer', () => {
  const { probe } = askLine('Keeping loom records', { isForBeginners: true });
  expect(probe).not.toMatch(/next time|missing the last time/);
});

it('asks in general words where no kind of question plainly suits', () => {
  expect(findLineKind('Quill splitting').id).toMatch(/^any/);
});

it('takes a word that only looks like a doing for none', () => {
  expect(isDoing('Existing and new customers')).toBe(false);
  expect(isDoing('Incoming freight')).toBe(false);
  expect(isDoing('Training deckhands')).toBe(true);
});

it('asks for what was done as experience, and for a field as something that is known', () => {
  const askOf = (name: string, isExperience: boolean, used: string[] = []): string =>
    askLine(name, { isDuty: false, isExperience, used: new Set(used) }).question;
  expect(askOf('Harbor pilotage', true)).toMatch(
    /^The job calls for experience with harbor pilotage|^What we look for here is experience with harbor pilotage/,
  );
  expect(askOf('Felt grades', false)).toMatch(
    /^This job needs someone who knows felt grades\. Tell/,
  );
  expect(askOf('Felt grades', false, ['any-field'])).toMatch(
    /^What helps here is knowing felt grades well\. Tell me about the last piece of work in which you needed it/,
  );
  expect(askLine('Barges and ferries').question).toMatch(
    /\b(?:deals? with|concerns) barges and ferries/,
  );
});

it.each([
  ['Cooperage industry and cask trends', /the cooperage industry and cask trends/],
  ["Lighthouse's nightly log", /the lighthouse's nightly log/],
  ["Children's boats", /(?<!the )children's boats/],
])('gives what is known its article: %s', (name, expected) => {
  expect(askLine(name).question).toMatch(expected);
});
