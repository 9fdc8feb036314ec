import type { Brief } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { isDueLater } from '../criteria/gates/paper-state.ts';
import { listFacts } from '../wording/own-words.ts';
import { isPlainWord } from './profile-vocabulary.ts';
import { isCommonTool, isTerm } from './search-words.ts';

/** Written as a name is, however plain its words: "Azure Data Factory", "MT-BC", "ProtoTRAK", "C++". */
const asName = /^\p{Lu}[\p{Ll}-]+(?: \p{Lu}[\p{L}\d-]*)+$|\p{Lu}{2}|\d|[+#]|\p{Ll}\p{Lu}/u;
/** On nearly every profile, or on none. */
const ofEverybody =
  /^(?:(?:ms|microsoft)\b.*|office.*|word|excel|power ?point|outlook|access|windows.*|teams|google (?:docs|sheets|suite|workspace|drive).*|g suite|zoom|adobe|pc|it|hr|id|ged|usa?|uk|ny|nj|dc|eoe|ada|cpr|ba|bs|bsc|ma|ms|msc|phd|mba|cv|erp|kpis?|api|apis|ppe|ceo|cfo|vp|kyc|sop|sops)$/i;
const sentence =
  /\b(?:valid|possess|must|able|proficien\w*|knowledge|experience|skills?|year|years|or|with|of|in|to)\b/i;
/** "MT-BC certification": people write the letters. */
const behindLetters = / (?:certification|certificate|licen[cs]e|registration|credential)s?$/i;
/** "MLT(ASCP)", "RN (BC)": letters of a paper and of the body that gives it. */
const withBody = /\b\p{Lu}{2,5} ?\(\p{Lu}{2,6}\)/gu;

const toLetters = (term: string): string => {
  const bare = term.replace(behindLetters, '');
  return /^[\p{Lu}\d&/-]{2,8}$/u.test(bare) ? bare : term;
};

const shown = 5;

/** Systems, machines and papers that the advertisement names, what it demands first. */
export function listNamedInAd(brief: Brief): string[] {
  if ((brief.language ?? 'en') !== 'en') return [];
  const kinds = ['tool', 'licence'] as const;
  const lines = [
    ...listFacts(brief, { kinds: [...kinds], importance: ['must'] }),
    ...listFacts(brief, { kinds: [...kinds, 'experience', 'skill', 'education'] }),
  ].filter(({ kind, text }) => kind !== 'licence' || !isDueLater(text));
  const place = [brief.place.resolved?.city, brief.place.resolved?.state, brief.employer.name]
    .filter((name) => name !== undefined && name !== '')
    .map((name) => name!.toLowerCase());
  return listOnce([
    ...lines.flatMap(({ text }) => text.match(withBody) ?? []),
    ...lines
      .filter(({ kind }) => kind === 'licence' || kind === 'tool')
      .flatMap(({ terms }) => terms),
    ...brief.tools.map(({ text }) => text),
  ])
    .map(toLetters)
    .filter(
      (term) =>
        asName.test(term) &&
        term === term.trim() &&
        !ofEverybody.test(term) &&
        !sentence.test(term) &&
        !isPlainWord(term) &&
        !isCommonTool(term) &&
        (isTerm(term) || term.includes('(')) &&
        !place.some((name) => name.includes(term.toLowerCase())),
    )
    .slice(0, shown);
}
