import { unnamedEmployer, type Names } from '#plan/wording/names.ts';

const verbs: Readonly<Record<string, string>> = {
  is: 'are',
  needs: 'need',
  wants: 'want',
  has: 'have',
  seeks: 'seek',
};
const subject = new RegExp(
  `(?<=^|[.!?:;,]\\s|\\n)${unnamedEmployer}(?: (?:in|near) \\p{Lu}[\\p{L} .'-]{1,40}?)? (${Object.keys(verbs).join('|')})\\b`,
  'giu',
);

/** In other languages the unnamed employer has a name of its own. */
const abroad: readonly (readonly [RegExp, string])[] = [
  [/\bBei einem Arbeitgeber\b/g, 'Bei uns'],
  [/\bbei einem Arbeitgeber\b/g, 'bei uns'],
  [/\bchez un employeur\b/gi, 'chez nous'],
  [/\bUn employeur recherche\b/g, 'Nous recherchons'],
  [/\ben una empresa\b/gi, 'con nosotros'],
  [/\bUna empresa busca\b/g, 'Buscamos'],
];

/** A posting is the employer's own: where nobody named it, it says "we". */
export function speakAsUs(text: string, { employer }: Pick<Names, 'employer'>): string {
  if (employer !== unnamedEmployer) return text;
  const said = text
    .replace(subject, (found, verb: string) => {
      const we = /^\p{Lu}/u.test(found) ? 'We' : 'we';
      return `${we} ${verbs[verb.toLowerCase()] ?? verb}`;
    })
    .replace(new RegExp(`\\b(?:at|with|by|for|from) ${unnamedEmployer}\\b`, 'gi'), 'with us');
  return abroad.reduce((words, [from, to]) => words.replace(from, to), said);
}
