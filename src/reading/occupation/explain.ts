import { listTellingWords, toGroup } from '#market/occupations/duties/weigh-duties.ts';
import { findOfficialName } from '#market/occupations/titles/onet-titles.ts';
import type { Settled } from './settle.ts';

const nameOf = (soc: string): string => (findOfficialName(soc) ?? soc).toLowerCase();

/** Sentences that say what the reading rests on. */
export function explain(
  { ranked, sure, dutiesSay }: Settled,
  title: string,
  words: ReadonlySet<string>,
): string[] {
  const [first, second] = ranked;
  if (!first) return ['Neither the title nor the text names an occupation we know.'];
  const quoted = `"${title.trim()}"`;
  const telling = listTellingWords(words, toGroup(first.soc), 5);
  const spoken = telling.length > 1 ? [`The text speaks of ${telling.join(', ')}.`] : [];
  if (!title.trim()) return [`What the text says points to ${nameOf(first.soc)}.`, ...spoken];
  if (sure && first.title === null)
    return [`The words of the text point to ${nameOf(first.soc)}.`, ...spoken];
  if (sure) return [`${quoted} is a title for: ${nameOf(first.soc)}.`, ...spoken];
  if (dutiesSay && toGroup(dutiesSay) !== toGroup(first.soc))
    return [
      `${quoted} sounds like ${nameOf(first.soc)}, but the text speaks of ${nameOf(dutiesSay)}: ${listTellingWords(words, toGroup(dutiesSay), 5).join(', ')}.`,
    ];
  if (first.title === null)
    return [`Only what the text speaks of points to ${nameOf(first.soc)}.`, ...spoken];
  return second
    ? [`${quoted} could be ${nameOf(first.soc)} or ${nameOf(second.soc)}.`, ...spoken]
    : [`${quoted} comes closest to ${nameOf(first.soc)}.`, ...spoken];
}
