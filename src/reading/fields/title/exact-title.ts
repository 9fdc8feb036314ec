import type { Unit, UnitRole } from '#shared/reading.ts';
import { isOccupationWord } from './occupation-words.ts';

const mayName = new Set<UnitRole>(['overview', 'company', 'schedule', 'place', 'process', 'duty']);
/** Whom one reports to, follows or may become. */
const ofOthers =
  /\breport|\bsuperv|\bcareer|\bpromot|\bprogress|\bgrow|\bpreviously|\bformer|\bsupport(?:s|ing)? the\b|\bassist(?:s|ing)? the\b|\balongside\b/i;
/** Rank, praise, terms of work and house: they make a title longer and no more exact. */
const notExact =
  /^(?:senior|sr|junior|jr|lead|leading|head|chief|principal|deputy|assistant|associate|trainee|apprentice|graduate|student|acting|interim|crew|shift|watch|night|day|weekend|full|part|time|full-time|part-time|temporary|permanent|contract|seasonal|relief|bank|casual|remote|hybrid|experienced|qualified|certified|registered|licensed|talented|motivated|dedicated|passionate|skilled|new|our|the|an?|this|your|successful|ideal|great|exceptional|dynamic|enthusiastic|professional|general|regional|area|local|national|global|team|staff|company|group|department|key|top|star|rock|multiple|several|two|three|four|british|american|us|uk|usa|english|of|and|for|to|in|all|level|entry|entry-level|mid-level|second|first|third|class|grade)$/i;
const longestHead = 2;
const mostAdded = 2;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

interface Known {
  /** As running text has it: "firefighter". */
  singular: string;
  clean: string;
  /** Words that say whose or where, and not which. */
  house: string;
}

/** "Receptionist/Sales Assistant" where the head is the first half only: who is looked for does both. */
function findDoubleTitle(naming: readonly Unit[], head: string): string | null {
  const both = new RegExp(`\\b${escape(head)} ?/ ?((?:\\p{Lu}\\p{Ll}+ ){0,2}\\p{Lu}\\p{Ll}+)`, 'u');
  const [found, ...others] = new Set(
    naming
      .filter(({ text, role }) => mayName.has(role) && !ofOthers.test(text))
      .flatMap(({ text }) => both.exec(text)?.[1] ?? []),
  );
  if (found === undefined || others.length > 0) return null;
  const last = found.split(' ').at(-1) ?? '';
  return isOccupationWord(last.toLowerCase()) ? `${head}/${found}` : null;
}

/** "Aviation Firefighter" where the head says "Firefighter" and the text names it more exactly, always in the same way; else null. */
export function findExactTitle(units: readonly Unit[], known: Known): string | null {
  const words = known.singular.split(' ');
  const head = words.map(capital).join(' ');
  const isPlain = known.clean.toLowerCase().replace(/s$/, '') === known.singular.toLowerCase();
  if (!isPlain || !/^[\p{L} ]{4,}$/u.test(head)) return null;
  const naming = units.filter(({ text }) => text.includes(head));
  if (naming.length === 0) return null;
  const double = findDoubleTitle(naming, head);
  if (double !== null || words.length > longestHead) return double;
  const own = new Set(known.house.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  // Behind a small word, so that no capital is that of a sentence.
  const named = new RegExp(
    `(?<=\\b(?:as|as an?|an?|our|the|seeking|hiring|recruiting|for|of) )((?:\\p{Lu}\\p{Ll}[\\p{L}-]{1,15} ){1,${mostAdded}})${escape(head)}s?(?![\\p{L}-]| \\p{Lu})`,
    'gu',
  );
  const found = naming
    .filter(
      ({ role, shape, text }) => mayName.has(role) && shape !== 'heading' && !ofOthers.test(text),
    )
    .flatMap(({ text }) => [...text.matchAll(named)].map(([, added = '']) => added.trim()))
    .filter((added) =>
      added.split(' ').every((word) => !notExact.test(word) && !own.has(word.toLowerCase())),
    );
  const [only, ...others] = new Set(found);
  return only === undefined || others.length > 0 ? null : `${only} ${head}`;
}
