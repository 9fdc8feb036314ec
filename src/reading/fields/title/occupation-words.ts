import { occupationWords } from './occupation-words.data.ts';

const listed = occupationWords.split(' ');
const words = new Set(listed);

export const listOccupationWords = (): readonly string[] => listed;

const germanEndings =
  /(?:mitarbeiter|sachbearbeiter|leiter|berater|entwickler|ingenieur|techniker|mechaniker|mechatroniker|elektroniker|kaufmann|kauffrau|fachkraft|pfleger|helfer|fahrer|meister|monteur|assistent|verkäufer|manager|betreuer|führer|bediener|schlosser|angestellte[rn]?|therapeut|informatiker|administrator|planer|kraft|mann|arzt|lehrer|trainer|prüfer|referent|student)(?:in|innen|en|\*in|:in|_in|\/in|\/-in)?$/;

export function isOccupationWord(word: string): boolean {
  const plain = word
    .toLowerCase()
    .replace(/(?:\([a-zà-ÿ]{1,6}\)|[:*_/]-?(?:in|innen|e|ne|se|rice|trice)|·e)s?$/, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (plain === '') return false;
  if (words.has(plain)) return true;
  if (plain.endsWith('s') && (words.has(plain.slice(0, -1)) || words.has(plain.slice(0, -2))))
    return true;
  if (plain.endsWith('ies') && words.has(`${plain.slice(0, -3)}y`)) return true;
  if (plain.endsWith('wives') || plain.endsWith('men'))
    return words.has(plain.replace(/men$/, 'man'));
  if (plain.endsWith('in') && words.has(plain.slice(0, -2))) return true;
  return plain.length > 9 && germanEndings.test(plain);
}

/** Holds a word that names an occupation, outside brackets. */
export function namesOccupation(text: string): boolean {
  return text
    .split(/[\s,|–]+|-(?=\s)|\/(?!-?in\b)/)
    .some((word) => isOccupationWord(word) || word.split('-').some(isOccupationWord));
}
