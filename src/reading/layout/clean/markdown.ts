import { replaceAll } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

/** Drops emphasis, links and rules; headings and bullets stay as they are the structure. */
export function removeMarkdown(source: MappedText): MappedText {
  const steps: [RegExp, (match: RegExpExecArray) => string | undefined][] = [
    [/^[ \t]*(?:[-=*_~#][ \t]?){4,}$/gm, () => ''],
    [/^[ \t]*-{3}[ \t]*$/gm, () => ''],
    [/^[ \t]*[|+][-:|+= \t]{3,}[|+][ \t]*$/gm, () => ''],
    [/^[ \t]?={2,}[ \t]?(?=\S)|(?<!=)={2,}[ \t]?$/gm, () => ''],
    [/!\[[^[\]\n]{0,200}\]\([^()\n]{0,1000}\)/g, () => ''],
    [
      /\[([^[\]\n]{1,300})\]\((?:https?:|mailto:|tel:|\/|#)[^()\s]{0,1000}\)/g,
      ([, label]) => label,
    ],
    [/\*\*|`|(?<=\s)__(?=\S)|(?<=\S)__(?=\s)|^__|__$/gm, () => ''],
    [/(?<![\w*\\])\*(?=[^\s*])|(?<=[^\s*\\])\*(?![\w*])/g, () => ''],
    [/(?<![\w_])_(?=[^\s_][^_\n]{1,80}_(?![\w_]))|(?<=[^\s_])_(?![\w_])/g, () => ''],
    [/\\(?=[-&*_#.()[\]!$+])/g, () => ''],
    // "years_required: 2": a key of a file, as words.
    [/^[a-z]{2,20}(?:_[a-z]{2,20}){1,3}(?= ?:[ \t])/gm, ([key]) => key.replaceAll('_', ' ')],
    [/^[ \t]*>[ \t]?/gm, () => ''],
    [/^[ \t]?\|[ \t]?|[ \t]?\|[ \t]?$/gm, () => ''],
  ];
  return steps.reduce(
    (text, [pattern, replacement]) => replaceAll(text, pattern, replacement),
    source,
  );
}
