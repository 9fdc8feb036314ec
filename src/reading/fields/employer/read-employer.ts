import type { Found } from '#shared/reading.ts';
import { classifyHeading, guessKind } from '../../layout/classify-heading.ts';
import { kindOfLabel } from '../../layout/labels.ts';
import { best, foundIn } from '../field-unit.ts';
import type { FieldSource, FieldUnit, Span } from '../field-unit.ts';
import { dutyVerbs } from '../../facts/shapes/duty-verbs.data.ts';
import { isOccupationWord, namesOccupation } from '../title/occupation-words.ts';
import { isPlaceName } from '../title/place-name.ts';
import { pageTitle } from '../title/title-words.data.ts';
import {
  agencyWords,
  legalForm,
  nameAtEnd,
  noEmployer,
  organizationWords,
  otherHeaderLine,
  sentencePatterns,
  spokenName,
} from './employer.data.ts';
import { departmentWords } from '../organization/department.data.ts';
import { isForClient, namedAgents } from './for-client.ts';
import { boardSlugs, nameOfSlug } from './board-slugs.ts';
import { agencies, boards, callsItselfBoard } from './intermediaries.data.ts';
import { countIn, foreign, isSaid, isToldOf, isUmbrella, sureForm } from './name-above.ts';
import { keyOfName, tidyName } from './name.ts';

interface Candidate extends Span {
  name: string;
  score: number;
  unit: FieldUnit;
  /** Named in the title's line: an agency that recruits for others stands there too. */
  isInTitle?: boolean;
}

/** "Elm Architects is", "Elm Solicitors provides": many people, and one that acts. */
const manyAsOne = /^,? (?:is|has|was|[\p{L}]+[^s\W]s)\b/u;
const isOfMany = (name: string): boolean => {
  const last = name.replace(/,.*$/, '').split(' ').at(-1) ?? '';
  return name.includes(' ') && /[^s]s$/.test(last) && isOccupationWord(last);
};

/** "un commercial" sells in France; "Harrow Ridge Commercial" is a firm. */
const firmEnding = /(?<=\p{L} \p{L}+ )Commercial$/u;
const isPost = (name: string): boolean =>
  namesOccupation(name.replace(firmEnding, '').trim()) && !organizationWords.test(name);

const enough = 60;
const mostNames = 60;
const sureRole = 0.45;

/** Who hires, as the text names them; null when it names nobody. */
export function readEmployer(source: FieldSource, title: string | null): Found<string> | null {
  const candidates = source.units.flatMap((unit, at) => [
    ...fromLabel(unit),
    ...fromHeader(unit, title, isBetween(source.units, at) ? betweenBonus : 0),
    ...fromSentence(unit, title, source.text),
  ]);
  candidates.push(...fromSlugs(source));
  const isOther = source.units.some(({ text }) => isForClient(text));
  const isRecruiter = ofRecruiting.test(title ?? '');
  const houses = isRecruiter ? candidates : withoutIntermediaries(candidates);
  const agents = listAgents(candidates, source.text);
  const own = (isOther ? withoutAgents(houses) : houses).filter(
    (one) =>
      !isAgent(keyOfName(one.name), agents) &&
      (agents.length === 0 || namedAgents(one.unit.text).length === 0),
  );
  const chosen = best(weighTogether(own, source.text));
  if (!chosen || chosen.score < enough) return null;
  const { name, unit, start, end, score } = inFull(chosen, candidates);
  return foundIn(source, {
    value: withOwnEnding(name, source.text),
    confidence: Math.min(0.97, score / 105),
    unit,
    span: { start, end },
  });
}

/** Agencies by their own word, and those whose name says it where they speak of a client. */
const listAgents = (candidates: readonly Candidate[], text: string): string[] => [
  ...namedAgents(text).map(keyOfName),
  ...candidates
    .filter(({ name, unit }) => agencyWords.test(name) && isForClient(unit.text))
    .map(({ name }) => keyOfName(name)),
];

