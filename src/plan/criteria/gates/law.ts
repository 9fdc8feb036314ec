import type { Drawer } from '#knowledge/drawer.ts';
import { findState } from '#market/places/us-states.ts';
import { findTerm } from '#knowledge/find-term.ts';
import { listenTo } from '#knowledge/listen-to.ts';
import type { Brief, Fact } from '#shared/brief.ts';
import { needsNoPapers } from '#shared/needs-no-papers.ts';
import { findSpoken, listSpoken } from '#shared/spoken-of.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import { spellFor } from '#writing/spelling.ts';
import { weighDemand } from '../../demands/requirements.ts';
import { listFacts } from '../../wording/own-words.ts';
import type { Gate } from '../criterion.ts';
import { checks } from './gate-checks.ts';
import { isCriminalCheck } from './criminal-check.ts';
import { findNation } from './nation.ts';

type Rule = Drawer['by_law'][number];

/** What the law of the country demands of this title, and whether the advertisement speaks of it. */
interface LawfulPaper {
  name: string;
  kind: Rule['kind'];
  where: string;
  /** In any line of the advertisement, even where it is no condition there. */
  isNamed: boolean;
  /** What it says of other papers or checks: then nobody claims that it says nothing. */
  said: string | null;
}

/** Of a state that demands no such paper nothing is asked. */
const isDemandedIn = ({ states }: Rule, { resolved }: Brief['place']): boolean =>
  states === undefined || !resolved?.state || states.includes(resolved.state);

function listLaw(brief: Brief, { by_law: rules }: Pick<Drawer, 'by_law'>): LawfulPaper[] {
  const country = brief.place.country?.toLowerCase();
  const title = `${brief.title.given} ${brief.title.clean}`;
  const says = listenTo(brief);
  const inPlace = holds(`${brief.place.given} ${brief.place.label}`);
  const isSaid = (term: string): boolean => says(term) || inPlace(term);
  const inTitle = holds(title);
  const nation = findNation(brief);
  const isOpenToAll = needsNoPapers(brief.facts);
  return rules
    .filter(
      (rule) =>
        rule.country === country &&
        isDemandedIn(rule, brief.place) &&
        (rule.kind === 'check' || !isOpenToAll) &&
        (rule.titles?.some(inTitle) ?? true) &&
        !(rule.not_titles?.some(inTitle) ?? false) &&
        (rule.if_said?.some(isSaid) ?? true) &&
        !(rule.unless_said?.some(isSaid) ?? false),
    )
    .map(({ paper, in_nation: inNation, kind, where = '', states }) => ({
      name: spellFor(brief.place.country)((nation && inNation?.[nation]) ?? paper),
      kind,
      // Of the state of the job it is said for certain.
      where: states && brief.place.resolved?.state ? '' : where,
      isNamed:
        brief.facts.some(({ text, kind: of }) =>
          kind === 'check'
            ? isSameCheck(paper, text)
            : of !== 'benefit' && isSamePaper(paper, text, title),
        ) ||
        (kind === 'check' && listSpoken(brief, 'checks').some((line) => isSameCheck(paper, line))),
      said: findSaid(brief, kind),
    }));
}

const ofPaper =
  /\b(?:certif|licen[cs]|regist|accredit|charter|credential|permit|cards?\b|ticket|qualified|member)/i;

/** What the text says of papers beside its own title: a "registered nurse" is sought, and no registration named. */
function findSaid(brief: Brief, kind: Rule['kind']): string | null {
  if (kind === 'check') return findSpoken(brief, 'checks');
  const own = brief.title.clean.toLowerCase();
  return (
    listSpoken(brief, 'papers').find((line) =>
      ofPaper.test(line.toLowerCase().replaceAll(own, ' ')),
    ) ?? null
  );
}

/** One check of the past goes by many names; whoever offers to pay for it names it too. */
const isSameCheck = (paper: string, line: string): boolean =>
  (isCriminalCheck(paper) && isCriminalCheck(line)) || isSamePaper(paper, line, '');

const isAcronym = (term: string): boolean => /^\p{Lu}[\p{Lu}\d&/-]{1,5}$/u.test(term);

function holds(text: string): (term: string) => boolean {
  const small = text.toLowerCase();
  return (term) =>
    (isAcronym(term) ? findTerm(text, term) : findTerm(small, term.toLowerCase(), ['s'])) !== -1;
}

const ofDriving = /\bdriv\w+|\bCDL\b|\bcategory\b|\bclass [A-E1-9]|\bf\u00fchrerschein|\bpermis\b/i;
/** Licence, register, certificate, bar: one right to practise under many names; checks and cards are others. */
const sorts: readonly RegExp[] = [
  /\b(?:licen[cs](?:e|ed|es|ure)|regist(?:ration|ered|er|ry)|PIN|certif(?:icate|ication|ied)|bar|admi(?:ssion|tted)|approbation|erlaubnis|anerkennung|zulassung|dipl\u00f4me|inscription|carte|titre|practi[cs]ing certificate)\b/i,
  /\b(?:DBS|PVG|AccessNI|disclosure|vetting|police check|background check|criminal|screening)\b/i,
  /\b(?:permits?|guard card|cards?|pass)\b/i,
];

/** "Ohio P&C license": what a state gives for the trade, by the name of the state. */
function isOfState(line: string): boolean {
  const [first = '', second = '', ...rest] = line
    .replace(/^(?:(?:valid|current|active|an?|the|state of) ){1,3}/i, '')
    .split(' ');
  const words = findState(`${first} ${second}`) ? rest : findState(first) ? [second, ...rest] : [];
  return /^(?!driv)(?:[\p{L}&/-]{1,16} ){0,3}licen[cs](?:e|ure)\b/iu.test(words.join(' '));
}

