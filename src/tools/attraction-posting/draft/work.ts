import { listDuties, listUsualDuties } from '../../craft/duties.ts';
import { mendArticles } from '../../craft/prose/article.ts';
import { capitalize, lowerFirst } from '../../craft/prose/casing.ts';
import { beginsWithVerb } from '../../craft/prose/verbs.ts';
import type { Source } from '#plan/source.ts';

const RESPONSIBILITIES = { least: 6, most: 10 };
const FEWEST_WORDS = 3;

/** "Unload trailers and place parcels on the belt" is two duties where a list is short of them. */
function partDuty(duty: string): string[] {
  const [, first, second] = /^(.+?),? and (\p{L}+ .+)$/u.exec(duty) ?? [];
  const stands = (part: string | undefined): part is string =>
    part !== undefined && part.split(' ').length >= FEWEST_WORDS && beginsWithVerb(part);
  return stands(first) && stands(second) ? [first, capitalize(second)] : [duty];
}

/** The job's own duties; what usually belongs to the occupation fills up, and says so. */
export function listWork(source: Source): string[] {
  const whole = listDuties(source).slice(0, RESPONSIBILITIES.most);
  const own = whole.length < RESPONSIBILITIES.least ? whole.flatMap(partDuty) : whole;
  const usual = listUsualDuties(source, own)
    .slice(0, Math.max(0, RESPONSIBILITIES.least - own.length))
    .map((duty) => `${capitalize(duty)} (usual in the occupation; not stated in the job)`);
  const open = source.brief.missing
    .slice(0, Math.max(0, RESPONSIBILITIES.least - own.length - usual.length))
    .map(({ question }) => `Ask the hiring manager: ${lowerFirst(mendArticles(question))}`);
  return [...own, ...usual, ...open];
}
