import type { Brief } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { listFacts } from '../wording/own-words.ts';
import { knownStandards } from './standards.data.ts';

/** "AS9100", "ISO 9001", "21 CFR 820", "NADCAP": letters and figures, or letters that are known as a standard. */
const standard =
  /(?<![\p{L}\d])(?:\p{Lu}{2,5}[ -]?\d{3,5}(?:[-:]\d{1,4})?|\d{1,2} CFR(?: Part)? \d{2,4}|\p{Lu}{3,8})(?![\p{L}\d])/gu;

const isStandard = (term: string): boolean =>
  (/\d/.test(term) && !/^(?:401|GMT|UTC|EST|CET|COVID)/.test(term)) || knownStandards.has(term);

/** Of a line in capitals nothing can be told apart. */
const isPlain = (text: string): boolean =>
  (text.match(/\p{Ll}/gu) ?? []).length > (text.match(/\p{Lu}/gu) ?? []).length;

/** Standards and processes that the duties and demands of a job name, those that come back first. */
export function listStandards(brief: Brief): string[] {
  if ((brief.language ?? 'en') !== 'en') return [];
  const house = brief.employer.name.toUpperCase();
  const lines = listFacts(brief, { kinds: ['duty', 'skill', 'experience', 'safety'] })
    .filter(({ importance }) => importance === 'must')
    .map(({ text }) => text)
    .filter(isPlain);
  const found = lines.flatMap((text) => listOnce(text.match(standard) ?? []));
  return listOnce(found)
    .filter(
      (term) =>
        isStandard(term) &&
        !house.includes(term) &&
        !brief.title.given.toUpperCase().includes(term),
    )
    .toSorted(
      (a, b) =>
        found.filter((other) => other === b).length - found.filter((other) => other === a).length,
    );
}
