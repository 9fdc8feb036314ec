import { beforeAll, describe, expect, it } from 'vitest';
import type { CandidateMessaging } from '../candidate-messaging/content.ts';
import type { CandidateScoring } from '../candidate-scoring/content.ts';
import type { EngagementKit } from '../engagement-kit/content.ts';
import type { EngagementTracker } from '../engagement-tracker/content.ts';
import type { InterviewCoaching } from '../interview-coaching/content.ts';
import type { ScorecardAssistant } from '../scorecard-assistant/content.ts';
import { voiceTones } from '#shared/organization.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { toSource, writeAll, writeTool } from './written.ts';

/** Each job with what it lacks; an empty list is a pass. */
const lacking = <Content>(
  tool: string,
  look: (content: Content) => Record<string, boolean>,
  read = (content: unknown): Content => content as Content,
): string[] =>
  writeAll()
    .filter((output) => output.tool === tool)
    .flatMap((output) =>
      Object.entries(look(read(output.content)))
        .filter(([, holds]) => !holds)
        .map(([what]) => `${output.name}: ${what}`),
    );

beforeAll(() => {
  writeAll();
}, 120_000);

const countWords = (text: string): number => text.split(/\s+/).length;
const merged = (text: string): string => text.replace(/\{\{\w+\}\}/g, 'x'.repeat(12));

describe('engagement kit', () => {
  it('has enough of everything', () => {
    expect(
      lacking<EngagementKit>('engagementKit', (content) => {
        const personas = new Set(content.multiStepEmailTemplates.map(({ persona }) => persona));
        return {
          '3 voicemails, one for each tab':
            content.voicemailScripts.length === 3 &&
            ['database', 'missed', 'referral'].every((word) =>
              content.voicemailScripts.some(({ type }) => type.toLowerCase().includes(word)),
            ),
          'voicemails of at most 90 words': content.voicemailScripts.every(
            ({ script }) => countWords(script) <= 90,
          ),
          'calls to action for each persona': content.personaSpecificCTAs.every(
            ({ persona, ctas }) => personas.has(persona) && ctas.length >= 3,
          ),
          '3 personas with 3 mails each':
            personas.size >= 3 &&
            [...personas].every(
              (name) =>
                content.multiStepEmailTemplates.filter(({ persona }) => persona === name).length >=
                3,
            ),
          'a way out in every mail': content.multiStepEmailTemplates.every(({ template }) =>
            template.includes("'no'"),
          ),
          'a first mail of at most 120 words': content.multiStepEmailTemplates.every(
            ({ template }) => countWords(template) <= 120,
          ),
          '6 objections with evidence': content.candidateObjectionRebuttals.length >= 6,
          '4 motivators': content.motivationBasedMessagingPoints.length >= 4,
        };
      }),
    ).toEqual([]);
  });

  it('asks a question in every mail but the last', () => {
    expect(
      lacking<EngagementKit>('engagementKit', ({ multiStepEmailTemplates }) =>
        Object.fromEntries(
          multiStepEmailTemplates
            .filter(({ stage }) => !stage.startsWith('3.'))
            .map(({ persona, stage, template }) => [
              `${persona}, ${stage}: a question`,
              template.includes('?'),
            ]),
        ),
      ),
    ).toEqual([]);
  });
});

