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
export const welcomesBeginners = ({ facts, seniority, taught, openTo }: Brief): boolean =>
  (seniority.years?.min ?? 0) <= fewYears &&
  (levels.has(seniority.level ?? '') ||
    [...facts, ...taught, ...openTo].some(({ text }) => welcome.test(text)) ||
    isOnlyWished(facts));

/** "Open to new graduates" opens the job, and demands nothing. */
export const isWelcome = (text: string): boolean => welcome.test(text);
