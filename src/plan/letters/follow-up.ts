import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { withArticle } from '#writing/article.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { countWords, shorten } from '#writing/shorten.ts';
import { listDecidingTerms, sayFormOfPay, sayPayForm } from '../contract/deciding-terms.ts';
import { findGrowth, findPath } from '../offers/growth.ts';
import { sayPromises } from '../subject/list-attractions.ts';
import { memoize } from '#shared/memoize.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { nameStep } from '../hiring-steps/stated-steps.ts';
import { unnamedEmployer } from '../wording/names.ts';
import { listJobFacts } from './job-facts.ts';
import { joinGood } from './list-good.ts';
import { isTold, listNews } from './list-news.ts';
import { isEnquiry } from './mail-days.ts';
import type { Motive } from './motives.ts';
import { inList, nameNeed } from './name-need.ts';
import { listOpen, nameOpen } from './open-matters.ts';
import { listHouseQuotes } from './quote-house.ts';
import { tellAmong, tellMoreWork } from './tell-more-work.ts';
import { isHollowGrowth, sayGrowth, sayLastMoves } from './say-growth.ts';
import { nameForSubject } from './short-title.ts';
import { isNearly, joinFacts, shareOut, wishesOf } from './tell-facts.ts';
import { isRoutine } from './weigh-benefit.ts';
import { findWorkWords } from './work-words.ts';

/** What a second letter is about: the pay, what would change, what one would do, what they would want instead, what comes after it, how they choose, what the employer is there for, what the posting leaves open, who else may want it. */
type FollowUpKind =
  | 'pay'
  | 'changes'
  | 'check'
  | 'worry'
  | 'growth'
  | 'steps'
  | 'open'
  | 'others'
  | 'house'
  | 'call';

interface SecondMail {
  subject: string;
  /** Paragraphs between the first name and the signature. */
  paragraphs: string[];
}

/** Which of them answers a wish best. */
const preferred: Record<Motive, readonly FollowUpKind[]> = {
  pay: ['pay'],
  stability: ['worry'],
  schedule: ['changes'],
  closeness: ['changes'],
  equipment: ['changes', 'check'],
  learning: ['growth', 'check'],
  team: ['changes', 'worry'],
  variety: ['check', 'changes'],
  autonomy: ['check', 'changes'],
  progression: ['growth', 'pay'],
};
const all: readonly FollowUpKind[] = [
  'changes',
  'check',
  'pay',
  'worry',
  'growth',
  'steps',
  'house',
  'open',
  'others',
  'call',
];

const fewest = { tasks: 3, needs: 2 };
const room = { pluses: 22, tasks: 24, facts: 34 };

/** As many of the phrases as the letter holds, in their order. */
function fit(phrases: readonly string[], most: number, count = 3): string[] {
  let kept: string[] = [];
  for (const phrase of phrases.filter(Boolean))
    if (kept.length < count && countWords([...kept, phrase].join(' ')) <= most)
      kept = [...kept, phrase];
  return kept;
}

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

/** Parts of the work that their first letter left out, the middle of it first. */
function listTasks(source: Source, told = ''): string[] {
  const verbs = findWorkWords(source).verbs.filter((verb) => !isTold(verb, told));
  return fit(verbs.slice(0, mostCentral), room.tasks);
}
/** Further down a list stands what is done beside the work. */
const mostCentral = 5;

/** Told in the first letter, and nothing that somebody could be asked about. */
const ofPermission =
  /\b(?:right to work|sponsor\w*|visa|citizen\w*|residen\w*|vaccin\w*|background|drug)\b/i;

const listAskedFor = (source: Source): string[] =>
  fit(
    listJobFacts(source)
      .needs.filter((need) => !ofPermission.test(need))
      .map((need) => inList(nameNeed(need))),
    room.tasks,
  );

/** A wish in two words, so that somebody can choose among them. */
const wished: Record<Motive, string> = {
  pay: 'better pay',
  stability: 'more security',
  schedule: 'better hours',
  closeness: 'a shorter way to work',
  equipment: 'better equipment',
  learning: 'more to learn',
  team: 'the right people',
  variety: 'more variety',
  autonomy: 'more say',
  progression: 'the next step',
};
const mostWished = 3;
const anyWish: readonly Motive[] = ['schedule', 'pay', 'team'];

