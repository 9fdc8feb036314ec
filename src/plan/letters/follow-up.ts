import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { withArticle } from '#writing/article.ts';
import { joinList, listOnce } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { findGrowth, findPath } from '../growth.ts';
import { sayPromises } from '../subject/list-attractions.ts';
import { memoize } from '../memoize.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { nameStep } from '../stated-steps.ts';
import { listAsks } from './ask.ts';
import { listJobFacts } from './job-facts.ts';
import { joinGood } from './list-good.ts';
import { listDrawbacks } from './list-drawbacks.ts';
import type { Motive } from './motives.ts';
import { nameNeed } from './name-need.ts';
import { isPaper, isRefused, namePaper } from './object-to-needs.ts';
import { quoteAd } from './quote-ad.ts';
import { sayWhenToCall } from './say-time.ts';
import { describeTeam, findStrong, isNearly, joinFacts, shareOut, wishesOf } from './tell-facts.ts';
import { isRoutine } from './weigh-benefit.ts';

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

/** What somebody would have to know and the advertisement does not say. */
export function listOpen(source: Source): string[] {
  const { stated, sentences } = makePlan(source);
  const { brief } = source;
  const hasHours =
    sentences.hours !== '' ||
    stated.has('hours') ||
    /\b\d{2}(?:\.\d+)?\s?h(?:ou)?rs?\b/i.test(brief.title.given);
  return [
    // The pay stands in the first letter, or is filled in there.
    hasHours ? '' : 'the hours',
    stated.has('start') ? '' : 'the start date',
    stated.has('team') || describeTeam(source) !== '' ? '' : 'the size of the team',
  ].filter(Boolean);
}

function canWrite(source: Source, turn: number, kind: FollowUpKind): boolean {
  const { followUp } = shareOut(source)[turn]!;
  if (kind === 'drawbacks')
    return listDrawbacks(source).length > 0 && followUp.facts.length + followUp.benefits.length > 0;
  // What every employer gives is no news.
  const isOffer = findStrong(followUp.benefits.filter((one) => !isRoutine(one))) !== null;
  if (kind === 'in writing') return isOffer;
  if (kind === 'demands')
    return fit(listJobFacts(source).needs, room.demands).length >= fewestDemands;
  // "Career opportunities" are promised by everybody.
  if (kind === 'growth')
    return sayGrowth(source) !== '' && sayLastMoves(source) === '' && newGrowth(source, turn);
  if (kind === 'steps') return listSteps(source).length > 0;
  // To whom one reports or since when there is an employer is not worth a letter.
  const isNews = followUp.facts.some(
    (text) => !/^(?:You would report|The employer goes back)|^Their mission\b/.test(text),
  );
  return kind === 'meeting' || isNews || isOffer;
}

/** A demand is no matter of asking: what they have of it, and when the rest is due. */
function sayMissing(source: Source, needs: readonly string[]): string {
  const plan = makePlan(source);
  const refused = needs.filter((need) => isRefused(need, { source, plan }));
  const which = joinList(listOnce(refused.map((need) => `the ${namePaper(need, source)}`)), 'or');
  return [
    which === '' ? '' : `Without ${which} I cannot put you forward.`,
    needs.some(isPaper)
      ? 'Which of these do you have, since when, and when is the rest due?'
      : 'Which of these do you have, and since when?',
  ]
    .filter(Boolean)
    .join(' ');
}

const longestGrowth = 16;
/** A way up; money for courses is an offer. */
const ofRise =
  /\b(?:careers?|progress\w*|promot\w+|advance\w*|grow\w*|develop\w*|paths?|pathways?|move up)\b/i;

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
  const told = shareOut(source).map(({ followUp }) => followUp.facts.join(' '));
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
function subjectOf(kind: FollowUpKind, source: Source, turn: number): string {
  const kinds = chooseKinds(source);
  const before = kinds.slice(0, turn).filter((one) => one === kind).length;
  const ways = subjects[kind];
  return ways[before % ways.length]!;
}

