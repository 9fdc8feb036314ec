import { joinList } from '#writing/list.ts';
import { tellOpenings } from '../hiring-steps/say-openings.ts';
import type { Source } from '../source.ts';
import { findTerm, sayLength } from '../contract/term.ts';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
/** "Temporary until May 2027", "a 12-month fixed-term contract": it ends, and when. */
const ends = new RegExp(
  String.raw`\b(?:temporary|fixed[- ]term|maternity cover|contract)\b[^.\n]{0,40}?\b(?:until|ending|through|to) ((?:the end of )?(?:${months})(?: \d{4})?|\d{1,2} (?:${months})(?: \d{4})?)`,
  'i',
);
/** "working on major Harlow Framework": for whom the work is done. */
const framework =
  /\b(?:on|under|for|supporting) (?:the |our |a |an )?(?:major |new |key |large )?((?:\p{Lu}[\p{L}\d&]+ ){1,3})(framework|contract|programme|project)\b/iu;

const linesOf = ({ brief }: Source): string[] => [
  ...brief.facts.map(({ text, source }) => (source.from === 'job' ? source.quote : text)),
  ...brief.employerBlocks.map(({ text }) => text),
  brief.employmentType?.source.from === 'job' ? brief.employmentType.source.quote : '',
];

const find = (lines: readonly string[], words: RegExp): RegExpExecArray | null => {
  for (const line of lines) {
    const found = words.exec(line);
    if (found) return found;
  }
  return null;
};

/** A contract with an end: whoever gives notice has to know it. */
export function sayEnd(source: Source): string {
  // Said with the kind of contract: "It is temporary until May 2027."
  if (/\buntil\b/i.test(source.brief.employmentType?.text ?? '')) return '';
  const lines = linesOf(source);
  const [, until] = find(lines, ends) ?? [];
  if (until !== undefined) return `It is a temporary contract until ${until}.`;
  return sayTerm(source);
}

/** "The internship lasts 14 weeks at most, in summer." */
function sayTerm({ brief }: Source): string {
  const term = findTerm(brief);
  if (!term) return '';
  const what = /^intern/i.test(brief.employmentType?.text ?? '') ? 'internship' : 'contract';
  const season = term.season ? `in ${term.season.name}` : '';
  const length = sayLength(term);
  if (length === null) return `The ${what === 'internship' ? what : 'job'} is ${season}.`;
  const more = term.mayStay
    ? ', and may become permanent'
    : term.mayGoOn
      ? ', and may be extended'
      : '';
  const told = what === 'internship' ? `lasts ${length}` : `is temporary, for ${length}`;
  return `The ${what} ${told}${season && `, ${season}`}${more}.`;
}

/** For which client or framework. */
function sayClient(source: Source): string {
  const [, name = '', kind = ''] = find(linesOf(source), framework) ?? [];
  const client = name.trim();
  // Only what is written as a name: "Harlow", "Crossrail".
  const isName = /^(?:\p{Lu}[\p{L}\d&]+ ?)+$/u.test(client) && /^\p{Lu}/u.test(client);
  return isName &&
    !/^(?:The|A|An|Our|This|Quantity|Project|Commercial|Health|Golden|Gold)\b/.test(client)
    ? `The work is on the ${client} ${kind.toLowerCase()}.`
    : '';
}

const shortWelcome = 14;
/** "New to UK" alone tells nobody anything. */
const welcomes =
  /\b(?:welcomed?|encouraged?|open to|considered|accepted|invited?|apply|train\w*|no experience)\b/i;

/** Who is welcome, in the words that say so. */
function sayOpenTo({ brief }: Source): string {
  const [said] = brief.openTo.map(({ text }) => text.trim().replace(/[.!]+$/, ''));
  return said === undefined || said.split(/\s+/).length > shortWelcome || !welcomes.test(said)
    ? ''
    : `The posting says: "${said}".`;
}

function saySites({ brief }: Source): string {
  const names = brief.sites.flatMap(({ name }) => name ?? []);
  return names.length < 2 || names.length > 4 ? '' : `The sites are ${joinList(names)}.`;
}

/** What settles whether somebody can take the job at all, each as a sentence; told to everybody. */
export function listDecisive(source: Source, welcome: string): string[] {
  return [
    tellOpenings(source.brief),
    sayEnd(source),
    welcome || sayOpenTo(source),
    sayClient(source),
    saySites(source),
  ].filter(Boolean);
}

const ofTitle =
  /([$£€]\s?\d[\d,.]*k?)(?: (sign(?:ing)?[- ]?on|joining|welcome|retention))?(?: \p{L}+)? bonus\b|\b(sign(?:ing)?[- ]?on|joining|welcome) bonus(?: of)? ([$£€]\s?\d[\d,.]*k?)/iu;

/** The bonus that the title itself names: "a $5,000 sign-on bonus"; null where it names none. */
export function findTitleBonus({ brief }: Source): string | null {
  const [, amount, kind, otherKind, otherAmount] = ofTitle.exec(brief.title.given) ?? [];
  const sum = amount ?? otherAmount;
  const name = (kind ?? otherKind ?? '').toLowerCase().replace(/^sign(?:ing)?[- ]?on$/, 'sign-on');
  return sum === undefined ? null : `a ${sum} ${name} bonus`.replace(/ {2,}/g, ' ');
}