/** What such people weigh a job by; why they may say no is not put into their heads. */
const nameWishes = (source: Source, turn: number): string[] =>
  [...new Set([...wishesOf(makePlan(source).personas[turn]!), ...anyWish])]
    .filter((wish) => !(wish === 'closeness' && source.brief.workType === 'remote'))
    .filter((wish) => !(wish === 'pay' && isPayFixed(source)))
    .slice(0, mostWished)
    .map((wish) => wished[wish]);

/** One amount, or a grade of a scale, is what it is. */
function isPayFixed(source: Source): boolean {
  const { pay } = source.brief;
  const said = `${makePlan(source).pay.said ?? ''} ${makePlan(source).sentences.pay}`;
  const isOne = typeof pay?.min === 'number' && (pay.max === null || pay.min === pay.max);
  return (
    isOne || /\b(?:grade|pay (?:band|scale|spine|point)|salary scale|NJC|SCP|GS-\d)\b/i.test(said)
  );
}

/** When it begins matters to whoever has decided, and to nobody before. */
const listAskable = (source: Source): string[] =>
  listOpen(source).filter((name) => !/\bstart date$/.test(name));

/** Whoever comes to learn does not come for a figure. */
const ofLearners = /\b(?:intern(?:ship)?|students?|trainee|apprentice\w*|volunteer)\b/i;

/** Nobody bargains about a job that pays nothing, or only by what is sold. */
const isBargained = (source: Source): boolean =>
  listDecidingTerms(source.brief).every(({ drawback }) => !/\bpay\b/.test(drawback));

function canWrite(source: Source, turn: number, kind: FollowUpKind): boolean {
  const { facts, benefits } = shareOut(source)[turn]!.followUp;
  if (kind === 'pay') return isBargained(source) && !ofLearners.test(source.brief.title.given);
  if (kind === 'changes') return facts.length > 0 && (facts.length > 1 || benefits.length > 0);
  if (kind === 'check')
    return listTasks(source).length >= fewest.tasks || listAskedFor(source).length >= fewest.needs;
  if (kind === 'open') return listAskable(source).length > 0;
  if (kind === 'house') return findLeftQuote(source) !== undefined;
  // "Career opportunities" are promised by everybody.
  if (kind === 'growth')
    return (
      sayGrowth(source) !== '' &&
      !isHollowGrowth(source) &&
      sayLastMoves(source) === '' &&
      newGrowth(source, turn)
    );
  if (kind === 'steps') return listSteps(source).length > 0;
  return true;
}

/** What the employer says of itself, as far as no first letter quotes it. */
const findLeftQuote = (source: Source): string | undefined =>
  listHouseQuotes(source)[Math.ceil(makePlan(source).personas.length / 2)];

/** Whoever asked us is not asked what would move them. */
const unasked: ReadonlySet<FollowUpKind> = new Set(['pay', 'worry', 'others']);

/** Another kind for each persona, by what moves them, as far as the advertisement gives enough. */
export const chooseKinds = memoize((source: Source): FollowUpKind[] => {
  const taken: FollowUpKind[] = [];
  for (const [turn, persona] of makePlan(source).personas.entries()) {
    // Whoever may lack something is asked about it.
    const first: readonly FollowUpKind[] = persona.lacks.length > 0 ? ['check'] : [];
    const wanted = [...first, ...wishesOf(persona).flatMap((wish) => preferred[wish]), ...all];
    const possible = [...new Set(wanted)].filter(
      (kind) => canWrite(source, turn, kind) && !(isEnquiry(persona) && unasked.has(kind)),
    );
    taken.push(possible.find((kind) => !taken.includes(kind)) ?? 'call');
  }
  return taken;
});

type Write = (source: Source, turn: number, told: string) => SecondMail;

const longestHouse = 34;

/** The employer where its name is known and short, else the job. */
function nameShortly(source: Source): string {
  const { names } = makePlan(source);
  return names.employer === unnamedEmployer || names.employer.length > longestHouse
    ? `the ${nameForSubject(names.title)} job`
    : names.employer;
}

/** One amount. */
const isFixed = ({ brief: { pay } }: Source): boolean =>
  pay !== null && typeof pay.min === 'number' && (pay.max === null || pay.max === pay.min);

const negotiable = /\bnegotiable\b/i;

/** What is on the table: the amount, or the blank that the first letter filled. */
function sayPosted(source: Source): string {
  const { pay } = makePlan(source);
  const { shortly } = listJobFacts(source);
  if (!pay.stated || pay.spoken === null || !/\d/.test(pay.spoken))
    return `${shortly} pays [range: add]`;
  const isOpen = negotiable.test(`${source.brief.pay?.words ?? ''} ${pay.said ?? ''}`);
  return `${shortly} pays ${pay.spoken}${isOpen ? ', and the posting calls it negotiable' : ''}`;
}

