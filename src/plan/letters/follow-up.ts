import { capitalize, lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { memoize } from '../memoize.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { listAsks } from './ask.ts';
import { listJobFacts } from './job-facts.ts';
import { joinGood } from './list-good.ts';
import { listDrawbacks } from './list-drawbacks.ts';
import type { Motive } from './motives.ts';
import { listOpenings, listOwnNames } from './open-letter.ts';
import { payClause } from './say-job.ts';
import { sayWhenToCall } from './say-time.ts';
import { describeTeam, findStrong, joinFacts, shareOut, wishesOf } from './tell-facts.ts';

/** What a second letter is about: what speaks against the job, what is in writing, what it asks for, more of the work, the figure they would need, whom they could meet. */
type FollowUpKind =
  | 'drawbacks'
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
  pay: ['in writing', 'figure', 'drawbacks'],
  stability: ['in writing', 'drawbacks'],
  schedule: ['drawbacks', 'in writing'],
  closeness: ['drawbacks', 'in writing'],
  equipment: ['work', 'in writing'],
  learning: ['work', 'demands'],
  team: ['work', 'meeting', 'in writing'],
  variety: ['work', 'demands'],
  autonomy: ['work', 'demands'],
  progression: ['demands', 'work'],
};
const all: readonly FollowUpKind[] = [
  'work',
  'in writing',
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
  if (kind === 'demands') return listJobFacts(source).needs.length >= fewestDemands;
  if (kind === 'figure' || kind === 'meeting') return true;
  return kind === 'work' ? followUp.facts.length > 0 || isOffer : listOpen(source).length > 0;
}

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

const mostWords = 30;
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
      subject: `${job}: the drawbacks first`,
      paragraphs: [
        [
          `[First name], before you spend time on ${listJobFacts(source).shortly}: ${against.length > 1 ? 'two things speak' : 'one thing speaks'} against it.`,
          ...against,
        ].join(' '),
        fit(pluses, room.pluses).join(' '),
        'Does it still add up for you? A yes or a no is enough.',
      ],
    };
  },
  'in writing': (source, turn, job) => {
    const { benefits } = shareOut(source)[turn]!.followUp;
    const isLong = countWords(joinGood(benefits)) > room.benefits;
    const open = listOpen(source).slice(0, isLong ? 1 : 2);
    return {
      subject: `${job}: ${turnOf(['what is in writing, and what is not', 'what you would have on paper'], countBefore(source, turn))}`,
      paragraphs: [
        `[First name], ${turnOf(['two short lists about', 'what the posting promises, and what it leaves out, about'], countBefore(source, turn))} ${listJobFacts(source).shortly}.`,
        `In writing: ${joinGood(benefits)}.`,
        `Not in the posting: ${joinList(open)}. ${open.length > 1 ? 'The answers are' : 'The answer is'} [${open.map((one) => one.replace(/^the /, '')).join(' and ')}: ask first].`,
        turnOf(
          [
            'What else would you want on paper before we talk?',
            'Which line is missing for you? I will ask for it.',
          ],
          countBefore(source, turn),
        ),
      ],
    };
  },
  demands: (source, _, job) => {
    const { needs: all, shortly } = listJobFacts(source);
    const needs = fit(all, room.demands);
    const { cv } = makePlan(source).names;
    return {
      subject: `${job}: ${needs.length === 1 ? 'the one thing' : `${numbers[needs.length] ?? needs.length} things`} it asks for`,
      paragraphs: [
        `[First name], this is what ${shortly} asks for: ${needs.join('; ')}.`,
        `All of it yours? A yes is enough; the ${cv} can wait. If something is missing, tell me what, and I will say whether that ends it.`,
      ],
    };
  },
  work: (source, turn, job, subjects) => {
    const { facts, benefits } = shareOut(source)[turn]!.followUp;
    const offer = benefits.length > 0 ? `Also on offer: ${joinGood(benefits)}.` : '';
    return {
      subject: `${job}: ${nameNews(
        facts,
        benefits.filter((benefit) => subjects.every((subject) => !subject.includes(benefit))),
        countBefore(source, turn),
      )}`,
      paragraphs: [
        [
          `[First name], ${turnOf(['more about', 'another look at'], countBefore(source, turn))} ${listJobFacts(source).shortly}${turnOf([' than fitted into my first mail', ''], countBefore(source, turn))}.`,
          joinFacts(fit([...facts, offer])),
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
    const amount = pay.spoken === null ? payClause(facts) : `the pay is ${pay.spoken}`;
    return {
      subject: `${job}: the pay, before you give up an evening`,
      paragraphs: [
        `[First name], most talks end at the figure, so let us begin there. ${stated.has('pay') ? `For ${facts.shortly} ${amount ?? lowerFirst(facts.pay.replace(/\.$/, ''))}.` : `The posting for ${facts.shortly} names none: it is [range: ask first].`}`,
        'What would you need to earn to move? Not what you earn now; that is your business.',
      ],
    };
  },
  meeting: (source, _, job) => {
    const { names } = makePlan(source);
    const isRemote = source.brief.workType === 'remote';
    const { shortly } = listJobFacts(source);
    return {
      subject: `${job}: ${isRemote ? 'a talk' : 'a look round'} before you decide`,
      paragraphs: [
        `[First name], a posting shows little of ${shortly}. I would ask for twenty minutes with ${names.manager}${isRemote ? ' by video' : ', on site if you like'}, before any application: [two dates].`,
        'Would that help? Send me the two things you would want to see or ask.',
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
    const [, ask = 'Name the one thing that decides it for you.'] = listAsks(messages, turn);
    const begin = opening === '' ? '[First name], ' : '';
    return {
      subject: what === undefined ? `${job}: what would decide it?` : `${job}: ${what}`,
      paragraphs: [
        opening,
        what === undefined
          ? `${begin}${opening === '' ? 'about' : 'About'} ${shortly} I have told you what is in writing. The rest I would ask for you.`
          : turnOf(blanks, turn)(begin, what, shortly),
        turn % 2 === 0 ? `${ask} Or may I call on [day]? ${sayTime(source)}` : ask,
      ].filter(Boolean),
    };
  },
};

type Blank = (begin: string, what: string, shortly: string) => string;

/** What the advertisement leaves open, with room for the answer. */
const blanks: readonly Blank[] = [
  (begin, what, shortly) =>
    `${begin}${begin === '' ? 'The' : 'the'} posting for ${shortly} does not give ${what}. The answer: [${what.replace(/^the /, '')}: ask first].`,
  (begin, what, shortly) =>
    `${begin}${begin === '' ? 'Before' : 'before'} you decide about ${shortly} you would want ${what}. The posting does not give it: [${what.replace(/^the /, '')}: ask first].`,
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
