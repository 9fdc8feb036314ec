import { describe, expect, it } from 'vitest';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { voiceTones } from '#shared/organization.ts';
import { shareOf } from '#shared/testing/cases-of.ts';
import type { AttractionPosting } from '../attraction-posting/content.ts';
import { toSource, writeTool } from './written.ts';

const write = (
  job: (typeof allJobs)[number],
  voice: Parameters<typeof toSource>[1],
): AttractionPosting =>
  writeTool('attractionPosting', toSource(job, voice)).content as AttractionPosting;

const listWords = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}']+/gu) ?? []);

/** Share of words two texts do not have in common. */
function measureDistance(a: string, b: string): number {
  const [first, second] = [listWords(a), listWords(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return 1 - shared / (first.size + second.size - shared);
}

const listFigures = (text: string): string[] => (text.match(/\d[\d,.]*\d|\d/g) ?? []).toSorted();

describe('tones', () => {
  it('change the wording of opening and call to action, and leave the figures alone', () => {
    const distances = shareOf(allJobs.slice(0, 20), 4).flatMap((job) => {
      const byTone = voiceTones.map((tone) => write(job, { tone }).publicJobPosting);
      const [first] = byTone;
      return byTone.slice(1).map((posting) => {
        expect(listFigures(posting.whyJoinUs)).toEqual(listFigures(first!.whyJoinUs));
        expect(posting.whatYouWillDo).toEqual(first!.whatYouWillDo);
        return measureDistance(
          `${first!.openingHook} ${first!.applicationCTA}`,
          `${posting.openingHook} ${posting.applicationCTA}`,
        );
      });
    });
    const average = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    console.info(
      `tones: ${(average * 100).toFixed(0)} % of the words differ on average, ${(Math.min(...distances) * 100).toFixed(0)} % at least`,
    );
    // The opening belongs to the trade and the notices to the employer; the rest has the tone.
    expect(average).toBeGreaterThan(0.1);
    expect(Math.min(...distances)).toBeGreaterThan(0);
  }, 60_000);

  it('speaks in contractions only where the tone does', () => {
    for (const job of allJobs.slice(0, 8)) {
      const { openingHook, applicationCTA } = write(job, { tone: 'formal' }).publicJobPosting;
      expect(`${openingHook} ${applicationCTA}`).not.toMatch(
        /\b(?:we're|you'll|don't|can't|that's)\b/i,
      );
    }
  });

  it('honours the rules of the messaging style', () => {
    const [job] = allJobs;
    const styled = write(job!, {
      tone: 'friendly',
      messagingStyle:
        'Short sentences. No exclamation marks. Never use the word "resume". Always end with "Come as you are."',
    });
    const text = Object.values(styled.publicJobPosting).flat().join(' ');
    expect(text).not.toMatch(/resume/i);
    expect(text).not.toContain('!');
    // It closes messages; an advertisement is none.
    expect(text).not.toContain('Come as you are.');
    expect(styled.voiceStyle.languageStyle).toContain('short sentences');
  });
});
