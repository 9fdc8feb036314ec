import { withArticle } from '#writing/article.ts';
import { capitalize } from '#writing/casing.ts';
import type { PlannedPersona } from '../people/planned-persona.ts';
import { makePlan } from '../plan.ts';
import { findHouse } from '../defining/find-house.ts';
import { findScope } from '../defining/find-scope.ts';
import { sayHouse, sayProofs } from '../defining/say-house.ts';
import { listDefining } from '../defining/list-defining.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { findSubject } from '../subject/find-subject.ts';
import { sayFocusAs } from '../subject/find-focus.ts';
import { sayPromises } from '../subject/list-attractions.ts';
import { shareToldWork } from '../subject/told-work.ts';
import { listJobFacts } from './job-facts.ts';
import { motivesOf, type Motive } from './motives.ts';
import { joinGood, listGood } from './list-good.ts';
import { listPoints } from './list-points.ts';
import { listHeads } from './say-duties.ts';
import { shareWork, type WorkOfText } from './letter-work.ts';
import { leadsWithTerms } from './terms-first.ts';
import { rowFor } from './work-row.ts';
import { sayBriefSentence } from './say-briefly.ts';
import { isBareTraining, isRouteOfSome, saysOnlyThat } from './say-training.ts';
import { isFromOutside, isOnTheWay, isSeasoned } from './seasoned.ts';
import { isPerk, isRoutine, weighBenefit } from './weigh-benefit.ts';

/** One whole sentence of something the advertisement states, and which wishes it answers. */
interface Told {
  text: string;
  motives: readonly Motive[];
}

const teamOf =
  /\b((?:an?|our|the) (?:(?:[\p{L}-]+|\d+[- ]person),? ){0,3}(?:team|crew|department) of (?:about |over |around |approximately )?(?:\d{1,3}(?:,\d{3})+|\d+(?![\d,.]*\d)|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: [\p{L}-]+){0,2})/iu;
const counted =
  /\b((?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?:person|people|strong|member|man)(?: [\p{L}-]+){0,2} (?:team|crew|department))\b/iu;
const sized =
  /\b(an? (?:small|close-knit|growing|tight-knit|large|multidisciplinary|multi-disciplinary|interdisciplinary) (?:[\p{L}-]+ ){0,2}team)\b/iu;
/** Whoever leads a team or sells to it does not join it. */
const ofLeader =
  /\b(?:lead|leads|leading|manag\w+|supervis\w+|overse\w+|head|heads|heading|build|building|coach\w*|hire|hiring|recruit\w*|develop\w*) (?:[\p{L}-]+ ){0,6}team\b/iu;
/** Every employer says so of its people. */
const praised =
  /^(?:an?|our|the)? ?(?:(?:highly|very|truly|most) )?(?:talented|engaged|hard[- ]working|friendly|dynamic|amazing|great|energetic|supportive|dedicated|passionate|experienced|collaborative|motivated|professional|strong|wonderful|fantastic|high[- ]performing|fun|driven|skilled|awesome|incredible|best|diverse|inclusive|committed|welcoming|caring|enthusiastic|vibrant)\b/i;

const listTeamTexts = ({ brief }: Source): string[] => [
  ...listFacts(brief, { kinds: ['team', 'culture', 'other', 'duty', 'benefit'] }).map(ownWords),
  ...brief.employerBlocks.map(({ text }) => text),
];

const withoutArticle = (team: string): string =>
  team
    .toLowerCase()
    .replace(/^(?:our|the|an?) /, '')
    // How old people are is nobody's matter.
    .replace(/\b(?:young(?:er)?|youthful)(?:,| and)? /g, '');

/** How many there are, in the advertisement's words. */
const findTeamSize = (texts: readonly string[]): string | undefined =>
  texts
    .flatMap((text) => teamOf.exec(text)?.[1] ?? counted.exec(text)?.[1] ?? [])
    .map((team) => team.replace(unended, ''))
    .find(
      (team) => Number(/\d{1,3}(?:,\d{3})*/.exec(team)?.[0].replace(',', '') ?? 0) <= mostInTeam,
    );
