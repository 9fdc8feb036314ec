import type { Brief } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { listFacts } from '../wording/own-words.ts';

/** As people who write code have them on their profiles, and how an advertisement says them. */
const languages: readonly (readonly [name: string, said: RegExp])[] = [
  ['TypeScript', /\bTypeScript\b/i],
  ['JavaScript', /\bJavaScript\b|\bES6\b/i],
  ['Python', /\bPython\b/i],
  ['Java', /\bJava\b(?!\s?Script)/],
  ['C#', /\bC#|\.NET\b/i],
  ['C++', /\bC\+\+/i],
  ['Golang', /\bGolang\b|\bGo\b(?=[,/)]| and\b| or\b)/],
  ['Rust', /\bRust\b/],
  ['Ruby', /\bRuby\b/],
  ['PHP', /\bPHP\b/],
  ['Kotlin', /\bKotlin\b/],
  ['Swift', /\bSwift\b(?=[,/) ]|$)/],
  ['Scala', /\bScala\b/],
];

const writesCode =
  /\b(?:engineer|developer|programmer|full[- ]?stack|back[- ]?end|front[- ]?end)s?\b/i;
/** Whoever plans, sells or tests such work is not found by a language. */
const isOther =
  /\b(?:sales|solutions?|support|test|network|systems?|field|project|manager|process|controls)\b/i;
const most = 3;

/** The languages that a job of writing code demands, in its order; none where it only likes them. */
export function listCodeLanguages(brief: Brief): string[] {
  const title = brief.title.given;
  if (!writesCode.test(title) || isOther.test(title)) return [];
  const lines = [
    title,
    ...listFacts(brief, {
      kinds: ['experience', 'skill', 'tool', 'education', 'other'],
      importance: ['must'],
    }).map(({ text }) => text),
  ];
  return listOnce(
    lines.flatMap((line) =>
      languages
        .map(([name, said]) => ({ name, at: line.search(said) }))
        .filter(({ at }) => at !== -1)
        .toSorted((a, b) => a.at - b.at)
        .map(({ name }) => name),
    ),
  ).slice(0, most);
}
