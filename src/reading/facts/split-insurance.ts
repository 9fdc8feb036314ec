import type { Part } from './part.ts';

const insurance =
  /^((?:(?:proof of|valid|current|full|own) ){0,3}(?:auto|automobile|car|vehicle|motor) insurance) (?:&|and|\+) (?=.{0,40}licen[cs]e\b)|^(.{0,40}\bdriv(?:er|ing)\S{0,3} licen[cs]e)(?: (?:&|and|\+)|,) (?=(?:(?:proof of|valid|current|full|own) ){0,3}(?:auto|automobile|car|vehicle|motor) insurance\b)/i;

/** "Car insurance & driver's license": two papers. */
export function splitInsurance(text: string): Part[] | undefined {
  const found = insurance.exec(text);
  const first = found?.[1] ?? found?.[2];
  if (!found || first === undefined) return undefined;
  const at = found[0].length;
  return [
    { text: first, start: 0, end: first.length },
    { text: text.slice(at), start: at, end: text.length },
  ];
}
