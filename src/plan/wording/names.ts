import { isOccupationWord } from '#reading/fields/title/occupation-words.ts';
import { markProvisional } from './provisional-title.ts';
import { unshoutName } from './unshout-name.ts';
import { withArticle } from '#writing/article.ts';
import { lowerFirst } from '#writing/casing.ts';
import type { Source } from '../source.ts';

/** The names that stand in running text. */
export interface Names {
  /** For headlines: "Care Assistant". */
  headline: string;
  /** "care assistant" */
  title: string;
  /** "a care assistant" */
  aTitle: string;
  employer: string;
  /** The town, or null where none is known. */
  city: string | null;
  /** What an application is called: "resume" or "CV". */
  cv: string;
  /** Whom the recruiter writes for. */
  signsFor: string;
  /** "the site lead technician", or "the hiring manager". */
  manager: string;
}

export const unnamedEmployer = 'the employer';

/** "St Catherine'S" and "R&D" were put into capitals by a machine and by a person. */
const mendCapitals = (text: string): string =>
  text
    .replace(/\s?[-–|]\s?job post$/i, '')
    .replace(/(?<=\S{3})\s\|\s.*$/, '')
    .replace(/(?<=\p{L}['’])S\b/gu, 's');

/** A title in capitals is shouted; its letters alone, as in "IBODE" or "HGV", are a name. */
function calmTitle(title: string, isEnglish: boolean): string {
  if (/\p{Ll}/u.test(title) || !/\p{L}{4}.*\P{L}.*\p{L}{4}/u.test(title)) return title;
  const small = title.toLowerCase();
  return isEnglish
    ? small.replace(/(?<!['’\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : small.charAt(0).toUpperCase() + small.slice(1);
}

const leaders =
  /manager|director|lead|chief|supervisor|head|officer|principal|president|owner|partner|chair|dean|superintendent|coordinator|engineer|foreman|captain|commander|administrator|judge|chef/i;

/** "Reporting to the Harbor Pilot": nobody says "the" of a person. */
const hasArticle = ({ facts, employerBlocks }: Source['brief'], name: string): boolean =>
  [
    ...facts.map(({ source, text }) => (source.from === 'job' ? source.quote : text)),
    ...employerBlocks.map(({ text }) => text),
  ].some((line) => /\b(?:the|our) $/i.test(line.slice(0, Math.max(0, line.indexOf(name)))));

function nameManager({ brief }: Source): string {
  const text = brief.reportsTo?.text.replace(/^(?:reports? to )/i, '').trim() ?? '';
  if (text === '') return 'the hiring manager';
  // "the director, pay range $90,000": what follows the comma is another matter.
  const bare = text
    .replace(/^(?:the|our|a|an)\s+/i, '')
    .replace(
      /[,;(] ?(?:pay|salary|wages?|compensation|rate|hours|located|based|full[- ]time)\b.*$/i,
      '',
    )
    .replace(/\s\(\p{Lu}{2,6}\)$/u, '');
  // A person by name needs no article; a post does, and what the line itself gives one is a post.
  const mayBePerson = !isPost(bare) && !hasArticle(brief, bare);
  if (mayBePerson && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(bare)) return bare;
  // "Dana (shop foreman)"
  const [, named = ''] = /^(\p{Lu}\p{Ll}+) \(\p{L}[^()]+\)$/u.exec(bare) ?? [];
  if (named !== '' && !leaders.test(named)) return bare;
  // "Dana Ruiz, shop foreman"
  const [, person, role] =
    /^(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3}), (?:the |our )?(\p{L}.*)$/u.exec(bare) ?? [];
  if (person !== undefined && !leaders.test(person)) return `${person} (${role})`;
  return `the ${bare}`;
}

/** What somebody is, in trades whose names are family names as well. */
const alsoName =
  /^(?:baker|barber|brewer|butler|butcher|carpenter|carter|clerk|cook|cooper|draper|farmer|fisher|forester|gardener|glover|guard|hunter|judge|keeper|marshall?|mason|miller|minister|painter|page|parker|pastor|piper|porter|potter|sawyer|sergeant|shearer|shepherd|singer|smith|steward|tailor|turner|walker|ward|warden|weaver)$/i;

/** "Financial Controller" is a post, and so is whoever leads. */
const isPost = (text: string): boolean =>
  leaders.test(text) ||
  (isOccupationWord(text.split(' ').at(-1) ?? '') && !alsoName.test(text.split(' ').at(-1) ?? ''));

/** A slogan in place of a title: "Make waves with your sales skills". */
const slogan =
  /^(?:to|in|for|at|of|with|from)\s|\b(?:you|your|we|our|us|join|make|want|wanted|hiring|needed|looking)\b|[!?]/i;

/** A title that begins with the brand keeps its capital; a word that the advertisement also writes small is no brand. */
function keepBrand(title: string, { facts }: Source['brief'], employer: string): string {
  const [brand = ''] = employer.match(/^\p{Lu}[\p{L}\p{N}’'-]{2,}/u) ?? [];
  const [first = ''] = title.match(/^\p{Ll}[\p{L}\p{N}’'-]{2,}/u) ?? [];
  if (first === '' || first !== brand.toLowerCase() || anyName.test(brand)) return title;
  const isWord = facts.some(({ text }) => text.split(/[^\p{L}\p{N}’'-]+/u).includes(first));
  return isWord ? title : brand + title.slice(first.length);
}

/** Begin the names of employers and are words of a trade all the same. */
const anyName =
  /^(?:care|health\w*|home|family|school|restaurant|hotel|hospital|dental|medical|construction|electric\w*|logistics|engineering|security|food|bank|law|software|research|marketing|media|design|sales|retail|kitchen|pharmacy|clinic\w*|nurs\w+|cleaning|transport\w*|truck\w*|police|fire|airport|legal|data|account\w*|financ\w+|insurance|energy|digital|beauty|barber\w*|bar|freight|warehouse|senior|community)$/i;

/** "Registered nurse RN" says the same twice. */
function dropInitials(title: string): string {
  const words = title.split(' ');
  const last = words.at(-1) ?? '';
  const initials = words
    .slice(0, -1)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return last.length > 1 && last === initials ? words.slice(0, -1).join(' ') : title;
}

/** A title is a person: what is written about is a job. */
export const nameJob = (text: string): string =>
  text.includes('{title.a}')
    ? text.replace(
        /\b(about|concerns) \{title\.a\}(?! (?:job|role|position|seat|post|place|vacancy)\b)/g,
        '$1 a job as {title.a}',
      )
    : text;

/** The trade names the job where its title is a slogan. */
export function listNames(source: Source, trade: string): Names {
  const { brief, employer } = source;
  const { place, title } = brief;
  const named = (employer.name.trim() || unshoutName(brief.employer.name.trim())).replace(
    /^(?:since|established in|founded in) \d{4},\s*/i,
    '',
  );
  const isEnglish = brief.language === null || brief.language === 'en';
  const calm = calmTitle(mendCapitals(title.singular), isEnglish);
  const said = slogan.test(title.singular)
    ? trade
    : calm === mendCapitals(title.singular)
      ? calm
      : lowerFirst(calm);
  const bare = said.replace(/^(?:hybrid|remote|on-?site) (?=\p{L})/iu, '');
  const running = dropInitials(keepBrand(bare, brief, named));
  const isAmerican = place.country === 'US' || place.country === 'CA';
  return {
    headline: markProvisional(calmTitle(mendCapitals(title.clean), isEnglish), title),
    title: running,
    aTitle: withArticle(running),
    employer: named || unnamedEmployer,
    city: brief.workType === 'remote' ? null : (place.resolved?.city ?? null),
    cv: isAmerican ? 'resume' : 'CV',
    signsFor: employer.signsFor?.trim() || named || unnamedEmployer,
    manager: nameManager(source),
  };
}
