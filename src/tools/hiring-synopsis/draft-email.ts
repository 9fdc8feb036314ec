import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { shortGate } from '#plan/criteria/gates/ways.ts';
import { findRangeLaw } from '#plan/questions/gaps.ts';
import { sayNotes } from '#plan/notes.ts';
import { listMailed, rankMatter } from '#plan/questions/mailed-questions.ts';
import { isLeftOpen, sayOtherwise } from '#plan/questions/otherwise.ts';
import { listWork } from '#plan/demands/requirements.ts';
import type { OpenQuestion } from '#plan/questions/open-question.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import type { Plan } from '#plan/plan.ts';
import { nameWanted } from '#plan/hiring-steps/say-openings.ts';
import type { Source } from '#plan/source.ts';
import { capitalize, lowerFirst, toParagraph } from '#writing/casing.ts';
import { sayDate, sayWeekday } from '#writing/dates.ts';
import { joinList } from '#writing/list.ts';
import { shorten } from '#writing/shorten.ts';
import { bands, listFloors } from '../scorecard-assistant/bands.ts';
import type { SynopsisFigures } from './figures.ts';
import type { SynopsisWriting } from './writing.ts';

const most = 5;
const mostFixed = 3;
const shownLines = 4;
const longestTitle = 90;
const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];
const longestFixed = 22;

/** What nobody is hired without, on which lines little ends it, and the points of each line. */
function sayChoosing(plan: Plan): string[] {
  const fixed = plan.gates.filter(isMandatory);
  const named = fixed.slice(0, mostFixed).map((gate) => saySmall(shortGate(gate, longestFixed)));
  const floors = listFloors(plan.criteria);
  return [
    named.length === 0
      ? ''
      : `Nobody is hired without: ${named.join('; ')}${named.length < fixed.length ? '; the rest on the scorecard' : ''}`,
    sayHeaviest(plan),
    floors.length === 0
      ? ''
      : `Below ${bands.lowestAtAll} of 10 it ends on ${sayFloors(floors, plan)}`,
  ];
}

/** The lines with a floor, by their place where they stand first. */
function sayFloors(floors: readonly Criterion[], { criteria }: Plan): string {
  const areFirst =
    floors.length > 1 && floors.every((one) => criteria.indexOf(one) < floors.length);
  return areFirst
    ? `the first ${numbers[floors.length] ?? floors.length}`
    : joinList(floors.map(({ name }) => saySmall(name)));
}

/** "Of 100 points: mooring 40, charts 35": the heaviest lines of the card. */
function sayHeaviest({ criteria }: Plan): string {
  const named = criteria.slice(0, criteria.length > shownLines + 1 ? shownLines : criteria.length);
  const said = named.map(({ name, weight }) => `${saySmall(name)} ${weight}`);
  return `Of 100 points: ${said.join(said.some((one) => one.includes(',')) ? '; ' : ', ')}${named.length < criteria.length ? '; the rest on the scorecard' : ''}`;
}

const manyDuties = 10;

/** The decision of the market report: where less is paid than usual, either that rises or what is asked for falls. */
export const askPayOrScope = (source: Source, { pay }: Pick<Plan, 'pay'>): Decision[] => {
  if (pay.standing !== 'below' || pay.median === null) return [];
  const count = listWork(source.brief).length;
  const list = count >= manyDuties ? ', and the text lists many duties' : '';
  return [
    {
      matter: 'Pay or scope',
      ask: `${capitalize(pay.spoken ?? 'the stated pay')} lies below the median of the occupation, ${pay.median} for all levels${list}: may it rise, or which ${count >= manyDuties ? 'duties wait' : 'demand may go'}?`,
      owner: 'Hiring manager',
    },
  ];
};

type Decision = Pick<OpenQuestion, 'matter' | 'ask' | 'owner' | 'isMinor' | 'assumes'>;

