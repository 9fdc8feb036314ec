import { noTitle, titleToConfirm } from '#shared/no-title.ts';
import { listFloors } from '#plan/demands/floors.ts';
import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { shortGate } from '#plan/criteria/gates/ways.ts';
import { findRangeLaw } from '#plan/questions/gaps.ts';
import { sayNotes } from '#plan/notes.ts';
import { listMailed, rankMatter } from '#plan/questions/mailed-questions.ts';
import { isWaitedFor, sayOtherwise } from '#plan/questions/otherwise.ts';
import { listWork } from '#plan/demands/requirements.ts';
import type { OpenQuestion } from '#plan/questions/open-question.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import type { Plan } from '#plan/plan.ts';
import { saySlots } from '#plan/hiring-steps/hold-slots.ts';
import { nameWanted } from '#plan/hiring-steps/say-openings.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, lowerFirst, toParagraph } from '#writing/casing.ts';
import { sayDate, sayWeekday } from '#writing/dates.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { countWords, shorten } from '#writing/shorten.ts';
import { bands } from '../scorecard-assistant/bands.ts';
import { recommended } from './recommended.data.ts';
import type { SynopsisFigures } from './figures.ts';
import type { SynopsisWriting } from './writing.ts';

const most = 4;
/** Below so many, what only somebody of the trade would ask fills up; and so many stand wherever the mail can hold them. */
const enough = { ofTrade: 2, ofAll: 3 };
/** A long mail is not answered: what the greeting, the plan and the criteria leave is for the decisions. */
const longestMail = 285;
/** A third decision stands as long as the mail is read to the end; the numbers of the plan, which stand elsewhere too, give way to it. */
const longestAtAll = 294;
const wordsOfPlan = 20;
const wordsOfFrame = 105;
const mostFixed = 2;
const shownLines = 4;
const longestTitle = 90;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const longestFixed = 14;

/** What nobody is hired without, the points of each line, and on which lines little ends it. */
function sayChoosing(plan: Plan): string[] {
  const fixed = plan.gates.filter(isMandatory);
  const named = fixed.slice(0, mostFixed).map((gate) => saySmall(shortGate(gate, longestFixed)));
  const floors = listFloors(plan.criteria);
  return [
    named.length === 0
      ? ''
      : `Required, pass or fail: ${named.join('; ')}${named.length < fixed.length ? '; the rest is on the scorecard' : ''}`,
    sayHeaviest(plan),
    floors.length === 0
      ? ''
      : `A score below ${bands.lowestAtAll} of 10 on ${sayFloors(floors, plan)} means no hire`,
  ];
}

/** The lines with a floor, by their place where they stand first. */
function sayFloors(floors: readonly Criterion[], { criteria }: Plan): string {
  const areFirst =
    floors.length > 1 && floors.every((one) => criteria.indexOf(one) < floors.length);
  return areFirst
    ? `${floors.length === 2 ? 'either' : 'any'} of the first ${numbers[floors.length] ?? floors.length}`
    : floors.length > namedFloors
      ? 'any required line'
      : joinList(
          floors.map(({ name }) => saySmall(name)),
          'or',
        );
}

const namedFloors = 3;

/** "Scored out of 100: mooring 40, charts 35": the heaviest lines of the card. */
function sayHeaviest({ criteria }: Plan): string {
  const named = criteria.slice(0, criteria.length > shownLines + 1 ? shownLines : criteria.length);
  const said = named.map(({ name, weight }) => `${saySmall(name)} ${weight}`);
  return `Scored out of 100: ${said.join(said.some((one) => one.includes(',')) ? '; ' : ', ')}${named.length < criteria.length ? '; the rest is on the scorecard' : ''}`;
}

const manyDuties = 10;

/** The decision of the market report: where less is paid than usual, either that rises or what is asked for falls. */
export const askPayOrScope = (source: Source, { pay }: Pick<Plan, 'pay'>): Decision[] => {
  if (pay.standing !== 'below' || pay.median === null) return [];
  const count = listWork(source.brief).length;
  const list = count >= manyDuties ? ', and the ad lists many duties' : '';
  return [
    {
      matter: 'Pay or scope',
      ask: `${capitalize(pay.spoken ?? 'the stated pay')} is below the median of the occupation, ${pay.median} for all levels${list}. Can it go up, or which ${count >= manyDuties ? 'duties can wait' : 'requirement can go'}?`,
      owner: 'Hiring manager',
    },
  ];
};

type Decision = Pick<OpenQuestion, 'matter' | 'ask' | 'owner' | 'isMinor' | 'assumes'>;

