import type { Unit } from '#shared/reading.ts';

const longestJoined = 900;

/** "An apprenticeship; or" and the line below it are one demand, met by either. */
export function joinAlternatives(units: readonly Unit[]): Unit[] {
  return joinWaysOut(joinOpen(joinListed(units)));
}

function joinOpen(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  let isOpen = false;
  for (const unit of units) {
    const last = joined.at(-1);
    const words = trimEnd(unit.text);
    const isNext = last !== undefined && last.role === unit.role && unit.shape !== 'heading';
    // "OR" and "OR (in special cases)" on a line of their own.
    if (/^(?:and\/)?or(?: \([^()]*\))?$/i.test(words) && isNext) {
      isOpen = true;
      continue;
    }
    // "or a Master's and three years" goes on with the line above it.
    const isSecond =
      /^(?:and\/)?or\b[:,]?\s+\S/i.test(unit.text) &&
      unit.label === null &&
      // A sentence of its own speaks of more than the line above it.
      !/\b(?:may|can|will|is|are)\b/i.test(unit.text);
    const mayJoin =
      (isOpen || isSecond) &&
      isNext &&
      !equalLine.test(unit.text) &&
      unit.end - last.start <= longestJoined;
    if (mayJoin) joined[joined.length - 1] = join(last, unit);
    else joined.push(unit);
    isOpen = /[\s;,]or$/i.test(words) && words.split(' ').length > 2;
  }
  return joined;
}

const ofSchoolOrWork =
  /\b(?:degree|diploma|bachelor\S*|master\S*|GED|years?|months?|experience|training|education)\b/i;
/** "Any equivalent combination of education and experience": the demands beside it may be met otherwise. */
const equalLine =
  /^(?:in lieu of [^,.;]{3,60}, )?(?:or:? )?(?:(?:any|an?) )?(?:(?:equivalent|acceptable|other|suitable|similar|appropriate|relevant)(?: or \p{L}+)? )?combination of (?:[\p{L}-]+ ){0,2}?(?:education|training|experience|work),?(?: [\p{L}-]+,?){0,6}? (?:education|training|experience)\b/iu;
/** What is the same in kind, and what follows it speaks of the rule alone. */
const ruleAlone =
  /\s(?:that|which|sufficient\w*|may|will|is|are|can|would|encouraged|providing)\b.*$/i;
const reach = 6;

/** "an equivalent combination of education and experience", whatever the rule around it says. */
function sayWayOut(text: string): string {
  const bare = trimEnd(text.replace(ruleAlone, '')).replace(
    /^in lieu of [^,.;]{3,60}, |^or:? /i,
    '',
  );
  return /^(?:(?:any|an?) )?(?:relevant )?combination/i.test(bare)
    ? bare.replace(/^(?:(?:any|an?) )?(?:relevant )?/i, 'an equivalent ')
    : bare.charAt(0).toLowerCase() + bare.slice(1);
}

/** A line that only opens another way belongs to the demand above it, or to the first below it; alone it asks for nothing. */
function joinWaysOut(units: readonly Unit[]): Unit[] {
  const joined = [...units];
  const isFree = (unit: Unit | undefined, { role, heading }: Unit): unit is Unit =>
    unit?.role === role &&
    unit.heading === heading &&
    unit.shape !== 'heading' &&
    ofSchoolOrWork.test(unit.text) &&
    !equalLine.test(unit.text);
  for (const unit of units) {
    if (!equalLine.test(unit.text) || (unit.role !== 'must' && unit.role !== 'nice')) continue;
    const at = joined.indexOf(unit);
    const above = joined
      .slice(Math.max(0, at - reach), at)
      .findLastIndex((other) => isFree(other, unit));
    const from = above === -1 ? at + 1 : Math.max(0, at - reach) + above;
    const first = joined[from];
    if (isFree(first, unit)) {
      const isNear = from === at - 1;
      const text = `${trimEnd(first.text)}, or ${sayWayOut(unit.text)}`;
      joined[from] = { ...first, text, ...(isNear ? { end: unit.end } : {}) };
    }
    joined.splice(at, 1);
  }
  return joined;
}

const announces =
  /\b(?:(?:at least |any )?one|any|either) (?:or more )?of (?:the following|these|the below)\b[^.:]{0,60}:?$/i;
const mostListed = 5;

/** "One of the following:" and the lines below it are one demand, met by any of them. */
function joinListed(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (let i = 0; i < units.length; i += 1) {
    const unit = units[i]!;
    const items = announces.test(unit.text) ? takeItems(units, i + 1, unit) : [];
    const last = items.at(-1);
    const first = items[0];
    if (!first || !last || items.length < 2) joined.push(unit);
    else {
      joined.push({
        ...unit,
        shape: 'item',
        heading: unit.shape === 'heading' ? first.heading : unit.heading,
        role: first.role,
        text: `${trimEnd(unit.text)}: ${items.map(({ text }) => withoutJoint(text)).join('; or ')}`,
        end: last.end,
      });
      i += items.length;
    }
  }
  return joined;
}

const withoutJoint = (text: string): string =>
  trimEnd(trimEnd(text).replace(/^(?:and\/)?or\b[:,]?\s+|(?:[,;]|(?<![,;\s]))\s+or$/gi, ''));

/** The lines of the list; none where it is no list of demands or goes on too long. */
function takeItems(units: readonly Unit[], from: number, { start, shape }: Unit): Unit[] {
  const items: Unit[] = [];
  // Among items of one list only their marks tell where the choice ends.
  const goesOn = (text: string): boolean => shape !== 'item' || /[;,]$|\bor$/i.test(text.trim());
  for (const unit of units.slice(from, from + mostListed + 1)) {
    const isOfList =
      unit.shape === 'item' &&
      (unit.role === 'must' || unit.role === 'nice') &&
      unit.label === null &&
      (items.length === 0 ? goesOn(unit.text) : unit.role === items[0]?.role);
    if (!isOfList) break;
    items.push(unit);
    if (!goesOn(unit.text)) break;
  }
  const end = items.at(-1)?.end ?? start;
  return items.length <= mostListed && end - start <= longestJoined ? items : [];
}

const trimEnd = (text: string): string => text.replace(/(?<![.,;:\s])[.,;:\s]+$/, '');

function join(first: Unit, second: Unit): Unit {
  const head = trimEnd(trimEnd(first.text).replace(/(?:[,;]|(?<![,;\s]))\s+or$/i, ''));
  const words = second.text.replace(/^(?:and\/)?or\b[:,]?\s+/i, '');
  const tail = /^(?:\p{Lu}\p{Ll}|A )/u.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
  return { ...first, text: `${head}, or ${tail}`, end: second.end };
}
