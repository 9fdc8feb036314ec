import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { dropUnpaired } from '#writing/pairs.ts';

/** The first of several signs; of a long list its first members, each of them whole. */
export const firstSigns = (signs: string): string => {
  const parts = stripEnd(signs).split(/; |(?<=\p{L}{3})\. /u);
  const [head = signs] = parts;
  const sign = countWords(head) < fewestWords ? parts.slice(0, 2).join(', ') : head;
  const members = sign.split(/,\s+(?!such as\b|including\b|like\b)/);
  const kept = members.filter(
    (_, i) =>
      countWords(members.slice(0, i).join(' ')) < fewestWords ||
      countWords(members.slice(0, i + 1).join(' ')) <= signWords,
  );
  const said = kept.length < members.length ? kept.map(dropJoint).join(', ') : sign;
  return lowerFirst(stripEnd(dropUnpaired(said)));
};
const signWords = 14;
/** Fewer words are no sign that somebody could see. */
const fewestWords = 5;
const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const dropJoint = (member: string): string => member.replace(/^(?:and|or) /, '');
