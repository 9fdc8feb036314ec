import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { withArticle } from '#writing/article.ts';
import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { findGrowth, findPath } from '../offers/growth.ts';
import { sayPromises } from '../subject/list-attractions.ts';
import { memoize } from '#shared/memoize.ts';
import { makePlan } from '../plan.ts';
import { listFacts, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { nameStep } from '../hiring-steps/stated-steps.ts';
import { listAsks } from './ask.ts';
import { chooseNeeds } from './choose-needs.ts';
import { listJobFacts } from './job-facts.ts';
import { joinGood } from './list-good.ts';
import { listDrawbacks } from './list-drawbacks.ts';
import type { Motive } from './motives.ts';
import { inList, nameNeed } from './name-need.ts';
import { closeWith, listOpen, nameOpen } from './open-matters.ts';
import { quoteAd } from './quote-ad.ts';
import { sayWhenToCall } from './say-time.ts';
import { findStrong, isNearly, joinFacts, shareOut, wishesOf } from './tell-facts.ts';
import { isRoutine, weighBenefit } from './weigh-benefit.ts';

/** What a second letter is about: what speaks against the job, what is offered, what comes after it, how they choose, what it asks for, more of the work, the pay, whom they could talk to. */
type FollowUpKind =
  | 'drawbacks'
  | 'growth'
  | 'steps'
  | 'in writing'
  | 'demands'
  | 'work'
  | 'meeting';

interface SecondMail {
  subject: string;
  /** Paragraphs between the first name and the signature. */
  paragraphs: string[];
}

/** Which of them answers a wish best. */
const preferred: Record<Motive, readonly FollowUpKind[]> = {
  pay: ['in writing', 'drawbacks'],
  stability: ['in writing', 'steps'],
  schedule: ['drawbacks', 'in writing'],
  closeness: ['drawbacks', 'in writing'],
  equipment: ['work', 'in writing'],
  learning: ['growth', 'work'],
  team: ['work', 'steps'],
  variety: ['work', 'growth'],
  autonomy: ['work', 'growth'],
  progression: ['growth', 'work'],
};
/** What tells something new first; what only asks comes last. */
const all: readonly FollowUpKind[] = [
  'work',
  'drawbacks',
  'in writing',
  'growth',
  'steps',
  'demands',
  'meeting',
];
const fewestDemands = 2;

function canWrite(source: Source, turn: number, kind: FollowUpKind): boolean {
  const { followUp } = shareOut(source)[turn]!;
  if (kind === 'drawbacks')
    return listDrawbacks(source).length > 0 && followUp.facts.length + followUp.benefits.length > 0;
  // What every employer gives is no news.
  const isOffer = findStrong(followUp.benefits.filter((one) => !isRoutine(one))) !== null;
  if (kind === 'in writing') return isOffer;
  if (kind === 'demands') return listLaterNeeds(source, turn).length >= fewestDemands;
  // "Career opportunities" are promised by everybody.
  if (kind === 'growth')
    return sayGrowth(source) !== '' && sayLastMoves(source) === '' && newGrowth(source, turn);
  if (kind === 'steps') return listSteps(source).length > 0;
  // To whom one reports or since when there is an employer is not worth a letter.
  const isNews = followUp.facts.some((text) => !noNews.test(text));
  return kind === 'meeting' || isNews || isOffer;
}

/** What the first letter had no room for. */
const listLaterNeeds = (source: Source, turn: number): string[] => {
  const facts = listJobFacts(source);
  const { told } = chooseNeeds(facts, makePlan(source).personas[turn]!, turn);
  return fit(
    facts.needs.filter((need) => !told.includes(need)),
    room.demands,
  );
};

const noNews = /^(?:You would report|The employer goes back|Their mission)\b/;

/** What one can or will do is not had since a day. */
const ofReadiness =
  /^(?:(?:the|an?) )?(?:ability|able|right to|willing\w*|availab\w*|flexib\w*|residence|agreement|eligib\w*|readiness|working|travel\w*|to be (?:aged|working|able|willing|available)|nights?|evenings?|weekends?|shifts?)\b/i;

/** Asked in one line; whoever does the work already is not told that they could not. */
function askWhatFits(needs: readonly string[]): string {
  if (needs.every((need) => ofReadiness.test(need))) return 'Would that be possible for you?';
  return needs.some((need) => ofReadiness.test(need))
    ? 'Which of these fit you, and which would be difficult?'
    : 'Do you have these? If one is missing, tell me which.';
}

const longestGrowth = 16;
/** A way up; courses and money for them are an offer and lead nowhere by themselves. */
const ofRise =
  /\bcareers?\b|\bprogress\w*|\bpromot\w+|\badvance\w*|\bgrow\w*|\bmove up\b|\b(?:leadership|management) (?:development|path\w*)\b|\bpath\w* (?:in)?to\b/i;

/** What the posting says of what comes after this job; empty where it says nothing that can be read out. */
export function sayGrowth(source: Source): string {
  const path = findPath(source);
  if (path !== null) return `The posting says: ${quoteAd(source, path)}.`;
  // Told in so many words: nobody need ask where it leads.
  const promises = sayPromises(source.brief);
  if (/\ba way into\b/.test(promises)) return promises;
  const said = findGrowth(source);
  if (said === null || countWords(said) > longestGrowth || !ofRise.test(said)) return '';
  return `The posting speaks of ${quoteAd(source, lowerFirst(said))}.`;
}

/** A way that is named needs no proof; of a vague word somebody can ask what it meant so far. */
export const sayLastMoves = (source: Source): string =>
  /\ba way into\b|\b(?:within|after) \S+ (?:months|years?)\b|\b(?:move up|progress|advance) (?:in)?to\b/i.test(
    sayGrowth(source),
  )
    ? ''
    : 'If you like, I will ask where the last people in it went.';

/** Not where the first letter told it already. */
function newGrowth(source: Source, turn: number): boolean {
  const said = findPath(source) ?? `${findGrowth(source) ?? ''} ${sayPromises(source.brief)}`;
  const { facts, benefits } = shareOut(source)[turn]!.first;
  return [...facts, ...benefits].every((text) => !isNearly(text, said));
}

const longestStep = 12;
const fewestSteps = 2;
const mostSteps = 4;

/** How they choose, as far as it is said. */
const listSteps = (source: Source): string[] => {
  const steps = makePlan(source).steps.stated.map((step) =>
    isShortStep(step) ? step : nameStep(step),
  );
  // A part of them would pass for the whole.
  return steps.length >= fewestSteps && steps.length <= mostSteps && steps.every(isShortStep)
    ? steps
    : [];
};

const isShortStep = (step: string): boolean =>
  countWords(step) <= longestStep && !/\b(?:we|our|you)\b|,/i.test(step);

/** Another kind for each persona, by what moves them, as far as the advertisement gives enough. */
export const chooseKinds = memoize((source: Source): FollowUpKind[] => {
  const taken: FollowUpKind[] = [];
  // Compared as far as the letter has room for them.
  const told = shareOut(source).map(({ followUp }) => joinFacts(fit(listNews(followUp.facts))));
  for (const [turn, persona] of makePlan(source).personas.entries()) {
    const wanted = [...wishesOf(persona).flatMap((wish) => preferred[wish]), ...all];
    const possible = [...new Set(wanted)].filter((kind) => canWrite(source, turn, kind));
    // Two letters on the work may tell other parts of it; of another kind the second would be the first again.
    const isOtherWork =
      possible.includes('work') && told.indexOf(told[turn]!) === turn && told[turn] !== '';
    taken.push(
      possible.find((kind) => !taken.includes(kind)) ?? (isOtherWork ? 'work' : 'meeting'),
    );
  }
  return taken;
});

/** Letters of the same kind to others have their subjects already. */
function subjectOf(kind: keyof typeof subjects, source: Source, turn: number): string {
  const ways = subjects[kind];
  return ways[countBefore(kind, source, turn) % ways.length]!;
}

/** How many letters of that kind go to others. */
const countBefore = (kind: FollowUpKind, source: Source, turn: number): number =>
  chooseKinds(source)
    .slice(0, turn)
    .filter((one) => one === kind).length;

const subjects: Record<Exclude<FollowUpKind, 'meeting'>, readonly string[]> = {
  drawbacks: ['what to know before you decide', 'before you decide'],
  growth: ['what comes after it', 'where it leads'],
  steps: ['how they choose', 'the steps of the selection'],
  'in writing': ['what comes with it', 'what the job offers', 'the offer', 'more on the offer'],
  demands: ['what else it asks for', 'more requirements', 'requirements', 'what you would need'],
  work: ['more about the work', 'another part of the work', 'the work', 'the work in more detail'],
};

/** What these people can answer with. */
const askOf = (source: Source, turn: number): string =>
  listAsks(source, makePlan(source).personas[turn]!)[0] ?? '';

const sayTime = (source: Source): string => `I would try ${sayWhenToCall(source)}.`;

const mostWords = 24;
const room = { against: 22, pluses: 20, demands: 22 };

/** As many of the sentences as the letter holds, in their order; the first always. */
function fit(sentences: readonly string[], most = mostWords): string[] {
  let kept: string[] = [];
  for (const sentence of sentences.filter(Boolean))
    if (kept.length === 0 || countWords([...kept, sentence].join(' ')) <= most)
      kept = [...kept, sentence];
  return kept;
}

const listNews = (facts: readonly string[]): string[] => facts.filter((text) => !noNews.test(text));

/** A subject that speaks of the work stands over nothing else. */
function nameTold([first]: readonly string[], ofWork: string, turn: number): string {
  if (first === undefined) return 'what else it offers';
  return /^(?:You would|The work)\b/.test(first) ? ofWork : ofMore[turn % ofMore.length]!;
}
/** One for each kind of people: no two letters have the same subject. */
const ofMore = [
  'one more thing to know',
  'what I left out',
  'something to know before we talk',
  'a fact I did not mention',
];

type Write = (source: Source, turn: number, job: string, subjects: readonly string[]) => SecondMail;

const writers: Record<FollowUpKind, Write> = {
  drawbacks: (source, turn, job) => {
    const { facts, benefits } = shareOut(source)[turn]!.followUp;
    const against = fit(listDrawbacks(source).slice(0, 2), room.against);
    const isOffer = findStrong(benefits.filter((one) => !isRoutine(one))) !== null;
    const pluses = isOffer || facts.length === 0 ? [`For it: ${joinGood(benefits)}.`] : facts;
    return {
      subject: `${job}: ${subjectOf('drawbacks', source, turn)}`,
      paragraphs: [
        [
          `[First name], ${against.length > 1 ? 'two things' : 'one thing'} you should know before you spend time on ${listJobFacts(source).shortly}.`,
          ...against,
        ].join(' '),
        fit(pluses, room.pluses).join(' '),
        'Would it still interest you?',
      ],
    };
  },
  growth: (source, turn, job) => {
    const { facts, benefits } = shareOut(source)[turn]!.followUp;
    const grown = `${findGrowth(source) ?? ''} ${sayGrowth(source)}`;
    const [other] = benefits.filter((one) => !isNearly(one, grown));
    const [more = ''] = facts.filter((one) => !isNearly(one, grown));
    const offer = other === undefined ? '' : `Also on offer: ${other}.`;
    return {
      subject: `${job}: ${subjectOf('growth', source, turn)}`,
      paragraphs: [
        `[First name], you may want to know where ${listJobFacts(source).shortly} leads. ${sayGrowth(source)} ${findPath(source) === null ? sayLastMoves(source) : ''}`.trim(),
        findPath(source) === null ? joinFacts(fit([offer, more], room.pluses)) : offer,
        'Is that what you are looking for?',
      ].filter(Boolean),
    };
  },
  steps: (source, turn, job) => {
    const steps = listSteps(source).map((step) => withArticle(lowerFirst(stripEnd(step))));
    const { facts } = shareOut(source)[turn]!.followUp;
    return {
      subject: `${job}: ${subjectOf('steps', source, turn)}`,
      paragraphs: [
        `[First name], so that you can plan: for ${listJobFacts(source).shortly} the steps are ${joinList(steps)}. The posting gives no dates; I will send them once they are set.`,
        joinFacts(fit(facts.slice(0, 1), room.pluses)),
        'Would that work for you?',
      ],
    };
  },
  'in writing': (source, turn, job) => {
    const { benefits } = shareOut(source)[turn]!.followUp;
    const open = listOpen(source).slice(0, 2);
    return {
      subject: `${job}: ${subjectOf('in writing', source, turn)}`,
      paragraphs: [
        `[First name], ${listJobFacts(source).shortly} comes with ${joinGood(benefits)}.`,
        open.length === 0
          ? ''
          : `The posting does not say ${joinList(open.map(nameOpen), 'or')}. Shall I ask for you?`,
        // One letter asks one thing.
        open.length === 0 ? askOf(source, turn) : '',
      ].filter(Boolean),
    };
  },
  demands: (source, turn, job) => {
    const { shortly } = listJobFacts(source);
    const needs = listLaterNeeds(source, turn);
    const news = findNews(source, turn, needs);
    return {
      subject: `${job}: ${subjectOf('demands', source, turn)}`,
      paragraphs: [
        `[First name], ${shortly} also asks for this: ${needs.map(nameNeed).map(inList).join('; ')}.`,
        news,
        askWhatFits(needs),
      ].filter(Boolean),
    };
  },
  work: (source, turn, job, taken) => {
    const { facts: all, benefits } = shareOut(source)[turn]!.followUp;
    const facts = listNews(all);
    // What every employer gives is told where there is nothing else.
    const isNews = facts.length === 0 || benefits.some((benefit) => !isRoutine(benefit));
    const offer = isNews && benefits.length > 0 ? `It also comes with ${joinGood(benefits)}.` : '';
    const told = joinFacts(fit([...facts, offer]));
    return {
      subject: `${job}: ${nameNews(
        nameTold(facts, subjectOf('work', source, turn), turn),
        // A subject promises nothing that the letter has no room for.
        benefits.filter(
          (benefit) =>
            told.includes(benefit) &&
            !isRoutine(benefit) &&
            taken.every((subject) => !subject.includes(benefit)),
        ),
      )}`,
      paragraphs: [
        `[First name], to add to my note about ${listJobFacts(source).shortly}: ${lowerFirst(told)}`,
        `May I call you on [day]? ${sayTime(source)}`,
      ],
    };
  },
  meeting: (source, turn, job) => {
    const { shortly } = listJobFacts(source);
    const news = findNews(source, turn);
    const { subject, ask } = closeWith(source, countBefore('meeting', source, turn));
    const told =
      news === ''
        ? `I wrote about ${shortly}.`
        : `one more thing about ${shortly}: ${lowerFirst(news)}`;
    return {
      subject: `${job}: ${subject}`,
      paragraphs: [
        `[First name], ${told}`,
        // "The posting names ropes. The posting does not say".
        news.startsWith('The posting ') ? ask.replace(/^The posting does/, 'It does') : ask,
      ],
    };
  },
};

const mostNews = 3;
/** A trifle is no reason for a second letter. */
const worthNews = 30;
const longestNews = { words: 26, subject: 40 };

const wishWords =
  /,? (?:(?:is|are|would be|will be) )?(?:(?:very|highly|strongly|also) )?(?:helpful|preferred|desir(?:ed|able)|beneficial|advantageous|an? (?:plus|bonus|advantage|asset)|appreciated)$/i;
const longestWish = 10;

/** A wish of the advertisement, told as no more than that. */
function sayWish({ brief }: Source): string {
  const [wish] = listFacts(brief, { kinds: ['skill', 'tool', 'experience'], importance: ['nice'] })
    .map((fact) => stripEnd(ownWords(fact)))
    .filter((text) => wishWords.test(text))
    .map((text) => text.replace(wishWords, '').replace(/\s&\s/g, ' and '))
    .filter((text) => countWords(text) <= longestWish && !/[:;,()]|\b(?:we|our|you)\b/i.test(text));
  return wish === undefined ? '' : `The posting counts ${lowerFirst(wish)} as a plus.`;
}

/** One thing that the first letter did not say, so that no letter only asks; empty where all is told. */
function findNews(source: Source, turn: number, needs: readonly string[] = []): string {
  const { first, followUp } = shareOut(source)[turn]!;
  const facts = listJobFacts(source);
  const [benefit] = followUp.benefits.filter(
    (one) => !isRoutine(one) && weighBenefit(one) >= worthNews,
  );
  // The first letter tells three demands.
  const more = needs.length > 0 ? undefined : facts.needs[3];
  const found = [
    ...listNews(followUp.facts),
    benefit === undefined ? '' : `It comes with ${benefit}.`,
    more === undefined ? '' : `It also asks for ${nameNeed(more)}.`,
    sayWish(source),
    // Others were told of the work already, and what most employers give is still something new.
    ...followUp.benefits.slice(0, 1).map((one) => `It comes with ${one}.`),
    ...facts.work,
  ]
    .filter((text) => text !== '' && countWords(text) <= longestNews.words)
    .filter((text) => first.facts.every((told) => !isNearly(text, told)));
  // The best few go round, so that not every persona is told the same.
  return found[turn % Math.min(found.length, mostNews)] ?? '';
}

/** The fact that is new, where it is short enough for a subject line. */
function nameNews(otherwise: string, benefits: readonly string[]): string {
  const strong = findStrong(benefits) ?? '';
  return strong !== '' && strong.length <= longestNews.subject ? strong : otherwise;
}

/** A second letter with a subject and a fact of its own; those of the first letters are taken. */
export const writeSecond: Write = (source, turn, job, subjects) =>
  writers[chooseKinds(source)[turn]!](source, turn, capitalize(job), subjects);
