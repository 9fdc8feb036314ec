import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { withArticle } from '#writing/article.ts';
import { joinList } from '#writing/list.ts';
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
import { listOpenings, listOwnNames } from './open-letter.ts';
import { quoteAd } from './quote-ad.ts';
import { sayWithCondition } from './pay-step.ts';
import { payClause } from './say-job.ts';
import { sayWhenToCall } from './say-time.ts';
import { describeTeam, findStrong, isNearly, joinFacts, shareOut, wishesOf } from './tell-facts.ts';

/** What a second letter is about: what speaks against the job, what is in writing, what comes after it, how they choose, what it asks for, more of the work, the figure they would need, whom they could meet. */
type FollowUpKind =
  | 'drawbacks'
  | 'growth'
  | 'steps'
  | 'in writing'
  | 'demands'
  | 'work'
  | 'figure'
  | 'meeting'
  | 'missing';

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
  'in writing',
  'growth',
  'steps',
  'drawbacks',
  'demands',
  'figure',
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
    stated.has('pay') ? '' : 'the pay',
    hasHours ? '' : 'the hours',
    stated.has('start') ? '' : 'the start date',
    stated.has('team') || describeTeam(source) !== '' ? '' : 'the size of the team',
  ].filter(Boolean);
}

function canWrite(source: Source, turn: number, kind: FollowUpKind): boolean {
  const { followUp } = shareOut(source)[turn]!;
  if (kind === 'drawbacks')
    return listDrawbacks(source).length > 0 && followUp.facts.length + followUp.benefits.length > 0;
  // One small thing alone is no news.
  const isOffer = followUp.benefits.length > 1 || findStrong(followUp.benefits) !== null;
  if (kind === 'in writing') return isOffer && listOpen(source).length > 0;
  if (kind === 'demands')
    return fit(listJobFacts(source).needs, room.demands).length >= fewestDemands;
  if (kind === 'growth') return sayGrowth(source) !== '' && newGrowth(source, turn);
  if (kind === 'steps') return listSteps(source).length > 0;
  if (kind === 'figure' || kind === 'meeting') return true;
  return kind === 'work' ? followUp.facts.length > 0 || isOffer : listOpen(source).length > 0;
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

/** Written a second time only where it tells other facts. */
const mayRepeat: ReadonlySet<FollowUpKind> = new Set(['work', 'in writing']);

const newsOf = (source: Source, turn: number): string => {
  const { facts, benefits } = shareOut(source)[turn]!.followUp;
  return [...facts, ...benefits].join(' ');
};

/** Another kind for each persona, by what moves them, as far as the advertisement gives enough. */
export const chooseKinds = memoize((source: Source): FollowUpKind[] => {
  const taken: FollowUpKind[] = [];
  for (const [turn, persona] of makePlan(source).personas.entries()) {
    const wanted = [...wishesOf(persona).flatMap((wish) => preferred[wish]), ...all];
    const possible = [...new Set(wanted)].filter((kind) => canWrite(source, turn, kind));
    const free = possible.find((kind) => !taken.includes(kind));
    const again = possible.find(
      (kind) =>
        mayRepeat.has(kind) &&
        taken.every((one, at) => one !== kind || newsOf(source, at) !== newsOf(source, turn)),
    );
    taken.push(free ?? again ?? 'missing');
  }
  return taken;
});

/** How often the same kind was written before. */
const countBefore = (source: Source, turn: number): number => {
  const kinds = chooseKinds(source);
  return kinds.slice(0, turn).filter((kind) => kind === kinds[turn]).length;
};

const sayTime = (source: Source): string => `I would try ${sayWhenToCall(source)}.`;

const mostWords = 24;
const room = { against: 22, pluses: 20, demands: 22, opening: 18, benefits: 14 };

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
    const isOffer = benefits.length > 1 || findStrong(benefits) !== null;
    const pluses = isOffer || facts.length === 0 ? [`For it: ${joinGood(benefits)}.`] : facts;
    return {
      subject: `${job}: the ${against.length > 1 ? 'drawbacks' : 'drawback'} first`,
      paragraphs: [
        [
          `[First name], before you spend time on ${listJobFacts(source).shortly}: ${against.length > 1 ? 'two things speak' : 'one thing speaks'} against it.`,
          ...against,
        ].join(' '),
        fit(pluses, room.pluses).join(' '),
        'Does it still add up for you?',
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
      subject: `${job}: what comes after it`,
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
      subject: `${job}: how they choose`,
      paragraphs: [
        `[First name], so that you can plan: for ${listJobFacts(source).shortly} the steps are ${joinList(steps)}. The dates are [dates: ask first].`,
        joinFacts(fit(facts.slice(0, 1), room.pluses)),
        'Would that work for you?',
      ],
    };
  },
  'in writing': (source, turn, job) => {
    const { benefits } = shareOut(source)[turn]!.followUp;
    const isLong = countWords(joinGood(benefits)) > room.benefits;
    const open = listOpen(source).slice(0, isLong ? 1 : 2);
    const before = countBefore(source, turn);
    return {
      subject: `${job}: ${turnOf(['what you would get', 'what you would have on paper'], before)}`,
      paragraphs: [
        `[First name], ${listJobFacts(source).shortly} ${turnOf(['comes with', 'puts on paper'], before)} ${joinGood(benefits)}.`,
        `${capitalize(open.map(sayOpen).join('; '))}.`,
        turnOf(
          [
            'Shall we talk it through for ten minutes?',
            'Which line is missing for you? I will ask for it.',
          ],
          before,
        ),
      ],
    };
  },
  demands: (source, _, job) => {
    const { needs: all, shortly } = listJobFacts(source);
    const needs = fit(all, room.demands);
    return {
      subject: `${job}: ${needs.length === 1 ? 'the one thing' : `${numbers[needs.length] ?? needs.length} things`} it asks for`,
      paragraphs: [
        `[First name], this is what ${shortly} asks for: ${needs.map(nameNeed).join('; ')}.`,
        'Is all of that yours? If something is missing, tell me, and I will ask whether that ends it.',
      ],
    };
  },
  work: (source, turn, job, subjects) => {
    const { facts, benefits } = shareOut(source)[turn]!.followUp;
    const offer = benefits.length > 0 ? `Also on offer: ${joinGood(benefits)}.` : '';
    const told = joinFacts(fit([...facts, offer]));
    return {
      subject: `${job}: ${nameNews(
        facts,
        // A subject promises nothing that the letter has no room for.
        benefits.filter(
          (benefit) =>
            told.includes(benefit) && subjects.every((subject) => !subject.includes(benefit)),
        ),
        countBefore(source, turn),
      )}`,
      paragraphs: [
        [
          `[First name], ${turnOf(['more about', 'another look at'], countBefore(source, turn))} ${listJobFacts(source).shortly}${turnOf([' than fitted into my first mail', ''], countBefore(source, turn))}.`,
          told,
        ].join(' '),
        turnOf(
          [
            `May I call you on [day]? ${sayTime(source)}`,
            'What would you want to know about it first? One line is enough.',
          ],
          countBefore(source, turn),
        ),
      ],
    };
  },
  figure: (source, _, job) => {
    const facts = listJobFacts(source);
    const { stated, pay } = makePlan(source);
    const amount =
      pay.spoken === null ? payClause(facts) : lowerFirst(sayWithCondition(facts.pay, pay.spoken));
    return {
      subject: `${job}: the pay first`,
      paragraphs: [
        `[First name], the pay decides most of these talks, so let us begin there. ${stated.has('pay') ? `For ${facts.shortly} ${amount ?? lowerFirst(facts.pay.replace(/\.$/, ''))}.` : `For ${facts.shortly} it is [range: ask first].`}`,
        stated.has('pay')
          ? 'Would that work for you?'
          : 'Which figure would make it worth a talk? What you earn now is your business.',
      ],
    };
  },
  meeting: (source, _, job) => {
    const { names } = makePlan(source);
    const isRemote = source.brief.workType === 'remote';
    const { shortly } = listJobFacts(source);
    return {
      subject: `${job}: ${isRemote ? 'a talk' : 'a look around'} before you decide`,
      paragraphs: [
        `[First name], a posting shows little of ${shortly}. I would ask for twenty minutes with ${names.manager}${isRemote ? ' by video' : ', on site if you like'}, before any application: [two dates].`,
        'Would that help? A yes is enough.',
      ],
    };
  },
  missing: (source, turn, job) => {
    // The figure has a letter of its own.
    const hasFigure = chooseKinds(source).includes('figure');
    const open = listOpen(source).filter((one) => !hasFigure || one !== 'the pay');
    const what = open[countBefore(source, turn)];
    const { messages } = makePlan(source).personas[turn]!;
    const { shortly } = listJobFacts(source);
    // Another beginning than that of the first letter.
    const [, other = ''] = listOpenings(messages, listOwnNames(source));
    const opening = countWords(other) <= room.opening ? other : '';
    const [, ask = ''] = listAsks(source, makePlan(source).personas[turn]!, turn);
    const begin = opening === '' ? '[First name], ' : '';
    return {
      subject: what === undefined ? `${job}: what would decide it?` : `${job}: ${what}`,
      paragraphs: [
        opening,
        what === undefined
          ? `${begin}${opening === '' ? 'about' : 'About'} ${shortly} I have told you what is in writing. The rest I would ask for you.`
          : turnOf(blanks, turn)(begin, what, shortly),
        turn % 2 === 0 ? `May I call on [day]? ${sayTime(source)}` : ask,
      ].filter(Boolean),
    };
  },
};

