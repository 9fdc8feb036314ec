import { rememberTexts } from '#shared/remember-texts.ts';
import { listOnce } from '#writing/list.ts';

/** Last words of titles in any trade: two titles that share only these need not be the same work. */
export const anyTrade = new Set(
  'officer manager assistant engineer technician operator worker supervisor analyst consultant specialist coordinator associate representative director executive advisor adviser administrator agent clerk lead driver developer member staff head senior junior chief general team operative attendant inspector'.split(
    ' ',
  ),
);

/** Alone these find half a town. */
export const tooWide = new Set([
  ...anyTrade,
  'teacher',
  'nurse',
  'professor',
  'trainer',
  'instructor',
]);
/** How a job is held or praised, not what it is. */
const adornment =
  /\b(?:certified|experienced|qualified|relief|night|weekend|part[- ]time|full[- ]time|temporary|seasonal|bilingual|permanent|immediate|prn|per diem|local)\b/gi;
const levels = /^(?:senior|sr\.?|lead|principal|staff|junior|jr\.?) (?=\S+ \S)/i;
/** The work without its rank: whoever does it may be called either. */
export const withoutLevel = (title: string): string => title.replace(levels, '');

/** Somebody who still learns the work is another search. */
export const learner =
  /\b(?:apprentice|trainee|in training|intern|student|junior|graduate|azubi)\b/i;

const helper = /^assistant\b/i;
const leader = /\b(?:manager|director|head|chief|supervisor)\b/i;

export const wordsOf = rememberTexts(
  (text): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [],
);
const toLine = rememberTexts((text) => ` ${wordsOf(text).join(' ')} `);

/** "care" and "carer", "accounting" and "accountant". */
export const isKin = (a: string, b: string): boolean =>
  a === b ||
  (a.length >= 4 && b.length >= 4 && (a.startsWith(b) || b.startsWith(a))) ||
  (a.length > 5 && b.length > 5 && a.slice(0, 6) === b.slice(0, 6));

export const holds = (text: string, part: string): boolean => toLine(text).includes(toLine(part));

export const ranks = { near: 10 };

/** How close a usual title is to the job; below zero where it is another job. */
export function rateTitle(
  title: string,
  {
    own,
    said,
    official,
    isHeard,
  }: {
    own: readonly string[];
    said: string;
    /** Titles of the occupation. */
    official: readonly string[];
    /** Whether the job speaks of something. */
    isHeard: (term: string) => boolean;
  },
): number {
  const words = wordsOf(title);
  const told = wordsOf(`${said} ${own.join(' ')}`);
  // "Class 2" is another licence than "Class 1".
  if (words.some((word) => /^\d+$/.test(word) && !told.includes(word))) return -1;
  if (learner.test(title) && !learner.test(said)) return -1;
  if (helper.test(title) && !helper.test(said)) return -1;
  if (leader.test(title) && !leader.test(said) && !own.some((known) => holds(title, known)))
    return -1;
  const kin = words.filter((word) => told.some((other) => isKin(word, other)));
  const telling = kin.filter((word) => !anyTrade.has(word)).length;
  const isOfficial = official.some((known) => known.toLowerCase() === title.toLowerCase());
  const isSame = own.some((known) => holds(title, known) || holds(known, title));
  const isNear = isOfficial || isSame || (telling > 0 && hasSameHead(words, own));
  const field = title.split(' ').slice(0, -1).join(' ');
  const isField = field !== '' && isHeard(field);
  return (isNear ? ranks.near : 0) + telling + kin.length + Number(isOfficial) + Number(isField);
}

/** "Care worker" beside "care assistant", but no "dental assistant" beside "dental hygienist". */
function hasSameHead(words: readonly string[], own: readonly string[]): boolean {
  const head = words.at(-1) ?? '';
  return own.some((known) => {
    const other = wordsOf(known).at(-1) ?? '';
    if (words.length === 1) return !anyTrade.has(head);
    return isKin(head, other) || (anyTrade.has(head) && anyTrade.has(other));
  });
}

