import { rememberTexts } from '#shared/remember-texts.ts';
import { findSector } from '#knowledge/find-sector.ts';
import { findTerm } from '#knowledge/find-term.ts';
import { findState } from '#market/places/us-states.ts';
import { sayHoursKind } from '#plan/contract/contract.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { nameDemand } from '#plan/criteria/names/name-demand.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import { makePlan } from '#plan/plan.ts';
import { isAtHome } from '#plan/hours/home-words.ts';
import { isForeign, listOwnTerms } from '#plan/search/search-terms.ts';
import { isTerm } from '#plan/search/search-words.ts';
import type { Source } from '#plan/source.ts';
import { noTitle } from '#shared/no-title.ts';
import { lowerFirst } from '#writing/casing.ts';
import { isPrivate } from './draft/private.ts';
import { isManner } from './draft/traits.ts';
import { listOnce } from '#writing/list.ts';
import { mendLine } from '#writing/mend-line.ts';
import { listThings } from './keyword-things.ts';
import { listTools } from './keyword-tools.ts';
import { isPlainWord, isSearchedAnywhere, mayBeSearched } from './searched-term.ts';
import { isSkillName } from './skill-name.ts';

const skillKeywords = 10;
const placeKeywords = 9;

/** What the job asks for in its own terms; what the trade calls its skills fills up to ten. */
function listSkills(source: Source): string[] {
  const { brief } = source;
  const { drawer, search, phrases } = makePlan(source);
  const text = brief.facts.map((fact) => fact.text.toLowerCase()).join('\n');
  const known = new Set(drawer.search.skills.map((term) => term.toLowerCase()));
  const isSkill = isSkillName(known);
  const own = listOwnTerms(source, drawer);
  const isOthers = isForeign(source);
  const isHome = isAtHome(drawer, brief.place.country);
  const isSaid = (term: string): boolean => text.includes(term.toLowerCase());
  const demands = listFacts(brief, { kinds: ['skill', 'experience', 'safety'] }).filter(
    (fact) => !isManner(fact),
  );
  const isWithinLine = makeWithinLine(source);
  const named = [
    ...own.filter(isSaid),
    // What competencies of the trade are called for by, as far as this job says it.
    ...drawer.competencies
      .flatMap(({ called_for_by: words }) => words)
      .filter((word) => /[\s-]/.test(word) && (isWord(text, word) || isWithinLine(word))),
    ...listFacts(brief, { kinds: ['licence'] }).map((fact) => nameDemand(fact.text)),
    ...demands.flatMap(({ terms }) => terms.filter(isInitials)),
    ...demands
      .filter(({ forms, importance }) => forms.nounPhrase !== null && importance === 'must')
      .map((fact) => toSmall(nameDemand(fact.text)))
      .filter((name) => name.includes(' ') && mayBeSearched(name)),
  ].filter(
    (term) =>
      isTerm(term) &&
      !anyTool.test(term) &&
      !isPrivate(term) &&
      !fragment.test(term) &&
      !verbal.test(term) &&
      isSkill(term) &&
      (!term.includes(' ') || known.has(term.toLowerCase()) || mayBeSearched(term)) &&
      (own.includes(term) || isOthers(term)),
  );
  // What the trade is called and does in English is searched for by nobody there.
  if (phrases) {
    const short = listFacts(brief, { kinds: ['skill', 'tool', 'licence', 'duty'] })
      .map(ownWords)
      .filter((words) => words.split(/\s+/).length <= 3);
    return listOnce([...own.filter(isSaid), ...short]).slice(0, skillKeywords);
  }
  const isSpoken = makeSpoken(`${brief.title.given}\n${text}`);
  const ofNeighbours = listNeighbours(source);
  const trade = [...drawer.search.skills, ...search.skills].filter(
    (term) =>
      isHome(term) &&
      (known.has(term.toLowerCase()) || isTerm(term)) &&
      isSkill(term) &&
      (!ofNeighbours.has(term.toLowerCase()) || isSaid(term)),
  );
  // What other people search by as well comes before what only this text puts so.
  const things = listThings(brief)
    .filter((term) => isTerm(term) && !anyTool.test(term) && isSkill(term) && mayBeSearched(term))
    .toSorted((a, b) => Number(isSearchedAnywhere(b)) - Number(isSearchedAnywhere(a)));
  // Where the job says too little: plain words of a known trade, never a method or a product by its name.
  const plain = drawer.serves.length > 0 ? trade.filter((term) => !/\p{Lu}/u.test(term)) : [];
  // "manufacturing" says where, and is a skill only where nothing else is said.
  const [fields, skilled] = Array.from([true, false], (wanted) =>
    named.filter((term) => /^\p{Ll}{5,}$/u.test(term) === wanted),
  );
  const skills = keepSkills(source, text, [
    ...listStandards(source),
    ...listTools(source).filter((term) => isTerm(term) && !anyTool.test(term)),
    // What people of the trade call it comes before what the lines happen to name.
    ...trade.filter(isSpoken).slice(0, mostOfTrade),
    ...skilled!,
    ...trade.filter(isSpoken),
    ...listScored(source).filter(
      (term) => isTerm(term) && isSkill(term) && isSpoken(term) && mayBeSearched(term),
    ),
    ...things,
    ...fields!,
  ]);
  return listOnce([...fillUp(skills, plain), ...listTitles(source).slice(0, mostTitles)])
    .filter((term) => term !== noTitle)
    .slice(0, skillKeywords);
}

