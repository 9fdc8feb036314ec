import type { LabelledField } from '../sections/labelled-fields.ts';
import type { Span } from '../text/mapped-text.ts';

const words =
  /^(?:(?:highly |very )?(?:competitive|attractive|excellent|negotiable|commensurate|depend(?:s|ent|ing)|doe\b|d\.o\.e|based on|open|to be discussed|nach vereinbarung|verhandelbar|attraktiv\w*|selon (?:profil|expérience)|à négocier|à définir|tvöd|tv-l|eg ?\d|do uzgodnienia)).*/i;
const longest = 80;

/** "Salary: negotiable": what a pay label says when it gives no figure. */
export function readPayWords(
  fields: readonly LabelledField[],
): (Span & { text: string }) | undefined {
  for (const { key, value, start } of fields) {
    if (key !== 'pay' || /[\d]{3}/.test(value)) continue;
    const head = value.split(/[.;]\s/)[0] ?? '';
    if (!words.test(head) || head.length > longest) continue;
    const text = head.replace(/(?<![.,;\s])[.,;\s]+$/, '');
    return { text: text.charAt(0).toUpperCase() + text.slice(1), start, end: start + text.length };
  }
  return undefined;
}
