import type { Brief } from '#shared/brief.ts';
import { listFacts } from '#plan/wording/own-words.ts';

const often = 'rarely|seldom|occasionally|frequently|regularly|constantly|continuously';
/** Behind each of these words a row ends, whatever grew on. */
const ends = new RegExp(`(${often}|N/A)`, 'gi');
/** The word was torn off its row. */
const cut = new RegExp(String.raw`\n(?=(?:${often})(?!\s\p{L}))`, 'giu');
/** "Regularly stand": no row of a table, and its word belongs to what follows it. */
const leads = new RegExp(String.raw`^(?:${often})\s\p{L}(?!.*[-–:]\s?(?:${often})\b)`, 'iu');
const row = new RegExp(String.raw`^(.{3,60}?)\s?[-–:,]\s?(${often})$`, 'i');
const heavy = /\b(?:lift|carr|push|pull|weight)/i;
/** Everybody does these, or nobody knows what is meant. */
const trivial =
  /^(?:seeing|hearing|speaking|talking|vision|moderate|intensity|reading|sitting|finger|grasping|holding|work (?:at|below|above) (?:waist|shoulder))\b/i;
/** What not everybody expects. */
const surroundings =
  /\b(?:temperatures?|heat|cold|confined|hazard\w*|heights|noise|knives|sharp|weather)\b/i;
const most = 8;
const fewestRows = 3;

interface Row {
  what: string;
  how: string;
}

const readPounds = ({ what }: Row): number => Number(/\d+/.exec(what)?.[0] ?? 0);

/** Of several weights of one kind the heaviest. */
const keepHeaviest = (rows: readonly Row[]): Row[] =>
  rows.filter(
    (one) =>
      !heavy.test(one.what) ||
      !rows.some(
        (other) =>
          readPounds(other) > readPounds(one) &&
          other.what.slice(0, 4).toLowerCase() === one.what.slice(0, 4).toLowerCase(),
      ),
  );

/** A table of movements, read row by row where its rows grew together: weights first, then what is done most. */
export function listActivities(brief: Brief): string[] {
  const rows = listFacts(brief, { kinds: ['physical', 'skill', 'language'] })
    .filter(({ text }) => !leads.test(text))
    .map((fact) => fact.text.replace(/\s?\d{1,3}-\d{1,3}%(?: of time)?/g, ''))
    .join('\n')
    .replace(cut, ' - ')
    .replace(ends, '$1\n')
    .split('\n')
    .flatMap((line) => {
      const [, what = '', how = ''] = row.exec(line.replace(/^[\s.–-]{1,10}/, '')) ?? [];
      return what === ''
        ? []
        : [{ what: what.replace(/^.* - |[\s.–-]{1,5}$/g, ''), how: how.toLowerCase() }];
    });
  if (rows.length < fewestRows) return [];
  const weigh = ({ what, how }: Row): number =>
    (heavy.test(what) ? 2 : 0) +
    (/\d/.test(what) || surroundings.test(what) ? 2 : 0) +
    (/constant|continuous|regular/.test(how) ? 2 : how === 'frequently' ? 1 : 0);
  return keepHeaviest(rows)
    .filter(({ what, how }) => !/rarely|seldom/.test(how) && !trivial.test(what))
    .toSorted((a, b) => weigh(b) - weigh(a))
    .slice(0, most)
    .map(({ what, how }) => `${what.toLowerCase()} (${how})`);
}