/** "AS9100", "ISO 9001", "NADCAP certification": a standard by its name, wherever a line names it. */
const standard =
  /\b(?:(?:ISO|IEC|AS|EN|ASTM|ASME|ANSI|API|NFPA|MIL-STD|FAR|21 CFR)[ -]?\d{2,6}|\p{Lu}{5,9}(?= (?:certif|accredit|complian|audit|standards?)))/gu;
const mostStandards = 3;
const listStandards = ({ brief }: Source): string[] =>
  listOnce(
    listFacts(brief, { kinds: ['duty', 'skill', 'experience', 'licence', 'safety'] }).flatMap(
      ({ text }) => (text.match(standard) ?? []).filter((name) => !isPlainWord(name)),
    ),
  ).slice(0, mostStandards);

const longestScored = 3;
/** What people are judged by, where its name is what they would search for. */
const listScored = (source: Source): string[] =>
  makePlan(source)
    .criteria.filter(
      (one) => (one.origin === 'must' || one.origin === 'duty') && !isWayOfWorking(one),
    )
    .map(({ name }) => toSmall(name))
    .filter((name) => name.includes(' ') && name.split(' ').length <= longestScored);

/** "Deck and engine logs" speaks of deck logs too. */
function makeWithinLine({ brief }: Source): (term: string) => boolean {
  const lines = brief.facts.map((fact) => new Set(listStems(fact.text)));
  return (term) => {
    const own = listStems(term);
    // "BS 7671" has no word that a line could say.
    return own.length > 0 && lines.some((line) => own.every((stem) => line.has(stem)));
  };
}

/** Of all these what people look for, each once. */
function keepSkills(source: Source, text: string, terms: readonly string[]): string[] {
  const { title } = source.brief;
  const { names } = makePlan(source);
  return dropWider(
    listOnce(
      rankTerms(terms).filter(
        (term) =>
          !ofSurroundings.test(term) &&
          // "gaps * coverage" is half of a search.
          !term.includes('*') &&
          !noSkill.test(term) &&
          !verbal.test(term) &&
          !(network.test(term) && !ofNetworks.test(title.given)) &&
          !isHalfOfTitle(term, title.given, text) &&
          // The title itself stands behind the skills.
          !(term.includes(' ') && names.title.toLowerCase().endsWith(term.toLowerCase())),
      ),
    ),
  );
}

/** What the job does not say stands only where it says too little. */
function fillUp(skills: readonly string[], plain: readonly string[]): string[] {
  const known = new Set(skills.map((term) => term.toLowerCase()));
  const fresh = plain.filter((term) => !known.has(term.toLowerCase()));
  return [...skills, ...fresh.slice(0, Math.max(0, fewestSkills - skills.length))];
}

const mostOfTrade = 5;
const fewestSkills = 7;
const mostTitles = 3;
const mostPapers = 2;

/** On every desk: one of them is enough, and behind what tells the job. */
const ofDesk =
  /^(?:(?:microsoft |google )?(?:office(?: suite| 365)?|excel|word|outlook|powerpoint|teams|slides|sheets|docs|gmail|gchat|workspace|drive|onedrive|sharepoint)|microsoft|v-?lookups?|pivot tables?|spreadsheets?|zoom|slack)$/i;
