import { readPlainVerb } from './plain-verb.ts';

/** How a call to the reader, or an offer to them, begins: "Apply online", "Enjoy free lunches". */
const opensOther =
  /^(?:apply|submit|send|email|enjoy|receive|earn|get|join|contact|visit|call|access|work|bring|have|be)$/;
const manner = /^\p{Lu}\p{L}{2,}ly (?:and \p{L}+ly )?/u;

/** "Facilitate enrollment", "Regularly reviews plans": a line that begins with what somebody does at work. */
export function opensDeed(text: string): boolean {
  const [word = ''] = /^\p{L}+(?=[ ,/])/u.exec(text.replace(manner, '')) ?? [];
  const verb = readPlainVerb(word);
  return verb !== undefined && verb.form !== 'gerund' && !opensOther.test(verb.verb);
}