/** "AMJ" of "AMJ Recruitment" is the same agency. */
const isAgent = (key: string, agents: readonly string[]): boolean =>
  agents.some((agent) => agent === key || agent.startsWith(`${key} `));

/** Whom an agency hires for itself. */
const ofRecruiting = /\b(?:recruit|talent|staffing|sourc|headhunt|resourc)/i;
const plainName = (name: string): string => name.toLowerCase().replace(/[,.]/g, '');

/** A board is passed over; where an agency stands on top, only a label names another house for sure. */
function withoutIntermediaries(candidates: readonly Candidate[]): Candidate[] {
  const isAgencyAbove = candidates.some(
    ({ name, unit }) => unit.isHeader && agencies.has(plainName(name)),
  );
  return candidates.filter(({ name, unit }) => {
    const plain = plainName(name);
    if (boards.has(plain) || agencies.has(plain) || callsItselfBoard.test(name)) return false;
    return !isAgencyAbove || unit.labelKind === 'employer';
  });
}

/** Whoever recruits is called by a shorter name as well. */
function withoutAgents(candidates: readonly Candidate[]): Candidate[] {
  const agents = candidates.filter(mayBeAgent).map(({ name }) => plainName(name));
  return candidates.filter(
    (one) =>
      !mayBeAgent(one) && !agents.some((agent) => agent.startsWith(`${plainName(one.name)} `)),
  );
}

/** Above the text and in the sentence on the client stands whoever recruits. */
const mayBeAgent = ({ unit, isInTitle, end }: Candidate): boolean =>
  isInTitle === true ||
  unit.isHeader ||
  (isForClient(unit.text) && !/^[^.]{0,40}\bis (?:hiring|seeking)\b/.test(unit.text.slice(end)));

const firmWords =
  /^ (?:\p{Lu}[\p{L}&-]* ){0,3}(?:services|group|solutions|partners|company|systems|technologies|holdings|limited|ltd|inc|llc|plc)\.?$/iu;

/** "At Ashdown, we" and "Ashdown Support Services is hiring": one house, called by its whole name. */
function inFull(chosen: Candidate, candidates: readonly Candidate[]): Candidate {
  const fuller = candidates.find(
    ({ name, score }) =>
      score >= enough &&
      name.startsWith(`${chosen.name} `) &&
      firmWords.test(name.slice(chosen.name.length)),
  );
  return fuller ? { ...fuller, score: chosen.score } : chosen;
}

const timesByItself = 2;

/** "Children's is a hospital", "at Children's, we": where the ending stands by itself, it belongs to the name. */
function withOwnEnding(name: string, text: string): string {
  if (!/^\p{Lu}[\p{L} ]{2,40}$/u.test(name) || name.endsWith('s')) return name;
  const itself = [
    ...text.matchAll(
      new RegExp(`\\b${name}['’]s(?=[,.;!]| (?:is|has|offers|provides|will|was|we)\\b)`, 'gu'),
    ),
  ];
  return itself.length >= timesByItself ? `${name}'s` : name;
}

/** The address of a job board names the employer; the text says how it is written. */
function fromSlugs(source: FieldSource): Candidate[] {
  return boardSlugs(source.text).flatMap((slug) => {
    for (const unit of source.units) {
      const found = nameOfSlug(unit.text, slug);
      if (found) return [{ ...found, unit, score: 72 }];
    }
    return [];
  });
}

