import { describe, expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { understand } from '#reading/read-stored-job.ts';
import { emptyJobText } from '#reading/stored/job-text.ts';
import type { JobAnswer } from '#shared/answers.ts';
import { proposePlan } from '#plan/agreed.ts';
import { listAskedQuestions } from '#plan/questions/asked-questions.ts';
import { makePlan } from '#plan/plan.ts';
import { listOfSelection, listQuoted } from '#plan/questions/quoted-answers.ts';
import type { Source } from '#plan/source.ts';

const today = '2026-11-16';

function sourceOf(answers: JobAnswer[] = [], title = 'Welder'): Source {
  const brief = understand({
    job: {
      ...emptyJobText,
      title,
      location: 'Shreveport, LA',
      description: 'You weld pipe. Reads isometric drawings.',
      answers,
    },
    organization: { name: 'Caddo Pipe' },
  });
  return {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: 'Caddo Pipe', description: '', website: '' },
    notes: [],
    answers,
    today,
  };
}

const answer = (
  { key, topic, ask }: Pick<JobAnswer, 'key' | 'topic' | 'ask'>,
  said: string,
  more: Partial<JobAnswer> = {},
): JobAnswer => ({
  key,
  topic,
  ask,
  state: 'said',
  said,
  by: { name: 'Dana Ruiz', as: 'hiring manager' },
  at: '2026-11-16T09:00:00.000Z',
  replaces: null,
  ...more,
});

const asked = listAskedQuestions(sourceOf());
const find = (key: string) => {
  const found = asked.find((question) => question.key === key);
  if (!found) throw new Error(`${key} is not asked`);
  return found;
};
const trade = asked.filter(({ topic }) => topic === null);
const keysWith = (answers: JobAnswer[]) =>
  listAskedQuestions(sourceOf(answers)).map(({ key }) => key);

describe('the questions of a job', () => {
  it('stand there once each, those of the trade and the general ones too', () => {
    const keys = asked.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(['pay', 'schedule', 'team', 'urgency']));
    expect(trade.length).toBeGreaterThan(3);
    expect(keys.indexOf('pay')).toBeLessThan(keys.indexOf(trade[0]!.key));
  });

  it('are asked one by one where the plan asks them in one breath', () => {
    expect(
      makePlan(sourceOf())
        .questions.map(({ ask }) => ask)
        .join('\n'),
    ).toMatch(/How many people .* by when/);
    expect(find('openings')).toMatchObject({ kind: 'number', unit: 'people' });
    expect(find('start-date')).toMatchObject({ kind: 'date' });
    expect(find('deadline')).toMatchObject({ kind: 'date' });
    expect(find('reporting-line').ask).toBe('Who will the new hire report to?');
    expect(find('who-decides').ask).not.toMatch(/direct manager/);
  });

  it('say how they are answered and which tools change', () => {
    expect(find('pay').kind).toBe('pay');
    expect(find('pay').tools).toEqual(
      expect.arrayContaining(['attractionPosting', 'marketIntel', 'hiringSynopsis']),
    );
    expect(find('pay').tools).not.toContain('scorecardAssistant');
    expect(find('contract')).toMatchObject({ kind: 'choice' });
    expect(find('contract').choices).toContain('Permanent, full-time');
    expect(trade[0]?.tools).toEqual(expect.arrayContaining(['intakeAssistant', 'hiringSynopsis']));
  });

  it('keep their keys when the job is called otherwise', () => {
    const other = listAskedQuestions(sourceOf([], 'Pipe Welder')).map(({ key }) => key);
    expect(asked.map(({ key }) => key).filter((key) => !other.includes(key))).toEqual([]);
  });
});

