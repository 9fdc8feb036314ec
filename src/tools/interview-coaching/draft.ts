import type { JobFact } from '#knowledge/drawer.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { describeTeam } from '#plan/letters/tell-facts.ts';
import { sayNeeds } from '#plan/letters/write-mails.ts';
import { listOffered } from '#plan/offers/list-offered.ts';
import { ownWords, listFacts } from '#plan/own-words.ts';
import { findContractEnd } from '#plan/contract-end.ts';
import { tidyHours } from '#plan/hours.ts';
import { listValues } from '#plan/list-values.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { listConditions } from '#plan/sort-demands.ts';
import { listOfSelection, sayToCandidates } from '#plan/quoted-answers.ts';
import type { Source } from '#plan/source.ts';
import { speak } from '#plan/voice.ts';
import { capitalize, lowerFirst, toParagraph } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { cueScript } from './cue-script.ts';
import { isAmong, listCases, listDutiesTold, listProof } from './duties-and-papers.ts';
import { groupQuestions } from './group-questions.ts';
import { writeVideo } from './write-video.ts';
import type { CoachingFigures } from './figures.ts';
import type { InterviewCoachingWriting } from './writing.ts';

const shown = { benefits: 10, selection: 2, conditions: 3, duties: 2 };

/** What every candidate gets before the interviews: written to them, and without the notes of the panel. */
export function draftInterviewCoaching(
  source: Source,
  figures: CoachingFigures,
): InterviewCoachingWriting {
  const plan = makePlan(source);
  const { drawer, names } = plan;
  return {
    toolDescription:
      `Preparation for everyone who interviews as ${names.aTitle}, the same for all. ${figures.stepsStated ? 'Steps are those of the advertisement.' : 'The advertisement names no steps: those given are usual in this trade; confirm them before sending.'} Sample answers show a shape: tell your own story. ${plan.languageNote}`.trim(),
    guide: listGuide(source, plan, figures),
    questionGroups: groupQuestions(source, plan),
    coreValues: listValues(source.brief),
    teamDynamics: sayTeam(source, plan),
    workEnvironment: sayConditions(source, plan),
    benefitsAndPerks: listPerks(source, plan),
    locationAdvantages: listPlace(source, plan),
    success: listGoals(source, plan, figures),
    videoScript: cueScript(
      speak(source, plan.phrases ? drawer.coaching.video : writeVideo(source, plan)),
    ),
  };
}

/** Pay and what comes with it, in plain words; abroad as the advertisement writes it. */
function listPerks(source: Source, { sentences, offers, phrases, isEnglish }: Plan): string[] {
  if (phrases || !isEnglish)
    return [sentences.pay, sentences.payTerms, ...offers.slice(0, shown.benefits)].filter(Boolean);
  const told = offers.slice(0, shown.benefits);
  return [
    sentences.pay,
    sentences.payTerms,
    ...told,
    told.length === 0 ? 'The advertisement names no benefits: ask before you accept' : '',
  ].filter(Boolean);
}

const nearby =
  /\b(?:parking|relocation|mileage|travel (?:allowance|costs?|time)|remote|from home|shuttle|housing|accommodation|train station|metro|public transport)\b/i;

/** Where it is, what the job gives for the way, and how to try it. */
function listPlace(source: Source, { names, sentences, phrases }: Plan): string[] {
  if (names.city === null) return [];
  if (phrases) return [phrases.tryTheWay];
  const given = listOffered(source)
    .filter(({ group, phrase }) => group === 'place' || nearby.test(phrase))
    .map(({ phrase }) => phrase);
  return [
    sentences.place,
    given.length === 0 ? '' : `The posting offers ${joinList(given)}.`,
    source.brief.workType === 'remote' ? '' : 'Do the journey once, at the hour you would start.',
  ].filter(Boolean);
}

function listGuide(
  source: Source,
  plan: Plan,
  { stepsStated }: CoachingFigures,
): InterviewCoachingWriting['guide'] {
  const { drawer, steps } = plan;
  const { what_happens: usual, bring, ask_us: askUs } = drawer.coaching;
  const say = (texts: readonly string[]): string[] => texts.map((text) => speak(source, text));
  return [
    { heading: 'theJob', points: listJob(source, plan) },
    {
      heading: 'whatHappens',
      points: [
        ...(stepsStated ? steps.stated : say(usual)),
        ...listOfSelection(source).slice(0, shown.selection).map(sayToCandidates),
      ],
    },
    { heading: 'bringAndPrepare', points: say([...listProof(source, plan), ...bring]) },
    { heading: 'practice', points: say(sayPractice(source, plan)) },
    { heading: 'askUs', points: say(dropAnswered(askUs, plan)) },
    {
      heading: 'adjustments',
      points: say([
        plan.phrases?.adjustments ??
          'Need more time, another format, an earlier or a later hour? Tell [your name], [phone]. It does not affect how you are judged.',
      ]),
    },
  ];
}

/** Own cases for the duties of this very job; the trade's exercise where it names none. */
function sayPractice(source: Source, plan: Plan): string[] {
  const { phrases, drawer } = plan;
  if (phrases) return [drawer.work_sample.practice];
  const [first, second] = listCases(source, plan);
  const how = 'what was to be done, what you did, how it ended';
  if (first === undefined)
    return [
      `Think of two cases from your own work that fit this job. Tell each aloud in two minutes: ${how}.`,
    ];
  return [
    `In this job you would ${first}. When did you last do something like that? Tell it aloud in two minutes: ${how}.`,
    second === undefined ? '' : `Then the same for another part of it: you would ${second}.`,
  ].filter(Boolean);
}