const anyPaper =
  /^(?:state|local|provincial|licen[cs]ed?|licen[cs]es|licensure|registration|registered|certificat\w+|certified|valid|current|active|with|their|held|begun|equal|that|from|council|board|must|have|hold|practi[cs]e|profession|good|standing|required|your|currently)$/;
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !anyPaper.test(word));
const telling = (text: string): string[] => [
  ...(text.match(/\b\p{Lu}{2,6}\b/gu) ?? []),
  ...wordsOf(text).map((word) => word.slice(0, 5)),
];

/**
 * Whether a line speaks of that paper: a paper of the same sort, of the same subject or of none. A licence to drive is
 * another than one to practise.
 */
export function isSamePaper(paper: string, line: string, title: string): boolean {
  if (ofDriving.test(paper)) return ofDriving.test(line);
  if (/\bdriv(?:er|ing)\S* licen[cs]e/i.test(line) && !/[;,]| and /.test(line)) return false;
  const acronyms = paper.match(/\b\p{Lu}{3,6}\b/gu) ?? [];
  if (acronyms.some((acronym) => findTerm(line, acronym) !== -1)) return true;
  if (/^state .*\blicen[cs]e\b/i.test(paper) && isOfState(line)) return true;
  const subject = new Set(telling(`${paper} ${title}`));
  const initials = [initialsOf(paper), initialsOf(title)];
  const shares = telling(line).some(
    (word) =>
      subject.has(word) ||
      (/^\p{Lu}{2,4}$/u.test(word) && initials.some((letters) => letters.includes(word))),
  );
  return sorts.some((sort) => sort.test(paper) && sort.test(line)) && (shares || isBare(line));
}

/** "PT" of a physical therapist. */
const initialsOf = (text: string): string =>
  (text.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0).toUpperCase()).join('');

/** "Must be licensed in Ohio": no subject but the job's own. */
const isBare = (line: string): boolean =>
  !/\b\p{Lu}{3,6}\b/u.test(line) &&
  wordsOf(line).every((word) => line.includes(word.charAt(0).toUpperCase() + word.slice(1), 1));

/** Papers that the law demands and no line of the job makes a condition. */
export function listLawful(
  brief: Brief,
  drawer: Pick<Drawer, 'by_law'>,
  named: readonly Gate[],
): Gate[] {
  return listLaw(brief, drawer)
    .filter(
      ({ name, kind }) =>
        !named.some((gate) =>
          kind === 'check'
            ? isSameCheck(name, gate.name)
            : isSamePaper(name, gate.name, brief.title.clean),
        ),
    )
    .map(({ name, kind, where, isNamed, said }) => {
      const of = kind === 'check' ? 'check' : 'credential';
      const lines = of === 'credential' && ofDriving.test(name) ? listClasses(brief) : [];
      return {
        name: lines.length === 1 ? addClass(name, lines[0]!.text) : name,
        kind: of,
        ...checks[of],
        law: { where, isNamed, said },
        factIds: lines.map(({ id }) => id),
      };
    });
}

/** "Class 2 required": the licence that the law names, by its everyday name. */
const classOfLicence =
  /^(?:(?:valid|full|current|clean) )*(?:[HL]GV )?(class (?:\d|[A-E](?: ?\+ ?E|E)?))(?![\p{L}\d])(?: \(?[HL]GV\)?)?(?: licen[cs]e)?(?:,? (?:is )?(?:required|essential|needed|a must))?$/iu;

const listClasses = (brief: Brief): Fact[] =>
  listFacts(brief, { kinds: ['licence', 'skill', 'other'] }).filter(
    (fact) => weighDemand(fact) === 'must' && classOfLicence.test(fact.text),
  );

function addClass(paper: string, line: string): string {
  const [, name = ''] = classOfLicence.exec(line) ?? [];
  return paper.toLowerCase().includes(name.toLowerCase())
    ? paper
    : paper.replace(/\blicen[cs]e\b/i, (word) => `${word} (${name})`);
}

/** What candidates may read: a paper that the advertisement does not name is confirmed first, and is no condition in a letter. */
export const listNamed = (gates: readonly Gate[]): Gate[] =>
  gates.filter(({ law }) => law?.isNamed ?? true);

/** Why it is a condition although nobody wrote it down. */
export function sayLaw({ where, isNamed, said = null }: NonNullable<Gate['law']>): string {
  const place = where === '' ? '' : ` ${where}`;
  return isNamed
    ? `Required by law for the title${place}`
    : said === null
      ? `Required by law for the title${place}; the advertisement does not name it: confirm and add it`
      : `Required by law for the title${place}; the advertisement says ${quoteShort(said)}: confirm that it means this`;
}

/** "State license [usually required by law, not in the advertisement: confirm]", where the name stands alone in a list. */
export const nameWithLaw = ({ name, law }: Pick<Gate, 'name' | 'law'>): string =>
  law === undefined || law.isNamed
    ? name
    : `${name} [usually required by law${law.where === '' ? '' : ` ${law.where}`}${law.said == null ? ', not in the advertisement' : `; the advertisement says ${quoteShort(law.said)}`}: confirm]`;

const quotedWords = 12;
export const quoteShort = (said: string): string => quote(cutQuote(said, quotedWords));
