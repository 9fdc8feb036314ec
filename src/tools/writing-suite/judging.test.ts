import { describe, expect, it } from 'vitest';
import { listFloors } from '#plan/demands/floors.ts';
import { makePlan } from '#plan/plan.ts';
import { countWords } from '#writing/shorten.ts';
import type { CandidateScoring } from '../candidate-scoring/content.ts';
import type { HiringSynopsis } from '../hiring-synopsis/content.ts';
import type { IntakeAssistant } from '../intake-assistant/content.ts';
import type { InterviewCoaching } from '../interview-coaching/content.ts';
import { bandOf, bands, type Band } from '../scorecard-assistant/bands.ts';
import type { ScorecardAssistant } from '../scorecard-assistant/content.ts';
import { isOnce, lacking } from './lacking.ts';

describe('intake assistant', () => {
  it('has three rounds with questions, assumptions, goals and flags', () => {
    expect(
      lacking<IntakeAssistant>('intakeAssistant', (content) => {
        const rounds = Object.values(content.interviewPanelRecommendations);
        return {
          'three columns of requirements': Object.values(content.prioritizedRequirementsGrid).every(
            (column) => column.length > 0,
          ),
          '2 hidden assumptions': content.hiddenAssumptionFlags.length >= 2,
          'a question in each round': rounds.every(({ keyQuestions }) => keyQuestions.length >= 1),
          'no question twice': isOnce(
            rounds.flatMap(({ keyQuestions }) => keyQuestions.map(({ question }) => question)),
          ),
          'success indicators and red flags':
            content.whatWereHiringForOnePager.successIndicators.length >= 2 &&
            content.whatWereHiringForOnePager.redFlags.length >= 3,
        };
      }),
    ).toEqual([]);
  });
});

/** Of few lines none may lead into a tier exactly. */
const nearly = 5;

describe('candidate evaluation', () => {
  it('ranks at least four skills, heaviest first, with questions and their anchors', () => {
    expect(
      lacking<CandidateScoring>('candidateScoring', (content) => ({
        '4 ranked skills': content.skillsRankingSummary.length >= 4,
        'heaviest first': content.skillsRankingSummary.every(
          ({ weight }, i, all) => i === 0 || weight <= all[i - 1]!.weight,
        ),
        'a tier': Object.keys(content.candidateComparisonGrid).length >= 1,
        '3 risk flags': content.riskFlags.length >= 3,
        '4 questions, strong answers told from weak ones':
          content.recommendedScreeningQuestions.length >= 4 &&
          content.recommendedScreeningQuestions.every(
            // What somebody hopes to earn is noted and never marked.
            ({ purpose, question }) => /(?:Strong|Pass): /.test(question) === (purpose !== 'Pay'),
          ),
        'a level at least': content.submissionFramework.length >= 1,
      })),
    ).toEqual([]);
  });

  it('computes every tier from the weights it shows, and within its name', () => {
    const limits: Record<string, [number, number]> = {
      perfectMatch_90_to_100_percent: [90, 100],
      strongMatch_75_to_89_percent: [75, 89],
      goodMatch_60_to_74_percent: [60, 74],
      weakMatch_below_60_percent: [0, 59],
    };
    expect(
      lacking<CandidateScoring>(
        'candidateScoring',
        ({ skillsRankingSummary, candidateComparisonGrid }) => {
          // Each line says its share of the scorecard, by which the tiers count.
          const shareOf = new Map(
            skillsRankingSummary.map(({ skillName, rationale }) => [
              skillName,
              Number(/^(\d+) of 100/.exec(rationale)?.[1]),
            ]),
          );
          return Object.fromEntries(
            Object.entries(candidateComparisonGrid).map(([key, tier]) => {
              const matched = tier.matchedSkills.reduce(
                (sum, name) => sum + (shareOf.get(name) ?? Number.NaN),
                0,
              );
              const [low, high] = limits[key] ?? [0, 0];
              return [
                key,
                Math.abs(matched - tier.totalSkillMatch) <= nearly &&
                  tier.totalSkillMatch >= low &&
                  tier.totalSkillMatch <= high,
              ];
            }),
          );
        },
      ),
    ).toEqual([]);
  });
});

