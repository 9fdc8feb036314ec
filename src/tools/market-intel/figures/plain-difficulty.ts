import type { DifficultyPartId } from '#market/difficulty/difficulty-parts.ts';
import type { HiringDifficulty } from '#market/difficulty/hiring-difficulty.ts';
import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';

/** From here on a part makes a search hard, and up to here easy. */
const marks = { hard: 6, easy: 3.5 };
const grades: readonly (readonly [from: number, said: string])[] = [
  [7, 'This is a very hard search'],
  [5.8, 'This is a hard search'],
  [4.5, 'This is a search of middling difficulty'],
  [0, 'This is one of the easier searches'],
];

type Said = Record<'hard' | 'easy', string>;

/** What a part comes to, for somebody who will not read the sum. */
const plainly = ({ input }: HiringDifficulty): Record<DifficultyPartId, Said> => {
  const { years, yearsStated, licences, special, level, clearance } = input.demands;
  const asked = [
    clearance == null ? null : 'a security clearance',
    licences > 0 ? (licences > 1 ? 'licenses' : 'a license or qualification') : null,
    years >= manyYears
      ? yearsStated
        ? `${years} years of experience`
        : 'the experience that its title implies'
      : null,
    special.length > 0 ? 'experience that not everybody in this work has' : null,
    level == null ? null : 'experience of leading people',
  ].filter((one) => one !== null);
  const { workType, travels, travelShare, offHours, isBound } = input.place;
  const away = [
    travels || (travelShare ?? 0) > 0 ? 'travel' : null,
    offHours.length > 0 ? 'the hours' : null,
    isBound === true ? 'the region it is bound to' : null,
  ].filter((one) => one !== null);
  return {
    supply: {
      hard: 'few people within reach are likely to fit',
      easy: 'many people within reach are likely to fit',
    },
    demands: {
      hard: `the list asks for ${asked.length > 0 ? joinList(asked) : 'much at once'}`,
      easy:
        licences > 0
          ? 'neither long experience nor a special skill is a must'
          : 'most of what it asks for is usual in this work (assumption)',
    },
    pay: {
      hard: input.pay.form
        ? 'the pay is not certain'
        : input.pay.stated
          ? 'the pay lies low for the work'
          : 'no pay is stated',
      easy: 'the pay lies above what most earn',
    },
    competition: {
      hard: 'many employers want the same people',
      easy: 'few employers nearby want the same people',
    },
    place: {
      hard:
        away.length > 0
          ? `${joinList(away)} will put some people off`
          : 'few people live around it',
      easy: workType === 'remote' ? 'it can be done from home' : 'the place is easy to reach',
    },
    urgency: { hard: 'there is little time', easy: 'there is time' },
  };
};

/** How hard the search is and why, in words, before the sum. */
export function sayInPlainWords(difficulty: HiringDifficulty): string {
  const said = plainly(difficulty);
  const counted = difficulty.parts.flatMap(({ id, score, weight }) =>
    score === null ? [] : [{ id, score, pull: weight * (score - middle) }],
  );
  const hard = counted
    .filter(({ score }) => score >= marks.hard)
    .toSorted((a, b) => b.pull - a.pull)
    .map(({ id }) => said[id].hard);
  const easy = counted
    .filter(({ score }) => score <= marks.easy)
    .toSorted((a, b) => a.pull - b.pull)
    .map(({ id }) => said[id].easy);
  const [from, named = ''] = grades.find(([least]) => difficulty.score >= least) ?? [];
  // As long as nobody has been counted, nobody knows that a search is easy.
  const isCounted = counted.some(({ id }) => id === 'supply');
  const grade =
    from === 0 && !isCounted
      ? 'Nobody has been counted yet; by what the text says this may be one of the easier searches'
      : named;
  const reasons = [
    hard.length > 0 ? `what makes it hard: ${hard.join('; ')}` : null,
    easy.length > 0 ? `what helps: ${easy.join('; ')}` : null,
  ].filter((one) => one !== null);
  return reasons.length === 0
    ? `${grade}: nothing stands out, for better or worse.`
    : `${grade}. ${reasons.map((one) => `${capitalize(one)}.`).join(' ')}`;
}
const middle = 5;
const manyYears = 3;
