import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextStringify from 'retext-stringify';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { isThorough } from '#shared/testing/cases-of.ts';
import { isForCandidates } from '../check-written/readers.ts';
import { listProse, writeAll, type Written } from './written.ts';

const reader = unified().use(retextEnglish).use(retextEquality).use(retextStringify);

/**
 * Words the checker knows in other meanings, and why each is right here. Everything else it names is mended in
 * the trade files.
 */
const IN_EARNEST: Record<string, string> = {
  master: 'a degree or a trade: master’s degree, master electrician',
  host: 'an employer hosts a visit',
  normal: 'a normal week of work, never a person',
  special: 'special education is the name of a field',
  kings: 'Kings County',
  heroes: 'Hiring Our Heroes, a program for people who leave the forces',
  queens: 'Queens County',
  just: 'only, or a moment ago; never of how little trouble something is',
  simply: 'in the sense of only',
  simple: 'of a task, never of a person',
  easy: 'of an hour or a task; candidates say it of their own work',
  landlord: 'the owner of what a firm rents',
  midwife: 'the name of an occupation',
  foreman: 'a title to search for',
  foremen: 'a title to search for',
  obvious: 'of a fault or a cause',
  obviously: 'of a fault or a cause',
  clearly: 'in clear words',
  easily: 'of a task, never of a person',
  masters: 'learns to do well; a degree',
  fellow: 'of the same trade; a post at a university',
  challenged: 'asked to justify something',
  hang: 'up a phone, a door, a jacket',
  stupid: 'a weak answer, which tells of contempt',
  nuts: 'nuts and bolts',
  hero: 'one who did it all alone, which is no praise here',
  alumni: 'the usual name of those who left a school or a firm',
  waiter: 'a title people search for',
  waiters: 'official title of an occupation in the wage survey',
  waitresses: 'official title of an occupation in the wage survey',
};

/** A patient, a caller or a colleague in somebody's story is a man or a woman. */
const IN_A_STORY =
  /^(?:s?he|him|his|hers?|himself|herself|(?:wo)?m[ae]n|boys?|girls?|(?:grand)?(?:mother|father|son|daughter)(?:['’]s|s)?|sister|brother|wife|husband|aunt|uncle|lady|gentleman)$/;

/** Our own list: coded, ageist or hollow words that have no business in a text for candidates. */
const OWN_LIST =
  /\b(?:ninja|rockstar|rock star|guru|wizard|hacker|superstar|young|youthful|digital native|recent graduates? only|energetic|mature|seasoned|manpower|man-hours|chairman|salesman|foreman|he\/she|his or her|native (?:english )?speaker|able-bodied|clean-cut|work hard,? play hard|like a family|dominant|aggressive|dynamic|fast-paced|exciting opportunity|world-class|best-in-class|passionate)\b/i;

/** Questions nobody may ask. */
const BANNED_QUESTION =
  /\b(?:how old are you|year (?:were you|of) b(?:orn|irth)|are you (?:married|pregnant|a us citizen)|do you have (?:children|kids)|plan(?:ning)? (?:a family|to have children)|your (?:religion|nationality|maiden name|disabilit(?:y|ies))|where (?:are you|were your parents) (?:originally )?from|ever been arrested|(?:current|previous|last) salary|what do you earn|salary history)\b/i;

const isOfTheJob = (word: string, { source }: Written): boolean =>
  `${JSON.stringify(source.brief)} ${JSON.stringify(source.market.profile)}`
    .toLowerCase()
    .includes(word.toLowerCase());

const listSentences = (output: Written): string[] =>
  listProse(output).flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/));

const listWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];

/** The checker is slow: sentences that hold every word of all outputs between them are enough for it. */
function listTelling(outputs: Written[]): string[] {
  const sentences = new Set(outputs.flatMap(listSentences));
  if (isThorough()) return [...sentences];
  const seen = new Set<string>();
  return [...sentences].filter((sentence) => {
    const fresh = listWords(sentence).filter((word) => !seen.has(word));
    for (const word of fresh) seen.add(word);
    return fresh.length > 0;
  });
}

async function listWarnings(text: string): Promise<{ word: string; reason: string }[]> {
  const { messages } = await reader.process(text);
  return messages
    .map(({ reason, actual }) => ({ word: (actual ?? reason).toLowerCase(), reason }))
    .filter(({ word }) => !(word in IN_EARNEST) && !IN_A_STORY.test(word));
}

describe('fairness', () => {
  it('uses no word that retext-equality warns of, except in earnest', async () => {
    const warnings = await listWarnings(listTelling(writeAll()).join('\n\n'));
    const words = [...new Set(warnings.map(({ word }) => word))];
    // A word may be of one job and not of another, so it is looked at wherever it stands.
    const found = new Set<string>();
    for (const output of writeAll()) {
      const foreign = words.filter((word) => !isOfTheJob(word, output));
      const sentences = listSentences(output).filter((sentence) =>
        foreign.some((word) => sentence.toLowerCase().includes(word)),
      );
      for (const { word, reason } of await listWarnings(sentences.join('\n\n'))) {
        if (foreign.includes(word)) found.add(`${output.tool}: ${reason}`);
      }
    }
    expect([...found]).toEqual([]);
  }, 120_000);

  it('uses no coded, ageist or hollow word of our own list', () => {
    const found = writeAll().flatMap((output) =>
      listProse(output).flatMap(({ at, text }) => {
        // In a story the visitor may be young and the caller aggressive.
        // oxlint-disable-next-line unicorn/prefer-string-starts-ends-with -- one of several patterns of a list
        const word = /sampleAnswer$/.test(at) ? undefined : OWN_LIST.exec(text)?.[0];
        return word && !isOfTheJob(word, output)
          ? [`${output.name} / ${output.tool} / ${at}: ${word}`]
          : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('asks nothing that may not be asked', () => {
    const found = writeAll().flatMap((output) =>
      listProse(output).flatMap(({ at, text }) => {
        const asked = text
          .split(/(?<=\?)/)
          .find((sentence) => sentence.includes('?') && BANNED_QUESTION.test(sentence));
        return asked ? [`${output.name} / ${output.tool} / ${at}: ${asked}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('keeps wishes that may not decide from candidates, and names them to others only as not allowed', () => {
    const found = writeAll().flatMap((output) => {
      const unlawful = output.source.brief.redFlags
        .filter((flag) => flag.unlawful)
        .map(({ text }) => text);
      return listProse(output).flatMap(({ at, text }) =>
        unlawful
          .filter(
            (wish) =>
              text.includes(wish) &&
              (isForCandidates(output.tool, at) || !/\bmay not\b/.test(wish)),
          )
          .map((wish) => `${output.name} / ${output.tool} / ${at}: ${wish}`),
      );
    });
    expect(found).toEqual([]);
  });
});
