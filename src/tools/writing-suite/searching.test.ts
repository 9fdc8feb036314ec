import { describe, expect, it } from 'vitest';
import { dialects, type DialectId } from '#market/search-strings/dialects.ts';
import { lintSearchString } from '#market/search-strings/lint.ts';
import type { AttractionPosting } from '../attraction-posting/content.ts';
import type { MarketIntel } from '../market-intel/content.ts';
import { cvDatabases } from '../sourcing-strategy/cv-databases.data.ts';
import type { SourcingStrategy } from '../sourcing-strategy/content.ts';
import { isOnce, lacking } from './lacking.ts';
import { listFailures } from './written.ts';

it('writes every tool for every job', () => {
  expect(listFailures()).toEqual([]);
});

describe('attraction posting', () => {
  it('can be published once its marked blanks are filled', () => {
    const blanks = [
      '[pay: add]',
      '[how to apply: add]',
      '[Duties: the advertisement lists none; confirm or replace these]',
      '[Purpose and team of this job: add before publishing]',
      '[Benefits and training: add before publishing]',
      '[Required experience and qualifications: the advertisement names none; confirm before publishing]',
      '[days and hours; full-time or part-time, permanent or temporary: add]',
      '[days and hours: add]',
      '[full-time or part-time, permanent or temporary: add]',
      '[permanent or temporary: add]',
      '[link]',
      // In the headline, and in the post for networks.
      '[town, state]',
      '[town, state]',
    ];
    const note = /[[\]]|\b(?:to confirm|confirm:|not stated|hiring manager:|scorecard)\b/i;
    expect(
      lacking<AttractionPosting>('attractionPosting', ({ publicJobPosting, socialBlurb }) => {
        const text = [...Object.values(publicJobPosting).flat(), socialBlurb].join('\n');
        // Each at most once.
        const abroad = /\[[^\]]*(?:ergänzen|à compléter|por completar)[^\]]*\]/g;
        const left = blanks
          .reduce((rest, blank) => rest.replace(blank, ''), text)
          .replace(abroad, '')
          // A borrowed duty says so.
          .replace(/ \[confirm\]$/gm, '');
        return { [`no other blank and no note: ${note.exec(left)?.[0]}`]: !note.test(left) };
      }),
    ).toEqual([]);
  });

  it('can be used as it stands', () => {
    expect(
      lacking<AttractionPosting>(
        'attractionPosting',
        ({ embeddedKeywords, attractionPoints, publicJobPosting, socialBlurb }) => ({
          keywords: embeddedKeywords.length >= 1 && isOnce(embeddedKeywords),
          'attraction points': attractionPoints.length >= 1 && isOnce(attractionPoints),
          'duties, each once': isOnce(publicJobPosting.whatYouWillDo),
          'a blurb of at most 280 characters': socialBlurb.length <= 280,
        }),
      ),
    ).toEqual([]);
  });
});

describe('sourcing strategy', () => {
  it('has personas, channels, four weeks and time that adds up', () => {
    expect(
      lacking<SourcingStrategy>('sourcingStrategy', (content) => ({
        '3 personas': content.personaBreakdowns.length >= 3,
        'personas of different names': isOnce(
          content.personaBreakdowns.map(({ personaName }) => personaName),
        ),
        '2 types of channels': content.channelRecommendations.length >= 2,
        '4 weeks': content.sourcingCadenceSuggestions.length === 4,
        'search strings': Object.keys(content.booleanStrings).length >= 2,
        'an action plan': content.actionPlan.length >= 3,
        'time of 100 %':
          content.channelRecommendations
            .flatMap(({ platforms }) => platforms)
            .reduce((sum, { timeAllocation }) => sum + Number.parseInt(timeAllocation, 10), 0) ===
          100,
      })),
    ).toEqual([]);
  });

  it('writes strings that every platform can read', () => {
    const ids = Object.keys(dialects) as DialectId[];
    expect(
      lacking<SourcingStrategy>('sourcingStrategy', ({ booleanStrings }) =>
        Object.fromEntries(
          Object.entries(booleanStrings).flatMap(([platform, strings]) => {
            const id =
              ids.find((known) => platform.startsWith(dialects[known].name)) ??
              (Object.values<string>(cvDatabases).some((name) => platform.startsWith(name))
                ? 'indeed'
                : undefined);
            if (!id) return [[`unknown platform ${platform}`, false]];
            return Object.values(strings).map((text) => {
              const { valid, errors } = lintSearchString(id, text);
              return [`${platform}: ${errors[0]?.message} in ${text}`, valid];
            });
          }),
        ),
      ),
    ).toEqual([]);
  });
});

describe('market intelligence', () => {
  it('has reasons, risks, advice and sources', () => {
    expect(
      lacking<MarketIntel>('marketIntel', (content) => ({
        'a rationale': content.difficultyRationale.length >= 2,
        benchmarks: Object.keys(content.compensationBenchmarking.benchmarkData).length > 0,
        '2 risks': content.riskSummary.length >= 2,
        '2 recommendations': content.recommendationSummary.length >= 2,
        seasons: content.marketTiming.seasonalFactors.length > 0,
        sources: content.sourceCredibility.length >= 1,
      })),
    ).toEqual([]);
  });
});