/** What the text gets wrong, what it leaves open and what the market says: at most four, the gravest first. */
export function listDecisions(source: Source, plan: Plan): Decision[] {
  const inText = plan.observations
    .filter(({ isRisk }) => isRisk)
    .map(({ title, ask, asAsked, matter = null }) => ({
      matter,
      ask: asAsked ?? `${title}: ${lowerFirst(ask)}`,
      owner: 'Hiring manager' as const,
    }));
  const payOrScope = askPayOrScope(source, plan);
  const all = [
    // Where pay and duties are weighed against each other, the length of the list is not asked once more.
    ...inText.filter(({ matter }) => payOrScope.length === 0 || matter !== 'Many duties'),
    ...payOrScope,
    ...listMailed(plan),
  ].toSorted((a, b) => rankMatter(a) - rankMatter(b));
  const known = all.filter(({ matter }) => matter !== null);
  const others = all.filter(({ matter }) => matter === null);
  const chosen = [...known, ...others.slice(0, Math.max(0, enough.ofTrade - known.length))].slice(
    0,
    most,
  );
  const room = longestMail - wordsOfFrame - countWords(sayChoosing(plan).join(' '));
  const lengths = chosen.map((one) => countWords(sayDecision(one, plan)));
  return chosen.filter(
    (_, i) =>
      i < enough.ofTrade ||
      lengths.slice(0, i + 1).reduce((sum, count) => sum + count, 0) <=
        (i < enough.ofAll ? room + wordsOfPlan + longestAtAll - longestMail : room),
  );
}

/** Whether a job has no title yet, or one that the work alone tells. */
const isOpen = ({ title, headline }: Plan['names']): boolean =>
  title === noTitle || headline.endsWith(titleToConfirm);

type Advising = Pick<Plan, 'criteria'> & Partial<Pick<Plan, 'search' | 'names' | 'isTrade'>>;

/** What the card says already is the best answer to what decides, and to what comes first. */
function findAdvice(
  { matter, ask }: Decision,
  { criteria, search, names: called, isTrade }: Advising,
): string | undefined {
  if (matter === null) return undefined;
  if (matter === 'Pay' && belowMinimum.test(ask))
    return 'raising the lowest rate to the legal minimum before anything goes out';
  if (matter === 'Pay' && byResult.test(ask)) return recommended['Commission'];
  if (matter === 'Place' && ofRemote.test(ask)) return recommended['Where remote people live'];
  const [searched] = search?.precise ?? [];
  if (matter === 'Title' && searched !== undefined && isTrade && called && isOpen(called))
    return `${quote(searched)}, which people in this line of work search for`;
  const names = (lines: readonly Criterion[]): string =>
    joinList(lines.slice(0, mostAdvised).map(({ name }) => saySmall(name)));
  const work = criteria.filter(({ origin }) => origin === 'duty' || origin === 'must');
  if (byCard.has(matter) && work.length >= mostAdvised)
    return matter === 'Many duties'
      ? `putting ${names(work)} first and letting the rest wait`
      : `keeping ${names(listFloors(criteria).length >= mostAdvised ? listFloors(criteria) : work)} as required and the rest as a plus`;
  return recommended[matter];
}
const belowMinimum = /\blegal minimum\b/i;
/** Where people are paid by what they sell, no range says what they earn. */
const byResult = /\bbase or draw\b|\bclawed back\b/i;
/** Of work from home no town is named. */
const ofRemote = /\bremote\b|\bpeople (?:may )?(?:live|work from)\b/i;
const byCard: ReadonlySet<string> = new Set(['Many duties', 'Many demands', 'Must-haves']);
const mostAdvised = 3;

const stillOpen = 'I will tell candidates that it is still open';

/** What nobody but the trade asks leaves nothing to tell candidates. */
const sayDefault = (decision: Decision): string => {
  const otherwise = sayOtherwise(decision);
  return decision.matter === null && otherwise === stillOpen
    ? 'I will start without it'
    : otherwise;
};

/** The question, what is recommended, and what is done without an answer. */
export function sayDecision(
  decision: Decision,
  plan: Advising,
  before: readonly Decision[] = [],
): string {
  const advised = findAdvice(decision, plan);
  const ask = `${decision.ask}${decision.owner === 'HR' ? ' (HR)' : ''}`;
  const otherwise = sayDefault(decision);
  // Said once, the same rule holds for the next.
  const said = before.filter((one) => sayDefault(one) === otherwise).length;
  const sameRule = said > 1 ? 'As above if unanswered.' : 'Without an answer the same applies.';
  if (advised)
    return said > 0
      ? `${ask} I recommend ${advised}. ${sameRule}`
      : `${ask} I recommend ${advised}. If I hear nothing, ${otherwise}.`;
  if (said > 0) return `${ask} ${sameRule}`;
  return `${ask} If I hear nothing, ${otherwise}.`;
}

