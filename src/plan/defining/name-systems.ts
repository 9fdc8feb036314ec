import { joinList, listOnce } from '#writing/list.ts';
import { memoize } from '#shared/memoize.ts';
import type { Source } from '../source.ts';

/** Every desk has these. */
const everyday =
  /^(?:(?:MS|Microsoft)\b.*|Office\b.*|Word|Excel|Outlook|Power ?Point|Teams|Windows|Google\b.*|Gmail|Zoom|Slack|Internet|PC|PCs|IT|ERP|CRM|HRIS|POS|WMS|CMS|AI|ID|US|UK|PPE|CV|HR|QA|KPI|KPIs|R|AED|CNC|PLC|GIS|Control|Restraint|Video .*|Drill|Grinders|Project|Information Systems?|Learning Management Systems?|Facebook|Instagram|LinkedIn|Twitter|TikTok|YouTube|HTML|CSS\d?|XML|JSON|FISMA|FEDRAMP|Energy Star)$/i;
/** "A database such as Kestrel": any other of its kind will do. */
const example = /\b(?:such as|e\.?g\b\.?|for example|like|similar to)[^.;)]{0,80}$/i;
/** One alone may be chance. */
const fewest = 2;
const most = 3;

/** With a capital within a line it is a name, at the start of one perhaps not. */
export function isNameWithin(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (
      /[\p{Ll},(/] ?$/u.test(text.slice(Math.max(0, at - 2), at)) &&
      !/\p{L}/u.test(text[at + name.length] ?? '')
    )
      return true;
  return false;
}

/** "The posting names Epic and Kronos.": programs with names of their own; empty where none is named. */
export const nameSystems = memoize(({ brief }: Source): string => {
  const texts = brief.facts
    .filter(({ kind, importance }) => kind === 'duty' || importance === 'must')
    .map(({ text }) => text);
  const names = listOnce(brief.tools.map(({ text }) => text)).filter((name) => {
    if (
      everyday.test(name) ||
      // A part of the title is no program.
      brief.title.given.includes(name) ||
      !/^(?:\p{Lu}[\p{L}\d/.+#-]{1,20})(?: \p{Lu}[\p{L}\d]{1,15}){0,2}$/u.test(name)
    )
      return false;
    return texts.some(
      (text) => isNameWithin(text, name) && !example.test(text.slice(0, text.indexOf(name))),
    );
  });
  if (names.length < fewest) return '';
  return `The posting names ${joinList(names.slice(0, most))}${names.length > most ? ', among others' : ''}.`;
});
