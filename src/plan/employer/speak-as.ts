import type { StyleNote } from '../style/wanted-style.ts';

/** What a company does in the third person, and what "we" do. */
const verbs: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  needs: 'need',
  wants: 'want',
  seeks: 'seek',
  hires: 'hire',
  looks: 'look',
  pays: 'pay',
  offers: 'offer',
  does: 'do',
  asks: 'ask',
  says: 'say',
  runs: 'run',
  takes: 'take',
  will: 'will',
  would: 'would',
};

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** "Acme in York needs ..." becomes "At Acme in York we need ...": said as we, and still by its name. */
function sayWe(text: string, employer: string): string {
  const subject = new RegExp(
    `(^|[.?!:] |\\n|, and |, but )${escape(employer)}((?: (?:in|near) \\p{Lu}[\\p{L} .'-]{1,40}?)?) (${Object.keys(verbs).join('|')})\\b`,
    'gu',
  );
  return text.replace(subject, (_, start: string, place: string, verb: string) => {
    const at = start.startsWith(', ') ? 'at' : 'At';
    return `${start}${at} ${employer}${place} we ${verbs[verb] ?? verb}`;
  });
}

/** "We are looking for a cook for Acme in York" becomes "Acme in York is looking for a cook". */
function sayCompany(text: string, employer: string): string {
  const wanted = new RegExp(
    `(^|[.?!:] |\\n)We are (looking for|hiring|taking on) ([^.?!\\n]{3,80}?) (?:for|at|with) ${escape(employer)}((?: (?:in|near) \\p{Lu}[\\p{L} '-]{1,40})?)(?=[.?!])`,
    'gu',
  );
  return text.replace(
    wanted,
    (_, start: string, verb: string, title: string, place: string) =>
      `${start}${employer}${place} is ${verb} ${title}`,
  );
}

/** A text in which the employer is "we", or always named, where the style note asks for one of them. */
export function speakAs({ speaksAs }: StyleNote, text: string, employer: string): string {
  if (speaksAs === null) return text;
  return speaksAs === 'we' ? sayWe(text, employer) : sayCompany(text, employer);
}