describe('scorecard', () => {
  it('has weights that add up to 100, anchors for each line and examples that are no people', () => {
    expect(
      lacking<ScorecardAssistant>('scorecardAssistant', (content) => ({
        '4 criteria': content.customizedInterviewScorecard.length >= 4,
        'weights of 100':
          content.customizedInterviewScorecard.reduce((sum, { weight }) => sum + weight, 0) === 100,
        'a question with anchors': content.customizedInterviewScorecard.every(
          ({ evaluationGuidance: text }) =>
            ['Ask:', '9-10:', 'Below 5:'].every((part) => text.includes(part)),
        ),
        'a score for every criterion': content.candidateComparisonGrid.candidates.every(
          ({ scores }) =>
            Object.keys(scores).join() === content.candidateComparisonGrid.headers.join(),
        ),
        'profiles, not people': content.candidateComparisonGrid.candidates.every(({ name }) =>
          /^Profile [A-H] \(example\)/.test(name),
        ),
        '4 reference questions': content.referenceQuestions.length >= 4,
      })),
    ).toEqual([]);
  });

  it('puts every example into the band whose rule it satisfies', () => {
    expect(
      lacking<ScorecardAssistant>('scorecardAssistant', (content, { source }) => {
        const { criteria, personas } = makePlan(source);
        const floors = listFloors(criteria).map(({ name }) => name);
        const weights = content.customizedInterviewScorecard;
        const rules = Object.entries(content.aiPoweredRecommendation.recommendationEngine) as [
          Band,
          string,
        ][];
        return Object.fromEntries(
          content.candidateComparisonGrid.candidates.map(({ name, scores }) => {
            const [, letter = ''] = /^Profile ([A-H])/.exec(name) ?? [];
            const weighted =
              weights.reduce((sum, line) => sum + line.weight * (scores[line.criterion] ?? 0), 0) /
              100;
            const persona = personas.find((one) => one.letter === letter);
            const band = bandOf({
              weighted,
              lowest: Math.min(...floors.map((line) => scores[line] ?? 0)),
              isWithoutMust: (persona?.lacks.length ?? 0) > 0,
            });
            const shown = rules.filter(([, rule]) =>
              new RegExp(`\\b${letter}, ${weighted.toFixed(2).replace('.', '\\.')}`).test(rule),
            );
            return [
              `${letter} at ${weighted.toFixed(2)} is an example for "${band}" alone`,
              shown.length === 1 && shown[0]?.[0] === band,
            ];
          }),
        );
      }),
    ).toEqual([]);
  });
});

describe('one rule for scores', () => {
  it('asks the same of a core skill, of a hire and of what was agreed', () => {
    const floor = String(bands.lowestToPass);
    expect([
      ...lacking<ScorecardAssistant>('scorecardAssistant', (content) => ({
        'a hire with the minimum, where any line has one':
          content.agreedUponCriteriaCheck.every(
            ({ passThreshold }) => !passThreshold.startsWith('Minimum '),
          ) ||
          content.aiPoweredRecommendation.recommendationEngine.hire.includes(
            `no line with a minimum below ${floor}`,
          ),
        'a deal breaker wherever a low score ends it': content.agreedUponCriteriaCheck.every(
          ({ passThreshold, type }) =>
            !passThreshold.startsWith('Minimum ') || type === 'dealBreaker',
        ),
      })),
      ...lacking<HiringSynopsis>('hiringSynopsis', (content) => ({
        'a deal breaker wherever a low score or a missing item ends it':
          content.agreedUponHiringCriteria.every(
            ({ description, dealBreaker }) =>
              dealBreaker || !/Minimum \d|^Required, pass or fail/.test(description),
          ),
        'profiles in the order of their fit': content.topCandidatesOverview.every(
          // Where beginners stand in a given order, two may be a point apart.
          ({ fitScore }, i, all) => i === 0 || fitScore <= all[i - 1]!.fitScore + 1,
        ),
        'a day for the answers, and what happens without them':
          /\bby (?:noon on )?\p{Lu}\p{L}+day\b/u.test(content.outputFormats.emailBlock.body) &&
          /\bif I hear nothing|if anything has changed/i.test(
            content.outputFormats.emailBlock.body,
          ),
        'each advice for one risk only': isOnce(
          // Whoever answers one open question by a day answers the next by the same.
          content.risksAssumptions
            .filter(({ category }) => category !== 'Open')
            .map(({ mitigation }) => mitigation),
        ),
      })),
    ]).toEqual([]);
  });
});

