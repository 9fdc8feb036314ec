import { findOwners } from './known-titles.ts';
import type { TitleCandidate } from './match-title.ts';
import { toWords } from './title-words.ts';

/** Words before the name of the person sought: "we are looking for a", "nous recrutons un", "als". */
const CUE =
  /\b(?:looking for|seeking|hiring|recruit(?:ing)?|search(?:ing)? for|need|role of|position of|as (?:an?|our|the)|an? opening for|recherch\p{L}*|recrut\p{L}*|poste d[e']|suchen|gesucht|stelle als|als|buscamos|seleccionamos|puesto de|join us as)\b/giu;
const REACH = 90;
const LONGEST = 5;
const MOST_CUES = 12;
const MOST_LETTERS = 6000;

/** "The Human Resource Generalist will run ...": a sentence that begins with its own title. */
const OPENING = /^(?:the|our|an?|le|la|un|une|l'|der|die|el|los?) (?=\S)/gimu;

/** Titles that the text itself gives to the person sought, for jobs whose title was not found or says nothing. */
export function findMentionedTitles(text: string): TitleCandidate[] {
  const best = new Map<string, TitleCandidate>();
  const start = text.slice(0, MOST_LETTERS);
  for (const [after, reach] of listCues(start)) {
    const words = toWords(start.slice(after, after + REACH).split('\n', 1)[0]!);
    for (const candidate of findFirst(words, reach)) {
      const known = best.get(candidate.soc);
      const score = Math.min(0.75, known ? known.score + 0.08 : candidate.score);
      best.set(candidate.soc, { ...candidate, score });
    }
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score).slice(0, 6);
}

function* listCues(text: string): Generator<[after: number, reach: number]> {
  let cues = 0;
  for (const cue of text.matchAll(CUE))
    if (++cues <= MOST_CUES) yield [cue.index + cue[0].length, 7];
  for (const opening of text.matchAll(OPENING))
    if (++cues <= 2 * MOST_CUES) yield [opening.index + opening[0].length, 1];
}

/** The first and longest run of words that is a title. */
function findFirst(words: readonly string[], reach: number): TitleCandidate[] {
  for (let start = 0; start < Math.min(words.length, reach); start++)
    for (let length = LONGEST; length > 0; length--) {
      const run = words.slice(start, start + length);
      if (run.length < length || (length === 1 && run[0]!.length < 5)) continue;
      const owners = findOwners(run).filter(({ trust }) => trust > (length === 1 ? 0.9 : 0.4));
      if (owners.length === 0) continue;
      return owners.map(({ soc, trust }) => ({
        soc,
        score: (length === 1 ? 0.45 : 0.58) * trust,
        title: run.join(' '),
        how: 'similar' as const,
      }));
    }
  return [];
}
