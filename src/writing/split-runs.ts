import { rememberTexts } from '#shared/remember-texts.ts';

/** Words that begin an item of a list, after which nobody's name ends. */
const starters =
  /(?:Ability|Able|Experience|Strong|Excellent|Knowledge|Must|Proficien\w{1,9}|Minimum|Good|Proven|Demonstrated|Familiarity|Understanding|Willing\w{0,9}|Maintain|Manage|Assist|Provide|Ensure|Support|Perform|Prepare|Develop|Lead|Participat\w{1,9}|Paid|Free|Health|Dental|Life|Pension|Company|Annual|Bonus|Employee|Opportunit\w{1,9}|Training|Vacation|Generous|Private|Competitive|Flexible|Holiday|Medical|Retirement)/u;
/** Marks of a list, also where a dash lost the blank before it: "and more- Strong knowledge". */
const marks = /\s*[·•▪●]\s*|(?<=\p{Ll}{2})-\s{1,3}(?=\p{Lu}\p{Ll})/u;
const grown = new RegExp(
  String.raw`(?<=\p{Ll}{3}|\))(?=${starters.source}\b)|(?<=(?:^|[^\p{L}])\p{Ll}{4,30})(?=\p{Lu}\p{Ll}{1,20}\s\p{Ll})|(?<=\p{Lu}{3})(?=\p{Lu}\p{Ll}{3,20}\s)|(?<=\p{Ll}{3})(?=\d{1,3}\s?(?:\(k\)|k\b|paid\b|days\b|hours\b|weeks\b|%))`,
  'gu',
);

/** A line in which several items of a list grew together, as those items; any other line as it is. */
export const splitRuns = rememberTexts((text): readonly string[] => {
  const parts = text
    .split(marks)
    .flatMap((part) => part.split(grown))
    .map((part) => part.trim());
  const isList = parts.length > 1 && parts.every((part) => part.includes(' ') || /\d/.test(part));
  return isList ? parts.map((part) => part.replace(/[\s.,;]{1,4}$/, '')) : [text];
});