/** Of more people nobody joins a team: that is the whole firm. */
const mostInTeam = 25;
/** "Of forty divers across": where they are is cut off. */
const unended =
  /(?: (?:across|in|at|on|of|from|with|within|and|or|that|who|which|to|for|the|an?|around|throughout|over|is|are|we|you))+$/i;

/** What is said of the team: "a small finance team"; empty where nothing is. */
export const nameTeam = memoize((source: Source): string => {
  const texts = listTeamTexts(source);
  const sort = texts.flatMap((text) => sized.exec(text)?.[1] ?? [])[0];
  const said = source.brief.teamSaid.map(({ text }) => text).find((text) => !praised.test(text));
  const team = findTeamSize(texts) ?? said ?? sort;
  return team === undefined ? '' : withArticle(withoutArticle(team));
});

const isLed = (source: Source, team: string): boolean =>
  listTeamTexts(source).some(
    (text) => ofLeader.test(text) && text.toLowerCase().includes(withoutArticle(team)),
  );

/** The same in a sentence to whoever would be one of them. */
export const describeTeam = (source: Source): string => {
  const team = nameTeam(source);
  return team === '' || isLed(source, team) ? '' : `You would join ${team}.`;
};

/** How large the team is, as far as it is said; praise of a team tells nothing, and who leads it draws nobody. */
function sayTeam(source: Source): string {
  const size = findTeamSize(listTeamTexts(source));
  return size === undefined || isLed(source, size)
    ? ''
    : `You would join ${withArticle(withoutArticle(size))}.`;
}

/** "The posting promises paid training" or "Training is given" says nothing beside "paid training" among the benefits. */
const isOffered = (source: Source, taught: string): boolean => {
  if (saysOnlyThat(taught)) return listGood(source).some(isBareTraining);
  const [, thing] = /^The posting promises (.+)\.$/.exec(taught) ?? [];
  return thing !== undefined && listGood(source).some((benefit) => benefit.includes(thing));
};

/** What is offered, without the training that a sentence of its own tells. */
const listApart = memoize((source: Source): string[] => {
  const { taught } = listJobFacts(source);
  const good =
    taught === '' || isOffered(source, taught)
      ? listGood(source)
      : listGood(source).filter((benefit) => !isBareTraining(benefit));
  // Beside what people live on, nobody writes to a stranger about a phone or a lunch.
  const weighty = good.filter((benefit) => !isPerk(benefit));
  return weighty.length >= fewestWeighty ? weighty : good;
});
const fewestWeighty = 2;

/** Who chooses a job by its programs; to others a list of them says nothing. */
const bySystems =
  /\b(?:software|developer|programmer|devops|data|cloud|networks?|systems|web|IT|cyber\w*|QA|SRE|back[- ]?end|front[- ]?end|full[- ]stack|database)\b/i;

/** Everything a letter may tell besides what the job is, where, for how much and when. */
const listTold = memoize((source: Source): Told[] => {
  const facts = listJobFacts(source);
  const { focus, attractions } = findSubject(source);
  const team = sayTeam(source);
  const told: Told[] = [
    ...listPoints(source),
    {
      text:
        focus === null || facts.decisive.includes(focus)
          ? ''
          : sayFocusAs(focus, 'They', source.brief.employer.name),
      motives: ['variety', 'autonomy', 'progression'],
    },
    ...sayProofs(source, sayHouse(source)).map((text) => ({
      text,
      motives: ['stability', 'progression'] as const,
    })),
    {
      // What is named among the benefits is not promised beside them.
      text: sayPromises(source.brief, listGood(source)),
      motives: ['learning', 'progression'],
    },
    {
      text: isOffered(source, facts.taught) ? '' : facts.taught,
      motives: ['learning', 'progression'],
    },
    // What the house makes is told beside its name.
    { text: findHouse(source) === '' ? facts.special : '', motives: ['variety', 'closeness'] },
    ...listDefining(source)
      .filter(
        ({ kind }) =>
          kind === 'denied' || (kind === 'systems' && bySystems.test(source.brief.title.given)),
      )
      .map(({ kind, sentence: text }) => ({
        text,
        motives: [kind === 'denied' ? ('variety' as const) : ('equipment' as const)],
      })),
    { text: team, motives: ['team'] },
    ...attractions.map(({ sentence, motives }) => ({ text: sentence ?? '', motives })),
  ];
  return told.filter(({ text }) => text !== '');
});

