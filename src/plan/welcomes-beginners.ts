import type { Brief } from '#shared/brief.ts';

const welcome =
  /\b(?:open to|welcome|welcoming|encourage\w*|consider\w*|accept\w*|great for|ideal for|perfect for)\b[^.;]{0,40}\b(?:new(?:ly)?[- ](?:grad\w*|qualified|licensed|certified)|graduates?|beginners?|newcomers?|school leavers?|entry[- ]level)\b|\b(?:new(?:ly)?[- ](?:grad\w*|qualified|licensed)|(?:recent )?graduates?|beginners?|newcomers?|school leavers?)\b[^.;]{0,40}\b(?:welcome|encouraged|considered|apply|accepted)\b|\bno (?:prior |previous |relevant )?(?:\p{L}+ )?experience (?:is )?(?:necessary|required|needed)\b|\bexperience (?:is )?(?:preferred,? but )?(?:is )?not (?:always )?(?:necessary|required|needed|essential)\b|\b(?:full|comprehensive|complete|paid|on[- ]the[- ]job) training (?:is |will be )?(?:provided|given|offered)\b|\bwe (?:will|can|'ll) train\b|\bwill train\b/iu;

const levels: ReadonlySet<string> = new Set(['entry', 'junior']);
const fewYears = 1;

/** Whether somebody new to the work may apply: the job says so, or it is of the lowest level. */
export const welcomesBeginners = ({ facts, seniority }: Brief): boolean =>
  (seniority.years?.min ?? 0) <= fewYears &&
  (levels.has(seniority.level ?? '') || facts.some(({ text }) => welcome.test(text)));

/** "Open to new graduates" opens the job, and demands nothing. */
export const isWelcome = (text: string): boolean => welcome.test(text);
