import type { Fact } from '#shared/brief.ts';
import { originOf } from '../evidence/origin.ts';
import { rateWord } from '../evidence/proof.ts';
import { matters, mannersAtWork } from './same-matter.data.ts';
import type { Weighed } from '../settle-weights.ts';
import { isAnywhere, sharedTelling, stemsOf } from './shared-stems.ts';

/** So many words of the shorter name, and no fewer than two, make two names one. */
const mostly = 0.6;
const fewest = 2;

type Named = Pick<Weighed, 'name'>;

function sharesName(one: Named, other: Named): boolean {
  const [own, others] = [new Set(stemsOf(one.name)), new Set(stemsOf(other.name))];
  const shared = [...own].filter((stem) => others.has(stem)).length;
  return shared >= Math.max(fewest, mostly * Math.min(own.size, others.size));
}

/** What is done with anything. */
const anyDoing =
  /^(?:(?:planning|running|executing|coordinating|managing|handling|organi[sz]ing|overseeing|supporting|performing|conducting|providing|maintaining|delivering|preparing|leading|implementing|facilitating|arranging),?(?: and)? )+(?=\p{L})/iu;

/** "Planning and running regattas", "Executing merry village regattas": one thing, and nothing told apart by the doing. */
function isSameObject(one: Named, other: Named): boolean {
  const [own, others] = [one, other].map(({ name }) =>
    anyDoing.test(name)
      ? stemsOf(name.replace(anyDoing, '').replace(/ (?:of|for|in|at|to) .*$/u, ''))
      : [],
  );
  const head = own?.at(-1);
  return head !== undefined && head === others?.at(-1) && !isAnywhere(head);
}

/** Whether two lines would judge one thing twice. */
const isSameMatter = (one: Named, other: Named): boolean =>
  sharesName(one, other) ||
  isSameObject(one, other) ||
  matters.some((matter) => matter.test(one.name) && matter.test(other.name));

/** A line in the job's own words. */
const isOwn = ({ competency, id, facts }: Weighed): boolean =>
  competency === null && facts.some((fact) => fact.id === id);

/** So much of a name, by how few kinds of work go by its words, is what the lines of another one tell. */
const mostOfName = 0.5;
const noChance = 4;
const linesRead = 3;

/** Whether what the job says for one line tells most of the name of another: "Wills and trusts" beside "Drafting wills, trusts". */
function isToldBy(one: Weighed, other: Weighed, { title }: Themes): boolean {
  if (!isOwn(one) || other.facts.length === 0) return false;
  // What must be brought is not judged under a name that says nothing of it.
  if (one.origin === 'must' && sharedTelling(one.name, other.name) === 0) return false;
  const named = [...new Set(stemsOf(one.name))].filter((stem) => !anyPart.has(stem));
  const told = new Set(
    stemsOf([other.name, ...other.facts.slice(0, linesRead).map(({ text }) => text)].join(' ')),
  );
  const sum = (stems: readonly string[]): number =>
    stems.reduce((total, stem) => total + rateWord(stem) * (title.has(stem) ? 0.5 : 1), 0);
  const common = sum(named.filter((stem) => told.has(stem)));
  return common >= noChance && common >= mostOfName * sum(named);
}

const anyPart: ReadonlySet<string> = new Set(['core', 'main', 'local', 'new', 'exist', 'entir']);

/** A thing of which so many duties speak is one theme of the job, and a phrase of a duty on it is no second line. */
const linesOfTheme = 3;

interface Themes {
  /** Words of the title: everything in the job may speak of them. */
  title: ReadonlySet<string>;
  spoken: ReadonlyMap<string, number>;
}

function countThemes(title: string, duties: readonly Fact[]): Themes {
  const spoken = new Map<string, number>();
  for (const { text } of duties)
    for (const stem of new Set(stemsOf(text))) spoken.set(stem, (spoken.get(stem) ?? 0) + 1);
  return { title: new Set(stemsOf(title)), spoken };
}

/** "Keeping the tide tables" and "Printing tide tables", where a third duty speaks of them too. */
function isSameTheme(one: Weighed, other: Weighed, { title, spoken }: Themes): boolean {
  if (!isOwn(one) || ![one, other].every(({ origin }) => origin === 'duty')) return false;
  const thing = ({ name }: Weighed): readonly string[] => stemsOf(name.replace(/^\p{L}+ing /u, ''));
  const others = new Set(thing(other));
  return thing(one).some(
    (stem) =>
      others.has(stem) &&
      !title.has(stem) &&
      !isAnywhere(stem) &&
      !anyPart.has(stem) &&
      (spoken.get(stem) ?? 0) >= linesOfTheme,
  );
}

/** "Cleaning" and "Maintaining the cleanliness": all that one name tells stands in the other, and one of them is only a phrase of the job. */
function isWithin(one: Weighed, other: Weighed, { title }: Themes): boolean {
  if (!isOwn(one) && !isOwn(other)) return false;
  const [few = [], many = []] = [one, other]
    .map(({ name }) => [
      ...new Set(stemsOf(name).filter((stem) => !isAnywhere(stem) && !anyPart.has(stem))),
    ])
    .toSorted((x, y) => x.length - y.length);
  // Whatever the title names, all lines may name too: then nothing else may stand in either.
  const isTelling = few.some((stem) => !title.has(stem)) || few.length === many.length;
  return few.length > 0 && isTelling && few.every((stem) => many.includes(stem));
}

/** Whether two lines go by names of one thing, whatever stands in their facts. */
export const isNamedAlike = (one: Weighed, other: Weighed): boolean =>
  isSameMatter(one, other) || isWithin(one, other, countThemes('', []));

/** One line for one thing: the heaviest, with what the job says of all of them. */
export function joinSameMatter(
  criteria: readonly Weighed[],
  { title = '', duties = [] }: { title?: string; duties?: readonly Fact[] } = {},
): Weighed[] {
  const themes = countThemes(title, duties);
  const joined: Weighed[] = [];
  for (const criterion of criteria.toSorted((a, b) => b.mass - a.mass)) {
    const at = joined.findIndex(
      (other) =>
        isSameMatter(criterion, other) ||
        isToldBy(criterion, other, themes) ||
        isSameTheme(criterion, other, themes) ||
        isWithin(criterion, other, themes),
    );
    const twin = joined[at];
    if (twin === undefined) joined.push(criterion);
    else joined[at] = join(twin, criterion);
  }
  return joined;
}

/** What the job says of one thing in several lines weighs more than what it says once. */
const perTwin = 0.12;

function join(heavier: Weighed, lighter: Weighed): Weighed {
  if (lighter.facts.length === 0) return heavier;
  const facts = [...new Set([...heavier.facts, ...lighter.facts])];
  const isNew = lighter.facts.some((fact) => !heavier.facts.includes(fact));
  const more = isNew && lighter.origin !== 'preferred' ? perTwin * lighter.mass : 0;
  return { ...heavier, facts, origin: originOf(facts), mass: heavier.mass + more };
}

/** "Problem solving" beside "Finding the fault": a manner that a line of the work shows anyway is no second line. */
export const isWorkToo = (way: Named, work: readonly Named[]): boolean =>
  mannersAtWork.some(
    ([manner, atWork]) => manner.test(way.name) && work.some(({ name }) => atWork.test(name)),
  );
