import { memoize } from '#shared/memoize.ts';
import type { Brief } from '#shared/brief.ts';

const welcome =
  /\b(?:open to|welcome|welcoming|encourage\w*|consider\w*|accept\w*|great for|ideal for|perfect for)\b[^.;]{0,40}\b(?:new(?:ly)?[- ](?:grad\w*|qualified|licensed|certified)|graduates?|beginners?|newcomers?|school leavers?|entry[- ]level)\b|\b(?:new(?:ly)?[- ](?:grad\w*|qualified|licensed)|(?:recent )?graduates?|beginners?|newcomers?|school leavers?)\b[^.;]{0,40}\b(?:welcome|encouraged|considered|apply|accepted)\b|\bno (?:prior |previous |relevant )?(?:\p{L}+ )?experience (?:is )?(?:necessary|required|needed)\b|\bexperience (?:is )?(?:preferred,? but )?(?:is )?not (?:always )?(?:necessary|required|needed|essential)\b|\b(?:full|comprehensive|complete|paid|on[- ]the[- ]job) training (?:is |will be )?(?:provided|given|offered)\b|\bwe (?:will|can|'ll) train\b|\bwill train\b|\b(?:do not|don['’]t) need (?:any )?(?:qualifications|experience)\b/iu;

const levels: ReadonlySet<string> = new Set(['entry', 'junior']);
const fewYears = 1;

/** "Experience is a plus": wished for in the work itself and nowhere demanded. */
const isOnlyWished = (facts: Brief['facts']): boolean => {
  const asked = facts.filter(({ kind }) => kind === 'experience');
  return asked.length > 0 && asked.every(({ importance }) => importance !== 'must');
};

/** Whether somebody new to the work may apply: the job says so, only wishes for experience, or is of the lowest level. */
export const welcomesBeginners = memoize(
  ({ facts, seniority, taught, openTo }: Brief): boolean =>
    (seniority.years?.min ?? 0) <= fewYears &&
    (levels.has(seniority.level ?? '') ||
      [...facts, ...taught, ...openTo].some(({ text }) => welcome.test(text)) ||
      isOnlyWished(facts)),
);

const learned: ReadonlySet<string> = new Set(['experience', 'licence']);
/** What a person is asked to bring. */
const ofPerson: ReadonlySet<string> = new Set(['skill', 'tool', 'safety', 'trait']);
const ofSchool = /\b(?:high[- ]school|G\.?E\.?D|secondary|GCSEs?|diploma or equivalent)\b/i;
const ofPast = /\bexperience\b|\btrack record\b|\bproven\b|\bbackground in\b|\byears?\b/i;
const higherLevels: ReadonlySet<string> = new Set([
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
]);

/** Titles that nobody bears in a first job, whatever the advertisement leaves out. */
const learnedBefore =
  /\b(?:senior|lead|head|chief|principal|director|manager|engineer|doctor|physician|surgeon|dentist|veterinarian|pharmacist|psychologist|nurse|attorney|lawyer|solicitor|experienced|qualified|journeyman|supervisor|accountant|chef|architect|developer|therapist|teacher|controller|consultant)\b/i;

/** Whoever leads, or bears such a title, has done such work, even where experience is only wished for. */
const above =
  /\b(?:senior|lead|head|chief|principal|director|manager|supervisor|board member|partner)\b/i;

/** Whether questions may ask what somebody would do, because nobody need have done it. */
export const mayBeNew = (brief: Brief): boolean => {
  const { title, facts, taught, openTo, seniority } = brief;
  if (!welcomesBeginners(brief)) return false;
  if (levels.has(seniority.level ?? '')) return true;
  if (above.test(title.clean) || higherLevels.has(seniority.level ?? '')) return false;
  const isSaid = [...facts, ...taught, ...openTo].some(({ text }) => welcome.test(text));
  return isSaid || !learnedBefore.test(title.clean);
};

/** A job that asks for no work done before, no paper and no more than a school: nobody is marked down for a first job. */
export const asksForNoExperience = ({ facts, seniority, title }: Brief): boolean =>
  !higherLevels.has(seniority.level ?? '') &&
  seniority.years === null &&
  !learnedBefore.test(title.clean) &&
  facts.some(({ kind }) => kind === 'duty') &&
  facts.every(
    ({ kind, importance, text }) =>
      importance !== 'must' ||
      (!learned.has(kind) &&
        (kind !== 'education' || ofSchool.test(text)) &&
        (!ofPerson.has(kind) || !ofPast.test(text))),
  );

/** "Open to new graduates" opens the job, and demands nothing. */
export const isWelcome = (text: string): boolean => welcome.test(text);

const despite =
  /\b(?:do(?:n['’]?t| not)|aren['’]?t) (?:\p{L}+ ){0,3}(?:meet|tick|check|match|have|fulfil\p{L}*) (?:\p{L}+ ){0,2}(?:every|all|100 ?%|each)/iu;

/** "Do not meet every requirement? Apply": what is asked for then turns nobody away by itself. */
export const welcomesDespiteGaps = ({ facts, openTo }: Pick<Brief, 'facts' | 'openTo'>): boolean =>
  [...facts, ...openTo].some(
    ({ text, source }) =>
      despite.test(text) || (source.from === 'job' && despite.test(source.quote)),
  );
