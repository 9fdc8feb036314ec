import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { memoize } from '#shared/memoize.ts';
import { countWords } from '#writing/shorten.ts';
import { countTelling } from '../defining/count-telling.ts';
import { ratePull } from '../subject/rate-pull.ts';
import { makePlan } from '../plan.ts';
import type { PlannedPersona } from '../people/planned-persona.ts';
import type { Source } from '../source.ts';
import { listSaid } from '../subject/purpose.ts';
import { endsOpen } from '#writing/ends-open.ts';
import { isSaidWhole } from '../defining/is-said-whole.ts';
import { toOrders } from '../wording/orders.ts';
import { joinToldWork } from '../subject/told-work.ts';
import { listFacts } from '../wording/own-words.ts';
import { readPlainVerb } from '#reading/facts/shapes/plain-verb.ts';
import { closeRow } from './close-row.ts';
import { startOfDuty } from './duty-head.ts';
import { findStory } from './find-story.ts';
import { authority } from './list-points.ts';
import { hasSecondVerb } from './second-verb.ts';
import { listHeads, listToldWhole, loseByPlace, type Duty } from './say-duties.ts';
import { hasFiller, sayBriefly, sayPurpose } from './say-briefly.ts';
import { sayRole } from './say-role.ts';
import { cutDuty } from '../wording/cut-duty.ts';
import { toYou } from './to-you.ts';
import { nameForSubject } from './short-title.ts';

/** What one kind of people hears of the work: what they know, and what their own post may not have. */
export interface Pitch {
  /** Whole sentences; empty where the advertisement tells no duty plainly. */
  text: string;
  /** The first of them as what one does, where it can stand behind "needs a planner in Leeds to"; else empty. */
  opens: string;
  /** What is told behind it. */
  rest: string;
  /** The one duty that is most of a reason for them, as one does it: "explain variances to the plant". */
  lead: string;
}

const nothing: Pitch = { text: '', opens: '', rest: '', lead: '' };

/** Words of any work: they bring no duty nearer to anybody. */
const anyWord =
  /^(?:work|team|manag|support|provid|service|peopl|other|their|with|that|this|from|more|will|would|ensur|mainta|develo|assist|profil|compan|emplo|busine|where|which|what|about|level|small|large|years|time|daily|report|experi|requir|perfor|includ|relate|needs|respon|coordi|custom|client|order|currentl?|post|posts|same|kind|does|similar|duties|already|another|environ|depart|projec|proces|progra|activi|specia|genera|operat)$/;
const stems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .map((word) => word.slice(0, 6))
      .filter((stem) => !anyWord.test(stem)),
  );
const countShared = (text: string, own: ReadonlySet<string>): number =>
  [...stems(text)].filter((stem) => own.has(stem)).length;

const shown = 3;

interface Reader {
  /** What such people do today, and what they come for. */
  own: ReadonlySet<string>;
  wish: ReadonlySet<string>;
  /** Lines of the advertisement on what their background does not show. */
  unseen: ReadonlySet<string>;
}

function readPersona(persona: PlannedPersona): Reader {
  const { name, outreach, search, shows, unseen, moves_for: wishes } = persona;
  return {
    own: stems(
      [name, outreach.opening, ...search, ...shows.slice(0, shown).map((one) => one.name)].join(
        ' ',
      ),
    ),
    wish: stems([...wishes, outreach.question].join(' ')),
    unseen: new Set(unseen.flatMap(({ facts }) => facts.map(({ id }) => id))),
  };
}

const rates = { near: 1.5, wish: 2, unseen: 1, worth: 0.7, heard: 3, led: 2, most: 2 };
const room = { both: 34, least: 3, lead: 24, withStory: 40 };

type Told = Duty & { verb: string };

/** "carry out A" and "carry out B" sound like one thing, and so do two on one matter. */
const isAlike = (a: string, b: string): boolean => {
  const [few, many] = [stems(a), stems(b)].toSorted((x, y) => x.size - y.size);
  const shared = [...few!].filter((stem) => many!.has(stem)).length;
  return few!.size === 0 || shared / few!.size >= alike || a.split(' ')[0] === b.split(' ')[0];
};
const alike = 0.5;