/** Two sentences with the same beginning are joined by "also". */
export function joinFacts(sentences: readonly string[]): string {
  let seen = '';
  return sentences
    .filter(Boolean)
    .map((text) => {
      const [start = ''] =
        /^(?:You would(?: also)?|The work includes)\b(?! report to)/.exec(text) ?? [];
      const isAgain = start !== '' && start === seen.replace(' also', '');
      seen = start || seen;
      if (!isAgain) return text;
      return text
        .replace(/^You would (?!also)/, 'You would also ')
        .replace(/^The work includes /, 'It also includes ');
    })
    .join(' ');
}

/** What moves such people, the first wish first. */
export const wishesOf = ({ moves_for }: Pick<PlannedPersona, 'moves_for'>): Motive[] =>
  moves_for.flatMap(motivesOf);

const rankOf = (motives: readonly Motive[], wanted: readonly Motive[]): number => {
  const at = wanted.findIndex((wish) => motives.includes(wish));
  return at === -1 ? wanted.length + 1 : at;
};

const isFirst = (benefit: string): boolean => weighBenefit(benefit) >= 100;
const mostWish = 3;
const behindOthers = 6;
const behindRare = 3;
/** Everybody gives some days off, and few so many. */
const muchOfIt =
  /\b(?:[2-9]\d(?:\.5)? (?:paid )?days|(?:three|four|five|six|[3-6]) (?:paid )?weeks)\b/i;
function rankRarity(benefit: string): number {
  if (isPerk(benefit)) return behindOthers;
  return isRoutine(benefit) && !muchOfIt.test(benefit) ? behindRare : 0;
}
const perHearing = 3;
const mostBenefits = 3;
const longestRow = 22;

/** Benefits in the order of what the persona moves for, as many as a sentence holds. */
function pickGood(
  benefits: readonly string[],
  wanted: readonly Motive[],
  most: number,
  heard: readonly string[] = [],
): string[] {
  const ranked = benefits
    .map((benefit, i) => ({
      benefit,
      // Money that is named comes first for everybody.
      rank: isFirst(benefit)
        ? -1
        : Math.min(mostWish, rankOf(motivesOf(benefit), wanted)) * 2 +
          i +
          // A perk goes round behind what a household lives on, and what everybody gives behind what few do.
          rankRarity(benefit) +
          // What others were told already comes later, so that each letter has its own.
          heard.filter((one) => one === benefit).length * perHearing,
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ benefit }) => benefit);
  let kept: string[] = [];
  for (const benefit of ranked) {
    if (kept.length >= most) break;
    if ([...kept, benefit].join(' ').split(/\s+/).length <= longestRow) kept = [...kept, benefit];
  }
  return kept;
}

const leads = ['It comes with', 'You also get', 'You would also get', 'The offer includes'];

/** "It comes with A and B."; another beginning for each turn. */
export function sayOffer(benefits: readonly string[], turn: number): string {
  const forSome = benefits.filter((benefit) => ofSome.test(benefit));
  const forAll = benefits.filter((benefit) => !ofSome.test(benefit));
  const lead = leads[turn % leads.length]!;
  // What is pay itself does not come on top of it.
  const isPay = lead.includes('pay') && forAll.some((benefit) => /\bpay\b/i.test(benefit));
  return [
    forAll.length === 0 ? '' : `${isPay ? leads[0]! : lead} ${joinGood(forAll)}.`,
    ...forSome.map((benefit) => {
      const [, who = ''] = ofSome.exec(benefit) ?? [];
      return `${capitalize(who)} ${forAll.length === 0 ? '' : 'also '}get ${benefit.replace(ofSome, '')}.`;
    }),
  ]
    .filter(Boolean)
    .join(' ');
}
/** Told to somebody else it would be a promise. */
const ofSome = / for ((?:full|part)-timers)$/;

