import { areOfOne, stemsOfDemand } from '#reading/facts/one-status.ts';
import type { Brief } from '#shared/brief.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import { ownWords } from '../wording/own-words.ts';
import type { OpenQuestion } from './open-question.ts';

const seasoned =
  /\bexperienced (?!team|staff|colleagues|professionals|leaders|mentors|managers|people|members|group|coach|crew|and|in|with)(?:(?!who\b|that\b|to\b|with\b|and\b|for\b|in\b|at\b|on\b|looking\b)['’"\p{L}\d/+-]+ ?){1,6}/giu;
const shown = 8;

/** "An experienced pilot" above, "experience of pilotage desired" in the list: which of the two holds? */
export function askSeasoned(brief: Brief, lines: readonly string[]): OpenQuestion[] {
  const wished = brief.facts.filter(
    ({ kind, importance, source }) =>
      kind === 'experience' && importance !== 'must' && source.from === 'job',
  );
  const called = lines.flatMap((line) => [...line.matchAll(seasoned)].map(([words]) => words));
  for (const wish of wished) {
    const stems = stemsOfDemand(ownWords(wish));
    const words = called.find((one) => areOfOne(stems, stemsOfDemand(one)));
    if (words === undefined) continue;
    const said = quote(cutQuote(words.trim(), shown));
    const other = quote(
      cutQuote(wish.source.from === 'job' ? wish.source.quote : wish.text, shown),
    );
    return [
      {
        matter: 'Experience or none',
        topic: `${said} and ${other}`,
        assumes: `${said} is required even though the list says ${other}`,
        ask: `The text speaks of ${said}, the list says ${other}: may people without it apply?`,
        why: 'It decides who applies, and who we write to first.',
        owner: 'Hiring manager',
        from: 'text',
      },
    ];
  }
  return [];
}
