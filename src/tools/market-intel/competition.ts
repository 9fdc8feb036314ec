import { z } from 'zod';
import { pick } from '../reading/object.ts';
import { readerFor } from '../reading/reader-for.ts';
import { readTextList } from '../reading/text.ts';
import { wordList, words } from '../stored-fields.ts';

export const competition = z.strictObject({
  rationale: wordList,
  // A job may name 50 of them; a few kinds are added.
  competitors: z
    .array(z.strictObject({ name: words, type: words, draw: words, counter: words }))
    .max(60),
});

const readCompetitors = readerFor(competition.shape.competitors, {
  plain: 'name',
  alsoNamed: { name: ['company', 'competitor', 'title'] },
});

/** The parts lie in one object, or at the top of the content under names of their own. */
export function readCompetition(content: unknown) {
  const landscape = pick(content, 'competitorLandscape');
  const text = typeof landscape === 'string' ? landscape : undefined;
  const list = Array.isArray(landscape) ? landscape : undefined;
  return {
    rationale: readTextList(
      pick(landscape, 'rationale') ?? pick(content, 'competitorRationale') ?? text,
    ),
    competitors: readCompetitors(
      pick(landscape, 'competitors') ?? pick(content, 'identifiedCompetitors') ?? list,
    ),
  };
}