describe('engagement tracker', () => {
  it('adds its risk up by the terms it shows', () => {
    expect(
      lacking<EngagementTracker>('engagementTracker', ({ ghostingRiskFlag }) => {
        const { reasoning, riskScore } = ghostingRiskFlag;
        const terms = [...reasoning.matchAll(/(Add|Plus|Up|Subtract|Minus|Down) (\d\.\d+):/g)].map(
          ([, sign = '', points = '']) =>
            ['Subtract', 'Minus', 'Down'].includes(sign) ? -Number(points) : Number(points),
        );
        const start = Number(/(?:Start|Begin at|Base) (\d\.\d+)/.exec(reasoning)?.[1]);
        const sum = terms.reduce((total, points) => total + points, start);
        return {
          [`${riskScore} = ${sum.toFixed(2)}`]:
            Math.abs(Math.min(0.95, Math.max(0.05, sum)) - riskScore) < 0.011,
        };
      }),
    ).toEqual([]);
  });

  it('has all five cards', () => {
    expect(
      lacking<EngagementTracker>('engagementTracker', (content) => {
        const { positiveSentimentPercent, neutralSentimentPercent, negativeSentimentPercent } =
          content.engagementSentimentSummary.quantitative;
        const sum = positiveSentimentPercent + neutralSentimentPercent + negativeSentimentPercent;
        return {
          'shares that add up': Math.abs(sum - 1) < 0.011,
          '3 insights': content.engagementSentimentSummary.qualitative.length === 3,
          '4 channels': Object.keys(content.openClickReplyScorecard.byChannel).length >= 4,
          '4 stages': Object.keys(content.openClickReplyScorecard.byStage).length >= 4,
          '3 profiles': Object.keys(content.openClickReplyScorecard.byCandidateProfile).length >= 3,
          '4 nudges': content.smartNudgeSuggestions.length >= 4,
          'texts of at most 160 characters': content.smartNudgeSuggestions.every(
            ({ channel, nudge }) => channel !== 'sms' || merged(nudge).length <= 170,
          ),
          'days and hours of the grid':
            content.followUpTimingOptimizer.bestDaysToFollowUp.every((day) =>
              /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/.test(day),
            ) &&
            content.followUpTimingOptimizer.bestTimesToFollowUp.every((time) =>
              /^(?:9AM|11AM|1PM|3PM|5PM)$/.test(time),
            ),
        };
      }),
    ).toEqual([]);
  });
});

describe('candidate evaluation', () => {
  it('has enough of everything', () => {
    expect(
      lacking<CandidateScoring>('candidateScoring', (content) => ({
        '8 ranked skills': content.skillsRankingSummary.length >= 8,
        'heaviest first': content.skillsRankingSummary.every(
          ({ weight }, i, all) => i === 0 || weight <= all[i - 1]!.weight,
        ),
        '5 priority skills': content.prioritySkills.length >= 5,
        'a tier': Object.keys(content.candidateComparisonGrid).length >= 1,
        '4 risk flags': content.riskFlags.length >= 4,
        '8 questions with weak and strong answers':
          content.recommendedScreeningQuestions.length >= 8 &&
          content.recommendedScreeningQuestions.every(({ question }) =>
            /Strong: .+ Weak: /.test(question),
          ),
        'three levels': content.submissionFramework.length === 3,
        '4 triggers': content.keepCandidatesWarm.length >= 4,
      })),
    ).toEqual([]);
  });

  it('computes every tier from the weights it shows', () => {
    expect(
      lacking<CandidateScoring>(
        'candidateScoring',
        ({ skillsRankingSummary, candidateComparisonGrid }) => {
          const weightOf = new Map(
            skillsRankingSummary.map(({ skillName, weight }) => [skillName, weight]),
          );
          const total = skillsRankingSummary.reduce((sum, { weight }) => sum + weight, 0);
          return Object.fromEntries(
            Object.entries(candidateComparisonGrid).map(([key, tier]) => {
              const matched = tier.matchedSkills.reduce(
                (sum, name) => sum + (weightOf.get(name) ?? Number.NaN),
                0,
              );
              return [key, Math.round((100 * matched) / total) === tier.totalSkillMatch];
            }),
          );
        },
      ),
    ).toEqual([]);
  });
});