/** A name that is said in several ways, and often, is the employer's. */
function weighTogether(candidates: readonly Candidate[], text: string): Candidate[] {
  const byKey = Map.groupBy(candidates, ({ name }) => keyOfName(name));
  const hosts = readHosts(text);
  const isTold = candidates.some((one) => !one.unit.isHeader && isToldOf(one, text));
  return [...byKey.entries()].slice(0, mostNames).map(([key, group]) => {
    const first = best(group)!;
    const isTop = group.every(({ unit }) => unit.isHeader);
    const isForeign = isTop && ((isTold && !isSaid(first, text)) || isUmbrella(first, candidates));
    const squashed = key.replace(/[^\p{L}\p{N}]/gu, '');
    const times = squashed.length >= 2 ? countIn(text, first.name) : 1;
    const isHost =
      squashed.length >= 4 &&
      hosts.some((host) => host.includes(squashed) || squashed.includes(host));
    const isAgency = agencyWords.test(first.name);
    const others = new Set(group.map(({ unit }) => unit.index)).size - 1;
    return {
      ...first,
      score:
        first.score +
        Math.min(8, 2 * (times - 1)) +
        Math.min(6, 2 * others) +
        (isHost ? 8 : 0) -
        (isAgency ? 6 : 0) -
        (isForeign ? foreign : 0),
    };
  });
}

/** The middle of addresses: "acme" of jobs@acme.co.uk. */
function readHosts(text: string): string[] {
  const hosts = new Set<string>();
  for (const match of text.matchAll(
    /(?:@|:\/\/|www\.)([a-z\d-]{1,40}(?:\.[a-z\d-]{1,40}){1,3})/gi,
  )) {
    const labels = (match[1] ?? '').toLowerCase().split('.');
    for (const label of labels) {
      const plain = label.replaceAll('-', '');
      if (plain.length >= 4 && !commonHosts.test(plain)) hosts.add(plain);
    }
    if (hosts.size > 20) break;
  }
  return [...hosts];
}

const commonHosts =
  /^(?:www|jobs?|careers?|apply|boards?|greenhouse|lever|ashbyhq|workday\w*|myworkday\w*|linkedin|indeed|gmail|outlook|hotmail|yahoo|google|docs|forms|example|info|email|mail|http|https|github|facebook|instagram|youtube|twitter|recruit\w*|smartrecruiters|icims|taleo|bamboohr)$/;

/** "Boutique Hotel Group in Oregon", "Confidential": what kind of house it is, and not its name. */
const tellsKind =
  /^(?:(?!of\b)[\p{L}&-]+ ){1,5}(?:[Gg]roup|[Cc]ompany|[Ff]irm|[Aa]gency|[Pp]ractice|[Ss]tart-?up|[Mm]anufacturer|[Pp]rovider|[Rr]etailer|[Oo]rgani[sz]ation|[Cc]lient|[Ee]mployer) (?:in|near|based in|located in) (?:the )?\p{Lu}|^(?:confidential|undisclosed|not disclosed|anonymous)\b/iu;

function fromLabel(unit: FieldUnit): Candidate[] {
  if (unit.labelKind !== 'employer') return [];
  const whole = tidyName(unit.text.split(/\s[|·•]\s/)[0] ?? '');
  if (!mayBeName(whole.text, null) || isSpoken(whole.text)) return [];
  if (!/^(?:[\p{Lu}\d]|\p{Ll}+\p{Lu})/u.test(whole.text) || tellsKind.test(whole.text)) return [];
  const isClient = /client|agency|organi[sz]ation/i.test(unit.label ?? '');
  const isPart = departmentWords.test(whole.text) && !organizationWords.test(whole.text);
  return [
    {
      name: whole.text,
      start: whole.start,
      end: whole.end,
      unit,
      score: (isClient ? 86 : 96) - (isPart ? 24 : 0),
    },
  ];
}

const betweenBonus = 14;
const longestLine = 100;
const longestTitleLine = 170;

/** Title, employer, place: the lines most boards put on top. */
function isBetween(units: readonly FieldUnit[], at: number): boolean {
  const before = units[at - 1];
  const after = units[at + 1];
  if (!before || !after || !after.isHeader) return false;
  const isTitle = before.role === 'title' || before.index === 0;
  return (
    isTitle && (after.role === 'place' || after.labelKind === 'place' || isPlaceName(after.text))
  );
}

