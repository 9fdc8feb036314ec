import { describe, expect, it } from 'vitest';
import { dialects, type DialectId } from '#market/search-strings/dialects.ts';
import { lintSearchString } from '#market/search-strings/lint.ts';
import type { AttractionPosting } from '../attraction-posting/content.ts';
import { countWords } from '#writing/shorten.ts';
import type { HiringSynopsis } from '../hiring-synopsis/content.ts';
import type { IntakeAssistant } from '../intake-assistant/content.ts';
import type { MarketIntel } from '../market-intel/content.ts';
import type { SourcingStrategy } from '../sourcing-strategy/content.ts';
import { listFailures, writeAll } from './written.ts';

interface Contents {
  attractionPosting: AttractionPosting;
  sourcingStrategy: SourcingStrategy;
  marketIntel: MarketIntel;
  intakeAssistant: IntakeAssistant;
  hiringSynopsis: HiringSynopsis;
}

const listOf = <Tool extends keyof Contents>(
  tool: Tool,
): { name: string; content: Contents[Tool] }[] =>
  writeAll()
    .filter((output) => output.tool === tool)
    .map(({ name, content }) => ({ name, content: content as Contents[Tool] }));

/** Each job with what it lacks; an empty list is a pass. */
const lacking = <Tool extends keyof Contents>(
  tool: Tool,
  look: (content: Contents[Tool]) => Record<string, boolean>,
): string[] =>
  listOf(tool).flatMap(({ name, content }) =>
    Object.entries(look(content))
      .filter(([, holds]) => !holds)
      .map(([what]) => `${name}: ${what}`),
  );

it('writes every tool for every job', () => {
  expect(listFailures()).toEqual([]);
});

/** What a posting may leave to be filled in, each at most once. */
const postingBlanks = ['[pay: add]', '[how to apply: add]'];
const noDuties = '[Duties: the advertisement lists none; add before publishing]';

describe('attraction posting', () => {
  it('can be published once its marked blanks are filled: no other bracket, no note to the recruiter', () => {
    const notes = /[[\]]|\b(?:to confirm|confirm:|not stated|hiring manager:|placeholder|tbd)\b/i;
    const found = listOf('attractionPosting').flatMap(({ name, content }) => {
      const posting = content.publicJobPosting;
      const text = [...Object.values(posting).flat(), content.socialBlurb].join('\n');
      const left = [...postingBlanks, noDuties].reduce(
        (rest, blank) => rest.replace(blank, ''),
        text,
      );
      return notes.test(left) ? [`${name}: ${notes.exec(left)?.[0]}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('has enough of everything', () => {
    expect(
      lacking('attractionPosting', (content) => {
        const { internalJobDescription: internal, publicJobPosting: posting } = content;
        const words = countWords(Object.values(posting).flat().join(' '));
        return {
          responsibilities: internal.coreResponsibilities.length >= 1,
          '5 competencies': internal.keyCompetencies.length >= 5,
          '10 skill and a place keyword': content.embeddedKeywords.length > 10,
          '2 attraction points': content.attractionPoints.length >= 2,
          [`a posting of 120 to 800 words (${words})`]: words >= 120 && words <= 800,
          'a blurb of at most 280 characters': content.socialBlurb.length <= 280,
        };
      }),
    ).toEqual([]);
  });
});

describe('sourcing strategy', () => {
  it('has enough of everything', () => {
    expect(
      lacking('sourcingStrategy', (content) => ({
        '3 personas': content.personaBreakdowns.length >= 3,
        'personas of different names':
          new Set(content.personaBreakdowns.map(({ personaName }) => personaName)).size ===
          content.personaBreakdowns.length,
        '4 channel types': content.channelRecommendations.length >= 4,
        '4 weeks': content.sourcingCadenceSuggestions.length === 4,
        '6 platforms in 3 widths':
          Object.values(content.booleanStrings).filter((strings) =>
            ['broad', 'balanced', 'narrow'].every((width) =>
              Object.keys(strings).some((label) => label.startsWith(width)),
            ),
          ).length >= 6,
        '3 inclusive items': content.diversitySourcing.length >= 3,
        'an action plan': content.actionPlan.length >= 6,
        'time that adds up to 100':
          content.channelRecommendations
            .flatMap(({ platforms }) => platforms)
            .reduce((sum, { timeAllocation }) => sum + Number.parseInt(timeAllocation, 10), 0) ===
          100,
      })),
    ).toEqual([]);
  });

  it('writes strings that every platform can read', () => {
    const ids = Object.keys(dialects) as DialectId[];
    const wrong = listOf('sourcingStrategy').flatMap(({ name, content }) =>
      Object.entries(content.booleanStrings).flatMap(([platform, strings]) => {
        const id = ids.find((known) => dialects[known].name === platform);
        if (!id) return [`${name}: unknown platform ${platform}`];
        return Object.values(strings).flatMap((text) => {
          const { valid, errors } = lintSearchString(id, text);
          return valid ? [] : [`${name} / ${platform}: ${errors[0]?.message} in ${text}`];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('market intelligence', () => {
  it('has enough of everything', () => {
    expect(
      lacking('marketIntel', (content) => ({
        'a rationale': content.difficultyRationale.length >= 4,
        'regions, platforms, backgrounds, matches': [
          content.candidatePoolInsights.regionalBreakdown,
          content.candidatePoolInsights.platformAvailability,
          content.candidatePoolInsights.industryBackground,
          content.candidatePoolInsights.matchQuality,
        ].every((map) => Object.keys(map).length > 0),
        benchmarks: Object.keys(content.compensationBenchmarking.benchmarkData).length > 0,
        '3 risks': content.riskSummary.length >= 3,
        '3 recommendations': content.recommendationSummary.length >= 3,
        seasons: content.marketTiming.seasonalFactors.length > 0,
        sources: content.sourceCredibility.length >= 3,
      })),
    ).toEqual([]);
  });
});

describe('intake assistant', () => {
  it('has enough of everything', () => {
    expect(
      lacking('intakeAssistant', (content) => ({
        'three columns of requirements': Object.values(content.prioritizedRequirementsGrid).every(
          (column) => column.length > 0,
        ),
        '4 hidden assumptions': content.hiddenAssumptionFlags.length >= 4,
        '3 rounds with 4 questions': Object.values(content.interviewPanelRecommendations).every(
          ({ keyQuestions }) => keyQuestions.length >= 4,
        ),
        'no question twice':
          new Set(
            Object.values(content.interviewPanelRecommendations).flatMap(({ keyQuestions }) =>
              keyQuestions.map(({ question }) => question),
            ),
          ).size ===
          Object.values(content.interviewPanelRecommendations).flatMap(
            ({ keyQuestions }) => keyQuestions,
          ).length,
        'success indicators and red flags':
          content.whatWereHiringForOnePager.successIndicators.length >= 3 &&
          content.whatWereHiringForOnePager.redFlags.length >= 3,
      })),
    ).toEqual([]);
  });
});

describe('hiring synopsis', () => {
  it('has enough of everything', () => {
    expect(
      lacking('hiringSynopsis', (content) => ({
        'an email that asks': /1\. .+\n2\. /.test(content.outputFormats.emailBlock.body),
        'a note': content.outputFormats.atsNoteSnippet.keyMetrics.length >= 4,
        '3 profiles': content.topCandidatesOverview.length >= 3,
        '5 criteria': content.agreedUponHiringCriteria.length >= 5,
        '4 risks': content.risksAssumptions.length >= 4,
        '6 next steps': content.suggestedNextSteps.length >= 6,
      })),
    ).toEqual([]);
  });
});