/** What the text gets wrong, what it leaves open and what the market says: at most five, the gravest first. */
export function listDecisions(source: Source, plan: Plan): Decision[] {
  const inText = plan.observations
    .filter(({ isRisk }) => isRisk)
    .map(({ title, ask, asAsked, matter = null }) => ({
      matter,
      ask: asAsked ?? `${title}: ${lowerFirst(ask)}`,
      owner: 'Hiring manager' as const,
    }));
  const payOrScope = askPayOrScope(source, plan);
  return [
    // Where pay and duties are weighed against each other, the length of the list is not asked once more.
    ...inText.filter(({ matter }) => payOrScope.length === 0 || matter !== 'Many duties'),
    ...payOrScope,
    ...listMailed(plan),
  ]
    .toSorted((a, b) => rankMatter(a) - rankMatter(b))
    .slice(0, most);
}

/** The law may keep the posting back, whatever else is answered. */
function sayLaw(source: Source): string {
  const law = findRangeLaw(source);
  return law === null
    ? ''
    : `${law.whose} law wants the pay range in the posting${law.ofWhom}: it waits for that.`;
}

/** How many, from when and until when, as the plan has it. */
function sayPlanned(source: Source, plan: Plan, figures: SynopsisFigures): string {
  const { brief } = source;
  const { timeline } = plan;
  const starts = plan.funnel.starts;
  const open = [
    ...(brief.openings === null ? [starts === 1 ? 'one hire' : `${starts} hires`] : []),
    ...(brief.deadline === null ? ['applications until the post is filled'] : []),
    ...(timeline.start.stated
      ? []
      : [`a start on ${sayDate(timeline.start.day, brief.place.country)}`]),
  ];
  return toParagraph([
    `The plan: ${figures.plan} (rates assumed)`,
    open.length === 0
      ? ''
      : `It counts on ${[open.slice(0, -1).join(', '), open.at(-1)].filter(Boolean).join(' and ')}; tell me where that is wrong`,
  ]);
}

/** "the Chief Executive Officer" is a post whose holder is still to be named; a person is not. */
export const nameRecipient = (manager: string): string =>
  manager === 'the hiring manager'
    ? 'Hiring manager'
    : manager.startsWith('the ')
      ? `${capitalize(manager.slice(4))} [name]`
      : manager;

/** What the manager must decide, by when, and what follows: in under 300 words. */
export function draftEmail(
  source: Source,
  plan: Plan,
  figures: SynopsisFigures,
): SynopsisWriting['email'] {
  const { names, timeline } = plan;
  const { country } = source.brief.place;
  const decisions = listDecisions(source, plan);
  const by = sayWeekday(timeline.decisions, country);
  const out = sayWeekday(timeline.publish, country);
  const wanted = nameWanted(source.brief, names);
  const count = decisions.length;
  const paragraphs = [
    'Hello [name],',
    count > 0
      ? `Before I look for ${wanted}, please settle ${count === 1 ? 'this' : `these ${numbers[count] ?? count}`} by noon on ${by}; the posting goes out on ${out}. Behind each stands what I do without an answer.`
      : `You have answered what I needed to look for ${wanted}. Tell me by ${by} if anything of it has changed; the posting goes out on ${out}.`,
    decisions
      .map(
        (decision, i) =>
          `${i + 1}. ${decision.ask}${decision.owner === 'HR' ? ' (HR)' : ''} ${sayOtherwise(decision, decisions.slice(0, i).filter(isLeftOpen).length)}`,
      )
      .join('\n'),
    decisions.some(({ matter }) => matter === 'Pay') ? '' : sayLaw(source),
    sayNotes(source.notes),
    toParagraph(['How we choose, please confirm', ...sayChoosing(plan)]),
    sayPlanned(source, plan, figures),
    `Thank you,\n[your name]`,
  ];
  return {
    subject:
      count === 0
        ? `${shorten(names.headline, longestTitle)}: please confirm by ${by}`
        : `${shorten(names.headline, longestTitle)}: ${numbers[count] ?? count} ${count === 1 ? 'decision' : 'decisions'} by noon on ${by}`,
    recipients: [
      nameRecipient(names.manager),
      ...(decisions.some(({ owner }) => owner === 'HR') ? ['HR'] : []),
    ],
    body: paragraphs.filter(Boolean).join('\n\n'),
    attachments: ['Posting with blanks marked', 'Scorecard', 'Intake notes'],
  };
}
