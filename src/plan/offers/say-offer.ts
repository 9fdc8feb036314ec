import { withArticle } from '#writing/article.ts';
import { needsArticle } from '../letters/say-benefit.ts';
import type { OfferKind } from './offer-kind.ts';
import type { Terms } from './read-terms.ts';

const names =
  /^(?:NHS|Christmas|Friday|Fridays|Sunday|Sundays|Medicare|MacBook|Pro|Teachers'?|Davis|Bacon)$/;
const isLetters = (word: string): boolean => /^\(?\p{Lu}[\p{L}/]*\p{Lu}/u.test(word);

/** The words of a line as they stand in a sentence: capitals say nothing in a list. */
function calm(words: string, isShouted: boolean): string {
  return words
    .split(' ')
    .map((word) =>
      names.test(word) || (!isShouted && isLetters(word)) ? word : word.toLowerCase(),
    )
    .join(' ')
    .replace(/\bcivil service\b/g, 'Civil Service')
    .replace(/\bpto\b/g, 'PTO')
    .replace(/\bavc\b/g, 'AVC')
    .replace(/\bnhs\b/g, 'NHS')
    .replace(/\bnvq\b/g, 'NVQ')
    .replace(/\blevel (?=\d)/g, 'Level ')
    .replace(/ \/ ?/g, ' or ')
    .replace(/ \+ /g, ' and ')
    .replace(/\bsign(?:ing)? on\b/g, 'sign-on')
    .replace(/\bpublic service loan forgiveness/, 'Public Service Loan Forgiveness')
    .replace(/^(?:get )/, '')
    .trim();
}

const accounts: readonly (readonly [RegExp, string])[] = [
  [/401/, 'a 401(k)'],
  [/403/, 'a 403(b)'],
  [/457/, 'a 457(b)'],
  [/ira/, 'a SIMPLE IRA'],
  [/rrsp/, 'an RRSP'],
];

const possess = (days: string): string => (days.endsWith('s') ? `${days}'` : `${days}'s`);

const target =
  /\b(?:to|into|as) (?:an? |the )?((?:shop|area|store|team|shift|assistant|general|crew|kitchen|senior)? ?(?:supervisor|foreman|manager|management|team leader|team leadership|leadership|lead|head chef)(?: ?(?:\/|or|and) ?(?:supervisor|foreman|manager|management|lead|area manager))?)\b/u;

interface Found {
  offer: OfferKind;
  /** With its capitals. */
  words: string;
  /** In small letters, with blanks for hyphens: around it and as a whole. */
  clause: string;
  /** From the comma before it to the comma behind it. */
  near: string;
  line: string;
  terms: Terms;
  isShouted: boolean;
}

/** "Free or discounted": either of two, and nobody knows which. */
const either = /\b(?:free|paid for|complimentary) ?(?:or|\/) ?(discounted|subsidi[sz]ed)\b/u;

function findMark({ offer, near }: Found): string | null {
  const [, less] = either.exec(near) ?? [];
  if (less !== undefined && offer.marks?.includes('free')) return `free or ${less}`;
  // "Weekly advances, monthly commission": the word that stands nearest.
  const [last] = (offer.marks ?? [])
    .map((mark) => ({ mark, words: mark.replace(/-/g, ' ').replace('ized', 'i') }))
    .filter(({ words }) => near.includes(words))
    .map(({ mark, words }) => ({ mark, end: near.lastIndexOf(words) + words.length }))
    .toSorted((a, b) => b.end - a.end);
  return last?.mark ?? null;
}

/** What stands in a slot; null where the line does not say it. */
function fillSlot(slot: string, found: Found): string | null {
  const { terms, clause, words, isShouted } = found;
  if (slot.startsWith('if:')) return new RegExp(slot.slice(3), 'u').test(clause) ? '' : null;
  if (slot.startsWith('line:')) return new RegExp(slot.slice(5), 'u').test(found.line) ? '' : null;
  const call = calm(words, isShouted);
  switch (slot) {
    case 'call':
      return call;
    case 'a call':
      return needsArticle(call) ? withArticle(call) : call;
    case 'days':
      return terms.days;
    case "days'":
      return terms.days === null ? null : possess(terms.days);
    case 'number':
      return terms.number;
    case 'money':
      return terms.money;
    case 'money behind':
      return terms.moneyBehind;
    case 'percent':
      return terms.percent;
    case 'percent said':
      return terms.percent && `${terms.isUpTo ? 'up to ' : ''}${terms.percent}`;
    case 'mark':
      return findMark(found);
    case 'account':
      return accounts.find(([words]) => words.test(clause))?.[1] ?? null;
    case 'target': {
      const [, role] = target.exec(found.line) ?? [];
      return role === undefined ? null : role.trim().replace(/ ?\/ ?/, ' or ');
    }
    default:
      return null;
  }
}

const figures = /\{(?:days'?|number|money|money behind|percent|percent said)\}/;
/** Praise that any employer gives itself. */
const praise =
  /^(an? |)(?:great|excellent|fantastic|generous|amazing|superb|outstanding|competitive|attractive|opportunities for|access to) (?!gym)/;

/** Without praise, and without the word "opportunities". */
export const dropPraise = (phrase: string): string =>
  phrase.replace(praise, '$1').replace(/(?<=training and development) opportunities$/, '');

export interface Said {
  phrase: string;
  hasFigure: boolean;
}

/** The first phrase of the kind whose slots the line fills. */
export function sayOffer(found: Found): Said | null {
  for (const form of found.offer.says) {
    let isFilled = true;
    const phrase = form.replace(/\{([^}]+)\}/g, (_, slot: string) => {
      const value = fillSlot(slot, found);
      isFilled &&= value !== null;
      return value ?? '';
    });
    if (!isFilled) continue;
    return {
      // "free free gym": the mark stands in the words as well.
      phrase: dropPraise(
        phrase
          .replace(/\b(\p{L}+) \1\b/gu, '$1')
          .replace(/ contributions? with employer contributions/, ' with employer contributions')
          // "a up to $900 bonus", and "of up to up to".
          .replace(/^an? up to ([$£€]\S+)( an? \p{L}+|) (.+)$/u, 'a $3 of up to $1$2')
          .replace('up to up to', 'up to')
          // "PTO policy": what is given is the time off.
          .replace(
            /(?<=\b(?:PTO|time off|leave|vacation|holiday)) (?:polic(?:y|ies)|programs?)$/u,
            '',
          )
          .replace(/ {2,}/g, ' '),
      ),
      hasFigure: figures.test(form),
    };
  }
  return null;
}
