import type { Kind } from '#knowledge/drawer.ts';
import { describe, expect, it } from 'vitest';
import { askLine, findLineKind, sayWithin } from './ask-line.ts';
import { anyLines } from '../own-lines/any-lines.data.ts';
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
    expect(askLine('Keeping loom records', { place: 0 }).question).toMatch(
      /^Part of this job is keeping loom records\. Tell me .* did that\. Who relied on it/,
    );
    expect(askLine('Keeping loom records', { place: 0, isForBeginners: true }).question).toMatch(
      /^In this job you would be keeping loom records\. Others rely on what/,
    );
  });

  it('says a field as a thing', () => {
    expect(askLine('Experience in felt making', { place: 0 }).question).toMatch(
      /^Where have you worked in felt making, and what was your own part\?/,
    );
  });

  it('tells for each kind what strong and weak answers have in them', () => {
    for (const { ask, would, strong, weak, probe } of [...lineKinds, ...anyLines]) {
      expect(ask).toMatch(/\?$/);
      expect(would).toMatch(/[?]$/);
      expect(probe).toMatch(/\?$/);
      expect(strong).not.toBe(weak);
    }
  });

  it('asks no two lines of a card the same, and marks what was asked', () => {
    const first = askLine('Training new weavers', { place: 0 });
    const second = askLine('Training new dyers', { place: 1, used: new Set(['teaching']) });
    expect(second.strong).not.toBe(first.strong);
    expect(second.question.split('. ')[1]).not.toBe(first.question.split('. ')[1]);
    const would = askLine('Training new weavers', { place: 0, isForBeginners: true });
    expect(would.strong).not.toBe(first.strong);
  });

  it('asks about two doings as doings, and about a name as a name', () => {
    expect(askLine('Sorting and grading raw wool', { place: 0 }).question).toMatch(
      /^Part of this job is sorting and grading raw wool\./,
    );
    expect(askLine('Dyeing and Felt Operations', { place: 0 }).question).toMatch(
      /^Where have you worked (?:in|with) /,
    );
  });

  it('makes no deed of what is understood', () => {
    expect(askLine("Understanding the mill's needs", { place: 0 }).question).toMatch(
      /^When did understanding the mill's needs last change what you did at work\?/,
    );
  });
});

it('asks of the thing that is worked on, and of no word behind it', () => {
  expect(askLine('Cutting, sewing, and pressing felt', { place: 0 }).question).toMatch(
    /^Part of this job is cutting, sewing/,
  );
  expect(askLine('Plumbing, dyes, and looms', { place: 0 }).question).toMatch(
    /^(?:What was the last piece of work you did|Where have you worked) with plumbing, dyes/,
  );
  expect(sayWithin('Wool Trade Act')).toBe('the Wool Trade Act');
});

it('asks what a rule decided, and not how one began with it', () => {
  expect(askLine('Building Codes', { place: 0 }).question).toMatch(
    /^Tell me about a time when Building Codes decided how you did the work/,
  );
});

it.each([
  ['Bookkeeping experience for weaving firm', 'a weaving firm'],
  ['Experience in open market setting', 'an open market setting'],
  ['Experience in felt industry', 'the felt industry'],
  ['Hat factories', 'hat factories'],
])('asks what is different in a kind of house: %s', (name, house) => {
  expect(askLine(name, { place: 0 }).question).toContain(
    `What is different about the work in ${house}, compared`,
  );
});

it('asks about principles as a method', () => {
  expect(findLineKind('Dye house principles').id).toBe('method');
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

it('says an order as a doing, and keeps the experience of customers whole', () => {
  expect(askLine('Review the dye orders', { place: 0 }).question).toContain(
    'reviewing the dye orders',
  );
  expect(askLine('Shaping a calm customer experience', { place: 0 }).question).toContain(
    'a calm customer experience',
  );
});

it('follows up a question about what somebody would do with one that they can answer', () => {
  const { probe } = askLine('Keeping loom records', { place: 0, isForBeginners: true });
  expect(probe).not.toMatch(/next time|missing the last time/);
});

it('asks in general words where no kind of question plainly suits', () => {
  expect(findLineKind('Quill splitting').id).toMatch(/^any/);
});
