import { capitalize, lowerFirst } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { findHouse } from '../defining/find-house.ts';
import { sayScale } from '../defining/find-scale.ts';
import { tellOpenings } from '../hiring-steps/say-openings.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { askFirst } from './ask.ts';
import { listJobFacts, type JobFacts } from './job-facts.ts';
import { headsOthers } from './heads-others.ts';
import { findFreshPoint } from './fresh-point.ts';
import { hasStep, sayWithCondition } from './pay-step.ts';
import { dropAsides } from './drop-asides.ts';
import { openLetter } from './open-letter.ts';
import { introduce } from './introduce.ts';
import { speakHours } from './say-job.ts';
import { sayWhenToCall } from './say-time.ts';
import { isTold } from './list-news.ts';
import { listPoints } from './list-points.ts';
import { joinFacts, listBest, listSpoken, sayOffer, shareOut } from './tell-facts.ts';
import { sayNeeds, type Needs } from './name-need.ts';
import { isOfMost } from './rank-needs.ts';
import { shareWork, type WorkOfText } from './letter-work.ts';
import { speakAmounts } from './speak-amount.ts';
import { nameChoices, payday, tellHours } from './tell-terms.ts';
import { leadsWithTerms } from './terms-first.ts';
import { isUsual } from './usual-pattern.ts';
import { listDecisiveFor, twoStops, writeFirstMail } from './write-mails.ts';
import { sayLead } from './write-sequence.ts';

const spokenWords = 76;
const longestHouse = 16;

const longestPay = 14;
/** A pay of which these words decide is another one without them. */
const onCondition =
  /\b(?:after|following|probation|depending|based on|experience|rising|increasing|commission|OTE|ages?|aged)\b/i;

/** Nobody listens to the small print of pay; what it hangs on is told. */
function speakPay(source: Source, { pay }: JobFacts): string {
  const { spoken } = makePlan(source).pay;
  if (pay.includes('[')) return '';
  if (onCondition.test(pay) && spoken !== null) {
    const isShort = countWords(pay) <= longestPay && !hasStep(pay);
    return isShort ? pay : `${sayWithCondition(pay, spoken).replace(/^The pay/, 'Pay')}.`;
  }
  return spoken === null || /^(?:Pay starts|Starting pay)/.test(pay) ? pay : `Pay is ${spoken}.`;
}

/** As many facts as half a minute holds, in the order of their weight. */
function fillVoicemail(
  before: string,
  facts: readonly (string | readonly string[])[],
  after: string,
): string {
  let kept: string[] = [];
  const join = (list: readonly string[]): string =>
    [before, joinFacts(list), after].filter(Boolean).join(' ').replace(twoStops, '.');
  for (const fact of facts) {
    // Of several ways to say it the first that has room.
    const said = [fact]
      .flat()
      .filter((text) => text !== '' && !kept.includes(text))
      .find((text) => countWords(join([...kept, text])) <= spokenWords);
    if (said !== undefined) kept = [...kept, said];
  }
  return join(kept);
}

/** What somebody would hold against the job later, told at once. */
const sayFirst = ({ condition }: JobFacts): string =>
  countWords(condition) <= longestCondition ? condition : '';
const longestCondition = 14;
const longestQuestion = 16;
const longestSpoken = 18;

