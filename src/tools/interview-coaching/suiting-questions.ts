import type { Drawer } from '#knowledge/drawer.ts';
import { hearTelling } from '#plan/criteria/names/shared-stems.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speaksToLeaders } from '#plan/suit/suit-to-post.ts';
import { isGivenAway } from './given-away.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';
import { fieldWords, settingPhrases, settingWords } from './settings.data.ts';
import { isToldByHead, isToldByLeader, isToldByStaff } from './told-at-level.ts';

type Question = Drawer['coaching']['questions'][number];

/** Told by somebody who is still learning, or comes from other work. */
const beginner =
  /\b(?:placement|internship|intern|trainee|apprentice|improver|student|at school|my (?:first|second) (?:job|week|month|year)|(?:first|second|third|last|final) year of (?:training|residency)|I (?:qualified|graduated) [\p{L}\d]+ (?:weeks|months) ago|as a (?:\p{L}+ )?graduate|newly qualified|never worked|have not worked|had not worked|no experience|I was (?:still )?new|new to (?:me|this|the)|in training|on probation)\b/iu;
/** Told by somebody who is there for a day. */
const passing =
  /\b(?:as a (?:temp|locum|relief \p{L}+|freelancer|contractor|volunteer)|on agency|my agency|between bookings)\b/iu;
/** The speaker lacks what such a job demands, and says so. */
const lacking =
  /\bI (?:do not|don['’]t|did not|didn['’]t|have not|haven['’]t|had not|had never|have never|never) (?:yet )?(?:have|had|hold|held|work\w*|done|know|knew|used|touched|written|managed|seen)\b|\bwould be new\b|\bnot [\p{L} ]{1,20} much yet\b|\bI (?:joined|came to) [\p{L} ]{1,30} from\b/iu;

/** Somebody is wanted who has done such work. */
const ofExperience =
  /\bexperienced\b|\bexperience (?:in|with|of|as|working)\b|\b(?:proven|demonstrated|track) (?:record|experience)\b/i;
const ofNone =
  /\b(?:no (?:prior |previous )?experience|entry[- ]level|will train|training provided|full training)\b/i;
/** Whoever begins in a profession is asked for in these words. */
const ofBeginners =
  /\b(?:new(?:ly)? (?:graduate|grad|qualified)s?|recent(?:ly)? (?:graduate|qualified)s?|graduates? welcome|part[- ]qualified|junior|trainees?)\b/i;

/** Papers that end a training of years. */
const licensed =
  /\b(?:board[- ]certified|board[- ]eligible|(?:medical|nursing|nurse|practitioner|pharmacist|professional|state|\p{L}+ist|rn|lpn|bar) licen[sc]e|licensed|chartered|registered (?:nurse|pharmacist|with))\b/iu;

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6));

const mostShared = 5;
/** Written for such a post, and for such work. */
const ofRank = 3;
const ofField = 2;

/** "bakeries" and "nights" are said by "bakery" and "night". */
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');