/** The strongest benefits that were not told before, for whoever it may be. */
export const listBest = (source: Source, told: string, most = mostBenefits): string[] =>
  pickGood(
    listApart(source).filter((benefit) => !told.includes(benefit)),
    [],
    most,
  );

/** What one letter tells beside the job and its work. */
interface Telling {
  facts: readonly string[];
  benefits: readonly string[];
}

interface Share {
  work: WorkOfText;
  first: Telling;
  followUp: Telling;
}

const each = { first: { facts: 1, benefits: 2 }, followUp: { facts: 2, benefits: 3 } };

/** A way into a school is first for those who come from one. */
const isFromSchool = ({ level, name }: Pick<PlannedPersona, 'level' | 'name'>): boolean =>
  level === 'entry' || /\b(?:graduat\w*|newly|degree|students?|trainees?)\b/i.test(name);
const schoolRank = { of: -20, others: 6 };
const forBeginners = /\bgraduates?\b|\bno experience\b|\bbeginners?\b/i;

/** A duty that weighs less could stand in any job. */
const telling = 0.3;

/** A way into the work is for those who have still to learn it. */
function listToldTo(source: Source, persona: PlannedPersona): Told[] {
  const { taught } = listJobFacts(source);
  const waysIn = new Set(
    listPoints(source).flatMap(({ kind, text }) => (kind === 'way in' ? text : [])),
  );
  return listTold(source).filter(
    ({ text }) =>
      (isFromSchool(persona) || !isRouteOfSome(text)) &&
      !(text === taught && isSeasoned(persona)) &&
      (isOnTheWay(persona) || !waysIn.has(text)) &&
      (isFromOutside(persona) || !text.startsWith('The posting calls it ideal')),
  );
}

/** What is told besides the work, in the order of what the persona moves for. */
function rankOthers(source: Source, persona: PlannedPersona, heard: readonly string[]): string[] {
  const told = listToldTo(source, persona);
  const wanted = wishesOf(persona);
  return told
    .map(({ text, motives }, i) => ({
      text,
      rank:
        rankOf(motives, wanted) * 2 +
        i +
        heard.filter((one) => one === text).length * told.length +
        (text.startsWith('The posting promises')
          ? schoolRank[isFromSchool(persona) ? 'of' : 'others']
          : 0),
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ text }) => text);
}

/** The same sentence in every letter says that there is nothing else. */
const mostTold = 2;
const countTold = (text: string, led: readonly string[]): number =>
  led.filter((one) => isNearly(one, text)).length;

/** Whether a sentence on the work only puts such parts of it in a row. */
const isMadeOf = (text: string, heads: readonly string[]): boolean =>
  heads.filter((head) => text.includes(head)).length > 1;

/** One offer in every letter says that there is no other. */
const shareOfMails = 3;

