import { alsoNamed, pick, readList, readObject } from '../reading/object.ts';
import { readText, readTextList } from '../reading/text.ts';

const readCompetitors = readList(
  readObject(
    {
      name: alsoNamed(readText, 'company', 'competitor', 'title'),
      type: readText,
      draw: readText,
      counter: readText,
    },
    { plain: 'name' },
  ),
);

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
