import { memoizeBoth } from '#shared/memoize.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { sharedTelling } from '../criteria/names/shared-stems.ts';
import { isWayOfWorking } from '../criteria/own-lines/traits.ts';

type Line = Pick<Criterion, 'id' | 'name' | 'looksLike' | 'strong' | 'origin' | 'competency'>;

/** A word of the name says more than one of the description. */
const ofName = 2;
/** Fewer words in common are chance. */
const fewest = 3;

const surely = 5;
const muchNearer = 2;
const wordsOfName = 2;

/** What is done or demanded there, by a competency of the trade or in the job's own words. */
const isOfWork = ({ origin, name }: Line): boolean =>
  (origin === 'must' || origin === 'duty') && !ofManner.test(name);
const ofManner = /\b(?:customer|guest|client) (?:service|experience)\b|\bcommunicat|\bteamwork\b/i;

const ofFigures = /\bfigures\b/i;
const aboutFigures =
  /\b(?:costs?|costing|budget\w*|financ\w+|figures|kpis?|metrics|performance|margins?|forecast\w*|p&l|targets)\b/i;
const aboutRunning = /\b(?:operations|running|managing|management|planning)\b/i;

const sayTask = ({ task, look_for: lookFor }: Drawer['work_sample']): string =>
  [task, ...lookFor].join(' ');

/** How much a line and the task speak of the same things. */
const rateBy =
  (said: string) =>
  (line: Line): number =>
    ofName * sharedTelling(line.name, said) +
    sharedTelling(`${line.looksLike} ${line.strong}`, said) -
    (line.origin === 'preferred' ? 1 : 0);

/** One hour shows so much, and no more; of the rest that which its material shows best. */
const most = 4;
const ofSheets = /\b(?:excel|spreadsheets?)\b/i;
const inSheets =
  /\b(?:spreadsheets?|ledgers?|control accounts?|aging|trial balance|bank statement|data (?:file|set)|export|rows|columns|pivot)\b/i;

/** Every line that the work sample shows something of, in the order of the card. */
export const listSampledLines = memoizeBoth(listLines);

function listLines<One extends Line>(
  criteria: readonly One[],
  sample: Drawer['work_sample'],
): One[] {
  const first = findSampledLine(criteria, sample);
  if (!first) return [];
  const said = sayTask(sample);
  const rate = rateBy(said);
  const isShown = (line: One): boolean => sample.shows.includes(line.competency ?? line.id);
  const isInSheets = (line: One): boolean => ofSheets.test(line.name) && inSheets.test(said);
  const others = criteria
    .filter(
      (line) =>
        line !== first &&
        line.origin !== 'preferred' &&
        !isWayOfWorking(line) &&
        (isShown(line) ||
          isInSheets(line) ||
          (sharedTelling(line.name, said) > 0 && rate(line) >= fewest)),
    )
    .toSorted(
      (a, b) =>
        Number(isShown(b) || isInSheets(b)) - Number(isShown(a) || isInSheets(a)) ||
        rate(b) - rate(a),
    );
  const shown = new Set([first, ...others.slice(0, most - 1)]);
  return criteria.filter((line) => shown.has(line));
}

/**
 * The line that the work sample tests: what is tried out is scored there, in the step where it is tried. What the trade
 * says of the sample goes first; where none of that is scored, the line that speaks most of the same things.
 */
export const findSampledLine = memoizeBoth(findLine);

function findLine<One extends Line>(
  criteria: readonly One[],
  sample: Drawer['work_sample'],
): One | undefined {
  const { shows, task } = sample;
  const said = sayTask(sample);
  const rate = rateBy(said);
  // Of several lines that it shows, what the trade names first; a wish decides nothing.
  const placeOf = ({ id, competency }: Line): number => shows.indexOf(competency ?? id);
  const [shown] = criteria
    .filter((line) => placeOf(line) !== -1 && line.origin !== 'preferred')
    .toSorted(
      (a, b) =>
        Number(a.origin === 'trade') - Number(b.origin === 'trade') || placeOf(a) - placeOf(b),
    );
  // A line that the trade does not know of, and that is much nearer to the task than what it names, is what is tested.
  const [nearer] = criteria
    .filter(
      (line) =>
        line.competency === null &&
        isOfWork(line) &&
        !isWayOfWorking(line) &&
        sharedTelling(line.name, said) >= wordsOfName,
    )
    .toSorted((a, b) => rate(b) - rate(a));
  if (
    shown &&
    nearer &&
    !ofFigures.test(task) &&
    rate(nearer) >= surely &&
    rate(nearer) >= rate(shown) + muchNearer
  )
    return nearer;
  if (shown && (shown.origin !== 'trade' || rate(shown) >= fewest || !criteria.some(isOfWork)))
    return shown;
  const work = criteria.filter((line) => !isWayOfWorking(line));
  // Of lines that it tests alike the heaviest, which stands first.
  const [nearest] = work
    .map((line) => ({ line, points: rate(line) }))
    .filter(({ points }) => points >= fewest)
    .toSorted((a, b) => b.points - a.points);
  if (shows.length === 0 || (nearest && isOfWork(nearest.line))) return nearest?.line;
  // Six months of figures say how somebody runs a thing, and nothing of how they do it with their hands.
  const figured = ofFigures.test(task)
    ? [aboutFigures, aboutRunning].flatMap((said) => work.find(({ name }) => said.test(name)) ?? [])
    : [];
  if (figured[0]) return figured[0];
  // A task of the trade shows its work: the heaviest of what is done, before anything of manner.
  const ofTrade = work.find((line) => isOfWork(line) && line.competency !== null);
  return ofTrade ?? shown ?? (nearest && (work.find(isOfWork) ?? nearest.line));
}
