import type { z } from 'zod';
import { inPresent } from '#plan/contract/in-present.ts';
import { describePlan } from '#plan/describe-plan.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { mapTexts } from '#plan/style/style-drawer.ts';
import { withProvisionalTitle } from '#plan/wording/provisional-title.ts';
import { spellAround } from '#writing/spelling.ts';
import { tidyMarks } from '#writing/tidy-marks.ts';

/** What a language model is told beside the brief, the figures and the schema of the words. */
export interface Prompt {
  /** Raised with every change of the text, and kept with what was written by it. */
  version: number;
  role: string;
  task: string;
  rules: readonly string[];
}

interface GeneratorParts<Figures, Writing, Content> {
  /** Numbers and structure; the same whichever writer is used. */
  computeFigures: (source: Source) => Figures;
  /** The words still to be written, the meaning of each field in its description. */
  writing: z.ZodType<Writing>;
  /** The built-in writer. */
  draft: (source: Source, figures: Figures) => Writing;
  /** Both together, as it is stored; the tool's contract parses it strictly afterwards. */
  merge: (figures: Figures, writing: Writing) => Content;
  prompt: Prompt;
}

/** One tool about to be written for one job; plain data, which can be copied between threads. */
export interface Preparation {
  figures: unknown;
  /** The words of the built-in writer. */
  draft: unknown;
  /** What all tools of the job agree on. */
  plan: unknown;
}

/** How one tool comes into being: numbers from code, words from a writer. */
export interface Generator {
  writing: z.ZodType;
  prompt: Prompt;
  prepare: (source: Source) => Preparation;
  /** Parses the words of whichever writer and puts the figures in; throws a ZodError for words that do not fit. */
  merge: (figures: unknown, words: unknown) => unknown;
}

/**
 * What we say is spelled as in the country of the job; what the job says, the names of its lines and people and what
 * stands in the figures keeps its letters.
 */
function spellOurs(source: Source, figures: unknown): (text: string) => string {
  const { brief, notes, answers, employer } = source;
  const { criteria, personas } = makePlan(source);
  const names = [...criteria, ...personas].map(({ name }) => name);
  return spellAround(
    brief.place.country,
    JSON.stringify([brief, notes, answers, employer, names, figures]),
  );
}

/** Holds the parts of one tool to each other's types, and hides those types from the engine. */
export function defineGenerator<Figures, Writing, Content>({
  computeFigures,
  writing,
  draft,
  merge,
  prompt,
}: GeneratorParts<Figures, Writing, Content>): Generator {
  return {
    writing,
    prompt,
    prepare: (given) => {
      const source = inPresent(withProvisionalTitle(given));
      const figures = computeFigures(source);
      return {
        figures,
        draft: mapTexts(mapTexts(draft(source, figures), tidyMarks), spellOurs(source, figures)),
        plan: describePlan(source),
      };
    },
    // What the same tool prepared.
    merge: (figures, words) => merge(figures as Figures, writing.parse(words)),
  };
}
