import type { Span } from '../text/mapped-text.ts';
import { isOccupationWord } from '../title/occupations.ts';
import { countryOfCity, wordsOfCityFrom } from './gazetteer.ts';
import { completePlace } from './place.ts';
import type { Place } from './place.ts';

/** "Berlin-Kreuzberg" begins with a town; "Stratford-upon-Avon" is one. */
function wordLength(word: string): number {
  const whole = word.replace(/(?<![.'-])[.'-]+$/, '');
  const head = /^\p{Lu}\p{L}+(?=-\p{Lu})/u.exec(whole)?.[0];
  if (head === undefined || wordsOfCityFrom(whole) > 0) return whole.length;
  return wordsOfCityFrom(head) > 0 ? head.length : whole.length;
}

export const namePrefix =
  /(?:^|[^\p{L}])((?:North|South|East|West|New|Old|Lake|Fort|Mount|Port|Saint|St\.?|Grand|Little|Upper|Lower|Greater|Central) )$/u;

/** What may follow a town without being part of its name. */
function isNameEnd(rest: string): boolean {
  const word = /^\p{L}+/u.exec(rest)?.[0] ?? '';
  return (
    isOccupationWord(word) ||
    /^(?:Office|Area|Region|Metro|Remote|Hybrid|Full|Part|Pay|Salary|City|Centre|Center|Airport|Headquarters|HQ|Branch|Store|Plant|Campus|Site|And|Or)$/i.test(
      word,
    )
  );
}

/** Towns we know, with whatever region, postcode and country follow. */
export function findKnownCities(line: string): Place[] {
  const words = [...line.matchAll(/\p{L}[\p{L}.'-]*/gu)].map((match) => ({
    start: match.index,
    end: match.index + wordLength(match[0]),
  }));
  const places: Place[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const count = countCityWords(line, words.slice(i, i + longestCity));
    const first = words[i];
    const last = words[i + count - 1];
    if (count === 0 || !first || !last || isPartOfWord(line.slice(last.end))) continue;
    const start = first.start - (namePrefix.exec(line.slice(0, first.start))?.[1]?.length ?? 0);
    const place = completePlace({ line, city: line.slice(start, last.end), start });
    const goesOn = place.end === last.end && isNameGoingOn(line.slice(last.end));
    places.push({ ...place, isDoubtful: place.isDoubtful || goesOn });
    i += count - 1;
  }
  return places;
}

const longestCity = 5;

/** How many of the words, from the first on, are the name of a town. */
function countCityWords(line: string, words: readonly Span[]): number {
  const first = words[0];
  if (!first || !/\p{Lu}/u.test(line[first.start] ?? '')) return 0;
  for (let count = wordsOfCityFrom(line.slice(first.start, first.end)); count > 0; count -= 1) {
    const end = words[count - 1]?.end;
    if (end !== undefined && countryOfCity(line.slice(first.start, end)) !== undefined)
      return count;
  }
  return 0;
}

function isPartOfWord(rest: string): boolean {
  return /^-\p{L}/u.test(rest) && !/^-(?:based|area|\p{Lu})/u.test(rest);
}

/** "Harlow Springs" is not Harlow. */
function isNameGoingOn(rest: string): boolean {
  return /^ \p{Lu}\p{Ll}/u.test(rest) && !isNameEnd(rest.slice(1));
}
