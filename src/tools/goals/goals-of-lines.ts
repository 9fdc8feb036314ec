import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { sayWithin } from '#plan/criteria/questions/ask-line.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import type { Plan } from '#plan/plan.ts';
import { stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import type { Goals } from './goal.ts';
import { reviewOf, toGoal, unit, yearOf } from './goals-of-post.ts';
import { measureOfSubject, unknown, unknownToo, type Work } from './main-work.ts';

/** A whole line of an advertisement names nothing. */
const longestName = 9;
/** A year of goals stands on two kinds of work at least. */
const fewest = 2;

const isWork = (one: Criterion): boolean =>
  (one.origin === 'must' || one.origin === 'duty') &&
  one.facts.some(({ kind }) => kind === 'duty') &&
  !isWayOfWorking(one) &&
  countWords(one.name) <= longestName;

interface Line {
  name: string;
  measure: Work['measure'];
}

/** The heaviest lines, each measured in another way. */
function listLines({ criteria }: Plan): Line[] {
  const found: Line[] = [];
  for (const { name } of criteria.filter(isWork)) {
    const measure = measureOfSubject(name, false);
    const isAgain = found.some((one) => one.measure.counted === measure.counted);
    if (measure !== unknown && isAgain) continue;
    if (isAgain && found.some((one) => one.measure === unknownToo)) continue;
    found.push({
      name: stripEnd(sayWithin(name)),
      measure: isAgain ? unknownToo : measure,
    });
  }
  return found;
}

/** Goals of the first year from the heaviest lines of the card, where no duty can be told whole; null where there are too few. */
export function goalsOfLines(plan: Plan, hasHeirs = false): Goals | null {
  const lines = listLines(plan);
  const [first, second] = lines;
  if (!first || !second || lines.length < fewest) return null;
  const range = joinList([first.name, second.name]);
  const { level, leads } = plan.post;
  if (leads || level === 'head') {
    const whole = unit[level] ?? 'team';
    return {
      day_30: {
        target: `Has met every direct report one to one and knows where things stand in ${range}`,
        measure: 'Notes from each meeting; a first report with the main figures as found',
        success: 'Three priorities, each with a measure and a date, agreed in writing',
      },
      day_90: reviewOf(whole),
      month_6: toGoal(
        `One of the three improvements shows in figures in ${first.name}`,
        first.measure,
      ),
      month_12: {
        ...yearOf(whole, hasHeirs),
        measure: `${toGoal('', second.measure).measure}; people who left`,
      },
    };
  }
  const ofYear = {
    target: `Needs no help with ${first.name} or ${second.name}, and can show a newcomer how it is done`,
    measure: `${toGoal('', first.measure).measure}, month by month`,
    success: `${first.measure.success}, three months in a row`,
  };
  if (level === 'senior')
    return {
      day_30: {
        target: `Has agreed with the manager what comes first in ${range}, and how it will be measured`,
        measure: 'A list of what is open, each item with an owner and a date',
        success: 'List and order agreed in writing by day 30',
      },
      day_90: toGoal(`Answers for the result in ${first.name}`, first.measure),
      month_6: toGoal(`Answers for the result in ${second.name}`, second.measure),
      month_12: ofYear,
    };
  return {
    day_30: {
      target: `Has met the team and done first tasks in ${range}, each checked by a colleague`,
      measure: 'One list of the work, marked seen, done together or done alone, reviewed in week 4',
      success: 'Everything on it seen; at least one task done alone',
    },
    day_90: toGoal(
      `Needs no help with ${first.name}; a colleague still looks at samples`,
      first.measure,
    ),
    month_6: toGoal(
      `Needs no help with ${second.name}, and asks in time where something is new`,
      second.measure,
    ),
    month_12: ofYear,
  };
}
