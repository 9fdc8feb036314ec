import type { Drawer } from '#knowledge/drawer.ts';
import type { Post } from '#knowledge/post-level.ts';
import { findRankOf } from '#knowledge/post-rank.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { isWayOfWorking } from '../criteria/own-lines/traits.ts';

/** Whether the texts of a drawer are for whoever leads people: its trade is a leader's, or they were written for the rank. */
export const speaksToLeaders = ({ kind, file, trade, leadsTeam, isForRank }: Drawer): boolean =>
  leadsTeam === true ||
  isForRank === true ||
  (kind === 'leading-people' && file === null) ||
  findRankOf(trade) === 'lead' ||
  findRankOf(trade) === 'second';

/** Above a shift or a crew: whoever is to be their boss decides, and their people are met. */
export const isHigh = ({ level, leads }: Post): boolean =>
  level === 'head' || (leads && level === 'manager');

const longestDuty = 20;
const odd = /[;:!?•|()*]|\b(?:we|us|our|you|your|this|these|etc)\b/i;

/** A duty of this job in its own words, what weighs most first; null where none can stand in a sentence. */
function findDuty(criteria: readonly Criterion[]): string | null {
  const [duty] = criteria
    .filter((line) => (line.origin === 'must' || line.origin === 'duty') && !isWayOfWorking(line))
    .flatMap(({ facts }) => facts)
    .flatMap(({ kind, forms }) => (kind === 'duty' && forms.verbPhrase ? [forms.verbPhrase] : []))
    .map((text) => lowerFirst(stripEnd(text)))
    .filter((text) => text.split(' ').length <= longestDuty && !odd.test(text));
  return duty ?? null;
}

/** Tries out what a leader does with such work: sees the cause, decides, gives it to people, checks. */
function sampleOfLeader(criteria: readonly Criterion[]): Drawer['work_sample'] {
  const duty = findDuty(criteria);
  const [first] = criteria.filter((line) => !isWayOfWorking(line));
  return {
    shows: first ? [first.competency ?? first.id] : [],
    name: 'Six months of figures',
    minutes: 45,
    task: `One made-up page: six months of figures, the people of the team and four open matters${duty === null ? '' : `, around this duty: ${duty}`}. 25 minutes alone, then 20 with the panel: what is wrong, what is decided first, who gets what, and which figure will show it?`,
    look_for: [
      'Finds the cause behind the worst figure, and says what is not known',
      'Decides what comes first, and says what has to wait',
      'Gives work to people with a date and a check',
    ],
    practice:
      'Take six months of figures that you answered for: what was behind the worst one, what did you decide first, and how did you see that it worked?',
  };
}

/** The future boss decides and scores, with somebody beside the post; those who would be led meet them too. */
function stepsOfLeader(
  [call, trial, last]: Drawer['intake']['steps'],
  manager: string,
): Drawer['intake']['steps'] {
  return [
    ...(call ? [{ ...call, focus: ['Work and teams led so far', 'Pay, notice and start'] }] : []),
    ...(trial
      ? [
          {
            ...trial,
            name: 'Interview with a case',
            who: `${capitalize(manager)} as future boss, and a peer of another department`,
          },
        ]
      : []),
    ...(last
      ? [
          {
            ...last,
            name: 'Meeting the team',
            who: 'Two or three people they would lead, and the future boss',
            focus: ['How the team works', 'Their questions'],
            minutes: 45,
          },
        ]
      : []),
  ];
}

const tellSteps = (manager: string): string[] => [
  'A first call about the work and the teams you have led, the pay and your questions.',
  `An interview with ${manager} and a colleague of another department, with an exercise.`,
  'A meeting with people you would lead, so that you can judge us as well.',
  'An answer by [date].',
];

/** The trade's exercise stands where it tests one of so many heaviest lines. */
const heaviest = 3;

const bringOfLeader = [
  'Two figures you answered for: where they began, where they ended, and what you did',
  'The size of your last teams and budgets, and to whom you reported',
  'Your notice period, and days on which you cannot come',
];

interface OfPost {
  post: Post;
  criteria: readonly Criterion[];
  /** As the plan names the future boss. */
  manager: string;
  /** What the trade tries out, before an activity stood in for it; null where the trade does not fit. */
  usual: Drawer['work_sample'] | null;
}

/** The exercise, the panel and the steps of somebody who leads a department or more are not those of their staff. */
export function suitToPost(drawer: Drawer, { post, criteria, manager, usual }: OfPost): Drawer {
  if (!isHigh(post) || drawer.isForBeginners) return drawer;
  const tested = criteria.slice(0, heaviest).flatMap(({ competency }) => competency ?? []);
  const isOwn =
    usual !== null && speaksToLeaders(drawer) && usual.shows.some((id) => tested.includes(id));
  const sample = isOwn ? usual : sampleOfLeader(criteria);
  const isWritten = drawer.isForRank === true && isOwn;
  return {
    ...drawer,
    work_sample: sample,
    intake: {
      ...drawer.intake,
      steps: isWritten ? drawer.intake.steps : stepsOfLeader(drawer.intake.steps, manager),
    },
    coaching: {
      ...drawer.coaching,
      bring: usual !== null && speaksToLeaders(drawer) ? drawer.coaching.bring : [...bringOfLeader],
      what_happens: isWritten ? drawer.coaching.what_happens : tellSteps(manager),
    },
  };
}