/** Under the title stands who hires, more often than not. */
function fromHeader(unit: FieldUnit, title: string | null, bonus: number): Candidate[] {
  const page = pageTitle.exec(unit.text)?.groups?.['employer'];
  if (page !== undefined) return [{ name: page, start: 0, end: page.length, unit, score: 88 }];
  const isTop = unit.isHeader || (unit.index === 0 && unit.role === 'title');
  if (!isTop || unit.labelKind !== null || unit.text.length > longestTitleLine) return [];
  if (unit.text.endsWith(':')) return [];
  if (unit.role === 'title' || isTitleAgain(unit.text, title)) return fromTitleLine(unit, title);
  if (unit.text.length > longestLine || unit.text.startsWith('(')) return [];
  if (unit.role === 'place' && isPlaceName(unit.text)) return [];
  if (unit.role === 'duty' || unit.role === 'must' || unit.role === 'benefit') return [];
  const parts = unit.text.split(/\s[|·•–]\s|\s-\s|\t/);
  const found: Candidate[] = [];
  let at = 0;
  for (const part of parts.slice(0, 4)) {
    const start = unit.text.indexOf(part, at);
    at = start + part.length;
    const tidy = tidyName(
      part.replace(/ (?:job|position|role) (?:description|details|profile|summary)$/i, ''),
      { isLine: true },
    );
    if (!mayBeHeaderName(tidy.text, title, unit.role === 'company' && bonus > 0)) continue;
    const score = headerScore(unit, tidy.text, bonus > 0) + bonus - found.length * 3;
    found.push({ name: tidy.text, start: start + tidy.start, end: start + tidy.end, unit, score });
  }
  return found;
}

/** "Buyer – Fabrics" below "Buyer" is the title once more. */
const isTitleAgain = (text: string, title: string | null): boolean =>
  title !== null && text.toLowerCase().startsWith(title.toLowerCase());

/** "Overall Purpose" is a heading, whatever its first word. */
const headingKinds: ReadonlySet<string> = new Set(['overview', 'duty', 'must', 'nice', 'benefit']);

function headerScore(unit: FieldUnit, name: string, isExpected: boolean): number {
  const isOrganization = organizationWords.test(name);
  // What was hardly told from a heading needs to be named again.
  const isSure = isOrganization || unit.confidence >= sureRole || unit.index === 0;
  // "Hearth of Hope Shelters, Dover" above "Dover, DE" names a town and is no place.
  const isPlace = unit.role === 'place' && !isExpected;
  const byRole = unit.role === 'company' && isSure ? 82 : isPlace ? 40 : 56;
  return (
    byRole + (isOrganization ? 8 : 0) + (unit.index === 1 ? 4 : 0) - Math.max(0, unit.index - 2)
  );
}

/** A line of running words, not a name. */
function isSpoken(name: string): boolean {
  const words = name.split(' ').filter((word) => word.length > 3);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return spokenName.test(name) || (words.length > 2 && small > words.length / 2);
}

/** Where the employer is expected, a name may be a town's or hold the word for a trade. */
function mayBeHeaderName(name: string, title: string | null, isExpected = false): boolean {
  if (otherHeaderLine.test(name) || kindOfLabel(name) !== undefined) return false;
  if (headingKinds.has(guessKind(name) ?? '') && !organizationWords.test(name)) return false;
  if (name.split(' ').length > 9 || /[:;]|\d{4}/.test(name) || isSpoken(name)) return false;
  if (isExpected) return isOwnName(name, title) && !isSamePost(name, title);
  return mayBeName(name, title) && !isPost(name);
}

/** "Entry Level Software Developer" below "Jr. Developer". */
const isSamePost = (name: string, title: string | null): boolean => {
  const last = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return isPost(name) && isOccupationWord(last) && (title ?? '').toLowerCase().includes(last);
};

