import type { Brief } from '#shared/brief.ts';
import { noTitle } from '#shared/no-title.ts';
import { readPost } from '../post-level.ts';
import type { JobSaid } from './rate-trades.ts';

/** What a job is called that has no title of its own. */
const namesNothing = /^(?:(?:open|vacant|new)? ?(?:position|vacancy|job|role|opportunity))?$/i;

/** The mark of a missing title says nothing of a trade. */
function nameOf({ clean, given }: Brief['title']): string {
  if (clean === noTitle) return '';
  return namesNothing.test(clean) ? given || clean : clean;
}

/** What is offered and praised is the same in all trades. */
const offered: ReadonlySet<string> = new Set(['benefit', 'culture', 'process']);

/** What a brief says of the trade of its job. */
export function sayJob(brief: Brief): JobSaid {
  const { title, facts, language, occupation } = brief;
  const isEnglish = (language ?? 'en') === 'en';
  return {
    title: nameOf(title),
    lines: isEnglish ? facts.filter(({ kind }) => !offered.has(kind)).map(({ text }) => text) : [],
    likely: [occupation, ...occupation.alternatives].map(({ id, soc, confidence }) => ({
      code: soc ?? id.slice(0, 7),
      confidence,
    })),
    ...(isEnglish ? { leads: readPost(brief).leads } : {}),
  };
}
