import { findState } from '#market/places/us-states.ts';
import { sayHoursKind } from '#plan/contract.ts';
import { nameDemand } from '#plan/criteria/name-demand.ts';
import { listFacts, ownWords } from '#plan/own-words.ts';
import { makePlan } from '#plan/plan.ts';
import { beginsWithVerb } from '#plan/orders.ts';
import { isAtHome } from '#plan/home-words.ts';
import { isForeign, listOwnTerms } from '#plan/search-terms.ts';
import { isTerm } from '#plan/search-words.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst } from '#writing/casing.ts';
import { isPrivate } from './draft/private.ts';
import { isManner } from './draft/traits.ts';
import { listOnce } from '#writing/list.ts';

const skillKeywords = 10;
const placeKeywords = 9;

/** What the job asks for in its own terms; what the trade calls its skills fills up to ten. */
function listSkills(source: Source): string[] {
  const { brief } = source;
  const { drawer, search, names, phrases } = makePlan(source);
  const text = brief.facts.map((fact) => fact.text.toLowerCase()).join('\n');
  const own = listOwnTerms(source, drawer);
  const isOthers = isForeign(source);
  const isHome = isAtHome(drawer, brief.place.country);
  const isSaid = (term: string): boolean => text.includes(term.toLowerCase());
  const demands = listFacts(brief, { kinds: ['skill', 'experience', 'safety'] }).filter(
    (fact) => !isManner(fact),
  );
  const named = [
    ...own.filter(isSaid),
    // What competencies of the trade are called for by, as far as this job says it.
    ...drawer.competencies
      .flatMap(({ called_for_by: words }) => words)
      .filter((word) => /[\s-]/.test(word) && isWord(text, word)),
    ...listFacts(brief, { kinds: ['licence'] }).map((fact) => nameDemand(fact.text)),
    ...demands.flatMap(({ terms }) => terms.filter((term) => acronym.test(term))),
    ...demands
      .filter(({ forms, importance }) => forms.nounPhrase !== null && importance === 'must')
      .map((fact) => toSmall(nameDemand(fact.text)))
      .filter((name) => name.includes(' ')),
  ].filter(
    (term) =>
      isTerm(term) &&
      !anyTool.test(term) &&
      !isPrivate(term) &&
      !fragment.test(term) &&
      !verbal.test(term) &&
      (own.includes(term) || isOthers(term)),
  );
  // What the trade is called and does in English is searched for by nobody there.
  if (phrases) {
    const short = listFacts(brief, { kinds: ['skill', 'tool', 'licence', 'duty'] })
      .map(ownWords)
      .filter((words) => words.split(/\s+/).length <= 3);
    return listOnce([...own.filter(isSaid), ...short]).slice(0, skillKeywords);
  }
  // A skill of the trade only where this job says each word of it.
  const spoken = new Set(listStems(`${brief.title.given}\n${text}`));
  const isSpoken = (term: string): boolean => {
    const own = listStems(term);
    return own.length > 0 && own.every((stem) => spoken.has(stem));
  };
  const ofNeighbours = listNeighbours(source);
  const trade = [...drawer.search.skills, ...search.skills].filter(
    (term) => isHome(term) && isTerm(term) && !ofNeighbours.has(term.toLowerCase()),
  );
  const things = listThings(brief).filter((term) => !verbal.test(term) && !anyTool.test(term));
  // Where the job says too little: plain words of the trade, never a method or a product by its name.
  const plain = trade.filter((term) => !/\p{Lu}/u.test(term));
  const skills = dropWider(
    listOnce(
      [...named, ...trade.filter(isSpoken), ...things, ...plain].filter(
        (term) => !ofSurroundings.test(term),
      ),
    ),
  );
  return listOnce([...skills, ...search.titles, names.title]).slice(0, skillKeywords);
}

/** "Moderate noise level" is where the work is done, and "Access" in "Diversity, Equity, Access" no program. */
const ofSurroundings =
  /\b(?:noise|weather|lift\w*|pounds|lbs|stand\w*|needed|required|prolonged|exposure|hours|commitment)\b|^(?:access|word|outlook|pass|operations|transport|skid|knowledge|equity|inclusion|diversity)$|^out |ly$|\b(?:but|written|such|pertaining)$/i;

const listStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 6));

/** What the duties and demands speak of, as things: two or three words of the job's own. */
function listThings(brief: Source['brief']): string[] {
  const duties = listFacts(brief, { kinds: ['duty'] });
  const objects = duties.flatMap(({ forms }) =>
    findObject((forms.verbPhrase ?? '').replace(/^\p{L}+ly /u, '')),
  );
  const rows = [
    ...duties,
    ...listFacts(brief, { kinds: ['skill', 'experience', 'safety'] }),
  ].flatMap(({ text }) => splitThings(text));
  return listOnce([...objects, ...rows]);
}

/** No thing ends or begins with these. */
const noThing =
  /^(?:and|or|the|an?|of|to|for|with|in|on|by|at|from|as|all|any|each|other|our|your|their|its|this|that|these|is|are|be|will|you|we|they|who|which|when|while|if|not|new|various|appropriate|necessary|daily|strong|excellent|good|great|proven|basic|effective|able|ability|knowledge|experience|experienced|skills?|understanding|years?|including|such|within|across|using|through|per|more|least|well|must|have|has|also|well|both|high|highest|ensure|ensuring|required|needed|related|work|working|job|role|position|team|members?|company|area|areas|environment|manner|basis|needs?|tasks?|duties|level|quality|under|over|but|most|even|into|upon|whilst|without|between|during|about|up|out|off|down|given|take|find|make|feel|ready|very|too|right|positive|genuine|first|different|important|major|specific|special|relevant|simple|whole|lowest|clear|prompt|multiple|accurate|valuable|regular|broad|extreme|overall|exceptional|successful|best|available|applicable|interpersonal|potential|possible|every|some|many|intended|intentional|inclusive|professional|effective|personal)$/iu;
/** How the name of a thing ends. */
const nameOfThing =
  /(?:[^s]s|tion|sion|ment|ance|ence|ity|age|ship|ware|care|ics|ery|ure|ology|sis|design|control|service|data|safety|support|research|history|inventory|machinery|law|press)$/u;

