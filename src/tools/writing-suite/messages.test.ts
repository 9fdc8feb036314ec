import { describe, expect, it } from 'vitest';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { endsTexts } from '#plan/outreach/texting.ts';
import { voiceTones } from '#shared/organization.ts';
import { findTimes, followUpTimes } from '../engagement-tracker/follow-up-heat.ts';
import { countWords } from '#writing/shorten.ts';
import type { CandidateMessaging } from '../candidate-messaging/content.ts';
import type { EngagementKit } from '../engagement-kit/content.ts';
import type { EngagementTracker } from '../engagement-tracker/content.ts';
import { isOnce, lacking } from './lacking.ts';
import { toSource, writeTool } from './written.ts';

/** Of a name that is filled in. */
const filled = (text: string): string => text.replace(/\[[^\]]+\]/g, 'x'.repeat(10));
/** In English and in the languages candidates are written to. */
const wayOut = /\b(?:no|not|stop|never|nein|nicht|kein\w*|non|pas|plus)\b/i;

describe('engagement kit', () => {
  it('has a voicemail for each tab and mails that can be refused', () => {
    expect(
      lacking<EngagementKit>('engagementKit', (content) => {
        const mails = content.multiStepEmailTemplates;
        const personas = new Set(mails.map(({ persona }) => persona));
        return {
          'a voicemail for each tab': ['database', 'missed', 'referral'].every((word) =>
            content.voicemailScripts.some(({ type }) => type.toLowerCase().includes(word)),
          ),
          'voicemails of at most 90 words': content.voicemailScripts.every(
            ({ script }) => countWords(script) <= 90,
          ),
          'mails for 3 personas': personas.size >= 3,
          'calls to action for each persona': content.personaSpecificCTAs.every(
            ({ persona, ctas }) => personas.has(persona) && ctas.length >= 2,
          ),
          'no mail twice': isOnce(mails.map(({ template }) => template)),
          'a way out in every first mail': mails
            .filter(
              ({ persona }, i) =>
                persona !== 'Everyone' && mails.findIndex((mail) => mail.persona === persona) === i,
            )
            .every(({ template }) => wayOut.test(template)),
          'a signature under every mail': mails.every(({ template }) =>
            /\[(?:your name|mein Name|mon nom|mi nombre)\]/.test(template),
          ),
          'mails of at most 190 words': mails.every(({ template }) => countWords(template) <= 190),
          '4 objections': content.candidateObjectionRebuttals.length >= 4,
        };
      }),
    ).toEqual([]);
  });

  it('asks a question in every first mail', () => {
    expect(
      lacking<EngagementKit>('engagementKit', ({ multiStepEmailTemplates }) =>
        Object.fromEntries(
          multiStepEmailTemplates
            .filter(({ stage }) => stage.startsWith('1.'))
            .map(({ persona, template }) => [`${persona}: a question`, template.includes('?')]),
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
        const start = Number(/Start (\d\.\d+)/.exec(reasoning)?.[1]);
        const sum = [...reasoning.matchAll(/\b(plus|minus) (\d\.\d+),/g)].reduce(
          (total, [, sign, points]) => total + (sign === 'minus' ? -1 : 1) * Number(points),
          start,
        );
        return {
          [`${riskScore} = ${sum.toFixed(2)}`]:
            Math.abs(Math.min(0.95, Math.max(0.05, sum)) - riskScore) < 0.011,
          'the total it shows': reasoning.includes(`Total ${riskScore.toFixed(2)}`),
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
          channels: Object.keys(content.openClickReplyScorecard.byChannel).length >= 4,
          profiles: Object.keys(content.openClickReplyScorecard.byCandidateProfile).length >= 1,
          '2 nudges': content.smartNudgeSuggestions.length >= 2,
          // Two text messages of 160 characters at most.
          'short texts with a way to end them': content.smartNudgeSuggestions.every(
            ({ channel, nudge }) =>
              channel !== 'sms' || (filled(nudge).length <= 306 && endsTexts(nudge)),
          ),
          'days and hours of the grid':
            content.followUpTimingOptimizer.bestDaysToFollowUp.every((day) =>
              /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/.test(day),
            ) &&
            content.followUpTimingOptimizer.bestTimesToFollowUp.every((time) =>
              findTimes(time).every((slot) => followUpTimes[slot] !== undefined),
            ) &&
            content.followUpTimingOptimizer.bestTimesToFollowUp.flatMap(findTimes).length > 0,
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
            `${channel}, ${persona}: ${filled(script).length}`,
            limit === null || filled(script).length <= limit,
          ]),
          ...socialOutreach.map(({ platform, limit, text }) => [
            `${platform}: ${filled(text).length}`,
            limit === null || filled(text).length <= limit,
          ]),
        ]),
      ),
    ).toEqual([]);
  });

  it('has words for each persona and a stop rule for each situation', () => {
    expect(
      lacking<CandidateMessaging>('candidateMessaging', (content) => ({
        'a sequence for each persona':
          content.emailSequences.length >= 3 &&
          isOnce(content.emailSequences.map(({ persona }) => persona)),
        'a way out in every first mail': content.emailSequences.every(({ steps }) =>
          steps.slice(0, 1).every(({ body }) => wayOut.test(body)),
        ),
        'a way to end texts': content.outreachScripts.every(
          ({ channel, script }) => channel !== 'Text message' || /\bstop\b/i.test(script),
        ),
        '4 answers': content.objectionResponses.length >= 4,
        '3 posts': content.socialOutreach.length >= 3,
        'a stop rule each': content.followUpTactics.every(({ stopRule }) => stopRule.length > 3),
      })),
    ).toEqual([]);
  });
});

describe('tones of the first contact', () => {
  it('change greeting and contractions, and leave the figures alone', () => {
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
    expect(new Set(texts).size).toBe(voiceTones.length);
    const formal = texts[voiceTones.indexOf('formal')] ?? '';
    expect(formal).not.toMatch(/\b(?:we['’]re|you['’]ll|don['’]t|can['’]t|I['’]m)\b/i);
    expect(formal).toContain('Dear [First name],');
  });
});