describe('scorecard', () => {
  it('has enough of everything, and weights that add up to 100', () => {
    expect(
      lacking<ScorecardAssistant>('scorecardAssistant', (content) => ({
        '6 criteria': content.customizedInterviewScorecard.length >= 6,
        'weights of 100':
          content.customizedInterviewScorecard.reduce((sum, { weight }) => sum + weight, 0) === 100,
        'anchors for four bands': content.customizedInterviewScorecard.every(
          ({ evaluationGuidance: text }) =>
            ['9-10:', '7-8:', '5-6:', 'Below 5:'].every((band) => text.includes(band)),
        ),
        'a score for every criterion': content.candidateComparisonGrid.candidates.every(
          ({ scores }) =>
            Object.keys(scores).length === content.candidateComparisonGrid.headers.length,
        ),
        'profiles, not people': content.candidateComparisonGrid.candidates.every(({ name }) =>
          /^Profile [A-H] \(example\)/.test(name),
        ),
        '6 reference questions': content.referenceQuestions.length >= 6,
      })),
    ).toEqual([]);
  });
});

describe('interview coaching', () => {
  it('has enough of everything', () => {
    expect(
      lacking<InterviewCoaching>('interviewCoaching', (content) => {
        const questions = content.sampleBehavioralTechnicalQA.flatMap((group) => group.questions);
        const spoken = content.videoScriptForLoomWalkthrough.replace(/\[[\d:]+\] \([^)]*\)/g, '');
        const words = countWords(spoken.trim());
        return {
          '10 questions': questions.length >= 10,
          'no question twice':
            new Set(questions.map(({ question }) => question)).size === questions.length,
          'key points and a sample answer': questions.every(
            ({ keyPoints, sampleAnswer }) => keyPoints.length >= 2 && sampleAnswer.length > 60,
          ),
          'four horizons': Object.keys(content.whatSuccessLooksLikeBrief).length === 4,
          [`a video of two to three minutes (${words} words)`]: words >= 240 && words <= 420,
          'an offer of accommodation': /accommodation/i.test(JSON.stringify(content)),
        };
      }),
    ).toEqual([]);
  });
});

describe('candidate messaging', () => {
  it('keeps to every channel’s limit', () => {
    expect(
      lacking<CandidateMessaging>('candidateMessaging', ({ outreachScripts, socialOutreach }) =>
        Object.fromEntries([
          ...outreachScripts.map(({ channel, persona, limit, script }) => [
            `${channel}, ${persona}: ${merged(script).length}`,
            limit === null || merged(script).length <= limit,
          ]),
          ...socialOutreach.map(({ platform, limit, text }) => [
            `${platform}: ${merged(text).length}`,
            limit === null || merged(text).length <= limit,
          ]),
        ]),
      ),
    ).toEqual([]);
  });

  it('has all six tabs, with a stop rule for each situation', () => {
    expect(
      lacking<CandidateMessaging>('candidateMessaging', (content) => ({
        '4 scripts': content.outreachScripts.length >= 4,
        'a sequence for each persona': content.emailSequences.length >= 3,
        '5 answers': content.objectionResponses.length >= 5,
        '3 posts': content.socialOutreach.length >= 3,
        '6 situations': content.followUpTactics.length >= 6,
        'a stop rule each': content.followUpTactics.every(({ stopRule }) => stopRule.length > 3),
      })),
    ).toEqual([]);
  });
});

describe('tones of the first contact', () => {
  it('change the words of mails and calls, and leave the figures alone', () => {
    const [job] = allJobs;
    const texts = voiceTones.map((tone) => {
      const kit = writeTool('engagementKit', toSource(job!, { tone })).content as EngagementKit;
      return [
        ...kit.voicemailScripts.map(({ script }) => script),
        ...kit.multiStepEmailTemplates.map(({ template }) => template),
      ].join('\n');
    });
    const figures = texts.map((text) => (text.match(/\$[\d.,]+\d/g) ?? []).toSorted().join(' '));
    expect(new Set(figures).size).toBe(1);
    const words = texts.map((text) => new Set(text.toLowerCase().match(/[\p{L}']+/gu)));
    const [first] = words;
    for (const other of words.slice(1)) {
      const shared = [...first!].filter((word) => other.has(word)).length;
      expect(shared / (first!.size + other.size - shared)).toBeLessThan(0.92);
    }
  });
});
