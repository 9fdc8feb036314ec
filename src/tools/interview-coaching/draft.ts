import { isSpokenOf } from '#shared/spoken-of.ts';
import { findContractEnd } from '#plan/contract/contract-end.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { listValues } from '#plan/employer/list-values.ts';
import { findInvited } from '#plan/hiring-steps/stated-steps.ts';
import { stepOf } from '#plan/hiring-steps/steps.ts';
import { listOfSelection, sayToCandidates } from '#plan/questions/quoted-answers.ts';
import type { Source } from '#plan/source.ts';
import { speak } from '#plan/style/voice.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { mapTexts } from '#plan/style/style-drawer.ts';
import { plainSigns } from '#writing/plain-signs.ts';
import { planGoals } from '../goals/plan-goals.ts';
import { tellAsked, tellJob, tellWork } from './about-job.ts';
import { findAdjusting, listAnnounced, listRulesOfAnswers } from './announced.ts';
import { listAskUs } from './ask-us.ts';
import { listAskedTerms } from './asked-terms.ts';
import { tellExercise } from './tell-exercise.ts';
import { cueScript } from './cue-script.ts';
import { listPerks, listPlace, sayConditions, sayTeam, tellValues } from './culture.ts';
import { listProof } from './duties-and-papers.ts';
import { listNamedTests } from './named-tests.ts';
import { isStudentPost } from './is-student-post.ts';
import { studentAskUs, studentBring, studentPractice, studentSteps } from './students.data.ts';
import { nameKnownWork } from './known-work.ts';
import { listNamedThings } from './named-things.ts';
import { groupQuestions } from './group-questions.ts';
import { tellGoal } from './tell-goals.ts';
import { fitPapers, listOwnGoals } from './own-account.ts';
import { isForeign } from './suiting-questions.ts';
import { writeVideo } from './write-video.ts';
import type { CoachingFigures } from './figures.ts';
import type { InterviewCoachingWriting } from './writing.ts';

const mostOfSelection = 2;
const mostBrought = 3;
const unconfirmed = '[Steps as usual in this trade: confirm or change before sending]';

/** What the job says of its steps stands before what is only usual. */
const sayUnconfirmed = (source: Source): string[] => {
  const invited = findInvited(source);
  return invited === null
    ? [unconfirmed]
    : [
        `As advertised, you would be invited to ${invited}.`,
        '[The other steps as usual in this trade: confirm or change before sending]',
      ];
};

