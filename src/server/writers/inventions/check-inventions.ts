import type { z } from 'zod';
import { findState } from '#market/places/us-states.ts';
import type { Source } from '#plan/source.ts';
import { fallBack } from './fall-back.ts';
import { cutText } from '#shared/cut-text.ts';
import type { Cut } from '#shared/output.ts';
import { gatherKnownFacts, type Materials } from './known-facts.ts';
import { createLeakDetector } from './prompt-leak.ts';
import { keepSentences } from './sentences.ts';
import { findUnsupported, sayReason, type Unsupported } from './unsupported.ts';

/** Plain data, which can be copied between threads. */
export interface Written {
  words: unknown;
  /** The built-in writer's words for the same job: what stands in where nothing is left. */
  draft: unknown;
  source: Source;
  figures: unknown;
  plan?: unknown;
  /** What the model was told; none of it may come back. */
  instructions: string;
}

interface Checked {
  words: unknown;
  /** What was taken out because nothing supported it, each with the reason. */
  cuts: Cut[];
}

interface Check extends Written {
  writing: z.ZodType;
}

/**
 * What a model wrote without what it made up. A field or list that would be left without words gets
 * those of the built-in writer.
 */
export async function checkInventions(
  { writing, ...written }: Check,
  /** Away from the thread that answers calls, where there is one. */
  cutThem: (written: Written) => Checked | Promise<Checked> = cutInventions,
): Promise<Checked> {
  const { words, cuts } = await cutThem(written);
  return { words: fallBack({ words, writing, draft: written.draft }), cuts };
}

/**
 * Takes out every sentence that names a number, a date, a name or an address which neither the job, the
 * organization, the figures nor the bundled data hold, or that claims of the employer what nobody said.
 */
export function cutInventions(written: Written): Checked {
  const { words, draft, source, figures, plan, instructions } = written;
  const known = gatherKnownFacts(materialsOf({ source, figures, plan, draft }));
  const isLeak = createLeakDetector(instructions);
  const cuts: Cut[] = [];
  const isKept = (sentence: string) => {
    const unsupported = findUnsupported(sentence, known, source.writeIn);
    if (unsupported.length === 0 && !isLeak(sentence)) return true;
    cuts.push({ text: cutText(sentence, longestKept), reason: sayReason(unsupported) });
    return false;
  };
  const cleaned = clean(words, draft, isKept);
  return { words: cleaned ?? draft, cuts };
}

const longestKept = 600;

interface Given {
  source: Source;
  figures: unknown;
  plan?: unknown;
  draft?: unknown;
}

function materialsOf({ source, figures, plan, draft }: Given): Materials {
  const { market, brief, ...rest } = source;
  const years = [brief.seniority.years?.min, brief.seniority.years?.max];
  const state = findState(brief.place.resolved?.state ?? '');
  return {
    given: [brief, rest, years.map((count) => `${count} years`), state?.name],
    computed: [figures, plan, draft],
    bundled: market,
    said: listSaid(source),
    drafted: draft,
  };
}

/** What states something of the job; its open questions and readings do not. */
function listSaid({ brief, employer, text = [], notes, answers = [] }: Source): string[] {
  const { facts, hours, employmentType, startDate, employerBlocks, pay, workType } = brief;
  const quotes = facts.map(({ source, text: words }) =>
    source.from === 'job' ? `${words} ${source.quote}` : words,
  );
  const single = [hours, employmentType, startDate, ...employerBlocks].map((one) => one?.text);
  const lines = text.map(({ words }) => words);
  const answered = answers.map(({ said }) => said);
  return [
    ...quotes,
    ...single,
    pay?.stated,
    workType,
    employer.description,
    ...lines,
    ...notes,
    ...answered,
  ]
    .filter((words) => typeof words === 'string' && words !== '')
    .map(String);
}

type IsKept = (sentence: string) => boolean;

/** Nothing when no words are left. */
function clean(value: unknown, draft: unknown, isKept: IsKept): unknown {
  if (typeof value === 'string') return cleanText(value, isKept);
  if (Array.isArray(value)) return cleanList(value, draft, isKept);
  if (typeof value === 'object' && value !== null) return cleanFields(value, draft, isKept);
  return value;
}

function cleanText(value: string, isKept: IsKept): string | undefined {
  // A choice from a list of ours, such as dealBreaker, is no sentence.
  if (value === '' || /^[a-z]+(?:[A-Z][a-z]+)*$/.test(value)) return value;
  const { text, cut } = keepSentences(value, isKept);
  if (cut === 0) return value;
  return text === '' ? undefined : text;
}

/** Lists of equal length are two ways of saying the same things, and may be tied to figures by their place. */
function cleanList(list: unknown[], draft: unknown, isKept: IsKept): unknown[] {
  const counterparts = Array.isArray(draft) && draft.length === list.length ? draft : [];
  return list.flatMap((item: unknown, place) => {
    const cleaned = clean(item, undefined, isKept);
    const isWhole = cleaned !== undefined && !hasLostField(item, cleaned);
    if (isWhole) return [cleaned];
    return counterparts.length > 0 ? [counterparts[place]] : [];
  });
}

const hasLostField = (before: unknown, after: unknown): boolean =>
  typeof before === 'object' &&
  before !== null &&
  !Array.isArray(before) &&
  Object.keys(before).length !== Object.keys(after ?? {}).length;

function cleanFields(value: object, draft: unknown, isKept: IsKept): unknown {
  const counterpart = typeof draft === 'object' && draft !== null ? draft : {};
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (!isNameKept(name, isKept)) return [];
    const own = name in counterpart ? counterpart[name as keyof typeof counterpart] : undefined;
    const cleaned = clean(inner, own, isKept) ?? own;
    return cleaned === undefined ? [] : [[name, cleaned]];
  });
  return Object.fromEntries(entries);
}

/** Names of fields are ours; names in maps are the writer's, and have spaces or capitals. */
const isNameKept = (name: string, isKept: IsKept): boolean =>
  /^[a-z][\w-]*$/.test(name) || /^\d/.test(name) || isKept(name);

/** Every statement that nothing supports, for tests of what the built-in writer says. */
export function findInventions(words: unknown, given: Given): Finding[] {
  const known = gatherKnownFacts(materialsOf(given));
  const found: Finding[] = [];
  clean(words, undefined, (sentence) => {
    const unsupported = findUnsupported(sentence, known);
    if (unsupported.length > 0) found.push({ sentence, unsupported });
    return unsupported.length === 0;
  });
  return found;
}

interface Finding {
  sentence: string;
  unsupported: Unsupported[];
}