const paper = /^(?:\p{Lu}[\p{Lu}\d.+-]{1,6}|.*\b(?:licen[cs]e|certificat\p{L}*|permit|card))$/u;

/** As people write them; two papers at most, and one tool of the desk behind what tells the job. */
function rankTerms(terms: readonly string[]): string[] {
  const said = listOnce(terms.map(mendLine));
  const desk = said.filter((term) => ofDesk.test(term));
  const papers = said.filter((term) => paper.test(term) && !isTool(term));
  const dropped = new Set([...desk, ...papers.slice(mostPapers)]);
  const kept = dropSameHead(said.filter((term) => !dropped.has(term)));
  return [...kept.slice(0, beforeDesk), ...desk.slice(0, 1), ...kept.slice(beforeDesk)];
}
/** Of ten that are shown one is the spreadsheet, where it is asked for. */
const beforeDesk = 8;
/** Initials of something that is used, and no paper. */
const isTool = (term: string): boolean =>
  /^(?:SQL|AWS|GCP|ERP|CRM|SAP|GAAP|IFRS|HRIS|LIMS|CAD|BIM|GIS|EMR|EHR|PLC|HMI|SEO|SEM|PPC|CSS|HTML|API|ETL|CNC|HVAC|PCR|HPLC|SAS|SPSS|HIPAA|OSHA|FMLA|ADA|KPI|KYC|AML|POS|WMS|TMS|CMS|LMS|SaaS|CI\/CD|HACCP|GMP|FDA|ISO|ICU|IV|NLP|LLM)$/.test(
    term,
  );

const whose = /^(?:customer|client|guest|patient|user|member|consumer|visitor) /i;

/** "Guest complaints" beside "customer complaints" is found by the same search. */
const dropSameHead = (terms: readonly string[]): string[] =>
  terms.filter(
    (term, i) =>
      !whose.test(term) ||
      !terms
        .slice(0, i)
        .some((other) => whose.test(other) && other.replace(whose, '') === term.replace(whose, '')),
  );

/** What such people are called; where beginners are found is no name of what they do. */
function listTitles(source: Source): string[] {
  const { drawer, search, names } = makePlan(source);
  const titles = drawer.isForBeginners
    ? search.titles.filter((title) => isSameTrade(title, names.title))
    : search.titles;
  return [...titles, names.title];
}

const isSameTrade = (title: string, own: string): boolean =>
  listStems(title).some((stem) => listStems(own).includes(stem));

/** Named at the foot of a page, and a skill only of whoever writes for them. */
const network = /^(?:linkedin|youtube|facebook|instagram|skype|zoom|twitter|tiktok|whatsapp)$/i;
const ofNetworks =
  /\b(?:market\w*|social|content|media|communit\w+|communications?|creat\w+|brand\w*|advertis\w+)\b/i;

/** "engineering product" of "Engineering Product Manager": half of a title, said nowhere else. */
const isHalfOfTitle = (term: string, title: string, text: string): boolean =>
  term.includes(' ') &&
  title.toLowerCase().includes(term.toLowerCase()) &&
  !text.includes(term.toLowerCase());

/** "cook Leeds"; nothing where the job has no title yet. */
const sayJobThere = (title: string, town: string | null | undefined): string | null =>
  title === noTitle ? null : town ? `${title} ${town}` : title;

/** "Moderate noise level" is where the work is done, and "Access" in "Diversity, Equity, Access" no program. */
const ofSurroundings =
  /\b(?:noise|weather|lift\w*|pounds|lbs|stand\w*|needed|required|prolonged|exposure|hours|commitment)\b|^(?:access|word|outlook|pass|operations|transport|skid|knowledge|equity|inclusion|diversity)$|^out |ly$|\b(?:but|written|such|pertaining)$/i;

/** Time served, people, rules and whatever else is no skill. */
const noSkill =
  /^\d|^G[LS]-\d|^(?:rules|deadlines|requirements|documentation|i{1,3}|iv)$|\bmentality$|^routine |\be\.g$|^(?:valid|professional|within|both|successfully|minimum|certified|superior|written|experience|detail|comms|site)\b|\b(?:certified\/\w+|years?|months?|units|semester|teams?|members?|staff|responsibilit\w+|laws?|polic(?:y|ies)|procedures?|reasons?|aspects?|goals?|expectations?|activities|efforts|initiatives|situations?|needs|requests|obligations|stakeholders?|worker|patients?|colleagues|roles?|purposes|community|(?:ged|iii|relevant|professional) certificat\w+|higher education|practices|relationships|dealing|environments?|locations?|settings|agencies)$/i;