/** Where nothing else can be said; another one for each kind of people. */
const lastAsks = [
  {
    subject: 'Interested, or not right now?',
    ask: 'Are you interested, or is now not a good time? A one-word reply is fine.',
  },
  {
    subject: 'Shall I check back later?',
    ask: 'Shall I leave it there, or get back in touch in [month]?',
  },
  {
    subject: 'What would you want to know?',
    ask: 'What would you want to know before we talk?',
  },
];

const writers: Record<FollowUpKind, Write> = {
  pay: (source) => {
    // Nobody names a figure where a share of what they bring in is paid.
    if (source.brief.pay === null && sayFormOfPay(source.brief) !== null)
      return {
        subject: 'Is it the way the job is paid?',
        paragraphs: [
          `[First name], a word about pay in ${listJobFacts(source).shortly}. ${sayPayForm(source.brief)} Does that rule it out for you, or is it something else?`,
          'One word is enough.',
        ],
      };
    // One rate for all is nothing to bargain about.
    if (isFixed(source))
      return {
        subject: 'Is it the pay, or something else?',
        paragraphs: [
          `[First name], ${sayPosted(source)}.`,
          'Is that the sticking point for you, or is it something else: the hours, the commute, the people? One word is enough.',
        ],
      };
    return {
      subject: 'Is the pay in the right range?',
      paragraphs: [
        `[First name], ${sayPosted(source)}.`,
        'Would that be in the right range for you? I am not asking what you earn now; a yes or no is enough.',
      ],
    };
  },
  changes: (source, turn) => {
    const { facts, benefits } = shareOut(source)[turn]!.followUp;
    const offer = benefits.length === 0 ? '' : `It also comes with ${joinGood(benefits)}.`;
    return {
      subject: `More about ${nameShortly(source)}`,
      paragraphs: [
        `[First name], a little more about ${listJobFacts(source).shortly}.`,
        joinFacts(fit([...facts, offer], room.facts)),
        'How does that compare with what you have now?',
      ],
    };
  },
  check: (source, _turn, told) => {
    const { shortly } = listJobFacts(source);
    const needs = listAskedFor(source);
    const fresh = listTasks(source, told);
    // Where nothing is asked for, what they heard of is asked about with the rest.
    const tasks = fresh.length >= fewest.tasks || needs.length > 0 ? fresh : listTasks(source);
    if (tasks.length >= fewest.tasks)
      return {
        subject: `${capitalize(nameForSubject(makePlan(source).names.title))}: three things you would do`,
        paragraphs: [
          `[First name], here are three things you would do in ${shortly}: ${tasks.join('; ')}.`,
          'Which of these have you done yourself? If one is new to you, say so, and I will tell you honestly whether it matters.',
        ],
      };
    return {
      subject: `${capitalize(nameForSubject(makePlan(source).names.title))}: what they are looking for`,
      paragraphs: [
        `[First name], here is what ${shortly} asks for: ${needs.join('; ')}.`,
        needs.length > 1
          ? 'Is there anything there that you do not have? Tell me, and I will say honestly whether it matters.'
          : 'Do you have that, or something close to it? Tell me, and I will say honestly whether it is enough.',
      ],
    };
  },
  worry: (source, turn) => {
    const { benefits } = shareOut(source)[turn]!.followUp;
    // One thing that most employers give outweighs nothing.
    const isWeight = benefits.length > 1 || benefits.some((benefit) => !isRoutine(benefit));
    return {
      subject: 'What would make a move worth it?',
      paragraphs: [
        `[First name], I wrote about ${listJobFacts(source).shortly}.`,
        isWeight ? `It comes with ${joinGood(fit(benefits, room.pluses))}.` : '',
        `What would make a move worth it for you: ${joinList([...nameWishes(source, turn), 'something else'], 'or')}?`,
      ].filter(Boolean),
    };
  },
  growth: (source, turn) => {
    const { facts, benefits } = shareOut(source)[turn]!.followUp;
    const grown = `${findGrowth(source) ?? ''} ${sayGrowth(source)}`;
    const [other] = benefits.filter((one) => !isNearly(one, grown));
    const [more = ''] = facts.filter((one) => !isNearly(one, grown));
    const offer = other === undefined ? '' : `Also on offer: ${other}.`;
    return {
      subject: `${nameShortly(source)}: where it could lead`,
      paragraphs: [
        `[First name], you may be wondering where ${listJobFacts(source).shortly} could lead. ${sayGrowth(source)} ${findPath(source) === null ? sayLastMoves(source) : ''}`.trim(),
        findPath(source) === null ? joinFacts(fit([offer, more], room.pluses)) : offer,
        'Is that the kind of step you are looking for?',
      ].filter(Boolean),
    };
  },
  steps: (source) => {
    const steps = listSteps(source).map((step) => withArticle(lowerFirst(stripEnd(step))));
    return {
      subject: `${capitalize(nameShortly(source))}: how they hire`,
      paragraphs: [
        `[First name], so that you can plan ahead: the steps for ${listJobFacts(source).shortly} are ${joinList(steps)}. I will send you the dates as soon as they are set.`,
        'Would that work for you?',
      ],
    };
  },
  open: (source) => {
    const open = listAskable(source).slice(0, 2);
    const { manager } = makePlan(source).names;
    return {
      subject: `${capitalize(nameShortly(source))}: what the posting does not say`,
      paragraphs: [
        `[First name], the posting for ${listJobFacts(source).shortly} does not say ${joinList(open.map(nameOpen), 'or')}.`,
        open.length > 1
          ? `I am asking ${manager} about both. Which matters more to you?`
          : `I am asking ${manager}, and will write once I know. Is there anything else you would want to know first?`,
      ],
    };
  },
  others: (source) => ({
    subject: 'Do you know someone this would suit?',
    paragraphs: [
      `[First name], if ${listJobFacts(source).shortly} is not for you, there may be someone you have worked with who should hear about it.`,
      'Does anyone come to mind? Please ask them before you give me their name.',
    ],
  }),
  house: (source) => ({
    subject: `What ${nameShortly(source)} is all about`,
    paragraphs: [
      `[First name], here is something about ${listJobFacts(source).shortly} that the job title does not tell you. The employer writes: ${quote(findLeftQuote(source) ?? '')}.`,
      'Would that make a difference to you?',
    ],
  }),
  call: (source, turn) => {
    const before = chooseKinds(source)
      .slice(0, turn)
      .filter((kind) => kind === 'call').length;
    const { subject, ask } = lastAsks[before % lastAsks.length]!;
    return {
      subject,
      paragraphs: [`[First name], I wrote to you about ${listJobFacts(source).shortly}.`, ask],
    };
  },
};

