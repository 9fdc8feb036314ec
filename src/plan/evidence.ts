import type { JobFact } from '#knowledge/drawer.ts';
import { stripEnd } from '#writing/casing.ts';
import { listFacts, ownWords } from './own-words.ts';
import type { Plan } from './plan.ts';
import type { Source } from './source.ts';

const longest = 30;

/** What the job itself says on a matter, in its own words; null where it is silent. */
export function findEvidence(
  { brief }: Source,
  {
    sentences,
    sellingPoints,
    names,
    steps,
  }: Pick<Plan, 'sentences' | 'sellingPoints' | 'names' | 'steps'>,
  matter: JobFact,
): string | null {
  const first = (kind: Parameters<typeof listFacts>[1]): string | null => {
    const [fact] = listFacts(brief, kind);
    return fact ? ownWords(fact) : null;
  };
  const find = (words: RegExp): string | null => {
    const said = listFacts(brief, { kinds: ['benefit', 'team', 'goal', 'culture', 'other'] })
      .filter(({ text }) => words.test(text))
      .map(ownWords)
      .filter((text) => text.split(/\s+/).length <= longest);
    return said[0] ?? null;
  };
  const said: Record<JobFact, string | null> = {
    pay: sentences.pay || null,
    hours: sentences.hours || brief.hours?.text || first({ kinds: ['schedule'] }),
    place: sentences.place || null,
    workType: brief.workType ? sentences.place : null,
    contract: sentences.contract || null,
    start: sentences.start || null,
    team: first({ kinds: ['team'] }),
    reportsTo: brief.reportsTo ? `Reports to ${names.manager}` : null,
    benefits: sellingPoints.slice(0, 3).join('; ') || null,
    credentials: brief.credentials[0]?.text ?? first({ kinds: ['licence'] }),
    tools:
      brief.tools
        .map(({ text }) => text)
        // A tool by its name; "diagnostic equipment" backs nothing.
        .filter((text) => /\p{Lu}/u.test(text.slice(1)) && !brief.title.clean.includes(text))
        .slice(0, 5)
        .join(', ') || null,
    education: brief.education?.text ?? first({ kinds: ['education'] }),
    years: brief.seniority.years?.min ? `${brief.seniority.years.min} years asked for` : null,
    process: steps.stated[0] ?? null,
    openings: brief.openings ? `${brief.openings.count} to be hired` : null,
    travel: first({ kinds: ['travel'] }),
    physical: first({ kinds: ['physical'] }),
    growth: find(/train|tuition|career|develop(?!ers?\b)|promot|qualif/i),
  };
  const found = said[matter];
  return found ? stripEnd(found) : null;
}
