import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { pickQuestions } from './pick-questions.ts';
import { writeVideo } from './write-video.ts';

const source = toSource(
  fromText(
    'an advertisement',
    { name: 'Oakley Doors' },
    `Apprentice Joiner
Oakley Doors
Leeds, England

You will work towards a Level 2 Joinery apprenticeship.

Responsibilities
- Cut and sand frames beside a joiner
- Sweep the hall and sort the offcuts
- Check finished doors against the drawing

Requirements
- Basic maths
- Punctual`,
  ),
);
const plan = makePlan(source);

it('answers for a beginner from school, a club or a weekend job, never from the last job', () => {
  const questions = pickQuestions(source, plan);
  expect(questions[0]?.question).toContain('comes close to it');
  const answers = questions.map(({ sample_answer }) => sample_answer).join(' ');
  expect(answers).toMatch(/\b(?:school|club|café|weekend job)\b/);
  expect(answers).not.toContain('my last job');
  expect(writeVideo(source, plan)).toContain('from school, a club, a weekend job or home');
});

it('begins with school leavers and asks the manager about the training', () => {
  const ids = plan.personas.map(({ id }) => id);
  expect(ids[0]).toBe('leaver');
  expect(new Set(ids)).toEqual(new Set(['leaver', 'first-job', 'volunteer', 'second-start']));
  expect(plan.drawer.intake.questions[0]?.ask).toContain('How long is the training');
  expect(plan.channels.slice(0, 3).map(({ name }) => name)).toContainEqual(
    expect.stringContaining('Find an apprenticeship'),
  );
});
