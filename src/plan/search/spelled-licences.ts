import type { Brief } from '#shared/brief.ts';
import { isDueLater } from '../demands/due-later.ts';
import { opensPaper } from '../demands/professional-papers.data.ts';
import { listFacts } from '../wording/own-words.ts';
import { licenceSpellings } from './licence-spellings.data.ts';

/** "HGV 1", "C+E", "Class 1": the paper that everybody must have, in all its usual spellings; none where a title says it. */
export function listSpelledLicences(brief: Brief): string[] {
  const { place, title } = brief;
  const lines = [
    title.given,
    ...listFacts(brief, { kinds: ['licence', 'experience', 'other'], importance: ['must'] })
      .filter(({ text }) => !opensPaper.test(text) && !isDueLater(text))
      .map(({ text }) => text),
  ];
  const found = licenceSpellings.find(
    ({ countries, said, unless }) =>
      countries.split(' ').includes(place.country ?? '') &&
      !unless?.test(title.given) &&
      lines.some((line) => said.test(line)),
  );
  return [...(found?.written ?? [])];
}