function splitThings(text: string): string[] {
  const chunks: string[][] = [[]];
  for (const word of text.match(/[\p{L}\d&/'’-]+|[^\p{L}\d\s&/'’-]/gu) ?? [])
    if (/^[\p{L}]/u.test(word) && !noThing.test(word)) chunks.at(-1)!.push(word);
    else chunks.push([]);
  return chunks
    .map((words) => (beginsWithVerb(words.join(' ')) ? words.slice(1) : words))
    .filter(
      (words) =>
        words.length >= 2 &&
        words.length <= 3 &&
        nameOfThing.test(words.at(-1) ?? '') &&
        words.every(
          (word, i) =>
            /^\p{Ll}[\p{L}-]+$/u.test(word) &&
            !/(?:ly|ing|ed|ize|ise)$/u.test(word) &&
            (i === words.length - 1 || !beginsWithVerb(word.replace(/s$/, ''))),
        ),
    )
    .map((words) => words.join(' '));
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
  /^(?:prepare|install|handle|convert|perform|operate|provide|ensure|assist|maintain|manage|specialized|appropriate|communication and|experienced|listen|understand|read|work)\b/i;

/** Torn out of a sentence, or a manner that nobody searches for. */
const fragment =
  /^(?:must|ability|able|willing\w*)\b|(?:^|\s)(?:but|and|or|with|of|in|to|for|the|a|an|as|such|other|various)$|^(?:and|or|but|with|of|in|to|for|such|other|various|excellent|strong|good|great|proven|basic)\s|(?<!\p{Lu})\p{Lu}{5,}\.|^(?:self-starter|detail[- ]oriented|team player|cross-functional|professionalism|testing|computer science|growth mindset|positive attitude|work ethic|(?:a )?friendly .*|customer experience|problem[- ]solving)$/iu;

/** "reconcile accounts payable and receivable" is searched for by "accounts payable". */
function findObject(verbPhrase: string): string[] {
  const [, object = ''] =
    /^\p{Ll}+ ((?:\p{Ll}[\p{L}-]+ ){1,2}\p{Ll}[\p{L}-]+?)(?=$|,| (?:and|or|for|with|to|in|of|by|on|using|as|at|from)\b)/u.exec(
      verbPhrase,
    ) ?? [];
  return object !== '' &&
    !/\b(?:and|or|the|an?|all|any|other|our|your|their|with|to|in|of|for|on|by|up|as|duties|tasks|needed|each|this|that|new|various|daily|appropriate|necessary)\b/i.test(
      object,
    )
    ? [object]
    : [];
}

/** "drain" is said in "drains", and "art" is not in "start". */
const isWord = (text: string, word: string): boolean =>
  new RegExp(
    `(?<![\\p{L}])${word.toLowerCase().replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}(?:s|es)?(?![\\p{L}])`,
    'u',
  ).test(text);

const acronym = /^\p{Lu}[\p{Lu}\p{N}/+-]{2,}$/u;

/** Found in any job, and searched for by nobody. */
const anyTool =
  /^(?:kni(?:fe|ves)|(?:office|safety) equipment|computers?|computer systems?|(?:hand )?tools?|equipment|machinery|vehicles?|phones?|internet|software|databases?|batter(?:y|ies)|first floor)$/i;

const toSmall = (text: string): string => (/\s\p{Lu}/u.test(text) ? text : lowerFirst(text));

/** "Vlookups" says nothing beside "Excel Vlookups"; the shorter and earlier stays. */
function dropWider(terms: readonly string[]): string[] {
  const small = terms.map((term) => ` ${term.toLowerCase().replace(/s$/, '')} `);
  return terms.filter((_, i) => !small.some((other, j) => j < i && small[i]!.includes(other)));
}

const shifts: readonly (readonly [RegExp, string])[] = [
  [
    /\bnight[- ]?(?:shifts?|roles?|work|duty|sort|trunk)|\bovernight\b|\bnights\b(?! (?:per|a|away))/i,
    'night shift',
  ],
  [/\bdays? shift|\bday roles\b|monday to friday|mon-fri/i, 'day shift'],
  [/\bsecond shift\b|\bafternoon shift/i, 'second shift'],
  [/\bevenings?\b/i, 'evenings'],
  [/\bweekends?\b/i, 'weekends'],
  [/\b12[- ]h(?:ou)?r\b/i, '12-hour shifts'],
  [/\bon[- ]call\b/i, 'on call'],
  [/\bhome weekly\b/i, 'home weekly'],
  [/\bhome daily\b/i, 'home daily'],
];
const denied = /\b(?:no|without|never)\s(?:\w+\s)?(?:nights?|weekends?|evenings?|on[- ]call)\b/gi;

/** Said in the language of the advertisement. */
const ownKind = /\b(?:CDI|CDD|Vollzeit|Teilzeit|Minijob|jornada|contrato|temps)\b/i;

/** Place and type of the job, and the titles it is searched by. */
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
  const [, ...nearby] = search.places;
  if (phrases)
    return listOnce([
      place.town,
      place.town ? `${names.title} ${place.town}` : names.title,
      ownKind.test(brief.employmentType?.text ?? '') ? brief.employmentType?.text : null,
      ...search.titles.slice(1, 5),
    ]).slice(0, placeKeywords);
  return listOnce([
    place.label,
    place.town ? `${names.title} ${place.town}` : names.title,
    brief.workType,
    sayHoursKind(brief)?.toLowerCase(),
    ...shifts.filter(([pattern]) => pattern.test(schedule)).map(([, name]) => name),
    state && country === 'US' ? findState(state)?.name : null,
    ...nearby.slice(0, 3),
    ...search.titles.slice(1, 5),
  ]).slice(0, placeKeywords);
}

/** The first ten are skills; what follows is place and type. */
export function listKeywords(source: Source): string[] {
  const skills = listSkills(source);
  const known = new Set(skills.map((skill) => skill.toLowerCase()));
  return [...skills, ...listPlaces(source).filter((term) => !known.has(term.toLowerCase()))];
}