/** Whose post is a part of a whole, or many things at once: they hear how far this one reaches. */
const ofPart =
  /\bone (?:area|part|piece|line|ward|unit|product|account|field|site|stage|station|section|client|school|technical|kind)\b|\bpart of (?:a|the) (?:large|whole)|\bspeciali[sz]e|\bsingle\b|\bslice\b/i;
const fewestOfRange = 5;

/** For a list of many different duties, in its order: how far it reaches. */
function sayRange(source: Source): Pitch {
  const lines = source.brief.facts.map(({ text }) => text.toLowerCase());
  const placeOf = (head: string): number => {
    const words = [...stems(head)];
    return lines.findIndex((line) => words.every((word) => line.includes(word)));
  };
  const heads = listHeads(source)
    .filter((head) => !hasSecondVerb(head))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const apart = heads.filter((head, i) =>
    heads.slice(0, i).every((other) => !isAlike(head, other)),
  );
  if (apart.length < fewestOfRange) return nothing;
  const [first, middle, last] = [0, 0.5, 1].map(
    (share) => apart[Math.floor((apart.length - 1) * share)]!,
  ) as [string, string, string];
  const title = nameForSubject(makePlan(source).names.title);
  const text = `Many ${title} jobs cover only one part of the work. In this one you would ${joinToldWork([first, middle, last])}.`;
  return countWords(text) > room.both ? nothing : { text, opens: '', rest: '', lead: first };
}

/** How a second duty is told behind the first: what is new to somebody is not ours to say. */
const further = [
  (duty: string) => `You would also ${duty}.`,
  (duty: string) => `Beyond that, you would ${duty}.`,
  (duty: string) => `The job is also to ${duty}.`,
  (duty: string) => `You would ${duty} as well.`,
];

/** The persona's own wish in front of the duty that answers it. */
function sayToWish(duty: Told, wishes: readonly string[]): string {
  const found = wishes.find(
    (wish) =>
      countWords(wish) <= longestWish &&
      !half.test(wish) &&
      countShared(duty.verb, stems(wish)) >= sharedWithWish,
  );
  return found === undefined
    ? ''
    : `If you are looking for ${toYou(lowerFirst(stripEnd(found)))}, here you would ${duty.verb}.`;
}
const longestWish = 9;
const sharedWithWish = 2;
/** A wish for less, or for pay and hours, is answered by no duty. */
const half =
  /\b(?:fewer|less|no|without|not|pay|hours|shifts?|weekends?|nights?|holidays?|leave|permanent|contract)\b/i;

/** "your own", or two forms of verbs in one line: no order to stand behind "to". */
const noOrder = /\byours?\b|\byourself\b/i;
const mixed =
  /\band \p{L}+ly \p{L}+ing\b|(?:,| and) (?:managing|working|supporting|assisting|ensuring|providing) \p{L}/iu;
/** Says whom one works with, or that somebody is there. */
export const besideOthers =
  /^(?:work|collaborate|partner|liaise|interact|coordinate|engage|participate|attend|complete|help shape|play|contribute|make an? (?:\p{L}+ )?contribution|be an? (?:\p{L}+ )?member|provide (?:\p{L}+ )?(?:assistance|support|help|service))\b/iu;
/** How well it is done is all that is said of it. */
const praised =
  /\b(?:delights?|wow|memorable|world[- ]class|best[- ]in[- ]class|second to none|contribution to|happy (?:customers|clients|guests))\b|\bin an? (?:[\p{L}-]+(?:,| and)? ){1,4}(?:manner|fashion|way)$/iu;
/** What everybody goes through once is no work. */
const ofStart =
  /^(?:complete|attend|undertake|pass) .*\b(?:tests?|training|orientation|competenc\w+|courses?|induction)\b/i;
