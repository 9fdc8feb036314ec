import { toOrders } from '#plan/wording/orders.ts';
import { capitalize } from '#writing/casing.ts';

/** "working alone" is "Work alone"; null where the word is no known verb. */
function orderOf(doing: string): string | null {
  const given = capitalize(doing);
  const [, turned = given] = toOrders(['Plan a day', given]);
  return turned === given ? null : turned;
}

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** "Skilled in finding faults and mending them", said as what is done: "Find faults and mend them". */
export function orderOfSkill(text: string): string | null {
  const [, doing] = /^skilled in (\p{L}+ing\b.*)$/iu.exec(text) ?? [];
  const turned = doing?.split(/ and (?=\p{Ll}{3,20}ing )/u).map(orderOf) ?? [null];
  return turned.every((part) => part !== null)
    ? turned.map((part, i) => (i === 0 ? part : lower(part))).join(' and ')
    : null;
}

const charge =
  /^(?:the|this) (?:[\p{L}/-]+ ){1,6}(?:is|are|will be) (?:\p{L}+ly )?responsible for (.+)$/iu;
/** "the provision of support" is "Provide support". */
const nouns: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?provision of /i, 'Provide '],
  [/^(?:the )?management of /i, 'Manage '],
  [/^(?:the )?delivery of /i, 'Deliver '],
  [/^(?:the )?supervision of /i, 'Supervise '],
  [/^(?:the )?maintenance of /i, 'Maintain '],
  [/^(?:the )?preparation of /i, 'Prepare '],
  [/^(?:the )?coordination of /i, 'Coordinate '],
];

/** What somebody answers for, as what they do: "the provision of heat" is "Provide heat". */
export function orderOfCharge(text: string): string {
  const noun = nouns.find(([start]) => start.test(text));
  const [, manner = '', doing = ''] = /^(\p{L}+ly) (\p{L}+ing\b.*)$/iu.exec(text) ?? [];
  const done = doing === '' ? null : orderOf(doing);
  if (done !== null) return `${capitalize(manner)} ${lower(done)}`;
  return noun
    ? text.replace(noun[0], noun[1])
    : (orderOf(text) ?? `Take responsibility for ${text}`);
}

/** A sentence that holds several duties, as all of them; any other line as it is. */
export function splitCharge(text: string): string[] {
  const [, rest] = charge.exec(text) ?? [];
  const [first = '', ...more] = rest?.split(/, (?=\p{Ll}{2,20}ing )/u) ?? [];
  const turned = more.map(orderOf);
  if (more.length === 0 || turned.some((part) => part === null)) return [text];
  return [orderOfCharge(first), ...turned.filter((part) => part !== null)].map((part) =>
    part.replace(/\btheir own\b/g, 'your own'),
  );
}

/** "prioritise their workload" is said to the reader. */
const theirs =
  /(?<=^(?:able to |ability to )?\p{L}{3,20} )their (?=(?:own )?(?:workload|work|time|day|diary|caseload|initiative|discretion|judge?ment|schedule)\b)/iu;
export const toReader = (text: string): string => text.replace(theirs, 'your ');

/** "Responsible for the stock" as an order, like the lines beside it. */
export const asOrder = (text: string): string =>
  text
    .replace(/^responsible for (?=\p{L})/iu, 'Take responsibility for ')
    .replace(/^key member of (?:the )?(?=\p{L})/iu, 'Be a key member of the ');
