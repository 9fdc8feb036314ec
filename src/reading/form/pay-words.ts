import type { Found, Unit } from '#shared/reading.ts';
import { kindOfLabel } from '../layout/labels.ts';
import { quoteWithin } from '../fields/quote-within.ts';

const words =
  /^(?:(?:highly |very )?(?:competitive|attractive|excellent|negotiable|commensurate|depend(?:s|ent|ing)|doe\b|d\.o\.e|based on|open|to be discussed|nach vereinbarung|verhandelbar|attraktiv\w*|selon (?:profil|expérience)|à négocier|à définir|tvöd|tv-l|eg ?\d|do uzgodnienia)).*/i;
const longest = 80;

/** "Salary: negotiable": what a pay label says when it gives no figure. */
export function readPayWords(units: readonly Unit[], text: string): Found<string> | null {
  for (const unit of units) {
    if (unit.label === null || kindOfLabel(unit.label) !== 'pay' || /\d{3}/.test(unit.text))
      continue;
    const head = (unit.text.split(/[.;]\s/)[0] ?? '').replace(/[.,;\s]+$/, '');
    if (!words.test(head) || head.length > longest) continue;
    return {
      value: head.charAt(0).toUpperCase() + head.slice(1),
      confidence: 0.9,
      evidence: [quoteWithin(text, unit, { start: 0, end: head.length })],
    };
  }
  return null;
}
