import { sayAdjustmentAsIn } from '#plan/adjustment.ts';
import { sayBody } from '#plan/criteria/body-demands.ts';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { sayNeeds } from '#plan/letters/name-need.ts';
import { findContractEnd } from '#plan/contract-end.ts';
import { unnamedEmployer } from '#plan/names.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { listValues } from '#plan/list-values.ts';
import { listConditions, sortDemands } from '#plan/sort-demands.ts';
import { listOfSelection, sayToCandidates } from '#plan/quoted-answers.ts';
import type { Source } from '#plan/source.ts';
import { findSubject } from '#plan/subject/find-subject.ts';
import { speak } from '#plan/voice.ts';
import { joinList } from '#writing/list.ts';
import { capitalize, lowerFirst, stripEnd, toParagraph } from '#writing/casing.ts';
import { mapTexts } from '#plan/style-drawer.ts';
import { plainSigns } from '#writing/plain-signs.ts';
import { listTerms } from '../attraction-posting/draft/overview.ts';
import { afterHire, fitWords, keepDemands } from '../attraction-posting/draft/demands.ts';
import { sayHouse } from '../attraction-posting/draft/house.ts';
import { isSentence } from '../attraction-posting/draft/is-sentence.ts';
import { listFair } from '../attraction-posting/draft/private.ts';
import { isScrap } from '../attraction-posting/draft/scrap.ts';
import { listMannerLines } from '../attraction-posting/draft/traits.ts';
import { planGoals } from '../goals/plan-goals.ts';
import { listAnnounced } from './announced.ts';
import { listAskUs } from './ask-us.ts';
import { listAskedTerms } from './asked-terms.ts';
import { tellExercise } from './tell-exercise.ts';
import { cueScript } from './cue-script.ts';
import { listPerks, listPlace, sayConditions, sayTeam, tellValues } from './culture.ts';
import { isAmong, listCases, listDutiesTold, listProof, tellOnce } from './duties-and-papers.ts';
import { isStudentPost } from './is-student-post.ts';
import { studentAskUs, studentBring, studentPractice, studentSteps } from './students.data.ts';
import { groupQuestions } from './group-questions.ts';
import { tellGoal } from './tell-goals.ts';
import { fitPapers, listOwnGoals } from './own-account.ts';
import { isForeign } from './pick-questions.ts';
import { writeVideo } from './write-video.ts';
import type { CoachingFigures } from './figures.ts';
import type { InterviewCoachingWriting } from './writing.ts';

const shown = { selection: 2, conditions: 3, duties: 2, cases: 3 };
const mostNeeds = 90;
const mostManner = 24;
const mostTerms = 60;
const ofContract = /\b(?:full|part)[- ]time|permanent|temporary|contract|per diem\b/i;
const unconfirmed = '[Steps usual for such work: confirm or change before sending]';
/** A name keeps its capital. */
const toSmall = (text: string): string => (/^\S+ \p{Lu}/u.test(text) ? text : lowerFirst(text));

/** What every candidate gets before the interviews: written to them, and without the notes of the panel. */
export function draftInterviewCoaching(
  source: Source,
  figures: CoachingFigures,
): InterviewCoachingWriting {
  const plan = makePlan(source);
  const { drawer, names } = plan;
  const written = {
    toolDescription:
      `Preparation for everyone who interviews as ${names.aTitle}, the same for all. ${figures.stepsStated ? 'Steps are those of the advertisement.' : 'The advertisement names no steps: those given are usual in this trade; confirm them before sending.'} Sample answers show a shape: tell your own story. ${plan.languageNote}`.trim(),
    guide: listGuide(source, plan, figures),
    questionGroups: groupQuestions(source, plan),
    coreValues: tellValues(source, plan),
    teamDynamics: sayTeam(source, plan),
    workEnvironment: sayConditions(source, plan),
    benefitsAndPerks: listPerks(source, plan),
    locationAdvantages: listPlace(source, plan),
    success: listGoals(source, plan, figures),
    videoScript: cueScript(
      speak(source, plan.phrases ? drawer.coaching.video : writeVideo(source, plan)),
    ),
  };
  return mapTexts(written, (text) => plainSigns(text, [source.brief.employer.name]));
}