const subjects: Record<FollowUpKind, readonly string[]> = {
  drawbacks: ['what to know before you decide', 'before you decide'],
  growth: ['what comes after it', 'where it leads'],
  steps: ['how they choose', 'the steps of the selection'],
  'in writing': ['what comes with it', 'what the job offers', 'the offer', 'more on the offer'],
  demands: ['what it asks for', 'the main requirements', 'requirements', 'what you would need'],
  work: ['more about the work', 'another part of the work', 'the work', 'the work in more detail'],
  meeting: [
    'what would you want to know?',
    'a short call first?',
    'any questions?',
    'what is still open',
  ],
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
    const { needs: all, shortly } = listJobFacts(source);
    const needs = fit(all, room.demands);
    const news = findNews(source, turn, needs);
    return {
      subject: `${job}: ${subjectOf('demands', source, turn)}`,
      paragraphs: [
        `[First name], the main requirements for ${shortly}: ${needs.map(nameNeed).join('; ')}.`,
        news,
        sayMissing(source, needs),
      ].filter(Boolean),
    };
  },
  work: (source, turn, job, taken) => {
    const { facts, benefits } = shareOut(source)[turn]!.followUp;
    const offer = benefits.length > 0 ? `It also comes with ${joinGood(benefits)}.` : '';
    const told = joinFacts(fit([...facts, offer]));
    return {
      subject: `${job}: ${nameNews(
        facts.length > 0 ? subjectOf('work', source, turn) : 'what else it offers',
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
    const { names } = makePlan(source);
    const { shortly } = listJobFacts(source);
    const news = findNews(source, turn);
    const question = openQuestions[turn % openQuestions.length]!;
    return {
      subject: `${job}: ${subjectOf('meeting', source, turn)}`,
      paragraphs: [
        `[First name], ${news === '' ? `the posting for ${shortly} leaves things open.` : `one more thing about ${shortly}: ${lowerFirst(news)}`} ${question} Tell me, and I will ask ${names.manager} before you apply.`,
      ],
    };
  },
};

/** Promises nothing: what they would move for may not be in this job. */
const openQuestions = [
  'What would you have to know before a first talk?',
  'What would you change first about the work you do now?',
  'What would keep you from a first talk?',
  'What is missing for you in the posting?',
];

const longestNews = { words: 26, subject: 40 };

/** One thing that the first letter did not say, so that no letter only asks; empty where all is told. */
function findNews(source: Source, turn: number, needs: readonly string[] = []): string {
  const { first, followUp } = shareOut(source)[turn]!;
  const facts = listJobFacts(source);
  const [benefit] = followUp.benefits;
  // The first letter tells three demands.
  const more = needs.length > 0 ? undefined : facts.needs[3];
  return (
    [
      ...followUp.facts,
      benefit === undefined ? '' : `It comes with ${benefit}.`,
      ...facts.work,
      more === undefined ? '' : `It also asks for ${nameNeed(more)}.`,
      source.brief.reportsTo === null
        ? ''
        : `The post reports to ${makePlan(source).names.manager}.`,
    ]
      .filter((text) => text !== '' && countWords(text) <= longestNews.words)
      .find((text) => first.facts.every((told) => !isNearly(text, told))) ?? ''
  );
}

/** "what it pays": behind "the posting does not say". */
const nameOpen = (what: string): string => openWords[what] ?? what;
const openWords: Readonly<Record<string, string>> = {
  'the hours': 'which hours are meant',
  'the start date': 'when it starts',
  'the size of the team': 'how large the team is',
};

/** The fact that is new, where it is short enough for a subject line. */
function nameNews(otherwise: string, benefits: readonly string[]): string {
  const strong = findStrong(benefits) ?? '';
  return strong !== '' && strong.length <= longestNews.subject ? strong : otherwise;
}

/** A second letter with a subject and a fact of its own; those of the first letters are taken. */
export const writeSecond: Write = (source, turn, job, subjects) =>
  writers[chooseKinds(source)[turn]!](source, turn, capitalize(job), subjects);
