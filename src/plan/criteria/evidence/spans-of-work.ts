import { stemsOf } from '../names/shared-stems.ts';
import { countYears } from '../gates/years.ts';

/** "8Years" is "8 Years". */
export const partYears = (text: string): string =>
  text.replace(/(\d\+?)(?=(?:years?|yrs?|months?)\b)/gi, '$1 ');

const ofLength = /^(?:year|yrs|month|exper|backg|proje|minim|least|relev|work)/;

/** What is left of a span of work without its length: "10 years of experience" has no subject. */
const subjectOf = (name: string): string[] => stemsOf(name).filter((stem) => !ofLength.test(stem));

/** The same span in other words is one demand, and one without a subject says nothing beside one that has it. */
export function isNewSpan(
  { name }: { name: string },
  place: number,
  all: readonly { name: string }[],
): boolean {
  const own = subjectOf(name);
  return !all.some((other, i) => {
    const theirs = subjectOf(other.name);
    if (i === place || countYears(other.name) < countYears(name)) return false;
    if (own.length === 0) return theirs.length > 0 || i < place;
    const isNear = own.filter((stem) => !theirs.includes(stem)).length * 2 <= own.length;
    return i < place && own.length > 1 && isNear;
  });
}
