import { replaceAll } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

/** A number that begins a line and grew on to the line before it. */
const figures = new RegExp(
  [
    // "with API gateways2 years with VPNs1 year", "GED.1-2 years": a length of time, whatever stands before it.
    String.raw`(?<=[\p{L})]\.?|\p{L}[.)])(?<!\b(?:of|to|over|than|about|with|from|least|nearly|only|minimum|between))(?=\d{1,2}\+?(?: ?[-–] ?\d{1,2}\+?)?(?: ?\+ ?| |[-–])(?:[Yy]ears?|[Yy]rs?)\b)`,
    // "Holiday Pay401(k)", "counseling).401(k)", "a deduction403(b)"
    String.raw`(?<=\p{Ll}|[).!])(?=40[13] ?\(?[kKbB]\b)`,
    // "growth paths6 Federal holidays", "PTO's15 days", "(all days)8 paid holidays": what is counted comes next.
    String.raw`(?<=\p{Ll}{2}[^s\W]s|\p{Ll}{2}\)|\p{Lu}{2}['’]?s)(?<!Windows)(?=\d{1,2} (?:\p{Lu}\p{Ll}|\p{Ll}{2})\p{Ll})`,
    // "Time at sea: 5+yearsTerms and": behind how long it takes a line begins.
    String.raw`(?<=\d\+? ?(?:years|months|weeks))(?=\p{Lu}\p{Ll}{2})`,
  ].join('|'),
  'gu',
);

/** "to test sales .Plan the week": a full stop that went astray. */
const strayStop = /(?<=\p{Ll}{2}) \.(?=(?!Net\b)\p{Lu}\p{Ll}{2})/gu;

export const splitGrownFigures = (source: MappedText): MappedText =>
  replaceAll(
    replaceAll(source, strayStop, () => '.\n'),
    figures,
    () => '\n',
  );

/** "A valid license Required and / First aid Preferred and": how a form joins the rows of its table. */
const rowJoint = /(?<=(?:^|[\p{L}\d)] )(?:Required|Preferred)) and(?=\p{Lu}|[ \t]*$)/gmu;

export const splitGradedRows = (source: MappedText): MappedText =>
  replaceAll(source, rowJoint, () => '\n');
