/** A short name in capitals: "ACA", "CIPP/E" without its second half, "PE". */
const name = String.raw`\p{Lu}[\p{Lu}\d+]{1,6}`;
const joint = String.raw`(?: ?\/ ?|, ?(?:and ?\/? ?or |or )?| (?:and ?\/? ?or|or) )`;
/** "ABC / DEF and or GHI qualified": papers of which one is enough. */
const row = new RegExp(
  String.raw`(?<![\p{L}\d/&])${name}(?:${joint}${name}){1,5}(?= (?:qualified|certified|licen[cs]ed|registered|chartered|accredited|qualification|certification|accreditation|licen[cs]e|registration)\b|\)|$|,(?! (?:or|and)\b)| with\b| plus\b|\.)`,
  'gu',
);
/** Between two of them stands a word of choice, or a stroke with blanks around it. */
const isChoice = / \/ |\bor\b|\/(?=.* (?:qual|cert|chart|accred))/u;

/** "ABC / DEF and or GHI qualified" is "ABC, DEF or GHI qualified": any of them is enough, and that is how it is said. */
export function sayChoice(text: string): string {
  return text
    .replace(row, (found, at: number) => {
      const behind = text.slice(at + found.length, at + found.length + 16);
      if (!isChoice.test(`${found}${behind}`)) return found;
      const names = found.split(new RegExp(joint, 'u'));
      return `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
    })
    .replace(/(?<=\p{L}) and or (?=\p{L})/gu, ' and/or ');
}