/** A question that only somebody of the trade is asked, as it is spoken; empty where it is long. */
function askAloud(source: Source): string {
  // The question to the nearest of them: what others lack, whoever hears it may have.
  const asked = [askFirst(source, 0)].find(
    (text) =>
      countWords(text) <= longestQuestion && !/\[|\bthat\b|\bused it\b|^Would you /.test(text),
  );
  return asked === undefined
    ? 'I have one question: what would a job have to offer for you to consider a move?'
    : `I have one question for you: ${lowerFirst(asked)} Then you can ask me yours.`;
}

/** Three voicemails of about half a minute, each with another reason to call back: the work and the pay, a question, what the house is and offers. */
export function writeVoicemails(source: Source): [string, string, string] {
  const facts = listJobFacts(source);
  const { pattern, hours, decisive, limits } = facts;
  // Nobody speaks a bracket.
  const [aJob, theJob] = [dropAsides(facts.aJob), dropAsides(facts.theJob)];
  const pay = speakAmounts(speakPay(source, facts).replace(payday, ''));
  const said = findHouse(source);
  // A long description would leave no room for the work.
  const house = countWords(said) <= longestHouse ? said : '';
  const scale = sayScale(source);
  const best = listBest(source, pay, 4);
  const { row, sentence } = shareWork(source).spoken;
  const [first = ''] = listSpoken(source);
  const give = (from: number, to: number): string =>
    best.length <= from ? '' : sayOffer(best.slice(from, to), 0);
  const offer = [give(0, 2), give(0, 1)];
  const spokenHours = speakHours(hours).startsWith('The hours are')
    ? speakHours(hours).replace(/^The hours/, 'Hours')
    : speakHours(hours);
  // What most jobs are comes last; what settles it for many, first.
  const told = /\bremote\b/i.test(aJob) ? pattern.replace(/(?:,| and)? remote\.$/, '.') : pattern;
  const choices = nameChoices(source);
  const unusual =
    choices !== '' ? `It is ${choices}.` : isUsual(told) || told === 'It is.' ? '' : told;
  // Where nothing draws, what it takes at least says whom it is for.
  const isBare = [first, said, scale, pay, pattern, hours, ...best].every((text) => text === '');
  const needed = isBare ? sayNeeds(dropOfMost(facts), 1) : '';
  const points = listPoints(source)
    .flatMap(({ kind, text }) => (kind === 'way in' ? [] : text))
    .filter((text) => countWords(text) <= longestSpoken);
  const ofWork = fillVoicemail(
    `Hello [First name], this is [your name]. We have been in touch before, and you came to mind for ${aJob}${row === '' ? '' : `: ${row}`}.`,
    [
      sentence,
      row === '' && sentence === '' ? (points[0] ?? '') : '',
      pay,
      unusual,
      sayFirst(facts),
      ...limits,
      tellHours(source) === '' ? '' : spokenHours,
      row === '' && sentence === '' ? house || scale : '',
      offer,
      ...decisive.slice(limits.length).filter((text) => text !== tellOpenings(source.brief)),
      needed,
    ],
    'If it sounds interesting, call or text me at [phone].',
  );
  // Each of them tells something that the others do not.
  const [second = '', third = ''] = [...points, ...listSpoken(source)].filter(
    (text) => countWords(text) <= longestSpoken && !isTold(text, ofWork),
  );
  return [
    ofWork,
    fillVoicemail(
      `Hello [First name], [your name] here, sorry I missed you. I am calling about ${theJob}.`,
      [second, ...limits, pay.replace(/^Pay is /, 'It pays '), needed],
      `${askAloud(source)} I will try again on [day], ${sayWhenToCall(source)}, or text me a better time at [phone].`,
    ),
    fillVoicemail(
      `Hello [First name], this is [your name]. [Referrer, with their permission] suggested I call you: [what they said about your work]. It is about ${aJob}.`,
      [
        house || scale,
        offer,
        isTold(third, second) ? '' : third,
        unusual.replace(/^It is/, 'The job is'),
        ...limits,
        sayFirst(facts),
        pay.replace(/^Pay is /, 'It pays '),
        needed,
      ],
      'Ten minutes is enough. My number is [phone].',
    ),
  ];
}

/** The same as a sentence of its own. */
const sayWorkOf = ({ row, sentence }: WorkOfText): string =>
  row === '' ? sentence : `The work: ${row}.`;

const filled = (text: string): number => text.replace(/\[[^\]]+\]/g, 'x'.repeat(12)).length;

