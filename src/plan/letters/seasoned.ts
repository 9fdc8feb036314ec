import type { PlannedPersona } from '../people/planned-persona.ts';

const longThere =
  /\b(?:many|several|some|five|ten|\d{1,2}) years\b|\bfor years\b|\byears (?:at|with|in) (?:one|the same)\b|\bveterans?\b|\bexperienced\b|\bsenior\b|\btemps?\b|\brelief\b|\blong[- ](?:time|serving)\b|\bspecialist\b|\blead(?:s|er)?\b|\bhead\b/i;

/** Whoever has done this very work for years: to be offered training in it says that nobody looked. */
export const isSeasoned = ({
  level,
  name,
  outreach,
}: Pick<PlannedPersona, 'level' | 'name' | 'outreach'>): boolean =>
  level !== 'entry' && (level === 'senior' || longThere.test(`${name} ${outreach.opening}`));

const below =
  /\b(?:graduat\w*|newly|new to|qualified|trainee|apprentice\w*|student|beginner\w*|first (?:job|post)|changer|returner|next step|ready (?:for|to)|junior|assistant|part-qualified|entry)\b/i;

/** Whoever has still a step to go: only to them is it news that nobody need have gone it. */
export const isOnTheWay = ({ level, name }: Pick<PlannedPersona, 'level' | 'name'>): boolean =>
  level === 'entry' || below.test(name);

const outsideNow =
  /\b(?:unpaid|returner|returning|changer|changing|student|graduat\w*|school|volunteer\w*|beginner\w*|from (?:another|a shop|shops|retail|outside)|former|apprentice\w*|trainee|without)\b/i;

/** Whoever does not do this work yet: only to them is it news that they may come. */
export const isFromOutside = ({ name }: Pick<PlannedPersona, 'name'>): boolean =>
  outsideNow.test(name);
