import { applyEdits, replaceAll } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';
import { decodeEntities } from './entities.ts';

const unseen = new Set([
  'style',
  'script',
  'xml',
  'noscript',
  'svg',
  'template',
  'iframe',
  'select',
]);

const asText: Record<string, string> = Object.fromEntries([
  ...'p div br tr ul ol dl section article header footer table tbody thead h4 h5 h6 dt dd hr title main aside nav form button body html head figure blockquote w:p w:br w:tr summary details'
    .split(' ')
    .map((name) => [name, '\n']),
  ...'h1 h2 h3'.split(' ').map((name) => [name, '\n# ']),
  ...'td th w:tc'.split(' ').map((name) => [name, '\t']),
  ...'b strong i em u s a span font sup sub small big center label input img meta link code pre mark abbr time picture source video iframe svg path option select textarea o:p w:t w:tab w:r w:body w:document w:rpr w:ppr w:b w:sz style script xml noscript template'
    .split(' ')
    .map((name) => [name, '']),
  ['li', '\n• '],
]);

const longestTag = 3000;

/** Turns HTML and Word XML into lines of text; angle brackets that are no tags stay. */
export function removeMarkup(source: MappedText): MappedText {
  const plain = removeWordStyles(source);
  const escaped = /&lt;\/?(?:p|div|li|ul|br|strong|h\d|span)\b/i.test(plain.text);
  const unescaped = escaped ? decodeEntities(plain) : plain;
  const edits = findTags(unescaped.text);
  return decodeEntities(applyEdits(unescaped, edits));
}

function findTags(text: string): Edit[] {
  const edits: Edit[] = [];
  const unclosed = new Set<string>();
  let at = text.indexOf('<');
  while (at !== -1) {
    const edit = readTag({ text, at, unclosed });
    if (edit) edits.push(edit);
    at = text.indexOf('<', edit ? edit.end : at + 1);
  }
  return edits;
}

/** `unclosed` remembers what was looked for in vain, or a hostile text would be searched to its end again and again. */
function readTag(input: { text: string; at: number; unclosed: Set<string> }): Edit | undefined {
  const { text, at } = input;
  if (text.startsWith('<!--', at)) return skipPast(input, '-->', at + 4) ?? undefined;
  if (text.startsWith('<!', at) || text.startsWith('<?', at)) {
    return { start: at, end: findTagEnd(text, at) ?? at + 2, insert: '' };
  }
  const closing = text[at + 1] === '/';
  const end = findTagEnd(text, at);
  if (end === undefined) return undefined;
  const name = /^[A-Za-z][\w:]{0,20}/.exec(text.slice(at + (closing ? 2 : 1), at + 24))?.[0];
  // "<>" and "</>" are tags that lost their names; "<5 years>" is said.
  if (name === undefined)
    return /^<\s*\/?\s*>$/.test(text.slice(at, end)) ? { start: at, end, insert: '' } : undefined;
  const tag = name.toLowerCase();
  const insert =
    (Object.hasOwn(asText, tag) ? asText[tag] : undefined) ?? (tag.includes(':') ? '' : undefined);
  if (insert === undefined) return undefined;
  if (!closing && unseen.has(tag) && text[end - 2] !== '/') {
    const skipped = skipPast(input, `</${name}`, end);
    if (skipped) return { ...skipped, end: findTagEnd(text, skipped.end - 1) ?? skipped.end };
  }
  const isOpeningOnly = tag === 'li' || /^h[123]$/.test(tag);
  return { start: at, end, insert: closing && isOpeningOnly ? '\n' : insert };
}

function skipPast(
  { text, at, unclosed }: { text: string; at: number; unclosed: Set<string> },
  ending: string,
  from: number,
): Edit | undefined {
  if (unclosed.has(ending)) return undefined;
  const found = text.indexOf(ending, from);
  if (found === -1) {
    unclosed.add(ending);
    return undefined;
  }
  return { start: at, end: found + ending.length, insert: '' };
}

function findTagEnd(text: string, at: number): number | undefined {
  const limit = Math.min(text.length, at + longestTag);
  for (let i = at + 1; i < limit; i += 1) {
    const character = text[i];
    if (character === '>') return i + 1;
    if (character === '<') return undefined;
  }
  return undefined;
}

const wordStyles =
  /\/\* (?:Style|Font|List|Page) Definitions \*\/|@font-face\s*\{[^{}]{0,2000}\}|@(?:page|list)\b[^{}\n]{0,80}\{[^{}]{0,2000}\}|(?:\b(?:table|p|li|div|span|a|h\d)\.Mso[\w.,: \t]{0,200}|\bMso\w{1,30}\s{0,3})\{[^{}]{0,4000}\}|^[ \t]*Normal\s+0(?:\s+\d{1,2})?(?:\s+(?:false|true)){2,4}(?:\s+[A-Z]{2}-[A-Z]{2})?(?:\s+X-NONE){0,3}|\bMicrosoftInternetExplorer4\b|^[ \t]*(?:[A-Z]{2}-[A-Z]{2}\s+)?X-NONE(?:\s+X-NONE)?[ \t]*$|\b(?:Start|End)Fragment\b/gm;

/** What Word leaves behind when its style sheet is pasted as text. */
function removeWordStyles(source: MappedText): MappedText {
  if (!/Mso|Normal\s+0|X-NONE|Fragment|Definitions \*\//.test(source.text)) return source;
  return replaceAll(source, wordStyles, () => '');
}