const saidHouse = /\s(?:at|@|bei|chez|with)\s((?:The |the )?(?:\p{Lu}|\d{1,3}\p{Lu})[^–|]{1,60})$/u;
/** What somebody brings or gets stands behind it, too. */
const saidWith = /^\swith\s/;

/** "Cook at Acme", "Cook - Night Shift at Acme", "Cook - Acme Hotel" */
function fromTitleLine(unit: FieldUnit, title: string | null): Candidate[] {
  const line = unit.text.slice(0, 200);
  const said = saidHouse.exec(line);
  const match = said ?? /\s[-–|]\s([^–|]{2,60})$/u.exec(line);
  const named = match?.[1];
  if (!match || named === undefined) return [];
  const tidy = tidyName(named);
  if (!mayBeHeaderName(tidy.text, title)) return [];
  const isSaid = said !== null && !saidWith.test(said[0]);
  const isOrganization = organizationWords.test(tidy.text);
  const start = match.index + match[0].indexOf(named) + tidy.start;
  return [
    {
      name: tidy.text,
      start,
      end: start + tidy.text.length,
      unit,
      isInTitle: true,
      score: isSaid ? (isOrganization ? 88 : 80) : isOrganization ? 58 : 50,
    },
  ];
}

/** "ISSM is a recognized role": what is told of is the job, or a thing. */
const toldOfJob =
  /^,? (?:is|are) (?:an?|the|one) (?:[\p{L}-]+ ){0,4}(?:role|position|post|job|(?<!equal )opportunity|internship|programme|program|requirement|must|plus)\b/iu;

function fromSentence(unit: FieldUnit, title: string | null, text: string): Candidate[] {
  const found: Candidate[] = [];
  const weight = roleWeight[unit.role] ?? 0;
  for (const { pattern, score, isHouse = false } of sentencePatterns) {
    const match = pattern.exec(unit.text);
    const written = match?.[1];
    if (!match || written === undefined) continue;
    const start = match.index + match[0].lastIndexOf(written);
    const behind = unit.text.slice(start + written.length, start + written.length + 80);
    const opensPart = unit.headingKind === 'company' && start === 0 && /^ provides\b/.test(behind);
    const isFirm = isHouse || opensPart || (isOfMany(written) && manyAsOne.test(behind));
    const one = readName(unit, { written, start }, { title, isFirm, text });
    if (!one || isTeamOf(match[0], one.name)) continue;
    if (!isHouse && (toldOfJob.test(behind) || isFirstOfItem(unit, one))) continue;
    found.push({ ...one, score: score + (score < sureForm ? weight : weight / 2) });
  }
  const legal = readLegalName(unit, weight, title);
  return legal ? [...found, legal] : found;
}

/** "the Labour Relations team" is called after its work, not after the employer. */
const isTeamOf = (words: string, name: string): boolean =>
  / [Tt]eam$/.test(words) && departmentWords.test(name) && !organizationWords.test(name);

const itemRoles: ReadonlySet<string> = new Set(['duty', 'must', 'nice', 'benefit']);

/** "Prepare offers for hotels": the first word of an item has a capital, whatever it is. */
const isFirstOfItem = (
  { role, text }: FieldUnit,
  { name, start }: { name: string; start: number },
): boolean =>
  itemRoles.has(role) &&
  start === 0 &&
  !name.includes(' ') &&
  !/^ (?:is|are|has|was) /.test(text.slice(name.length));

/** "Acme Tools Ltd" */
function readLegalName(
  unit: FieldUnit,
  weight: number,
  title: string | null,
): Candidate | undefined {
  const form = legalForm.exec(unit.text);
  if (!form) return undefined;
  const from = Math.max(0, form.index - 80);
  const named = nameAtEnd.exec(unit.text.slice(from, form.index));
  if (!named) return undefined;
  const start = from + named.index;
  const end = form.index + form[0].length;
  const written = unit.text.slice(start, end);
  const one = readName(unit, { written, start }, { title, isFirm: false, text: '' });
  return one && { ...one, score: 58 + weight };
}