/** Whoever knows a thing has done nothing with it yet. */
const ofKnowing =
  /^(?:understand|know|learn|focus on \S+(?: \S+)?$)|^(?:develop|maintain|build|gain|acquire|keep|deepen|expand)\b.{0,40}\b(?:knowledge|understanding|awareness|familiarity)\b/i;
/** Written down or looked over after the work. */
const ofRecords =
  /^(?:verify|confirm|check|record|document|file|enter|log|note|report|track|monitor|update|submit|sign|scan|count|complete (?!the\b)|clean|tidy|sweep|wash)\b/i;
const besidePoints = 3;
/** What only this post decides tells it from others of its name. */
const ofAuthority = 5;
/** In words of any job: "deliver timely and accurate information". */
const ofAnyWords = 4;

const turnOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

/** Of a long list the better half, of a short one so many as go round. */
const ofList = { share: 0.5, fewest: 3, most: 5 };

/** "mending of sails" and "the planning of berths" as one does it; null where nobody would say so. */
function asDone({ verb, noun, ...duty }: Duty): Told | null {
  if (verb !== null) return { ...duty, verb, noun: null };
  if (noun === null) return null;
  const [, turned = noun] = toOrders(['Plan a day', noun]);
  const isTurned =
    turned.toLowerCase() !== noun.toLowerCase() && !/(?:,| and| or) \p{L}+ing\b/u.test(turned);
  const told = isTurned ? lowerFirst(turned) : `be responsible for ${noun}`;
  return isSaidWhole(`You would ${told}.`) &&
    !endsOpen(told) &&
    !cutOff.test(told) &&
    !openRow.test(told)
    ? { ...duty, verb: told, noun: null }
    : null;
}

/** "hauling, painting": a row of things done without its end. */
const openRow = /, \p{L}+ing\b(?!.*\b(?:and|or)\b)/iu;
const cutOff = /\b(?:whilst|while|although|where|when|whereby)$/i;

/** Its first deed, or as far as a clause goes. */
function inShort(duty: string): string {
  if (countWords(duty) <= mostCut) return duty;
  const [, first = '', verb = ''] = secondDeed.exec(duty) ?? [];
  return readPlainVerb(verb)?.form === 'plain' && countWords(first) >= room.least
    ? first
    : (startOfDuty(duty) ?? cutDuty(duty, mostCut) ?? duty);
}
const secondDeed = /^(.{12,90}?),? and (\p{Ll}{3,20}) (?:as|in|the|an?|with|to|all|any)\b/u;
/** Words of a duty that has no brief form. */
const mostCut = 12;
/** With fewer one duty would be told to everybody. */
const fewestBrief = 2;

interface Core {
  duty: Told;
  /** Less the further it stands behind the first: nearness moves a duty by one or two. */
  worth: number;
}

