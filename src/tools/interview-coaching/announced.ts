import { listFacts, ownWords } from '#plan/own-words.ts';
import type { Source } from '#plan/source.ts';
import { stripEnd } from '#writing/casing.ts';
import { hasContact } from '#writing/contacts.ts';
import { quote } from '#writing/quote.ts';

/** What will be asked or looked at, said beforehand. */
const announces =
  /\b(?:will|may|shall) (?:also )?(?:be )?(?:ask(?:ed)?|invited?|required) (?:you |about |to (?:present|prepare|complete|take|answer|give|show))|\bquestions? (?:about|on|based on)\b|\b(?:skills?|typing|driving|practical|aptitude|written|technical) (?:test|assessment)\b|\bportfolio\b|\b(?:deliver|prepare|give) an? (?:short |\d+[- ]minute )?presentation\b/i;
/** About forms, checks and offers, and not about the talk. */
const ofForms =
  /\b(?:drug|background|medical|vaccin\w+|accommodat\w+|adjustments?|cv|r[ée]sum[ée]|cover letter|form|voluntary|survey|demographic)\b/i;
const most = 2;
const longest = 32;

/** Questions, tests and tasks that the advertisement announces and its steps do not tell. */
export const listAnnounced = ({ brief }: Source, steps: readonly string[]): string[] =>
  listFacts(brief, { kinds: ['process'] })
    .map((fact) => stripEnd(ownWords(fact)))
    .filter(
      (text) =>
        announces.test(text) &&
        !ofForms.test(text) &&
        !hasContact(text) &&
        text.split(/\s+/).length <= longest &&
        !steps.some((step) => step.includes(text) || text.includes(step)),
    )
    .slice(0, most)
    .map((text) => `The advertisement says: ${quote(text)}.`);