type Blank = (begin: string, what: string, shortly: string) => string;

/** What the advertisement leaves open, in a sentence with room for the answer. */
function sayOpen(what: string): string {
  const blank = `[${what.replace(/^the /, '')}: ask first]`;
  if (what === 'the start date') return `the start would be ${blank}`;
  if (what === 'the size of the team') return `the team counts ${blank}`;
  return `${what} ${what.endsWith('s') ? 'are' : 'is'} ${blank}`;
}

const blanks: readonly Blank[] = [
  (begin, what, shortly) =>
    `${begin}${begin === '' ? 'One' : 'one'} thing I left out about ${shortly}: ${sayOpen(what)}.`,
  (begin, what, shortly) =>
    `${begin}${begin === '' ? 'Before' : 'before'} you decide about ${shortly}: ${sayOpen(what)}.`,
];
const turnOf = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!;

const longestNews = 40;

/** The fact that is new, where it is short enough for a subject line. */
function nameNews(facts: readonly string[], benefits: readonly string[], before: number): string {
  const strong = findStrong(benefits) ?? '';
  if (strong !== '' && strong.length <= longestNews) return strong;
  return facts.length > 0
    ? turnOf(['more about the work', 'what the days are like', 'another part of the work'], before)
    : turnOf(['what else it offers', 'and what comes with it'], before);
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];

/** A second letter with a subject and a fact of its own; those of the first letters are taken. */
export const writeSecond: Write = (source, turn, job, subjects) =>
  writers[chooseKinds(source)[turn]!](source, turn, capitalize(job), subjects);