/** The duties that a letter may tell, the middle of the job first: side work opens no letter, however near it is to somebody. */
function listCore(source: Source, story: string | null): Core[] {
  const places = new Map(
    listFacts(source.brief, { kinds: ['duty'] }).map(({ id }, place) => [id, place] as const),
  );
  const summed = stems([...listSaid(source), sayRole(source) ?? ''].join(' '));
  const whole = listToldWhole(source).flatMap((duty) => asDone(duty) ?? []);
  const brief = whole
    .map((duty) => ({ ...duty, verb: sayBriefly(duty.verb) }))
    .filter(({ verb }) => verb !== '');
  // A letter that says nothing of the work is worse than one that says it at length.
  const long = whole
    .map((duty) => ({ ...duty, verb: closeRow(inShort(duty.verb)) }))
    .filter(({ verb }) => isSaidWhole(`You would ${verb}.`) && !hasFiller(verb));
  const others = long.filter(({ id }) => !brief.some((duty) => duty.id === id));
  const all = (brief.length >= fewestBrief ? brief : [...brief, ...others]).filter(
    ({ verb }) => story === null || !isAlike(verb, story),
  );
  // A clerk who keeps records does so all day.
  const isOfRecords = all.filter(({ verb }) => ofRecords.test(verb)).length * 2 > all.length;
  const title = stems(source.brief.title.given);
  const told = all
    .filter(
      (duty) =>
        !saysTitle(duty.verb, title) &&
        !mixed.test(duty.verb) &&
        !ofStart.test(duty.verb) &&
        !ofKnowing.test(duty.verb) &&
        !(besideOthers.test(duty.verb) && countTelling(duty.verb) === 0) &&
        !praised.test(duty.verb) &&
        countWords(duty.verb) >= room.least &&
        countWords(duty.verb) <= room.lead,
    )
    .map((duty) => ({
      duty,
      worth:
        duty.weight +
        ratePull(duty.verb) +
        (authority.test(duty.verb) ? ofAuthority : 0) -
        (countTelling(duty.verb) === 0 && !authority.test(duty.verb) ? ofAnyWords : 0) +
        Math.min(mostSummed, countShared(duty.verb, summed)) -
        (besideOthers.test(duty.verb) ? besidePoints : 0) -
        (!isOfRecords && ofRecords.test(duty.verb) ? besidePoints : 0) -
        loseByPlace(places.get(duty.id) ?? 0) * shareOfPlace,
    }))
    .toSorted((a, b) => b.worth - a.worth)
    // The same line, whole and without its aim: the short one, where it names as much.
    .filter(
      ({ duty }, _, list) =>
        !list.some(
          ({ duty: other }) =>
            other !== duty &&
            other.id === duty.id &&
            other.verb.length < duty.verb.length &&
            countTelling(other.verb) + 1 >= countTelling(duty.verb),
        ),
    );
  const [best] = told;
  if (best === undefined) return [];
  // Where nothing else is said, the one line that names much is better than none.
  if (told.every(({ duty }) => duty.weight <= faint))
    return story === null &&
      countTelling(best.duty.verb) >= muchNamed &&
      !ofTools.test(best.duty.verb)
      ? [{ duty: best.duty, worth: 0 }]
      : [];
  // One dull line is no reason to write, and a letter has others.
  const telling = told.filter(({ duty }) => duty.weight > faint);
  const near = telling.filter(({ worth }) => worth >= best.worth - farthest);
  const central = near.length >= fewestBrief ? near : telling.slice(0, ofList.fewest);
  const most = Math.min(
    ofList.most,
    Math.max(ofList.fewest, Math.ceil(told.length * ofList.share)),
  );
  return central
    .slice(0, most)
    .map(({ duty, worth }) => ({ duty, worth: (worth - best.worth) * rates.worth }));
}
/** "formulate strategies" of a strategist: the title says as much. */
const saysTitle = (verb: string, title: ReadonlySet<string>): boolean => {
  const things = [...stems(verb.replace(/^\S+ /, ''))];
  return things.length > 0 && things.every((stem) => title.has(stem));
};
/** What is hollow, written for forms or done now and then. */
const faint = -2;
const muchNamed = 3;
/** With what, and not what. */
const ofTools = /^(?:use|utili[sz]e|apply|embrace|follow)\b/i;
/** What the advertisement sums the job up by is the middle of it. */
const mostSummed = 2;
/** The place of a line says less of it than what it tells. */
const shareOfPlace = 0.75;
/** Points behind the first: further down stands what is done beside the work. */
const farthest = 10;

/** How far the job reaches, for whoever has a part of it today. */
const findRange = (source: Source, { name, outreach }: PlannedPersona): Pitch =>
  ofPart.test(`${name} ${outreach.opening}`) ? sayRange(source) : nothing;

