import type { Fact } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { isTerm } from '../../search/search-words.ts';
import { originOf } from '../evidence/origin.ts';
import { askSystems, toOwnCriterion } from './own-demand.ts';
import type { Unweighted } from '../settle-weights.ts';

/** A system has a name; "databases" and "a forklift" are none. */
const isName = /\p{Lu}|^dbt$/u;

/** Word and Excel tell nobody apart, nor do records that every ward keeps on a screen. */
const office =
  /^(?:(?:advanced|basic) )?(?:(?:microsoft|ms)[ -]?)?(?:office(?: (?:suite|365|products?|applications?|programs?))?|word|excel|power ?point|outlook|windows|teams|365|o365|onenote|publisher|visio|project|access|sharepoint|onedrive|spreadsheets?)$|^(?:google|g) (?:suite|workspace|docs|sheets|drive)$|^(?:zoom|gmail|e-?mail|internet|macs?|macos|macbooks?|pcs?|EMR|EHR|EPR|EMRs|EHRs)$|^electronic (?:medical|health|patient|care) records?(?: \(\w+\))?(?: systems?)?$/i;
export const isOfficeProgram = (term: string): boolean => office.test(term.trim());

const ofOffice =
  /\b(?:(?:microsoft|ms)[ -]?(?:office|word|excel|power ?point|outlook|365|teams|suite|products|applications|project)|excel|outlook|power ?point|spreadsheets?|word processing|google (?:suite|workspace|docs|sheets)|computer (?:literacy|literate|skills|proficiency)|(?:electronic (?:medical|health|patient|care|charting) ?(?:records?)?|E[MH]R)(?: \(\w+\))?(?: systems?| software)?|(?:using|use of|used to|proficien\w+ (?:in|with|on)|familiar\w* with|knowledge of) (?:(?:apple|both|an?|the) )?(?:macs?|macbooks?|pcs?|e-?mail)(?! \p{L}*(?:market|campaign|automat|server|secur))\b)\b/iu;
/** Where more is asked of such a program than its name, it is work: macros, models, databases. */
const moreThanOffice =
  /\badvanced (?:[\p{L}-]+ ){0,3}(?:(?:microsoft|ms) )?excel\b|\b(?:macros?|vba|pivot|power ?(?:bi|query|pivot|apps|automate)|financial model\w*|modell?ing|dashboards?|databases?|sql|implement\w*|configur\w*|informatic\w*|interfac\w*|train\w* (?:users|staff)|develop\w*|administ\w+|migrat\w+|tableau|sap|erp|crm)\b/iu;

/** "Proficient in Word and Excel": what every office works with, and no other system in the line. */
export const isOfOffice = ({ kind, text, terms }: Pick<Fact, 'kind' | 'text' | 'terms'>): boolean =>
  kind !== 'duty' &&
  (ofOffice.test(text) || isOfficeProgram(text)) &&
  !moreThanOffice.test(text) &&
  terms.filter((term) => isName.test(term)).every(isOfficeProgram);

/** The programs of the office that a job demands by name. */
export const listOfficePrograms = (facts: readonly Fact[]): string[] => [
  ...new Map(
    facts
      .filter(isOfOffice)
      .flatMap(({ terms }) => terms.filter((term) => isName.test(term) && isOfficeProgram(term)))
      .map((term) => [bareProgram(term), term]),
  ).values(),
];

/** "MS Word" is Word, and "Power Point" PowerPoint. */
const bareProgram = (term: string): string =>
  term
    .toLowerCase()
    .replace(/^(?:microsoft|ms)[ -]?(?=\p{L}{4})/u, '')
    .replaceAll(' ', '');

const degree =
  /^(?:proficien(?:t|cy)|superb|must .*|intermediate|advanced|basic|expert|beginner|excellent|familiar|male|female|age)$/i;

/** "Business Acumen", "Language-Ability": headings of a list, and no systems. */
const heading =
  /(?:^|[\s-])(?:demonstrat\w*|abilit\w+|acumen|language|knowledge|communicat\w+|visuali[sz]ation|management|associate(?: \p{Lu}+)?|thinking|leadership|negotiation|experience|service|teamwork|planning|analysis|engineering|strategy|training|orientation|solving)$/iu;

const namedSystems = 4;
/** A name is said in one breath. */
const inName = 3;

/** "JIRA" is Jira, and "Loomsoft" is told with "Loomsoft Dyes". */
const eachOnce = (terms: readonly string[]): string[] => {
  const names = [...new Map(terms.map((term) => [term.toLowerCase(), term])).values()];
  return names.filter(
    (term) => !names.some((other) => other.toLowerCase().startsWith(`${term.toLowerCase()} `)),
  );
};

/** The systems a job names are one thing to be shown: working with them. */
export function toSystems(facts: readonly Fact[], wishes: ReadonlySet<string>): Unweighted[] {
  const [first] = facts;
  if (!first) return [];
  const terms = eachOnce(facts.flatMap(({ terms: named }) => named))
    .filter(
      (term) =>
        isTerm(term) &&
        isName.test(term) &&
        !isOfficeProgram(term) &&
        !degree.test(term) &&
        !heading.test(term) &&
        !wishes.has(term) &&
        !/\bskills?\b|,|^(?:eg|ie|etc|incl|using|with)\b/i.test(term) &&
        !/\p{Lu}{3}\p{Ll}{3}/u.test(term),
    )
    .slice(0, namedSystems);
  if (terms.length < 2) return [];
  const named = joinList(terms, 'or');
  return [
    {
      ...toOwnCriterion(first),
      ...askSystems(named),
      name: `Working with ${joinList(terms.slice(0, inName))}`,
      origin: originOf(facts),
      facts: [...facts],
      // The line that names them is quoted, and not another line on systems.
      terms: terms.slice(0, inName),
    },
  ];
}