/** In lists of demands and tasks a name is seldom the employer's. */
const roleWeight: Partial<Record<string, number>> = {
  company: 4,
  overview: 2,
  must: -18,
  nice: -18,
  duty: -12,
  noise: -8,
};

function readName(
  unit: FieldUnit,
  { written, start }: { written: string; start: number },
  { title, isFirm, text }: { title: string | null; isFirm: boolean; text: string },
): Omit<Candidate, 'score'> | undefined {
  const tidy = tidyName(written);
  const mayBe = isFirm ? mayBeFirm(tidy.text, title, text) : mayBeName(tidy.text, title);
  if (!mayBe || isSpoken(tidy.text) || isRow(tidy.text)) return undefined;
  if (/^\p{L}+ly$/u.test(tidy.text)) return undefined;
  if (!isFirm && isPost(tidy.text.replace(shortForTechnology, ''))) return undefined;
  if (!tidy.text.includes(' ') && departmentWords.test(tidy.text)) return undefined;
  const from = start + tidy.start;
  return { name: tidy.text, start: from, end: from + tidy.text.length, unit };
}

/** A "pharmacy tech" is a person; whoever says "At Cobalt Tech, we" means the firm. */
const shortForTechnology = /(?<=\p{L}) Tech$/u;

/** "The Marketing Team" belongs to an employer and is none. */
const partOfEmployer =
  /\b(?:team|division|unit|squad|(?<!(?:police|fire|sheriff'?s?|health) )department)$/i;
const longestName = 90;

/** "Serve and Save Credit Union" */
const endsAsName = / \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

/** "Build solutions", "Upon", "Fast Hiring", "The Studio Manager": the beginning of a line about the work. */
function tellsWork(name: string): boolean {
  const [first = '', second = ''] = name.toLowerCase().split(' ');
  const isTask =
    dutyVerbs.has(first) &&
    /^(?:\p{Ll}|$)/u.test(name.split(' ')[1] ?? '') &&
    !endsAsName.test(name);
  const isPerson =
    second !== '' && /^the /i.test(name) && isOccupationWord(name.split(' ').at(-1) ?? '');
  return (
    isTask ||
    isPerson ||
    /^(?:at|upon|over|during|accepting|click|fast|urgent|immediate|\d{1,2}[-–]\d{1,2})$/.test(first)
  );
}

function mayBeName(name: string, title: string | null): boolean {
  return isOwnName(name, title) && !isPlaceName(name) && classifyHeading(name) === undefined;
}

/** No pattern runs through more of a text. */
const farthest = 12_000;

/** A firm called like a town, where the text never speaks of that town. */
function mayBeFirm(name: string, title: string | null, text: string): boolean {
  if (!isOwnName(name, title) || classifyHeading(name) !== undefined) return false;
  if (/^(?:the|an?|our|your|this|senior|junior|lead|experienced) /i.test(name) && isPost(name))
    return false;
  if (!isPlaceName(name)) return true;
  const place = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return !new RegExp(
    `\\b(?:[Ii]n|[Nn]ear|[Aa]round|[Aa]cross|[Ff]rom|to|[Oo]utside|[Cc]entral|[Dd]owntown|[Cc]ity of) ${place}\\b|\\b${place}, \\p{Lu}`,
    'u',
  ).test(text.slice(0, farthest));
}

const fewestCommas = 2;
/** "Word, Excel, Outlook": things one after the other. */
const isRow = (name: string): boolean =>
  name.split(', ').length > fewestCommas &&
  name.split(/,? and |, /).every((part) => !part.includes(' '));

function isOwnName(name: string, title: string | null): boolean {
  return (
    name.length >= 2 &&
    name.length <= longestName &&
    /\p{L}/u.test(name) &&
    !noEmployer.test(name) &&
    !partOfEmployer.test(name) &&
    !tellsWork(name) &&
    name.toLowerCase() !== title?.toLowerCase()
  );
}