describe('an answer', () => {
  it('ends its question, and only that', () => {
    for (const question of asked) {
      const left = keysWith([answer(question, 'Ask me in spring')]);
      expect(left).not.toContain(question.key);
      expect(asked.length - left.length).toBeLessThanOrEqual(2);
    }
  });

  it('ends it also when it does not apply', () => {
    const given = answer(find('start-date'), '', { state: 'does-not-apply' });
    expect(keysWith([given])).not.toContain('start-date');
    expect(
      makePlan(sourceOf([given]))
        .questions.map(({ ask }) => ask)
        .join('\n'),
    ).not.toMatch(/when should the work start/i);
  });

  it('leaves it open when nothing is decided, says so, and passes it on to HR', () => {
    const questions = listAskedQuestions(
      sourceOf([
        answer(find('schedule'), '', { state: 'not-decided' }),
        answer(find('start-date'), '', { state: 'unknown' }),
        answer(trade[0]!, '', { state: 'ask-hr' }),
      ]),
    );
    const of = (key: string) => questions.find((question) => question.key === key);
    expect(of('schedule')?.why).toMatch(/^Hiring manager, 16 November: not decided yet\. [A-Z]/);
    expect(of('start-date')?.why).toMatch(/^Hiring manager, 16 November: not known\. /);
    expect(of(trade[0]!.key)).toMatchObject({ owner: 'HR' });
    expect(of(trade[0]!.key)?.why).toMatch(
      /^The hiring manager leaves it to HR \(16 November\)\. /,
    );
  });

  it('does not ask what decides within a range of somebody who has said it', () => {
    const pay = (said: string) => keysWith([answer(find('pay'), said)]);
    expect(pay('$24 to $31 an hour')).toContain('within-the-range');
    expect(pay('$24 to $31 an hour, depending on the bend test')).not.toContain('within-the-range');
  });

  it('of one corrected line does not end the question of its matter', () => {
    const given = answer({ key: 'fact-1', topic: 'Schedule', ask: '' }, 'Rotating shifts', {
      replaces: 'Shifts',
    });
    expect(keysWith([given])).toContain('schedule');
  });
});

describe('a plan that people settled', () => {
  const settled = proposePlan(makePlan(sourceOf()));
  const asksOf = (answers: JobAnswer[], agreed = settled): string[] =>
    makePlan({ ...sourceOf(answers), agreed }).questions.map(({ ask }) => ask);

  it('asks no more what was answered since, be it one of several things in a breath', () => {
    expect(asksOf([]).join('\n')).toMatch(/by when should the work start/i);
    const asks = asksOf([
      answer(find('pay'), '$24 to $31 an hour'),
      answer(find('start-date'), '2027-03-01'),
      answer(trade[0]!, 'Copper'),
    ]);
    expect(asks.join('\n')).not.toMatch(/lowest and the highest|by when should the work start/i);
    expect(asks).not.toContain(trade[0]!.ask);
    expect(asks.join('\n')).toMatch(/how many people are to be hired/i);
  });

  it('keeps a question in the words of people until its own key is answered', () => {
    const own = { ask: 'Is the crane fixed?', why: 'It is not.', owner: 'Hiring manager' as const };
    const agreed = { ...settled, questions: [own] };
    const [question] = listAskedQuestions({ ...sourceOf(), agreed });
    expect(question).toMatchObject({ ask: own.ask, topic: null });
    expect(asksOf([answer(question!, 'Since Monday')], agreed)).toEqual([]);
  });
});

describe('what has no field', () => {
  const test = { key: 'q-1', topic: null, ask: 'What exactly is the test?' };
  const source = sourceOf([
    answer(find('openings'), '2'),
    answer(test, 'Two bends in 40 minutes'),
    answer({ key: 'q-2', topic: null, ask: 'Who left, and why?' }, 'The last one fell out with me'),
    answer(find('pay'), '$24 to $31 an hour'),
    answer(find('urgency'), 'Each week costs a crew'),
  ]);

  it('is quoted with who said it, and nothing that was read', () => {
    expect(listQuoted(source).map(({ said, by }) => `${said}, ${by}`)).toEqual([
      'Two bends in 40 minutes, hiring manager, 16 November',
      'The last one fell out with me, hiring manager, 16 November',
      'Each week costs a crew, hiring manager, 16 November',
    ]);
  });

  it('is told to candidates only where it is about how they are chosen', () => {
    expect(listOfSelection(source).map(({ said }) => said)).toEqual(['Two bends in 40 minutes']);
  });
});
