import type { JobFact } from '#knowledge/drawer.ts';
import { stripEnd } from '#writing/casing.ts';
import { findGrowth } from './offers/growth.ts';
import { tidyHours } from './hours/hours.ts';
import { listFacts, ownWords } from './wording/own-words.ts';
import type { Plan } from './plan.ts';
import { sayOpenings } from './hiring-steps/say-openings.ts';
import type { Source } from './source.ts';

/** What the job itself says on a matter, in its own words; null where it is silent. */
export function findEvidence(
  source: Source,
  {
    sentences,
    sellingPoints,
    names,
    steps,
  }: Pick<Plan, 'sentences' | 'sellingPoints' | 'names' | 'steps'>,
  matter: JobFact,
): string | null {
  const { brief } = source;
  const first = (kind: Parameters<typeof listFacts>[1]): string | null => {
    const [fact] = listFacts(brief, kind);
    return fact ? ownWords(fact) : null;
  };
  const said: Record<JobFact, string | null> = {
    pay: sentences.pay || null,
    hours: sentences.hours || tidyHours(brief.hours?.text ?? '') || first({ kinds: ['schedule'] }),
    place: sentences.place || null,
    workType: brief.workType ? sentences.place : null,
    contract: sentences.contract || null,
    start: sentences.start || null,
    team: first({ kinds: ['team'] }) ?? brief.teamSaid[0]?.text ?? null,
    reportsTo: brief.reportsTo ? `Reports to ${names.manager}` : null,
    benefits: sellingPoints.slice(0, 3).join('; ') || null,
    credentials: findPaper(brief) ?? first({ kinds: ['licence'] }),
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
    openings: brief.openings || brief.severalOpenings ? sayOpenings(brief) : null,
    travel: first({ kinds: ['travel'] }),
    physical: first({ kinds: ['physical'] }),
    growth: findGrowth(source),
  };
  const found = said[matter];
  return found ? stripEnd(found) : null;
}

const mostWordsOfPaper = 24;

/** The first paper by its name; where the line that names it takes others too, the whole line. */
function findPaper({ credentials: [paper], facts }: Source['brief']): string | null {
  if (!paper) return null;
  const line = facts.find(({ text }) => text.includes(paper.text) && /\bor\b|\s\/\s/.test(text));
  const own = line && ownWords(line);
  return own !== undefined && own.split(/\s+/).length <= mostWordsOfPaper ? own : paper.text;
}

const matters: Partial<Record<JobFact, RegExp>> = {
  pay: /\b(?:pa(?:y|ys|id)|salar\w+|wages?|rates?|money|earn\w*|figure|range|cost)\b/i,
  hours:
    /\b(?:hours?|shifts?|evenings?|weekends?|nights?|late|rota|schedule|saturdays?|sundays?|holidays|overtime)\b/i,
  place: /\b(?:commut\w+|drive|far|office|home|remote\w*|mov(?:e|ing)|relocat\w+|travel)\b/i,
  workType: /\b(?:commut\w+|office|home|remote\w*|hybrid)\b/i,
  contract: /\b(?:contracts?|permanent|full[- ]time|part[- ]time|temporary|agency)\b/i,
  team: /\b(?:team|colleagues?|alone|crew|staff)\b/i,
  growth: /\b(?:train\w*|learn\w*|course\w*|tuition|stud(?:y|ies)|qualif\w*|exam\w*|promot\w*)\b/i,
  benefits:
    /\b(?:benefits?|insurance|leave|pension|holidays?|pto|time off|health|medical|dental)\b/i,
  tools: /\b(?:tools?|systems?|software|stack|technolog\w+|platform|equipment|kit)\b/i,
  travel: /\b(?:travel\w*|away|road|nights|overnight|miles|mileage)\b/i,
  physical: /\b(?:lift\w*|heavy|back|knees|body|physical\w*|climb\w*|weather|height\w*)\b/i,
};

/** The same, where what is argued about and what the job says are one matter in both their words. */
export function findProof(
  source: Source,
  plan: Parameters<typeof findEvidence>[1],
  matter: JobFact | 'nothing',
  argument: string,
): string | null {
  const found = matter === 'nothing' ? null : findEvidence(source, plan, matter);
  if (found === null || matter === 'nothing') return null;
  const words = matters[matter];
  const isStated =
    matter === 'pay' || matter === 'place' || matter === 'workType' || matter === 'tools';
  if (!words) return shareStems(argument, found) ? found : null;
  return words.test(argument) && (isStated || words.test(found)) ? found : null;
}

const anyStem = new Set(
  'compa inclu exper years peopl every their there which where after befor first other about would could shoul emplo avail provi offer oppor progr plans based throu witho under thing these those'.split(
    ' ',
  ),
);
const listStems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .map((word) => word.slice(0, 5))
      .filter((stem) => !anyStem.has(stem)),
  );

function shareStems(a: string, b: string): boolean {
  const known = listStems(a);
  return [...listStems(b)].some((stem) => known.has(stem));
}