/** "Technology innovation, senior manager" is a manager of it. */
const joinRank = (title: string): string =>
  title.replace(
    /^([\p{L} ]{4,40}?)\s*,\s*(?:senior |sr\.? |assistant )?(manager|director|officer|coordinator|specialist|analyst|supervisor)$/iu,
    (all, field: string, rank: string) => (endsAsDoer.test(field) ? all : `${field} ${rank}`),
  );
const endsAsDoer =
  /(?:er|or|ist|man|ant|clerk|nurse|associate|agent|lead|head|president|officer|analyst)$/i;

/** The title of the job as people would write it: without place, employer, adornment. */
export function findOwnTitles(
  { given, singular }: { given: string; singular: string },
  { known, house }: { known: readonly string[]; house: string },
): string[] {
  // A slogan is no title.
  if (given.trim() === '' || /\b(?:you|your|we|our|with|join|make|wanted|needed)\b/i.test(given))
    return [];
  const titleWords = new Set(known.flatMap(wordsOf));
  const owner = new Set(
    wordsOf(house).filter((word) => !titleWords.has(word) && !joints.test(word)),
  );
  const isOwners = (word = ''): boolean => owner.has(word.toLowerCase());
  const isKnown = (text: string): boolean =>
    known.some((name) => name.toLowerCase() === text.toLowerCase());
  const said = singular === singular.toUpperCase() ? singular.toLowerCase() : singular;
  const parts = joinRank(said.replace(twoClasses, '$1 $2$4 / $1 $3$4'))
    .replace(/["'‘’“”]\p{L}+["'‘’“”]/gu, ' ')
    .replace(/\s*\([^)]*\)/g, ' ')
    .split(/\s*[/|,]\s*|\s+[-–—]\s*|[-–—]\s+|\s(?:als|as|in|en)\s/)
    .map((part) => part.replace(forWhom, '$1'))
    .flatMap((part) => (isKnown(part) ? [part] : splitPosts(part)))
    .map((part) =>
      (isKnown(part) ? part : part.replace(adornment, ' '))
        .split(/\s+/)
        .filter(
          (word, at, all) =>
            (word.length > 1 || /[\d&]/.test(word)) &&
            !isOwners(word) &&
            !(isJoint(word) && [all[at - 1], all[at + 1]].some((one) => isOwners(one))),
        )
        .join(' '),
    )
    .filter((part) => part.length > 2);
  const named = parts.filter((part) => known.some((name) => holds(part, name)));
  const isOfTwo = splitPosts(said.replace(forWhom, '$1')).length > 1;
  return listOnce(
    (named.length > 0 ? named : parts.slice(0, isOfTwo ? 2 : 1)).flatMap((part) =>
      tighten(part, known),
    ),
  );
}

/** Between words of which one is the name of the house, it joins nothing. */
const isJoint = (word: string): boolean => /^(?:&|and|or)$/i.test(word);
const joints = /^(?:and|or|of|the|for|to|in|at|on|by)$/;

/** "Drama tutor for the evening program": behind the doer stands where. */
const forWhom =
  /^(.{3,40}(?:er|or|ist|ant|an|ent|rep|officer|associate|representative|aide|clerk|nurse)) for (?:the |our )?\p{L}.{3,80}$/iu;

/** "Grant writer and office assistant" are two posts; "sales and design consultant" is one. */
function splitPosts(part: string): string[] {
  const halves = part.split(/ (?:and|&) /);
  const areTwo =
    halves.length === 2 && halves.every((half) => half.includes(' ') && endsAsDoer.test(half));
  return areTwo ? halves : [part];
}

/** Nobody is a "sales head"; a director of sales is as often a sales director. */
const alwaysOf = /^(?:head|chief|dean|secretary|assessor)$/i;
const writtenBothWays = /^director$/i;

/** "HGV Class 1 & 2 Driver": two classes of one post. */
const twoClasses =
  /\b(class|category|level|grade|band) (\w{1,2}) ?(?:&|\/|\+|and|or) ?(\w{1,2})\b([^/|,()-]*)/i;

/** Of a long title the part that stands in profiles: "utilities & public works project manager" is a project manager. */
function tighten(title: string, known: readonly string[]): string[] {
  const [, head, field] = /^(\p{L}+) of (\p{L}+(?: \p{L}+)?)$/u.exec(title) ?? [];
  if (head && field && !known.some((name) => name.toLowerCase() === title.toLowerCase()))
    return alwaysOf.test(head)
      ? [title]
      : writtenBothWays.test(head)
        ? [title, `${field} ${head}`]
        : [`${field} ${head}`];
  const words = endAtDoer(title.split(/\s+/));
  if (words.length < title.split(/\s+/).length) return tighten(words.join(' '), known);
  const inside = listOnce(known.filter((name) => holds(title, name))).toSorted(
    (a, b) => b.length - a.length,
  );
  const [longest] = inside;
  // "Registered nurse RN" says the same twice.
  const isSum =
    inside.length > 1 &&
    !inside.some((name) => name.toLowerCase() === title.toLowerCase()) &&
    wordsOf(title).every((word) => inside.some((name) => wordsOf(name).includes(word)));
  if (isSum)
    return inside.filter((name) => !inside.some((other) => other !== name && holds(other, name)));
  if (words.length <= 3 && !/[&+]|\b(?:and|ou|und|or)\b/i.test(title)) {
    const whole = known.find(
      (name) =>
        words.length === 1 &&
        !name.includes(' ') &&
        name.toLowerCase().startsWith(title.toLowerCase()),
    );
    return [whole ?? title];
  }
  const isTelling =
    longest !== undefined &&
    (longest.includes(' ') ||
      /\bou\b/.test(title) ||
      title.toLowerCase().startsWith(longest.toLowerCase()));
  if (isTelling) return [longest];
  // A rank says nothing of the work: "senior supervisor" of whatever stands before it.
  const ofWork = words.filter((word) => !ofRank.test(word));
  const isWhole =
    longest === undefined &&
    ofWork.length <= longestTitle &&
    !/[&+]|\b(?:and|ou|und|or)\b/i.test(title);
  const [, second] = oneOfTwo.exec(ofWork.join(' ')) ?? [];
  return longest === undefined && second !== undefined
    ? [ofWork.join(' ').replace(' & ', ' and '), second]
    : [ofWork.slice(isWhole ? 0 : -2).join(' ')];
}

/** "Sales & Design Consultant": one post for two matters, found by its whole name and by the second of them. */
const oneOfTwo = /^\p{L}+(?: \p{L}+)? (?:&|and) (\p{L}+(?: \p{L}+)? \p{L}+)$/iu;

const ofRank = /^(?:senior|sr\.?|junior|jr\.?|principal|global)$/i;
const longestTitle = 4;
const aDoer =
  /^(?:managers?|controllers?|supervisors?|coordinators?|engineers?|analysts?|accountants?|technicians?|specialists?|consultants?|inspectors?|planners?|buyers?|designers?|developers?|estimators?|schedulers?|superintendents?|administrators?|representatives?|directors?|officers?|assistants?)$/i;

/** "Project controller harbor dredging board": what stands behind the doer is where and for whom. */
function endAtDoer(words: readonly string[]): string[] {
  const at = words.findLastIndex((word) => aDoer.test(word));
  const isEnd = at < 1 || at >= words.length - 2 || doerEnd.test(words.at(-1) ?? '');
  return isEnd ? [...words] : words.slice(0, at + 1);
}
const doerEnd =
  /(?:(?<!cent|numb|wat|pow|ord|tow|quart|pap|riv|us)er|(?<!flo|do|sect)or|ist|man|ant|clerk|nurse|associate|agent|lead|head|i+|iv|v|\d)$/i;

/**
 * Whoever searches for "carer" also finds every "night carer". One title may be kept as it is: then whatever would
 * find more than it goes instead.
 */
export function dropFound(
  titles: readonly string[],
  { keep }: { keep?: string | undefined } = {},
): string[] {
  const specific = titles.filter((title) => !tooWide.has(title.toLowerCase()));
  const list = (specific.length > 2 ? specific : titles).filter(
    (title) => title === keep || !keep || !holds(keep, title),
  );
  return list.filter(
    (title) =>
      title === keep ||
      !list.some(
        (other) =>
          other !== title && holds(title, other) && wordsOf(other).length < wordsOf(title).length,
      ),
  );
}