/** People who are treated; somebody who is patient is wanted in many jobs. */
const ofPatients =
  /\bpatient(?:s|['’]s)\b|\b(?:a|the|each|every|our|of) patient\b|\bpatient (?:care|safety)\b/i;

/** Whom a job looks after under another name. */
const ofOthers =
  /\b(?:residents?|service users?|clients?|pupils?|children|young people|pets?|animals?|tenants?|members|customers?|athletes?|families)\b/i;

/** Told of patients, although those looked after are called otherwise; who treats may call them individuals. */
const isOfPatients = (answer: string, text: string, isClinical: boolean): boolean =>
  ofPatients.test(answer) && !ofPatients.test(text) && !(isClinical && !ofOthers.test(text));

/** An answer told of another setting, with other things or at other hours than this job names. */
export const isForeign = (answer: string, text: string, isClinical = false): boolean =>
  (answer.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .map(singular)
    .some((word) => settingWords.has(word) && !text.includes(word)) ||
  isOfPatients(answer, text, isClinical) ||
  settingPhrases.some((words) => answer.toLowerCase().includes(words) && !text.includes(words));

/** Told of the things of another field than this job names. */
const isOfOtherField = (answer: string, text: string): boolean =>
  (answer.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .map(singular)
    .some((word) => fieldWords.has(word) && !text.includes(word));

const ofSample = 6;
const ofName = 2;
const ofMarks = 4;

/** Written for a setting or a field that this job names. */
export const isOfField = ({ in_settings, if_said }: Question): boolean =>
  in_settings !== undefined || if_said !== undefined;

/** All that the advertisement says, as an answer is held against it. */
export const textOf = ({ brief }: Source): string =>
  [brief.title.given, ...brief.facts.map((fact) => fact.text)].join('\n').toLowerCase();

/** Told of this setting, and neither the exercise done nor a scored question answered. */
export function standsFor(
  source: Source,
  plan: Plan,
  { isOfActivity = false, isOfTrade = false } = {},
): (question: NeutralQuestion) => boolean {
  const text = textOf(source);
  const { task, name, look_for: marks } = plan.drawer.work_sample;
  const hearTask = hearTelling(task);
  const hearName = hearTelling(name);
  const hearMarks = hearTelling(`${name} ${marks.join(' ')}`);
  const givesAway = isGivenAway(plan.criteria);
  const isClinical = plan.isTrade && plan.drawer.kind === 'care';
  return (one) =>
    // What fills the days of a trade is told in its own setting.
    (isOfTrade || !isForeign(`${one.question} ${one.sample_answer}`, text, isClinical)) &&
    (isOfTrade || !isOfActivity || !isOfOtherField(`${one.question} ${one.sample_answer}`, text)) &&
    // A sample answer that does the exercise of the interview takes it away.
    hearTask(one.sample_answer) < ofSample &&
    // What is practiced with an activity was written beside its exercise, and is another thing.
    (isOfActivity || hearName(one.sample_answer) < ofName) &&
    // Nor may its points be what the exercise is marked by.
    hearMarks(`${one.question} ${one.key_points.join(' ')}`) < ofMarks &&
    !givesAway(one);
}

/** Asked about people that somebody leads. */
const asksOfPeople = ({ category, question }: Question): boolean =>
  /^(?:people|leading|your people|your team|developing people)$/i.test(category) &&
  !/\b(?:customer|client|guest|patient|resident|pupil|child|colleague|parent|volunteer)s?\b/i.test(
    question,
  ) &&
  ofLed.test(`${category} ${question}`);
const ofLed =
  /\b(?:led|leading|developed|proudest|your (?:team|people|staff)|ending it|in your team|made better)\b/i;

/** Asked of whoever sets the direction for others. */
const ofGuiding = /\bbeyond your own\b|\bmentor|\bthose you led\b|\byour strategy\b/i;

/** Questions of the trade whose sample answer is told by somebody of this level and setting, the nearest first. */
export function listSuiting(source: Source, plan: Plan): Question[] {
  const { drawer, post } = plan;
  const { seniority } = source.brief;
  const text = textOf(source);
  const said = new Set(stems(text));
  const isLeading = post.leads || post.level === 'head';
  const asksYears =
    (seniority.years?.min ?? 0) >= 1 ||
    seniority.level === 'senior' ||
    isLeading ||
    (ofExperience.test(text) && !ofNone.test(text));
  // What takes a license is not told by somebody in training, unless such are asked for.
  const asksTrained = licensed.test(text) && !ofBeginners.test(text) && !ofNone.test(text);
  const isOfPast = ({ sample_answer: answer }: Question): boolean =>
    drawer.isForBeginners === true ||
    !(asksYears || asksTrained) ||
    !(beginner.test(answer) || (asksYears && lacking.test(answer)));
  const rate = ({ sample_answer: answer, question, levels, ...one }: Question): number => {
    const shared = new Set(stems(`${question} ${answer}`).filter((stem) => said.has(stem))).size;
    return (
      Math.min(mostShared, shared) +
      (levels ? ofRank : 0) +
      (isOfField({ sample_answer: answer, question, ...one }) ? ofField : 0) -
      (lacking.test(answer) ? 4 : 0) -
      (passing.test(answer) && !passing.test(text) ? 4 : 0) -
      (isToldByLeader(answer) && !isLeading ? 2 : 0)
    );
  };
  // What staff tell of their own hands is no answer of whoever leads them; whoever leads a crew works beside it.
  const isOfLevel = (one: Question): boolean =>
    // What a kind of leading is asked is no question for somebody without people.
    (!isLeading && drawer.kind !== 'leading-people' && !asksOfPeople(one)) ||
    (isLeading &&
      (one.levels !== undefined ||
        isToldByLeader(one.sample_answer) ||
        (post.level !== 'head' &&
          (speaksToLeaders(drawer) || post.level !== 'manager') &&
          !isToldByStaff(one.sample_answer))));
  const isJunior =
    post.level === 'learner' || seniority.level === 'junior' || seniority.level === 'entry';
  const stands = standsFor(source, plan);
  return drawer.coaching.questions
    .filter(
      (one) =>
        stands(one) &&
        isOfLevel(one) &&
        (post.level === 'head' || !isToldByHead(one.sample_answer)) &&
        isOfPast(one) &&
        !(isJunior && ofGuiding.test(one.question)),
    )
    .map((one, i) => ({ one, i, rate: rate(one) }))
    .filter((one) => one.rate >= 0)
    .toSorted((a, b) => b.rate - a.rate || a.i - b.i)
    .map(({ one }) => one);
}