const listStems = rememberTexts((text): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 8)),
);

const listShort = (text: string): readonly string[] =>
  text.toLowerCase().match(/(?<!\p{L})\p{L}{2}(?!\p{L})/gu) ?? [];

/** A skill of the trade only where this job says each word of it. */
function makeSpoken(text: string): (term: string) => boolean {
  const spoken = new Set([...listStems(text), ...listShort(text)]);
  return (term) => {
    const own = listStems(term);
    // Of "Power BI" the short word is the name: power alone is said of much else.
    return own.length > 0 && [...own, ...listShort(term)].every((stem) => spoken.has(stem));
  };
}

/** What only another role of the same trade is searched by: an assistant's skills are none of a hygienist's. */
function listNeighbours(source: Source): Set<string> {
  const { brief } = source;
  const { specialties } = makePlan(source).drawer;
  const text = [brief.title.given, ...brief.facts.map((fact) => fact.text)]
    .join('\n')
    .toLowerCase();
  const isCalled = ({ called_for_by: words }: (typeof specialties)[number]): boolean =>
    words.some((word) => text.includes(word.toLowerCase()));
  const called = specialties.filter(isCalled);
  const own = new Set(called.flatMap(({ search }) => search).map((term) => term.toLowerCase()));
  // Where no field of the trade is spoken of, none is foreign.
  if (called.length === 0) return new Set();
  return new Set(
    specialties
      .filter((specialty) => !called.includes(specialty))
      .flatMap(({ search, called_for_by: words }) => [...search, ...words])
      .map((term) => term.toLowerCase())
      .filter((term) => !own.has(term)),
  );
}

/** Something done, and nothing anybody looks for by these words. */
const verbal =
  /^(?:undertake|support (?:the|our|all|an?)|move|exit|documents|park|demonstrated|projected|occasional|light|strategi[sz]e|conceive|two|three|four|five|varied|factual|department-wide|company-wide|plant leadership|senior (?:management|leadership)|prepare|fulfil|fulfill|extract|install|handle|convert|perform|operate|provide|ensure|assist|maintain|manage|specialized|appropriate|communication and|experienced|listen|understand|read|work|grow|draw|generate|close (?:deals|sales|new)|fix|enable|champion|does|hit|customi[sz]e|identify|develop|create|drive|achieve|improve|increase|reduce|build(?! automation| pipelines?| systems?| tools?)|lead(?! (?:generation|qualification|nurturing|management|scoring|time|abatement|inspection))|deliver|execute|coordinate|conduct|establish|estimate|secure data|facilitat\w+|write|speak|make|take|keep|get|give|those|towards?|years?|defined|chosen|prescribed|approved|stable|belief|any|plans and|partner for)(?:\s|$)/i;

/** Torn out of a sentence, or a manner that nobody searches for. */
const fragment =
  /^(?:either|neither|both|together|throughout|each|every|any)\s|^(?:must|ability|able|willing\w*)\b|(?:^|\s)(?:but|and|or|with|of|in|to|for|the|a|an|as|such|other|various)$|^(?:and|or|but|with|of|in|to|for|such|other|various|excellent|strong|good|great|proven|basic)\s|(?<!\p{Lu})\p{Lu}{5,}\.|^(?:self-starter|detail[- ]oriented|team player|cross-functional|professionalism|testing|computer science|growth mindset|positive attitude|work ethic|(?:a )?friendly .*|customer experience|problem[- ]solving)$/iu;

/** "drain" is said in "drains", and "art" is not in "start". */
const isWord = (text: string, word: string): boolean =>
  findTerm(text, word.toLowerCase(), ['s', 'es']) !== -1;

/** Longer ones are words that somebody shouted, where they are words. */
const longestInitials = 4;
const isInitials = (term: string): boolean =>
  acronym.test(term) && !(term.length > longestInitials && isPlainWord(term));
const acronym = /^\p{Lu}[\p{Lu}\p{N}/+-]{2,}$/u;

