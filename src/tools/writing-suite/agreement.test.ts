import { describe, expect, it } from 'vitest';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { fitsTier, listInTier } from '../candidate-scoring/tier-example.ts';
import { computeScoringFigures } from '../candidate-scoring/figures.ts';
import { draftCandidateScoring } from '../candidate-scoring/draft.ts';
import { draftSynopsis } from '../hiring-synopsis/draft.ts';
import { computeSynopsisFigures } from '../hiring-synopsis/figures.ts';
import { draftRounds } from '../intake-assistant/draft-rounds.ts';
import { draftWeeks } from '../sourcing-strategy/draft-weeks.ts';
import { stepOf } from '#plan/hiring-steps/steps.ts';
import { makePlan } from '#plan/plan.ts';
import { toSource } from './written.ts';

/** "Write to personas C and D; send": the letters of a week. */
const lettersOf = (activities: readonly string[]): string[] =>
  activities.flatMap(
    (text) =>
      /^Write to personas? ([A-G](?:(?:, | and )[A-G])*)\b/.exec(text)?.[1]?.match(/[A-G]/g) ?? [],
  );

describe.each(allJobs.map((job) => [job.name, toSource(job)] as const))('%s', (_name, source) => {
  const plan = makePlan(source);
  const { criteria, personas } = plan;

  it('takes as the example of a tier only who lacks what the tier says is missing', () => {
    const figures = computeScoringFigures(source);
    const { tierNotes } = draftCandidateScoring(source, figures);
    for (const tier of figures.tiers) {
      const note = tierNotes.find(({ key }) => key === tier.key)?.note ?? '';
      const [, said = ''] = /\bExample: ([^.]*)/.exec(note) ?? [];
      const named = [...said.matchAll(/profile ([A-G]) \(/g)].map(([, letter]) => letter);
      const told = criteria.filter(
        ({ name }) => tier.missing.includes(name) && isToldIn(note.split('Example: ')[0]!, name),
      );
      for (const persona of listInTier(personas, tier))
        if (named.includes(persona.letter)) expect(fitsTier(persona, told, criteria)).toBe(true);
    }
  });

  it('writes to each profile in the week that the synopsis names', () => {
    const weeks = draftWeeks(source, plan).map(({ activities }) => lettersOf(activities));
    const { profiles } = draftSynopsis(source, computeSynopsisFigures(source));
    for (const [i, { recommendation }] of profiles.entries()) {
      const [, week] = /\bweek (\d)/.exec(recommendation) ?? [];
      const { letter } = personas[i]!;
      if (week !== undefined) expect(weeks[Number(week) - 1]).toContain(letter);
      else expect(weeks.flat()).not.toContain(letter);
    }
  });

  it('puts each question in the round in which its line is scored', () => {
    const rounds = draftRounds(plan, {
      isForATime: false,
      isRemote: false,
      isSenior: false,
      duties: 0,
      hardPart: null,
    });
    const stepsOf = ({
      keyQuestions,
    }: {
      keyQuestions: readonly { question: string }[];
    }): string[] =>
      criteria
        .filter((one) => keyQuestions.some(({ question }) => question === one.question))
        .map((one) => stepOf(plan, one));
    const ofWork = new Set(stepsOf(rounds.technicalAssessmentRound));
    const ofTeam = new Set(stepsOf(rounds.behavioralCulturalFit));
    // Where nothing is scored in the second talk, it is a part of the first.
    if (criteria.every((one) => !ofTeam.has(stepOf(plan, one)) || ofWork.has(stepOf(plan, one))))
      return;
    expect([...ofTeam].filter((step) => ofWork.has(step))).toEqual([]);
  });
});

const isToldIn = (text: string, name: string): boolean =>
  text.toLowerCase().includes(name.toLowerCase());
