import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dialect, LocalLinter } from 'harper.js';
import { binaryInlined } from 'harper.js/binaryInlined';
import { rulesOff } from './rules-off.data.ts';

const dictionary = readFileSync(join(import.meta.dirname, 'trade-words.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);
/** So many texts are read together; one by one takes half as long again. */
const together = 25;
const wordsTogether = 200;

export interface GrammarFinding {
  rule: string;
  problem: string;
  around: string;
}

let linter: Promise<LocalLinter> | undefined;

async function startLinter(): Promise<LocalLinter> {
  const started = new LocalLinter({ binary: binaryInlined, dialect: Dialect.American });
  await started.setup();
  return started;
}

/** What is not switched off stays as the checker has it: some of its rules are not for everyone. */
async function useRules(isOff: (rule: string) => boolean): Promise<LocalLinter> {
  linter ??= startLinter();
  const started = await linter;
  const config = await started.getDefaultLintConfig();
  await started.setLintConfig(
    Object.fromEntries(
      Object.entries(config).map(([rule, asUsual]) => [rule, isOff(rule) ? false : asUsual]),
    ),
  );
  return started;
}

const dialects: Readonly<Record<string, Dialect>> = {
  US: Dialect.American,
  CA: Dialect.Canadian,
  AU: Dialect.Australian,
  IN: Dialect.Indian,
};

/** What breaks a rule of grammar; spelling is looked at word by word. */
export async function checkGrammar(
  texts: readonly string[],
  country: string | null = 'US',
): Promise<GrammarFinding[]> {
  const off = new Set(rulesOff.flatMap(({ rules }) => rules));
  const reader = await useRules((rule) => off.has(rule));
  await reader.setDialect(dialects[country ?? ''] ?? Dialect.British);
  return readAll(reader, texts, together, '\n\n');
}

/** Words that neither the checker nor our dictionary knows. */
export async function checkSpelling(
  words: readonly string[],
  country: string | null = 'US',
): Promise<string[]> {
  const reader = await useRules((rule) => rule !== 'SpellCheck');
  await reader.setDialect(dialects[country ?? ''] ?? Dialect.British);
  await reader.importWords(dictionary);
  const found = await readAll(reader, words, wordsTogether, ', ');
  return [...new Set(found.map(({ problem }) => problem))].filter((word) => word.length > 1);
}

async function readAll(
  reader: LocalLinter,
  texts: readonly string[],
  count: number,
  between: string,
): Promise<GrammarFinding[]> {
  const findings: GrammarFinding[] = [];
  for (let from = 0; from < texts.length; from += count) {
    const text = texts.slice(from, from + count).join(between);
    const byRule = await reader.organizedLints(text, { language: 'plaintext' });
    for (const [rule, lints] of Object.entries(byRule)) {
      for (const lint of lints) {
        const { start, end } = lint.span();
        findings.push({
          rule,
          problem: lint.get_problem_text(),
          around: text.slice(Math.max(0, start - 60), end + 40).replace(/\s+/g, ' '),
        });
      }
    }
  }
  return findings;
}

/** Names in place of blanks, so that every text is read as it would be sent. */
export const fillBlanks = (text: string): string =>
  text
    .replace(/ ?\{sentence\.[a-z]+\}/g, '')
    .replaceAll('{title.a}', 'a welder')
    .replaceAll('{title}', 'welder')
    .replaceAll('{employer}', 'Northfield')
    .replaceAll('{city}', 'Dallas')
    .replaceAll('{cv}', 'resume')
    .replaceAll('[First name]', 'Alex')
    .replaceAll('[your name]', 'Kim')
    .replace(/\[[^\]]*\]/g, 'Dallas')
    .trim();

/** Each word once; words joined by a dash are read with the sentence they stand in. */
export const listWords = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap(
        (text) => text.match(/(?<![\p{L}\p{N}_'’-])\p{L}[\p{L}'’]*(?![\p{L}\p{N}_-])/gu) ?? [],
      )
      .map((word) => word.replace(/['’]s?$/, '')),
  ),
];
