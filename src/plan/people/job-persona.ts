import type { Drawer } from '#knowledge/drawer.ts';
import { withArticle } from '#writing/article.ts';
import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { pluralize } from '#writing/number.ts';
import { noWords, type JobWords } from './job-words.ts';
import type { StepUp } from './step-up.ts';
import type { CareerWish } from './wish-of-career.ts';

type Persona = Drawer['personas'][number];

const ofWish = 'post-wish';
const ofStep = 'post-step-';
const ofLead = 'post-lead';

export const hasWish = ({ id }: Pick<Persona, 'id'>): boolean => id === ofWish;
export const isStepUp = ({ id }: Pick<Persona, 'id'>): boolean => id.startsWith(ofStep);
export const leadsGroup = ({ id }: Pick<Persona, 'id'>): boolean => id === ofLead;
/** The occupation that a career of the step below is counted in. */
export const socOfStep = ({ id }: Pick<Persona, 'id'>): string | null =>
  id.startsWith(ofStep) ? id.slice(ofStep.length) : null;

/** Whoever does this work and has what the job would like. */
export function makeWithWish(
  title: string,
  { words, terms }: CareerWish,
  { worries }: JobWords = noWords,
): Persona {
  const named = joinList(
    terms.slice(0, 2).map((term) => `"${term}"`),
    'or',
  );
  const had = words.replace(/^with /, '');
  return {
    id: ofWish,
    name: `${capitalize(title)} ${words}`,
    now: `Does the same work today and has ${had}: preferred here, not required.`,
    moves_for: [`A post that puts ${had} to use`, 'Pay that takes it into account'],
    held_back_by: [
      isPaper(words)
        ? 'Already being paid for it where they are'
        : 'Such work is theirs already where they are',
      ...worries,
      'Doubt that it changes the offer',
    ],
    find_them: `Profiles that name ${named} beside the title.`,
    say_first: 'Where in this job it is used, and that it is preferred, not required.',
    never_say: 'Do not write as if it were required.',
    search: [title, ...terms],
    level: 'mid',
    brings: [],
    to_check: [],
    outreach: {
      opening: `Your profile shows ${had}.`,
      question: `Where have you last used ${isPaper(words) ? 'it' : 'that experience'}?`,
      steps: [
        'Write one line on where you used it last.',
        'Reply with a time for a ten-minute call.',
      ],
    },
  };
}

/** "With an ASNT certificate", and no years in something. */
const isPaper = (words: string): boolean => !/^with experience\b/i.test(words);

/** Whoever works one step below, in the occupation that leads to this one. */
export const makeStepUp = ({ soc, title }: StepUp, { work }: JobWords = noWords): Persona => ({
  id: `${ofStep}${soc}`,
  name: `${capitalize(title)} ready for the next step`,
  now: `Works one step below this job: does part of it today and sees the rest${work[0] === undefined ? '' : `, such as ${work[0]},`} done by others.`,
  moves_for: [
    'The next title, with the work that belongs to it',
    'A pay increase they are waiting for',
  ],
  held_back_by: [
    'Not meeting every line of the advertisement',
    'Leaving the people who trained them',
  ],
  find_them: `Profiles that say "${title}" and already name one of the main duties.`,
  say_first: 'Which parts of the job they do today, and which they would learn.',
  never_say: 'Do not promise the title before the required items are checked.',
  search: [title, `senior ${title}`],
  level: 'mid',
  brings: [],
  to_check: [],
  outreach: {
    opening: `Your profile shows work as ${withArticle(title)} at [current employer].`,
    question: 'Which part of the next job up do you do already?',
    steps: [
      'Write one line on the work you already do alone.',
      'Reply with a time for a ten-minute call.',
    ],
  },
});

/** Whoever leads the people that the post leads, and nothing beyond them. */
export const makeGroupLead = (group: string): Persona => ({
  id: ofLead,
  name: `Lead ${group} ready for the whole function`,
  now: `Leads ${pluralize(group)} for part of the day and answers for their results; the whole function is somebody else's.`,
  moves_for: ['The whole function, with the title', 'A say in methods, training and equipment'],
  held_back_by: [
    'Having led no more than one group',
    'Doubt that they will be seen without a degree',
  ],
  find_them: `Profiles that say "lead ${group}" or "senior ${group}", with people they train or check.`,
  say_first: 'What belongs to the function beside the group they lead now.',
  never_say: 'Do not say that leading the group is enough.',
  search: [`lead ${group}`, `senior ${group}`, group],
  level: 'senior',
  brings: [],
  to_check: [],
  outreach: {
    opening: `Your profile shows work with ${pluralize(group)} at [current employer].`,
    question: 'What do you decide alone for your group today?',
    steps: ['Write one line on the group you lead.', 'Reply with a time for a ten-minute call.'],
  },
});