/** Characters of a subject. */
const longestSubject = 90;

/** What brings facts of its own or asks for somebody else; the rest are given one that nobody has told yet. */
const factual: ReadonlySet<FollowUpKind> = new Set(['changes', 'growth', 'others']);

/** A fact that is new to them stands before the question. */
function addNews(kind: FollowUpKind, paragraphs: readonly string[], news: string): string[] {
  // The two paragraphs of most kinds hold no fact; a third is one.
  if (news === '' || factual.has(kind) || paragraphs.length > 2) return [...paragraphs];
  return [...paragraphs.slice(0, -1), news, ...paragraphs.slice(-1)];
}

const longestNews = 14;

/** What they are about and the question to it stand side by side. */
const asksAtOnce: ReadonlySet<FollowUpKind> = new Set(['changes', 'pay', 'open', 'steps']);

/** A second letter with a subject, a matter and a fact of its own; nothing in it repeats what they were told before. */
export function writeSecond(source: Source, turn: number, told: string): SecondMail {
  const kind = chooseKinds(source)[turn]!;
  const { subject, paragraphs: said } = writers[kind](source, turn, told);
  const work = tellMoreWork(source, {
    turn,
    isToOthers: kind === 'others',
    told: `${told} ${said.join(' ')}`,
  });
  // Whoever is asked which parts of the work they have done has read of three.
  const tellsWork = kind === 'check' && listTasks(source, told).length >= fewest.tasks;
  // What is listed as different tells of it, too.
  const isAmong = work !== '' && !tellsWork && !asksAtOnce.has(kind);
  const paragraphs = isAmong ? tellAmong(said, work) : said;
  const news =
    listNews(source, turn, `${told} ${paragraphs.join(' ')}`).find(
      (text) => countWords(text) <= longestNews,
    ) ?? '';
  return {
    subject: shorten(capitalize(subject), longestSubject),
    // Where nothing else is left, a part of the work stands by itself.
    paragraphs: addNews(kind, paragraphs, news || (isAmong || tellsWork ? '' : work)),
  };
}