/** Which letter tells what: nothing twice to one person, and to each kind of people what they move for. */
export const shareOut = memoize((source: Source): Share[] => {
  const { personas } = makePlan(source);
  const { letters } = shareWork(source);
  // What led a letter to others comes later, so that the facts go round.
  const led: string[] = [];
  const given: string[] = [];
  // With the note to all of them.
  const mostGiven = Math.max(1, Math.floor((personas.length * 2 + 1) / shareOfMails));
  const duties = new Set(
    listPoints(source).flatMap(({ kind, text }) => (kind === 'authority' ? text : [])),
  );
  const isScarce = listApart(source).length * mostGiven < personas.length * each.first.benefits;
  const tell = (turn: number, before: Telling | null): Telling => {
    const persona = personas[turn]!;
    const most = before === null ? each.first : each.followUp;
    const benefits = pickGood(
      listApart(source).filter(
        (benefit) =>
          given.filter((one) => one === benefit).length < mostGiven &&
          !before?.benefits.includes(benefit) &&
          (before === null || !isFirst(benefit)) &&
          // To others a start for beginners says that the job is beneath them.
          (isFromSchool(persona) || !forBeginners.test(benefit)),
      ),
      wishesOf(persona),
      isScarce ? 1 : most.benefits,
      given,
    );
    given.push(...benefits);
    const { row, sentence } = letters[turn]!;
    const told = [...(before?.facts ?? []), row, sentence].filter(Boolean);
    const facts = [before === null ? findScope(source) : '', ...rankOthers(source, persona, led)]
      // The work is told in a first letter already.
      .filter((text) => text !== '' && (before !== null || !duties.has(text)))
      .filter((text, i, all) => isNew(text, [...told, ...all.slice(0, i)]))
      .filter((text) => countTold(text, led) < mostTold)
      // One thing that is decided there is told at a time.
      .filter((text, i, all) => !duties.has(text) || all.findIndex((one) => duties.has(one)) === i)
      .slice(0, most.facts);
    led.push(...facts);
    return { facts, benefits };
  };
  const firsts = personas.map((_, turn) => tell(turn, null));
  return firsts.map((first, turn) => ({
    work: letters[turn]!,
    first,
    followUp: tell(turn, first),
  }));
});

/** What no letter to these people has room for: what they move for first, and what is offered one by one. */
export function listLeft(source: Source, turn: number): string[] {
  const persona = makePlan(source).personas[turn]!;
  const benefits = pickGood(
    listApart(source).filter(
      (benefit) =>
        // "Holiday" alone is no news.
        benefit.includes(' ') && (isFromSchool(persona) || !forBeginners.test(benefit)),
    ),
    wishesOf(persona),
    mostLeft,
  );
  return [
    ...rankOthers(source, persona, []),
    ...benefits.map((benefit) => sayOffer([benefit], turn)),
  ];
}
const mostLeft = 6;

const isNew = (text: string, told: readonly string[]): boolean =>
  told.every((other) => !isNearly(text, other));

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .map((word) => word.slice(0, 6))
    .filter(
      (stem) => !/^(?:would|work|part|includ|from|with|that|this|also|comes|offer)/.test(stem),
    );
const nearly = 0.6;

/** Two duties with the same nouns are one to whoever reads them. */
export function isNearly(a: string, b: string): boolean {
  const [few = [], many = []] = [stems(a), stems(b)].toSorted((x, y) => x.length - y.length);
  const shared = few.filter((stem) => many.includes(stem)).length;
  return few.length > 0 && shared / few.length >= nearly;
}

const mostRows = 3;
/** "Act as first contact" tells nobody what is done. */
const vagueAct =
  /^You would (?:act|serve|function) as (?!(?:the |an? )?(?:primary|main|sole|first|single|lead|principal) )/i;

/** What is told to whoever it may be: the most telling first, then the whole of the work in spoken words. */
export const listSpoken = memoize((source: Source): string[] => {
  const { told, taught } = listJobFacts(source);
  const heads = listHeads(source);
  const rows: string[] = [];
  const shownRows = heads.length > 0 && !leadsWithTerms(source) ? mostRows : 0;
  for (let at = 0; at < shownRows; at += 1) rows.push(rowFor(heads, () => 0, rows));
  const [first = '', second = '', ...more] = [
    findScope(source),
    ...rows,
    ...(leadsWithTerms(source) ? [] : listDefining(source))
      .filter(({ kind, weight }) => kind === 'work' && weight >= telling)
      .map(({ sentence }) => sayBriefSentence(sentence))
      .filter((text) => !isMadeOf(text, heads)),
  ].filter(Boolean);
  const { first: whole, rest } = shareToldWork(leadsWithTerms(source) ? [] : told, 0);
  const others = listTold(source)
    .map(({ text }) => text)
    .filter((text) => !isRouteOfSome(text))
    // Nobody knows yet whether whoever hears it has still to learn.
    .filter((text) => text !== taught || saysOnlyThat(text));
  return [first, second, whole, ...more, rest, ...others]
    .filter((text) => text !== '' && !vagueAct.test(text))
    .filter((text, i, list) => isNew(text, list.slice(0, i)));
});