function listGuide(
  source: Source,
  plan: Plan,
  { stepsStated }: CoachingFigures,
): InterviewCoachingWriting['guide'] {
  const { drawer, steps } = plan;
  const isStudent = !plan.phrases && isStudentPost(source);
  const usual = isStudent ? studentSteps : drawer.coaching.what_happens;
  const told = isStudent || plan.phrases ? usual : tellExercise(usual, drawer.work_sample);
  const bring = isStudent ? studentBring : drawer.coaching.bring;
  const say = (texts: readonly string[]): string[] => texts.map((text) => speak(source, text));
  return [
    { heading: 'theJob', points: listJob(source, plan) },
    {
      heading: 'whatHappens',
      points: [
        ...(stepsStated ? steps.stated : say(plan.phrases ? usual : [...told, unconfirmed])),
        ...listOfSelection(source).slice(0, shown.selection).map(sayToCandidates),
        ...(plan.phrases ? [] : listAnnounced(source, steps.stated)),
      ],
    },
    {
      heading: 'bringAndPrepare',
      points: say([
        ...readUp(source, plan),
        ...listProof(source, plan),
        ...fitPapers(source, plan.phrases ? bring : dropForeign(source, bring)),
      ]),
    },
    {
      heading: 'practice',
      points: say([...sayPractice(source, plan), ...sayValuesPractice(source, plan)]),
    },
    {
      heading: 'askUs',
      points: say(isStudent ? studentAskUs : listAskUs(source, plan)),
    },
    {
      heading: 'adjustments',
      points: say([
        plan.phrases?.adjustments ??
          'Need more time, another format, an earlier or a later hour? Tell [your name], [phone]. It does not affect how you are judged.',
      ]),
    },
  ];
}

/** Nobody brings the figures of another trade; where nothing is left, all of it is. */
function dropForeign({ brief }: Source, lines: readonly string[]): readonly string[] {
  const text = [brief.title.given, ...brief.facts.map((fact) => fact.text)]
    .join('\n')
    .toLowerCase();
  const own = lines.filter((line) => !isForeign(line, text));
  return own.length > 0 ? own : lines;
}

/** What to have thought of before the talk, as far as the advertisement names it. */
function readUp(source: Source, { phrases, names }: Plan): string[] {
  if (phrases) return [];
  const terms = listAskedTerms(source);
  return [
    ...(terms.length < fewestTerms
      ? []
      : [`Be ready to say what you have done with ${joinList(terms)}, and what not yet.`]),
    ...(names.employer === unnamedEmployer || source.brief.employer.confidential
      ? []
      : [`Read what ${names.employer} says about itself, and bring one question about it.`]),
  ];
}
const fewestTerms = 2;

/** "Candidates must provide ...": told, and nothing that somebody has. */
const isTold = (text: string): boolean =>
  isSentence(text) ||
  /\b(?:candidates?|applicants?|holder|individual|person)\b.{0,30}\b(?:must|should|will|shall)\b/i.test(
    text,
  );

/** Own cases for the parts of this very job. */
function sayPractice(source: Source, plan: Plan): string[] {
  const { phrases, drawer } = plan;
  if (phrases) return [drawer.work_sample.practice];
  if (isStudentPost(source)) return [studentPractice];
  const parts = listCases(source, plan).slice(0, shown.cases);
  if (drawer.isForBeginners)
    return [
      ...(parts[0] === undefined
        ? []
        : [
            `You would learn to do this: ${parts.join('; ')}. Think for each of something near it that you have done or seen.`,
          ]),
      drawer.work_sample.practice,
    ];
  const how = 'what was to be done, what you did, how it ended';
  return parts.length === 0
    ? [
        `Think of two cases from your own work that fit this job. Tell each aloud in two minutes: ${how}.`,
      ]
    : [
        parts.length === 1
          ? `Have a case of your own ready for this part of the work: ${parts.join('')}.`
          : `Have a case of your own ready for each part of the work: ${parts.join('; ')}.`,
        `Tell ${parts.length === 1 ? 'it' : 'each'} aloud in two minutes: ${how}.`,
      ];
}

/** A house that names what it stands for asks about it. */
function sayValuesPractice({ brief }: Source, { phrases, isEnglish }: Plan): string[] {
  const named = listValues(brief).filter((value) => value.split(' ').length <= longestValue);
  return phrases || !isEnglish || named.length < 2
    ? []
    : [`Have one short example from your work for each of these values: ${named.join('; ')}.`];
}
const longestValue = 5;

const listTargets = (goals: ReturnType<typeof planGoals>): string[] =>
  [goals.day_30, goals.day_90, goals.month_6, goals.month_12].map(({ target }) => target);

