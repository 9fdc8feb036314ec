import type { Brief } from '#shared/brief.ts';
import { splitSentences } from '../layout/sentences.ts';
import { citeIn, type JobDocument } from '../stored/job-document.ts';
import { spokenRows } from './spoken-matters.data.ts';

type Spoken = Brief['spoken'][number];

/** No sentence is longer; what is behind it is not looked at. */
const longest = 600;
const fewestOfHeading = 3;

/**
 * Of each matter the first sentences of the text that speak of it, whatever else was read of it: before a tool says
 * that something is not stated, or argues from its absence, the whole text is asked for words of that kind.
 */
export function listSpoken(document: JobDocument): Spoken[] {
  const found: Spoken[] = [];
  const open = new Set(spokenRows);
  const count = new Map<string, number>();
  for (const unit of document.units) {
    // "Working hours" alone is no word of them.
    const isBare = unit.shape === 'heading' && unit.text.split(/\s+/).length < fewestOfHeading;
    const rows = [...open].filter(
      ({ silent, evenHeading = false }) => !silent.has(unit.role) && (!isBare || evenHeading),
    );
    if (rows.length === 0) continue;
    const label = unit.label === null ? '' : `${unit.label}: `;
    const text = unit.text.slice(0, longest);
    for (const { text: sentence } of splitSentences(text)) {
      const said = `${label}${sentence}`;
      for (const row of rows) {
        if (!open.has(row) || !row.words.test(said)) continue;
        if (row.also?.test(said) === false || row.unless?.test(said)) continue;
        const quote = document.text.slice(unit.start, unit.end);
        const source = citeIn(document, { quote, start: unit.start, end: unit.end });
        if (source === null) continue;
        found.push({ about: row.about, text: sentence, source });
        const times = (count.get(row.about) ?? 0) + 1;
        count.set(row.about, times);
        if (times >= (row.most ?? 1)) open.delete(row);
      }
    }
  }
  return found;
}