/** What the post is there for, then the duty nearest to their own work, else that duty and the one they lack or come for. */
export const pitchWork = memoize((source: Source): Pitch[] => {
  const { personas } = makePlan(source);
  const story = sayPurpose(findStory(source) ?? '') || null;
  const core = listCore(source, story);
  const heard = new Map<string, number>();
  const times = (duty: Told): number => heard.get(duty.id) ?? 0;
  const hear = (...told: readonly Told[]): void => {
    for (const { id } of told) heard.set(id, (heard.get(id) ?? 0) + 1);
  };
  // Of a few duties each letter tells one, so that none stands in all.
  const isFew = core.length < ofList.fewest;
  const led = new Set<string>();
  const leads = new Map<string, number>();
  const mostLed = Math.max(fewestLed, Math.ceil(personas.length / Math.max(1, core.length)));
  let isRangeTold = false;
  const choose = (pool: readonly Core[], rate: (duty: Told) => number): Told | undefined =>
    pool
      .map(({ duty, worth }) => ({
        duty,
        rank: worth - times(duty) * rates.heard - (led.has(duty.id) ? rates.led : 0) + rate(duty),
      }))
      .toSorted((a, b) => b.rank - a.rank)[0]?.duty;
  return personas.map((persona, turn): Pitch => {
    const reader = readPersona(persona);
    const range = story !== null || isRangeTold ? nothing : findRange(source, persona);
    if (range !== nothing) {
      isRangeTold = true;
      return range;
    }
    const nearness = ({ verb }: Told): number =>
      Math.min(rates.most, countShared(verb, reader.own)) * rates.near;
    if (story !== null) {
      const beside = choose(core, nearness);
      if (beside === undefined) return turn < mostLed ? tellStory(story, turn) : nothing;
      hear(beside);
      led.add(beside.id);
      return turn < mostLed ? tellStory(story, turn, beside) : tellAlone(beside);
    }
    // One duty in every letter says that there is no other.
    const near = choose(
      core.filter(({ duty }) => (leads.get(duty.id) ?? 0) < mostLed),
      nearness,
    );
    if (near === undefined) return nothing;
    leads.set(near.id, (leads.get(near.id) ?? 0) + 1);
    const others = core.filter(
      ({ duty }) =>
        duty !== near &&
        !isAlike(duty.verb, near.verb) &&
        countWords(`${near.verb} ${duty.verb}`) <= room.both - besideWords,
    );
    const isNew = (duty: Told): boolean =>
      reader.unseen.has(duty.id) && countShared(duty.verb, reader.own) === 0;
    const step = isFew
      ? undefined
      : choose(
          others,
          (duty) =>
            countShared(duty.verb, reader.wish) * rates.wish +
            (isNew(duty) ? rates.unseen : 0) -
            nearness(duty),
        );
    hear(near, ...(step === undefined ? [] : [step]));
    led.add(near.id);
    const rest =
      step === undefined
        ? ''
        : sayToWish(step, persona.moves_for) || turnOf(further, turn)(step.verb);
    return {
      text: [`You would ${near.verb}.`, rest].filter(Boolean).join(' '),
      opens: asOpening(near.verb),
      rest,
      lead: near.verb,
    };
  });
});

const fewestLed = 2;

/** What others have heard of the whole post is left to them. */
const tellAlone = ({ verb }: Told): Pitch => ({
  text: `You would ${verb}.`,
  opens: asOpening(verb),
  rest: '',
  lead: verb,
});

const asOpening = (verb: string): string =>
  noOrder.test(verb) ? '' : verb.replace(/^be responsible for /, 'take responsibility for ');

/** What the post is there for leads each letter; behind it stands what is near to whoever reads it. */
function tellStory(story: string, turn: number, beside?: Told): Pitch {
  const isRoom =
    beside !== undefined && countWords(`${story} ${beside.verb}`) <= room.withStory - besideWords;
  const rest = isRoom ? turnOf(further, turn)(beside.verb) : '';
  const short = shortenLead(story);
  // The first reader hears what the post is there for; the others what is near to them, where it says as much.
  const isStory =
    beside === undefined ||
    (countWords(short) <= longestLead && (turn === 0 || beside.weight < strong));
  const lead = isStory ? short : beside.verb;
  return {
    text: [`You would ${story}.`, rest].filter(Boolean).join(' '),
    opens: asOpening(story),
    rest,
    lead,
  };
}
const besideWords = 6;

const longestLead = 18;
const strong = 5;
const shortenLead = (story: string): string =>
  countWords(story) <= longestLead ? story : (startOfDuty(story) ?? story);
