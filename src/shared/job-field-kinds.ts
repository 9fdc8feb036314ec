import { z } from 'zod';
import { textField } from './text-field.ts';

/** What the table of fields says of each, and no code needs to know. */
interface FieldWords {
  /** In forms and wherever two versions of a job are compared. */
  label: string;
  /** In a sentence that says what is wrong; the label in small letters where nothing is said. */
  called?: string;
  /** Which part of a form asks for it; those on the employer are drawn by themselves. */
  section: 'basic' | 'details' | 'intelligence' | 'employer';
  placeholder?: string;
  hint?: string;
  /** Shown among the details on the job's page. */
  onSheet?: true;
  /** A person writes it; no text is read for it. */
  typedOnly?: true;
  /** For those who program against the API: of the job, or of what was read. */
  means?: string;
  meansRead?: string;
}

export interface DrawnField extends FieldWords {
  kind: 'line' | 'text' | 'choice' | 'tags' | 'flag';
  required?: true;
  wide?: true;
  colour?: 'red';
}

/** The label as the start of a sentence: "Salary range". */
export const sentenceLabel = ({ label }: Pick<FieldWords, 'label'>): string =>
  label.charAt(0) + label.slice(1).toLowerCase();
const nameOf = (words: FieldWords): string => words.called ?? sentenceLabel(words);

const bounded = (label: string, max: number) =>
  z.string().trim().max(max, `${label} must be at most ${max} characters`);
export const requiredText = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must be at most ${max} characters`);

const described = <Schema extends z.ZodType>(schema: Schema, words?: string): Schema =>
  words === undefined ? schema : schema.describe(words);
const readText = z.string().describe('Empty when the text does not say.');

/**
 * What follows from the kind of a field. `created` and `edited` are what the server takes, `stored`
 * what it tells, `form` what a form holds (which knows no null: what is not set is `empty`), `draft`
 * the same before it is whole, `read` what a text gives, `absent` what a job has that does not say.
 */

interface LineWords extends FieldWords {
  max: number;
  /** What it is called at the head of files and prints; those without stand in none. */
  onPaper?: string;
  /** As wide as a long text. */
  wide?: true;
}

export const requiredLine = <const Words extends LineWords>(words: Words) => {
  const schema = requiredText(nameOf(words), words.max);
  return {
    ...words,
    kind: 'line' as const,
    required: true as const,
    created: schema,
    edited: schema.optional(),
    stored: z.string(),
    form: schema,
    draft: z.string().default(''),
    read: described(readText, words.meansRead),
    empty: '' as const,
    absent: '' as const,
  };
};

/** The name of somebody has no place for characters that cannot be printed. */
interface OptionalLineWords extends LineWords {
  printable?: true;
}

export const line = <const Words extends OptionalLineWords>(words: Words) => {
  const label = nameOf(words);
  const { max, printable } = words;
  const schema = printable ? textField({ label, max }) : bounded(label, max);
  return { ...words, kind: 'line' as const, ...optionalText(schema, words) };
};

export const text = <const Words extends FieldWords>(words: Words) => {
  const schema = bounded(nameOf(words), 100_000);
  return { ...words, kind: 'text' as const, ...optionalText(schema, words) };
};

const optionalText = (schema: z.ZodString, { means, meansRead }: FieldWords) => ({
  created: schema.nullish(),
  edited: schema.nullish(),
  stored: described(z.string().nullable(), means),
  form: schema,
  draft: z.string().default(''),
  read: described(readText, meansRead),
  empty: '' as const,
  absent: null,
});

export const choice = <
  const Words extends FieldWords,
  const Values extends readonly [string, ...string[]],
>(
  words: Words & { values: Values },
) => {
  const among = `Please choose the ${nameOf(words).toLowerCase()} from the list`;
  const form = z.enum(['', ...words.values], among);
  return {
    ...words,
    kind: 'choice' as const,
    created: form.nullish(),
    edited: form.nullish(),
    stored: described(z.enum(words.values).nullable(), words.means),
    form,
    draft: form.default(''),
    read: described(z.enum([...words.values, '']), words.meansRead),
    empty: '' as const,
    absent: null,
  };
};

/** What nobody needs more than, where a field sets no limit of its own. */
const mostOfAnyTags = 50;

export const tooManyTags = (label: string, most: number) => `There can be at most ${most} ${label}`;

interface TagsWords extends FieldWords {
  most?: number;
  /** The limit holds for new jobs; an edit may go beyond it. */
  mayGrow?: true;
  presets?: readonly string[];
  colour?: 'red';
}

export const tags = <const Words extends TagsWords>(words: Words) => {
  const called = nameOf(words).toLowerCase();
  const { most = Number.POSITIVE_INFINITY, mayGrow = false, presets = [] } = words as TagsWords;
  const edited = tagsSchema(called, mostOfAnyTags);
  return {
    ...words,
    kind: 'tags' as const,
    called,
    most,
    mayGrow,
    presets,
    created: tagsSchema(called, Math.min(most, mostOfAnyTags)).optional(),
    edited: edited.optional(),
    stored: described(z.array(z.string()), words.means),
    // The inputs keep to their limits; a job that has more of old must stay editable.
    form: edited,
    draft: z.array(z.string()).default([]),
    read: described(z.array(z.string()), words.meansRead),
    empty: [] as string[],
    absent: [] as string[],
  };
};

/** Blank entries and doubles are dropped rather than refused, and do not count. */
const tagsSchema = (called: string, most: number) =>
  z
    .array(z.string().trim().max(500, `Each of the ${called} must be at most 500 characters`))
    .transform((values) => [...new Set(values.filter((value) => value !== ''))])
    .refine((values) => values.length <= most, tooManyTags(called, most));

interface FlagWords extends FieldWords {
  /** What a person has to say with yes or no: "the employer is confidential". */
  question: string;
  /** No other part of a form draws one. */
  section: 'employer';
}

export const flag = <const Words extends FlagWords>(words: Words) => {
  const schema = z.boolean(`Please say whether ${words.question} with true or false`);
  return {
    ...words,
    kind: 'flag' as const,
    created: schema.optional(),
    edited: schema.optional(),
    stored: described(z.boolean(), words.means),
    form: schema,
    draft: z.boolean().default(false),
    read: described(z.boolean(), words.meansRead),
    empty: false as boolean,
    absent: false as boolean,
  };
};