/** What every candidate gets before the interviews: written to them, and without the notes of the panel. */
export function draftInterviewCoaching(
  source: Source,
  figures: CoachingFigures,
): InterviewCoachingWriting {
  const plan = makePlan(source);
  const { drawer, names } = plan;
  const invited = findInvited(source);
  const written = {
    toolDescription:
      `Interview preparation for every ${names.title} candidate; everyone gets the same pack. ${figures.stepsStated ? 'The steps are those of the advertisement.' : `${invited === null ? (isSpokenOf(source.brief, 'steps') ? 'The steps given are' : 'The advertisement names no interview steps: those given are') : `The advertisement names one step, ${invited}: the others are`} usual in this trade, so confirm them before sending.`} Sample answers show the shape of a good answer: tell your own story. ${plan.languageNote}`.trim(),
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
  const proof = listProof(source, plan);
  const say = (texts: readonly string[]): string[] => texts.map((text) => speak(source, text));
  const sections = [
    { heading: 'theJob', points: tellJob(source, plan) },
    { heading: 'theWork', points: tellWork(source, plan) },
    { heading: 'whatIsAskedFor', points: tellAsked(source, plan) },
    {
      heading: 'whatHappens',
      points: [
        ...(stepsStated
          ? steps.stated
          : say(
              plan.phrases
                ? usual
                : [...sayUnconfirmed(source), ...addBeforeEnd(told, tellScoredVisit(plan))],
            )),
        ...listOfSelection(source).slice(0, mostOfSelection).map(sayToCandidates),
        ...(plan.phrases
          ? []
          : [...listNamedTests(source, steps.stated), ...listAnnounced(source, steps.stated)]),
      ],
    },
    {
      heading: 'bringAndPrepare',
      points: say([
        ...proof,
        ...readUp(source, plan),
        ...fitPapers(
          source,
          plan.phrases
            ? bring
            : dropTold(dropForeign(source, bring), proof)
                .filter(
                  (line) =>
                    plan.post.leads || plan.post.level === 'head' || !ofHavingLed.test(line),
                )
                .slice(0, mostBrought),
        ),
      ]),
    },
    {
      heading: 'practice',
      points: [
        ...say([...sayPractice(source, plan, !stepsStated), ...sayValuesPractice(source, plan)]),
        ...(plan.phrases ? [] : listRulesOfAnswers(source)),
      ],
    },
    {
      heading: 'askUs',
      points: say(isStudent ? studentAskUs : listAskUs(source, plan)),
    },
    {
      heading: 'adjustments',
      points: [plan.phrases?.adjustments ?? sayAdjusting(source)].map((text) =>
        speak(source, text),
      ),
    },
  ];
  return sections.filter(({ points }) => points.length > 0);
}

/** Whoever comes to look round is told where that counts. */
function tellScoredVisit(plan: Plan): string[] {
  const last = plan.steps.usual.at(-1);
  return last &&
    ofLooking.test(last.name) &&
    plan.criteria.some((criterion) => stepOf(plan, criterion) === last.name)
    ? [
        'What is said on the visit is scored like the interview: everyone is asked the same, and notes are taken.',
      ]
    : [];
}
const ofLooking = /\b(?:visit|meet\w*|look|beside|time with)\b/i;

/** Behind the steps, and before what they hear at the end. */
const addBeforeEnd = (steps: readonly string[], added: readonly string[]): string[] =>
  /^(?:An answer|You hear|After an offer)\b/i.test(steps.at(-1) ?? '')
    ? [...steps.slice(0, -1), ...added, ...steps.slice(-1)]
    : [...steps, ...added];

function sayAdjusting(source: Source): string {
  const rule = findAdjusting(source);
  const ask = 'Do you need more time, a different format, or an earlier or later slot?';
  return rule === null
    ? `${ask} Call [your name] on [phone]. It will not affect how you are assessed.`
    : `${ask} The advertisement says: ${quote(rule)}. For questions about it, call [your name] on [phone]. It will not affect how you are assessed.`;
}

/** How exams are told of in Britain. */
const abroad = /\bnext sitting\b/i;

/** Asked of whoever has had people. */
const ofHavingLed =
  /\b(?:staff|people|budgets?|teams?) (?:you were responsible|you led|you have led|under you)\b|\bone decision you would defend\b/i;

const ofTools = /\bnames of the tools\b/i;
/** Where nobody comes in with a blade. */
const guarded = /\b(?:airport|prison|jail|court|school|detention)\b/;
const blade = /[;,] (?:and )?your own kni(?:fe|ves)[^;.]{0,40}(?=[;.]|$)/i;
const ofLicense = /\blicen[cs]|\bcertif|\bregistr|\bcredential/;
const ofCredential = /^your (?:credential|licen[cs]e|registration) number\b/i;
const licenseFirst = /^licen[cs]e(?: number)?, /i;
/** The license is asked for by its name already. */
const dropTold = (lines: readonly string[], proof: readonly string[]): string[] =>
  lines.filter(
    (line) => !(bareLicense.test(line) && proof.some((text) => /licen[cs]/i.test(text))),
  );
const bareLicense = /^(?:your )?licen[cs]e\b(?!.*\brecords?\b)/i;

const toUpper = (letter: string): string => letter.toUpperCase();

/** Nobody brings the figures of another trade, or a paper that is not asked for. */
function dropForeign({ brief }: Source, lines: readonly string[]): readonly string[] {
  const text = [brief.title.given, ...brief.facts.map((fact) => fact.text)]
    .join('\n')
    .toLowerCase();
  return lines
    .filter(
      (line) =>
        !isForeign(line, text) &&
        !(brief.place.country === 'US' && abroad.test(line)) &&
        (brief.tools.length > 0 || !ofTools.test(line)) &&
        (ofLicense.test(text) || !ofCredential.test(line)),
    )
    .map((line) => (guarded.test(text) ? line.replace(blade, '') : line))
    .map((line) =>
      ofLicense.test(text) ? line : line.replace(licenseFirst, '').replace(/^\p{Ll}/u, toUpper),
    );
}

/** What to have thought of before the talk, as far as the advertisement names it. */
function readUp(source: Source, { phrases }: Plan): string[] {
  if (phrases) return [];
  const terms = listAskedTerms(source);
  const things = listNamedThings(source);
  return [
    ...(terms.length < fewestTerms
      ? []
      : [
          `Be ready to say what you have done with each of these, and what you have not done yet: ${terms.join('; ')}.`,
        ]),
    ...(things.length === 0
      ? []
      : [`Read up on ${joinList(things)}, and bring a question about what you found.`]),
  ];
}
const fewestTerms = 2;

/** Own cases for the work that weighs most, and a sibling of the exercise. */
function sayPractice(source: Source, plan: Plan, isExerciseTold: boolean): string[] {
  const { phrases, drawer } = plan;
  if (phrases) return [drawer.work_sample.practice];
  if (isStudentPost(source)) return [studentPractice];
  const known = nameKnownWork(source, plan);
  const tried = isExerciseTold
    ? [`To practice for the exercise, try this at home: ${lowerFirst(drawer.work_sample.practice)}`]
    : [];
  if (drawer.isForBeginners)
    return [
      ...(known.length < fewestKnown
        ? []
        : [
            `You would learn this here: ${known.join('; ')}. Think of something close to it that you have done or seen, at school, at home or in a job.`,
          ]),
      drawer.work_sample.practice,
    ];
  return [
    known.length < fewestKnown
      ? `Have two stories of your own ready that fit this job${isTaught(source) ? ', from work, home or volunteering' : ''}: what had to be done, what you did yourself, and how it ended.`
      : `Have one story of your own ready for each of these: ${known.join('; ')}. Tell us what you did yourself and how it ended. If one of them is new to you, just say so.`,
    ...tried,
  ];
}
const fewestKnown = 2;

const isTaught = ({ brief }: Source): boolean => brief.taught.length > 0 || brief.openTo.length > 0;

/** A house that names what it stands for asks about it. */
function sayValuesPractice({ brief }: Source, { phrases, isEnglish }: Plan): string[] {
  const named = listValues(brief).filter((value) => value.split(' ').length <= longestValue);
  return phrases || !isEnglish || named.length < 2
    ? []
    : [`Have a short example from your own work for each of these values: ${named.join('; ')}.`];
}
const longestValue = 5;

/** The goals as told to whoever is to reach them; what is counted later is said with them. */
const tellGoals = (goals: ReturnType<typeof planGoals>): string[] =>
  [goals.day_30, goals.day_90, goals.month_6, goals.month_12].map(({ target, success }, i) =>
    i >= firstCounted && isCount.test(success) && !target.includes('[')
      ? `${tellGoal(target)} Counted as: ${lowerFirst(stripEnd(success))}.`
      : tellGoal(target),
  );
const firstCounted = 2;
const isCount = /\[|\d/;

/** The goals by their dates; what lies behind the end of the contract is no goal. */
function listGoals(
  source: Source,
  { goals, phrases, timeline }: Plan,
  { horizons }: CoachingFigures,
): InterviewCoachingWriting['success'] {
  const end = phrases ? null : findContractEnd(source, timeline.start.day);
  const own = phrases ? null : listOwnGoals(source);
  const planned = phrases ? goals : tellGoals(planGoals(source));
  const days = [timeline.day30, timeline.day90, timeline.month6, timeline.month12];
  const isBeyond = (i: number): boolean => end !== null && (days[i] ?? end.day) > end.day;
  return horizons.map((horizon, i) => ({
    horizon,
    text: isBeyond(i)
      ? isBeyond(i - 1)
        ? 'No goal: the contract ends before this.'
        : 'You hand over everything that is still open before the contract ends. Ask early on whether it could be extended.'
      : `${own?.[i] ?? planned[i] ?? ''}${i === 0 ? ` ${phrases?.proposed ?? '[proposed goals: confirm before sending]'}` : ''}`,
  }));
}