/** Found in any job, and searched for by nobody. */
const anyTool =
  /^(?:proficien\w+|plus+es|laptops?|stores?|voters?|hammers?|perception|practice|university|schedule|spreadsheets?|kni(?:fe|ves)|(?:office|safety) equipment|computers?|computer systems?|(?:hand )?tools?|equipment|machinery|vehicles?|phones?|internet|software|databases?|batter(?:y|ies)|first floor|backbone)$/i;

const toSmall = (text: string): string => (/\s\p{Lu}/u.test(text) ? text : lowerFirst(text));

/** "Vlookups" says nothing beside "Excel Vlookups", nor the other way round; the earlier stays. */
function dropWider(terms: readonly string[]): string[] {
  const small = terms.map((term) => ` ${term.toLowerCase().replace(/s$/, '')} `);
  return terms.filter(
    (_, i) =>
      !small.some((other, j) => j < i && (small[i]!.includes(other) || other.includes(small[i]!))),
  );
}

const shifts: readonly (readonly [RegExp, string])[] = [
  [
    /\bnight[- ]?(?:shifts?|roles?|work|duty|sort|trunk)|\bovernight\b|\bnights\b(?! (?:per|a|away|out)\b)/i,
    'night shift',
  ],
  [/\bdays? shift|\bday roles\b|monday to friday|mon-fri/i, 'day shift'],
  [/\bsecond shift\b|\bafternoon shift/i, 'second shift'],
  [/\bevenings?\b/i, 'evenings'],
  [/\bweekends?\b/i, 'weekends'],
  [/\b12[- ]h(?:ou)?r\b/i, '12-hour shifts'],
  [/\bon[- ]call\b(?![^.;\n]{0,40}phone)/i, 'on call'],
  [/\bhome weekly\b/i, 'home weekly'],
  [/\bhome daily\b/i, 'home daily'],
];
const denied = /\b(?:no|without|never)\s(?:\w+\s)?(?:nights?|weekends?|evenings?|on[- ]call)\b/gi;

/** Said in the language of the advertisement. */
const ownKind = /\b(?:CDI|CDD|Vollzeit|Teilzeit|Minijob|jornada|contrato|temps)\b/i;

/** Place, type and field of the job; where place or type are open, what is to be filled in. */
function listPlaces(source: Source): string[] {
  const { brief } = source;
  const { place, search, names, phrases } = makePlan(source);
  const { state, country } = brief.place.resolved ?? {};
  const schedule = [
    brief.title.given,
    brief.hours?.text ?? '',
    ...listFacts(brief, { kinds: ['schedule'] }).map(({ text }) => text),
  ]
    .join('\n')
    .replace(denied, '')
    .replace(/\bevening\s*(?:[-–]|to)\s*morning\b/gi, 'nights');
  if (phrases)
    return listOnce([
      place.town,
      sayJobThere(names.title, place.town),
      ownKind.test(brief.employmentType?.text ?? '') ? brief.employmentType?.text : null,
      ...search.titles.slice(1, 5),
    ]).slice(0, placeKeywords);
  const isAnywhere = brief.workType === 'remote';
  return listOnce([
    place.label ?? (isAnywhere ? null : '[town: add]'),
    names.title === noTitle ? null : names.title,
    brief.workType,
    sayHoursKind(brief)?.toLowerCase(),
    sayField(source),
    ...shifts.filter(([pattern]) => pattern.test(schedule)).map(([, name]) => name),
    state && country === 'US' ? findState(state)?.name : null,
  ]).slice(0, placeKeywords);
}

/** The field of the house, as people name it when they look for work there. */
function sayField({ brief }: Source): string | null {
  const found = findSector(brief);
  const [said = ''] = found === null || found.isOwnWords ? [] : found.sector.said;
  return said.replace(wrapped, '') || null;
}
const wrapped =
  /\s(?:industry|experience|environment|setting|background|sector|company|plant|facility)$/i;

/** The first ten are skills; what follows is place and type. */
export function listKeywords(source: Source): string[] {
  const skills = listSkills(source);
  const known = new Set(skills.map((skill) => skill.toLowerCase()));
  const found = [...skills, ...listPlaces(source).filter((term) => !known.has(term.toLowerCase()))];
  // A text without title, skills and place: whoever publishes it sees what is to be added.
  return found.length > 0 ? found : [noTitle];
}