describe('interview coaching', () => {
  it('prepares for the questions, the day and the first year', () => {
    expect(
      lacking<InterviewCoaching>('interviewCoaching', (content) => {
        const questions = content.sampleBehavioralTechnicalQA.flatMap((group) => group.questions);
        const spoken = content.videoScriptForLoomWalkthrough.replace(/\[[\d:]+\]/g, '');
        const words = countWords(spoken);
        return {
          '4 questions, each once':
            questions.length >= 4 && isOnce(questions.map(({ question }) => question)),
          'key points and a sample answer': questions.every(
            ({ keyPoints, sampleAnswer }) => keyPoints.length >= 2 && sampleAnswer.length > 60,
          ),
          'four horizons': Object.keys(content.whatSuccessLooksLikeBrief).length === 4,
          [`a video of about a minute (${words} words)`]: words >= 70 && words <= 160,
          'an offer of adjustments':
            (content.roleSpecificInterviewPrepGuide as { adjustments?: string[] }).adjustments
              ?.length === 1,
        };
      }),
    ).toEqual([]);
  });
});

describe('hiring synopsis', () => {
  it('asks the manager, with dates, owners and criteria', () => {
    expect(
      lacking<HiringSynopsis>('hiringSynopsis', (content) => ({
        'an email that asks': /1\. .+\?/.test(content.outputFormats.emailBlock.body),
        'an email of at most 300 words': countWords(content.outputFormats.emailBlock.body) <= 300,
        '3 profiles': content.topCandidatesOverview.length >= 3,
        '3 criteria': content.agreedUponHiringCriteria.length >= 3,
        '2 risks': content.risksAssumptions.length >= 2,
        '5 next steps': content.suggestedNextSteps.length >= 5,
      })),
    ).toEqual([]);
  });
});

describe('one plan for all tools', () => {
  it('judges by the same criteria and speaks of the same careers', () => {
    const found = [
      ...lacking<CandidateScoring>('candidateScoring', (content, { source }) => ({
        criteria:
          content.skillsRankingSummary.map(({ skillName }) => skillName).join() ===
          makePlan(source)
            .criteria.map(({ name }) => name)
            .join(),
      })),
      ...lacking<ScorecardAssistant>('scorecardAssistant', (content, { source }) => ({
        criteria:
          content.customizedInterviewScorecard.map(({ criterion }) => criterion).join() ===
          makePlan(source)
            .criteria.map(({ name }) => name)
            .join(),
        careers: makePlan(source).personas.every(({ name }, i) =>
          content.candidateComparisonGrid.candidates[i]?.name.includes(name),
        ),
      })),
      ...lacking<HiringSynopsis>('hiringSynopsis', (content, { source }) => ({
        careers: makePlan(source).personas.every(({ name }, i) =>
          content.topCandidatesOverview[i]?.candidateProfile.endsWith(name),
        ),
      })),
    ];
    expect(found).toEqual([]);
  });
});
