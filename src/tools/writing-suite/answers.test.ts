import { beforeAll, describe, expect, it } from 'vitest';
import { listAskedQuestions } from '#plan/questions/asked-questions.ts';
import type { Source } from '#plan/source.ts';
import { readJobText } from '#reading/read-job-text.ts';
import type { JobAnswer } from '#shared/answers.ts';
import { toolIds, type ToolId } from '#shared/tool-info.ts';
import { checkWritten } from '../check-written/check-written.ts';
import { toSource, writeTool } from './written.ts';

const text = `Sheet Metal Fabricator
Harrow Gutters
Waco, TX

We build roofs that stay dry. Schedule: flexible.
What you will do:
- Bend and solder copper roof vents and box gutters
- Load the truck for the crews
Preferred: some welding`;

const job = readJobText(text)!;
const organization = { name: 'Harrow Gutters' };
const sourceWith = (answers: JobAnswer[]): Source => ({
  ...toSource({ name: 'answered', job: { ...job, answers }, organization }),
  answers,
});

const said: Record<string, string> = {
  pay: '$24 to $31 an hour; it depends on the bend test',
  'start-date': '2027-01-11',
  schedule: 'Monday to Thursday, 6:00 am to 4:30 pm, 40 hours a week',
  'must-haves': 'Set up and run a 10-foot press brake; read shop drawings',
  'reporting-line': 'Dana Ruiz, shop foreman',
};
const trade = ['26 gauge copper, mostly bent, hardly welded', 'One box gutter end in 40 minutes'];

const asked = listAskedQuestions(sourceWith([]));
const questions = [
  ...Object.keys(said).map((key) => asked.find((question) => question.key === key)!),
  ...asked.filter(({ topic }) => topic === null).slice(0, trade.length),
];
const answers = questions.map(({ key, topic, ask }, i): JobAnswer => ({
  key,
  topic,
  ask,
  state: 'said',
  said: said[key] ?? trade[i - Object.keys(said).length] ?? '',
  by: { name: 'Dana Ruiz', as: 'hiring manager' },
  at: '2026-11-16T09:00:00.000Z',
  replaces: null,
}));

describe('seven answers', () => {
  const outputs = new Map<ToolId, string>();
  const source = sourceWith(answers);
  const of = (tool: ToolId): string => outputs.get(tool) ?? '';

  beforeAll(() => {
    for (const tool of toolIds)
      outputs.set(tool, JSON.stringify(writeTool(tool, source).content).replaceAll('\\"', '"'));
  });

  it('are to questions that the advertisement leaves open', () => {
    expect(questions.map((question) => question?.key)).not.toContain(undefined);
    expect(answers.map((answer) => answer.said)).not.toContain('');
  });

  it('stand in the posting', () => {
    expect(of('attractionPosting')).toContain('$24 to $31 an hour');
    expect(of('attractionPosting')).toContain('Monday to Thursday, 6:00 am to 4:30 pm');
    expect(of('attractionPosting')).toContain('Set up and run a 10-foot press brake');
    expect(of('attractionPosting')).toContain('January 11, 2027');
  });

  it('are set against the market', () => {
    expect(of('marketIntel')).toMatch(/"proposedRange":"\$24-\$31 per hour/);
    expect(of('marketIntel')).toMatch(/\$24 is \d+% and \$31 is \d+%/);
  });

  it('are what people are judged by, with whoever demands it', () => {
    expect(of('scorecardAssistant')).toContain('Set up and run a 10-foot press brake');
    expect(of('scorecardAssistant')).toContain('Dana Ruiz (shop foreman) decides');
    expect(of('candidateScoring')).toContain(
      'Required by the hiring manager, 16 November: "Set up and run a 10-foot press brake"',
    );
  });

  it('are told where people are talked to, and to whoever decides', () => {
    expect(of('engagementKit')).toContain('Pay is $24 to $31 an hour');
    for (const tool of ['engagementKit', 'hiringSynopsis', 'intakeAssistant'] as const)
      for (const words of trade)
        expect(of(tool)).toContain(`"${words}" (hiring manager, 16 November)`);
  });

  it('are listed at the intake, with who said it and when', () => {
    const { content } = writeTool('intakeAssistant', source);
    const { agreed = [], openQuestions = [] } = content as {
      agreed?: Record<string, string>[];
      openQuestions?: Record<string, string>[];
    };
    expect(agreed).toHaveLength(answers.length);
    expect(agreed[1]).toEqual({
      question: 'By when should the work start?',
      answer: 'January 11, 2027',
      by: 'Dana Ruiz, hiring manager',
      on: '16 November',
    });
    const open = openQuestions.map(({ question }) => question);
    const all = listAskedQuestions(source).map(({ ask }) => ask);
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter((question) => !all.includes(question ?? ''))).toEqual([]);
  });

  it('end their questions in every tool', () => {
    for (const [tool, written] of outputs) {
      const content =
        tool === 'intakeAssistant' ? written.replace(/"agreed":\[.*?\]/, '') : written;
      for (const { ask } of questions) expect(content, `${tool}: ${ask}`).not.toContain(ask);
      expect(content, tool).not.toMatch(
        /by when should the work start|\[pay: confirm|Pay not stated/i,
      );
    }
  });

  it('leave nothing to mend', () => {
    const faults = toolIds.flatMap((tool) =>
      checkWritten(tool, writeTool(tool, source).content, source),
    );
    expect(faults).toEqual([]);
  });
});