/** The goals by their dates; what lies behind the end of the contract is no goal. */
function listGoals(
  source: Source,
  { goals, phrases, timeline }: Plan,
  { horizons }: CoachingFigures,
): InterviewCoachingWriting['success'] {
  const end = phrases ? null : findContractEnd(source, timeline.start.day);
  const own = phrases ? null : listOwnGoals(source);
  const planned = phrases ? goals : listTargets(planGoals(source));
  const days = [timeline.day30, timeline.day90, timeline.month6, timeline.month12];
  const isBeyond = (i: number): boolean => end !== null && (days[i] ?? end.day) > end.day;
  return horizons.map((horizon, i) => ({
    horizon,
    text: isBeyond(i)
      ? isBeyond(i - 1)
        ? 'No goal: the contract ends before this.'
        : 'You hand over everything open before the contract ends; ask early whether it may go on.'
      : `${own?.[i] ?? (phrases ? (planned[i] ?? '') : tellGoal(planned[i] ?? ''))}${i === 0 ? ` ${phrases?.proposed ?? '[proposed goals: confirm before sending]'}` : ''}`,
  }));
}

const ofBody = /^(?:It involves )?(?:lift|stand|walk|carry|bend)\p{L}*\b/iu;

/** "Have a clean record", "obtain/maintain a card": what somebody has. */
const tidyNeed = (text: string): string =>
  text.replace(/^(?:have|possess|obtain\/maintain|hold) (?=an?\b|the\b|\p{L})/iu, '');

/** When a bonus is paid is no condition of the job. */
const isOfMoney = /\bbonus|\binstal?lments?\b/i;
const topics =
  /\bbackground\b|\bdrug\b|\bfingerprint|\bcriminal\b|\bright to work\b|\bauthori[sz]ed to work\b|\bsponsor|\bvaccinat/gi;

/** A check or a right that is told already is not told again in other words. */
function isTopicTold(text: string, others: readonly string[]): boolean {
  const told = others.join(' ').toLowerCase();
  const named = (text.toLowerCase().match(topics) ?? []).map((word) =>
    word.startsWith('authori') ? 'right to work' : word,
  );
  return named.length > 0 && named.every((word) => told.includes(word));
}

/** What everybody should know before they come: terms, pay, what is done, what is asked for, what is taught. */
function listJob(source: Source, plan: Plan): string[] {
  const { sentences, ownFacts, condition, phrases, names } = plan;
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
  // Every day and hour that is stated: half of them is another job.
  const terms = fitWords(listTerms(source, plan, []), mostTerms);
  const { skills } = sortDemands(
    source.brief,
    keepDemands(source, mostNeeds).filter((text) => !afterHire.test(text)),
  );
  // What a rule settles is told by its short name.
  const manner = listFair(listMannerLines(source.brief));
  const body = sayBody(source.brief, plan.gates);
  const all = tellOnce(
    [
      ...skills,
      ...facts.needs.filter((text) => !isAmong(text, skills)),
      ...fitWords(manner, mostManner),
    ]
      .filter((text) => !isScrap(text) && (body === '' || !ofBody.test(text)))
      .map(tidyNeed),
  );
  // A sentence stands by itself, and in no list.
  const [needs, said] = [all.filter((text) => !isTold(text)), all.filter(isTold)];
  return [
    toParagraph([
      `${stripEnd(capitalize(facts.aJob))}.`,
      sayHouse(source) || findSubject(source).focus,
    ]),
    toParagraph(
      terms.length > 0
        ? [terms.some((text) => ofContract.test(text)) ? '' : facts.pattern, ...terms]
        : [facts.pattern, facts.hours],
    ),
    toParagraph([
      sentences.pay ||
        'Pay is not in the advertisement: ask for the range before the first interview',
      sentences.payTerms,
    ]),
    listDutiesTold(source).slice(0, shown.duties).join(' '),
    sayNeeds({ needs: needs.map(toSmall), demands: needs.length }, needs.length),
    toParagraph(said),
    body === ''
      ? ''
      : sayAdjustmentAsIn(
          `What the work asks of the body: ${body}. Tell us if an adjustment would help.`,
          source.brief.place.country,
        ),
    isAmong(facts.condition.replace(/^It involves /, ''), all) || ofBody.test(facts.condition)
      ? ''
      : facts.condition,
    ...listConditions(source.brief)
      .filter((text) => !isAmong(text, all) && !facts.condition.includes(text))
      .filter((text) => !isOfMoney.test(text) && !isTopicTold(text, all))
      .slice(0, shown.conditions)
      .map((text) => `A condition: ${lowerFirst(text)}.`),
    facts.taught,
  ]
    .map((text) => text.replaceAll('the employer', names.employer))
    .filter(Boolean);
}