/** The goals by their dates; what lies behind the end of the contract is no goal. */
function listGoals(
  source: Source,
  { goals, phrases, timeline }: Plan,
  { horizons }: CoachingFigures,
): InterviewCoachingWriting['success'] {
  const end = phrases ? null : findContractEnd(source, timeline.start.day);
  const days = [timeline.day30, timeline.day90, timeline.month6, timeline.month12];
  const isBeyond = (i: number): boolean => end !== null && (days[i] ?? end.day) > end.day;
  return horizons.map((horizon, i) => ({
    horizon,
    text: isBeyond(i)
      ? isBeyond(i - 1)
        ? 'No goal: the contract ends before this.'
        : 'Everything open is handed over before the contract ends; ask early whether it may go on.'
      : `${goals[i] ?? ''}${i === 0 ? ` ${phrases?.proposed ?? '[proposed goals: confirm before sending]'}` : ''}`,
  }));
}

const answered: readonly (readonly [JobFact, RegExp])[] = [
  ['hours', /\bhow many hours\b|\bwhich (?:shifts|hours|days)\b|\bfixed hours\b/i],
  ['pay', /\bwhat (?:is|does it) (?:the )?(?:pay|salary)\b/i],
  ['start', /\bwhen (?:would|does|could) (?:it|I) start\b/i],
  ['reportsTo', /\bwho (?:would I|do I) report\b/i],
];
const fewestQuestions = 3;

/** What the advertisement says need not be asked, as long as something is left to ask. */
function dropAnswered(questions: readonly string[], { stated }: Plan): string[] {
  const open = questions.filter(
    (question) => !answered.some(([fact, asks]) => stated.has(fact) && asks.test(question)),
  );
  return open.length >= fewestQuestions ? open : [...questions];
}

/** What everybody should know before they come: terms, pay, what is done, what is asked for, what is taught. */
function listJob(
  source: Source,
  { sentences, ownFacts, condition, phrases, names }: Plan,
): string[] {
  if (phrases) {
    const terms = [sentences.place, sentences.contract, sentences.hours].filter(Boolean).join(' ');
    return [
      terms || phrases.askAboutHours,
      sentences.pay || phrases.askAboutPay,
      ownFacts[0] ?? '',
      condition,
    ].filter(Boolean);
  }
  const facts = listJobFacts(source);
  return [
    `${capitalize(facts.aJob)}.`,
    [facts.pattern, facts.hours].filter(Boolean).join(' '),
    `${sentences.pay} ${sentences.payTerms}`.trim() ||
      'Pay is not in the advertisement: ask for the range before the first interview.',
    listDutiesTold(source).slice(0, shown.duties).join(' '),
    sayNeeds(facts.needs),
    facts.condition,
    ...listConditions(source.brief)
      .filter((text) => !isAmong(text, facts.needs))
      .slice(0, shown.conditions)
      .filter((text) => !facts.condition.includes(text))
      .map((text) => `A condition: ${lowerFirst(text)}.`),
    facts.taught,
  ]
    .map((text) => text.replaceAll('the employer', names.employer))
    .filter(Boolean);
}

const ofTeam =
  /\b(?:team of|(?:our|the|a|your) (?:\p{L}+ ){0,3}team\b|work(?:s|ing)? (?:closely )?(?:with|alongside)|collaborat\w+ with|partner\w* with)\b/iu;
const withOthers =
  /^(?:works? (?:closely )?(?:with|alongside)|collaborat\w+ with|partner\w* with|provides? \p{L}+ support to)\b/iu;
const longestTeam = 30;

function sayTeam(source: Source, { names, phrases }: Plan): string {
  const { brief } = source;
  const isShort = (text: string): boolean => text.split(/\s+/).length <= longestTeam;
  const [team] = [
    ...listFacts(brief, { kinds: ['team'] }).map(ownWords),
    ...brief.teamSaid.map(({ text }) => text).filter((text) => text.split(/\s+/).length > 4),
    // What it says of colleagues may stand among other things.
    ...listFacts(brief, { kinds: ['duty', 'other', 'culture'] })
      .filter(({ kind, text }) => (kind === 'duty' ? withOthers : ofTeam).test(text))
      .map((fact) =>
        fact.kind === 'duty' && fact.forms.verbPhrase !== null
          ? `You would ${fact.forms.verbPhrase}`
          : ownWords(fact),
      )
      .filter((text) => isShort(text) && !/^(?:this|these|that|it|they|join)\b/i.test(text)),
  ];
  const manager = brief.reportsTo
    ? (phrases?.reportsTo(brief.reportsTo.text) ?? `You would report to ${names.manager}`)
    : null;
  const open =
    phrases?.askAboutTeam ?? 'The advertisement does not describe the team: ask at the interview';
  const told = team ?? (phrases ? '' : describeTeam(source));
  return toParagraph([manager, told, manager || told ? null : open]);
}

function sayConditions({ brief }: Source, { sentences, phrases }: Plan): string {
  const hours = sentences.hours || (brief.hours ? tidyHours(brief.hours.text) : '');
  return (
    toParagraph([sentences.place, sentences.contract, hours, sentences.start]) ||
    (phrases?.askAboutHours ??
      'The advertisement names neither place nor hours: ask at the interview.')
  );
}