/** The parts in their order, without those that have no room. */
function pack(
  parts: readonly (readonly [text: string, isNeeded: boolean])[],
  most: number,
): string {
  const kept = new Set(parts.filter(([, isNeeded]) => isNeeded));
  const join = (chosen: ReadonlySet<(typeof parts)[number]>): string =>
    parts
      .filter((part) => chosen.has(part))
      .map(([text]) => text)
      .join(' ')
      .replace(twoStops, '.');
  for (const part of parts) {
    if (part[0] === '' || kept.has(part)) continue;
    if (filled(join(new Set([...kept, part]))) <= most) kept.add(part);
  }
  return join(kept);
}

/** What nearly everybody has is no news to a stranger. */
export const dropOfMost = ({ needs, demands }: JobFacts): Needs => ({
  needs: needs.filter((need) => !isOfMost(need)),
  demands,
});

/** A message on a network: the job, what it pays and what it takes. */
export function writeNetworkNote(source: Source, turn: number, most: number): string {
  const facts = listJobFacts(source);
  const persona = makePlan(source).personas[turn]!;
  const { first, work } = shareOut(source)[turn]!;
  // The letter to the same people tells the employer in the other way.
  const {
    job: [job = '', ...terms],
    house,
  } = introduce(source, turn + 1);
  return pack(
    [
      [`${openLetter(persona)} ${job}`, true],
      [house, false],
      [sayLead(source, turn) || sayWorkOf(work), false],
      [first.facts[0] ?? '', false],
      ...terms.map((term) => [term, false] as const),
      [listDecisiveFor(source, persona).join(' '), false],
      [facts.condition, false],
      [sayOffer(first.benefits, turn), false],
      [sayNeeds(dropOfMost(facts), 3), false],
      [`${askFirst(source, turn)} [your name]`, true],
    ],
    most,
  );
}

const textAsks = [
  'Interested? A yes or no is enough.',
  'Shall I call you?',
  'Shall I send you the details?',
  'Would a short call be worth it?',
];

/** A head of others is not asked for one letter. */
const headAsks = [
  'Would it be worth ten minutes on the phone?',
  'May I send you the details?',
  'When could we talk for ten minutes?',
  'Shall I send you more about it?',
];

const longestReason = 110;

/** A text message, with who writes; how texts are ended is added by whoever sends it. */
export function writeText(source: Source, turn: number, most: number): string {
  const facts = listJobFacts(source);
  const { first, work } = shareOut(source)[turn]!;
  const asks = headsOthers(source) ? headAsks : textAsks;
  // Title and town alone give nobody a reason to answer.
  const lead = sayLead(source, turn);
  // What a text to others tells already comes after what only this one can tell.
  const isAgain = Array.from({ length: turn }, (_, at) => sayLead(source, at)).includes(lead);
  const reasons = [
    // Whoever is texted may have read the letter.
    findFreshPoint(source, turn, writeFirstMail(source, turn).text),
    first.facts[0] ?? '',
    isAgain ? '' : lead,
    leadsWithTerms(source) ? tellHours(source) : findHouse(source),
    lead,
    sayWorkOf(work),
    sayScale(source),
  ]
    .filter((text) => text !== '' && text.length <= longestReason)
    .slice(0, 1);
  const write = (needed: string): string =>
    pack(
      [
        ['[First name], [your name] here.', true],
        [`${capitalize(facts.theJob.replace(/^the /, ''))}.`, true],
        ...facts.limits.map((text) => [text, false] as const),
        ...reasons.map((text) => [text, false] as const),
        [facts.condition.length <= longestReason ? facts.condition : '', false],
        [facts.pay.includes('[') ? '' : facts.pay, false],
        [facts.pattern, false],
        [needed, false],
        [asks[turn % asks.length]!, true],
      ],
      most,
    );
  // One demand is better than none where two have no room.
  const asked = dropOfMost(facts);
  const two = sayNeeds(asked, 2);
  return write(two).includes(two) ? write(two) : write(sayNeeds(asked, 1));
}
