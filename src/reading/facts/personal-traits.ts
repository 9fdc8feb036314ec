import { aroundTraits, conditions, protectedTraits } from './personal-traits.data.ts';

const alone = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu');
const condition = alone(conditions);
const trait = alone(protectedTraits);
const around = alone(aroundTraits);
/** "Colour" may be what a hairdresser does; "race and colour" is not. */
const enoughTraits = 2;
const always = /^(?:veterans?|hispanic|female|transgender|gender identity|sexual orientation)\b/i;
const longest = 200;

/** Only illnesses, disabilities or protected traits, as a form lists them: nobody is asked for one. */
export function namesOnlyTraits(text: string): boolean {
  if (text.length > longest) return false;
  let illnesses = 0;
  let traits = 0;
  const rest = text
    .replace(condition, () => {
      illnesses += 1;
      return '';
    })
    .replace(trait, () => {
      traits += 1;
      return '';
    })
    .replace(around, '');
  if (/[\p{L}\d]/u.test(rest)) return false;
  return illnesses > 0 || traits >= enoughTraits || (traits > 0 && always.test(text));
}
