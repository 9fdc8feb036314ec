import type { Part } from './part.ts';
import { deedsByName } from './shapes/nominal-duties.data.ts';

/** "Overall responsibility for the harbor, including management of berths, boats, staff and fees": parts of the work in one row. */
const charged =
  /^(?<head>[^,;:]*\b(?:responsib\p{L}+|accountab\p{L}+|oversight|leadership|charge) (?:for|of)\b[^,;:]*), including (?:the )?(?<deed>\p{L}+) of (?<row>[^;:()]+)$/iu;
/** "and any other responsibilities of this post". */
const others =
  /,? and (?:any |all )?(?:other|additional)\b[^,]*\b(?:responsibilities|duties|tasks|matters|areas|functions)\b[^,]*$/i;
const fewestItems = 4;
const longestItem = 6;

/** Such a row as the charge and each of its parts with the deed that is said of all of them; undefined for other lines. */
export function splitCharge(text: string): Part[] | undefined {
  const end = text.replace(/(?<![\s.])[\s.]+$/, '').length;
  const { head = '', deed: name = '', row = '' } = charged.exec(text.slice(0, end))?.groups ?? {};
  const deed = deedsByName[name.toLowerCase()];
  if (deed === undefined) return undefined;
  const from = end - row.length;
  const items = row.replace(others, '').split(/, (?:and )?/);
  if (items.length < fewestItems) return undefined;
  if (items.some((item) => item.split(' ').length > longestItem)) return undefined;
  const verb = deed.charAt(0).toUpperCase() + deed.slice(1);
  let at = from;
  const parts = items.map((item): Part => {
    const start = text.indexOf(item, at);
    at = start + item.length;
    // "change management" among what is managed.
    const thing = item.replace(new RegExp(` ${name}$`, 'i'), '');
    return { text: `${verb} ${thing}`, start, end: at, isTask: true };
  });
  return [{ text: head, start: 0, end: head.length }, ...parts];
}