/** The law may keep the posting back, whatever else is answered. */
function sayLaw(source: Source): string {
  const law = findRangeLaw(source);
  return law === null
    ? ''
    : `${law.whose} law requires the pay range in the posting${law.ofWhom}, so it cannot go out without one.`;
}

/** How many, from when and until when, as the plan has it. */
function sayPlanned(
  source: Source,
  plan: Plan,
  figures: SynopsisFigures,
  isShort: boolean,
): string {
  const { brief } = source;
  const { timeline } = plan;
  const starts = plan.funnel.starts;
  const open = [
    ...(brief.openings === null
      ? [`${numbers[starts] ?? starts} ${starts === 1 ? 'hire' : 'hires'}`]
      : []),
    ...(brief.deadline === null ? ['applications until the job is filled'] : []),
    ...(timeline.start.stated
      ? []
      : [`a start on ${sayDate(timeline.start.day, brief.place.country)}`]),
  ];
  return toParagraph([
    isShort ? '' : `The plan is ${figures.plan}, at assumed rates`,
    open.length === 0
      ? ''
      : `It assumes ${[open.slice(0, -1).join(', '), open.at(-1)].filter(Boolean).join(' and ')}; please correct what is wrong`,
  ]);
}

/** "the Chief Executive Officer" is a post whose holder is still to be named; a person is not. */
export const nameRecipient = (manager: string): string =>
  manager === 'the hiring manager'
    ? 'Hiring manager'
    : manager.startsWith('the ')
      ? `${capitalize(manager.slice(4))} [name]`
      : manager;

/** The day of the posting, and what it waits for. */
function sayOut(day: string, decisions: readonly Decision[]): string {
  const waited = decisions.flatMap((one, i) => (isWaitedFor(one) ? [String(i + 1)] : []));
  return waited.length === 0
    ? `The posting goes out on ${day}.`
    : `The posting goes out on ${day} if I have ${waited.length === 1 ? 'number' : 'numbers'} ${joinList(waited)} by then.`;
}

/** What the manager must decide, by when, and what follows: in under 300 words. */
export function draftEmail(
  source: Source,
  plan: Plan,
  figures: SynopsisFigures,
): SynopsisWriting['email'] {
  const { names, timeline } = plan;
  const { country } = source.brief.place;
  const by = sayWeekday(timeline.decisions, country);
  const out = sayWeekday(timeline.publish, country);
  const wanted = nameWanted(source.brief, names);
  const decisions = listDecisions(source, plan);
  const count = decisions.length;
  const write = (isShort: boolean): string =>
    [
      'Hello [name],',
      count > 0
        ? `Before I start looking for ${wanted}, I need ${numbers[count] ?? count} ${count === 1 ? 'decision' : 'decisions'} from you by noon on ${by}. ${sayOut(out, decisions)}`
        : `You have answered everything I needed to look for ${wanted}. Please tell me by ${by} if anything has changed; the posting goes out on ${out}.`,
      decisions
        .map((decision, i) => `${i + 1}. ${sayDecision(decision, plan, decisions.slice(0, i))}`)
        .join('\n'),
      decisions.some(({ matter }) => matter === 'Pay') ? '' : sayLaw(source),
      sayNotes(source.notes),
      toParagraph(['This is how we will choose; please confirm', ...sayChoosing(plan)]),
      toParagraph([
        sayPlanned(source, plan, figures, isShort),
        `Please keep ${saySlots(plan)} free`,
      ]),
      `Thank you,\n[your name]`,
    ]
      .filter(Boolean)
      .join('\n\n');
  const whole = write(false);
  return {
    subject:
      count === 0
        ? `${shorten(names.headline, longestTitle)}: please confirm by ${by}`
        : `${shorten(names.headline, longestTitle)}: ${numbers[count] ?? count} ${count === 1 ? 'decision' : 'decisions'} by noon on ${by}`,
    recipients: [
      nameRecipient(names.manager),
      ...(decisions.some(({ owner }) => owner === 'HR') ? ['HR'] : []),
    ],
    body: countWords(whole) > longestAtAll ? write(true) : whole,
    attachments: ['Posting with blanks marked', 'Scorecard', 'Intake notes'],
  };
}
