import { capitalize } from '#writing/casing.ts';
import { withArticle } from '#writing/article.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { joinList } from '#writing/list.ts';
import { noWords, type JobWords } from './job-words.ts';

type Persona = Drawer['personas'][number];

const ofPost = 'post-';
/** Whether a career was made for the post itself, whatever its trade. */
export const isMadeForPost = ({ id }: Pick<Persona, 'id'>): boolean => id.startsWith(ofPost);
/** Whether a career is that of people who hold this very post elsewhere. */
export const isOfPost = ({ id }: Pick<Persona, 'id'>): boolean => id === `${ofPost}holder`;
/** Whether it is that of the step below in a larger house. */
export const isNextInLine = ({ id }: Pick<Persona, 'id'>): boolean =>
  id === `${ofPost}next` || /^(?:number-two|second-in-command|deputy)(?:-|$)/.test(id);

/** Whether it stands in where nobody nearer was found. */
export const isSpare = ({ id }: Pick<Persona, 'id'>): boolean =>
  id === `${ofPost}part` || id === `${ofPost}contract`;

export const isBeside = ({ id }: Pick<Persona, 'id'>): boolean => id === `${ofPost}beside`;

/** What somebody who does this very work is good at. */
const core = 3;

interface Post {
  /** "materials manager" */
  title: string;
  leads: boolean;
  /** "manufacturing", "a hotel", as far as the job tells; else null. */
  where: string | null;
  /** Words of the field that stand in profiles. */
  field: readonly string[];
}

/** Whoever holds the post at another house: no trade file tells of them where it tells of those they lead. */
export function makeHolder(
  { title, leads, where, field }: Post,
  { competencies }: Pick<Drawer, 'competencies'>,
  { work, core: ofWork, wishes, worries }: JobWords = noWords,
): Persona {
  const [first] = work;
  const isShort = first !== undefined && first.split(' ').length <= longestInName;
  return {
    id: `${ofPost}holder`,
    name: `${capitalize(title)} ${
      where !== null
        ? sayAnother(where)
        : isShort
          ? `elsewhere, at home in ${first}`
          : 'at another employer'
    }`,
    now:
      first === undefined
        ? 'Does the same work at another employer.'
        : `Does the same work at another employer. Look for ${joinList(work)} on the profile: not every such post includes ${work.length > 1 ? 'both' : 'that'}.`,
    moves_for: [
      ...wishes,
      'A wider post, or more say in how it is done',
      'An employer that is growing or changing something they know how to do',
      leads
        ? 'Pay, reporting line and size of the team stated at once'
        : 'Pay, hours and manager stated at once',
    ],
    held_back_by: [
      ...worries,
      ...(leads
        ? [
            'A team and results that took years to build',
            'Whether the new employer will let them decide',
          ]
        : [
            'Colleagues and a way of working that took time to build',
            'Whether the same work elsewhere is really better',
          ]),
    ],
    find_them: `Profiles that say "${title}" today${where === null ? '' : `, ${/^an? /.test(where) ? 'at' : 'in'} ${where}`}; look for how long, how large and with which results.`,
    say_first: leads
      ? 'How large the work and the team are, who the job reports to and why it is open.'
      : 'What fills a usual week, who the job reports to and why it is open.',
    never_say: 'That it is the same as what they have: then nobody moves.',
    search: [title, ...field].slice(0, mostSearch),
    level: leads ? 'senior' : 'mid',
    brings: ofWork.length > 0 ? [...ofWork] : competencies.slice(0, core).map(({ id }) => id),
    to_check: [],
    outreach: {
      opening: `Your profile shows work as ${withArticle(title)} at [current employer].`,
      question: 'What would the next post have to give you that this one does not?',
      steps: [
        'Write two lines on what you answer for today.',
        'Reply with a time for a call outside your busiest days.',
      ],
    },
  };
}
const mostSearch = 4;
const longestInName = 4;

/** Where nobody nearer is known: whoever does the same work for a time, and whoever does a part of it. */
export function makeSpares(
  title: string,
  { work, core: ofWork, worries }: JobWords = noWords,
  isOnTheSpot = false,
): Persona[] {
  const base = {
    search: [title],
    level: 'mid' as const,
    brings: ofWork.slice(0, 1),
    to_check: [],
  };
  if (isOnTheSpot) return [makeFewHours(title, base), makeFarAway(title, base)];
  const part = work[0] === undefined ? '' : `, such as ${work[0]}`;
  return [
    {
      ...base,
      id: `${ofPost}part`,
      name: `${capitalize(title)} in a large team, with one part of the work`,
      now: `Does one part of such work in a large team${part}; the rest is done by others.`,
      moves_for: ['The whole of the work', 'Seeing what comes of it'],
      held_back_by: [...worries, 'A known name and set pay bands'],
      find_them: `Profiles that say "${title}" at large employers; look for what exactly they did.`,
      say_first: 'Which parts of the work would be new, and who shows them.',
      never_say: 'Do not call their part a small one.',
      outreach: {
        opening: `Your profile shows work as ${withArticle(title)} at [current employer].`,
        question: 'Which part of the work is yours today, and which would you like to add?',
        steps: ['Write one line on your part.', 'Reply with a time for a ten-minute call.'],
      },
    },
    {
      ...base,
      id: `${ofPost}contract`,
      name: `${capitalize(title)} on short contracts`,
      now: 'Does the same work for some months at a time, at one employer after the other.',
      moves_for: ['One team and one place', 'Income that does not depend on the next contract'],
      held_back_by: ['The rate by the hour or day', 'Choosing when to work'],
      find_them: `Profiles that say "${title}" with several short posts, "contract" or "interim".`,
      say_first: 'How long the post is meant to last, and what comes with the pay.',
      never_say: 'Do not ask why nobody kept them.',
      search: [title, 'contract', 'interim'],
      outreach: {
        opening: `Your profile shows work as ${withArticle(title)} on contracts.`,
        question: 'When does your present contract end?',
        steps: [
          'Write me the date from which you are free.',
          'Reply with a time for a ten-minute call.',
        ],
      },
    },
  ];
}

type Base = Pick<Persona, 'search' | 'level' | 'brings' | 'to_check'>;

/** In work by the shift what people leave for are hours and the way there. */
const makeFewHours = (title: string, base: Base): Persona => ({
  ...base,
  id: `${ofPost}part`,
  name: `${capitalize(title)} whose hours change from week to week`,
  now: 'Does the same work elsewhere, with hours that are set late or cut in quiet weeks.',
  moves_for: ['Hours that are known ahead', 'The same number of hours every week'],
  held_back_by: ['Colleagues who swap shifts', 'Whether the hours here are really more certain'],
  find_them: `Profiles that say "${title}" with two employers at a time, or several within two years.`,
  say_first: 'The days and hours, as far as they are fixed.',
  never_say: 'Do not promise hours that nobody has confirmed.',
  outreach: {
    opening: `Your profile shows work as ${withArticle(title)} at [current employer].`,
    question: 'Which days and hours would suit you?',
    steps: ['Reply with the days that suit you.', 'Reply with a time for a ten-minute call.'],
  },
});

const makeFarAway = (title: string, base: Base): Persona => ({
  ...base,
  id: `${ofPost}contract`,
  name: `${capitalize(title)} with a long way to work`,
  now: 'Does the same work for an employer farther from home than this one would be.',
  moves_for: ['A shorter way to work', 'More of the day at home'],
  held_back_by: ['Colleagues they know', 'Leave and pay gained over years'],
  find_them: `Profiles that say "${title}" with a home nearer to this job than to the present one.`,
  say_first: 'The address and the hours.',
  never_say: 'Do not guess where they live.',
  outreach: {
    opening: `Your profile shows work as ${withArticle(title)} at [current employer].`,
    question: 'How long is your way to work today?',
    steps: [
      'Reply with the part of town you start from.',
      'Reply with a time for a ten-minute call.',
    ],
  },
});

/** "At another hotel", "elsewhere in manufacturing". */
const sayAnother = (where: string): string =>
  /^an? /.test(where) ? `at another ${where.replace(/^an? /, '')}` : `elsewhere in ${where}`;

/** Whoever stands one step below in a larger house and does much of the work there. */
export function makeNextInLine(
  { title, where, field }: Post,
  titles: readonly string[],
  { competencies }: Pick<Drawer, 'competencies'>,
): Persona {
  const [first = `assistant ${title}`, second] = titles;
  return {
    id: `${ofPost}next`,
    name: `${capitalize(first)}${second ? ` or ${second}` : ''} at a larger employer`,
    now: 'Runs a part of the work, and all of it when the manager is away; the post above is taken and may stay so for years.',
    moves_for: [
      'The whole responsibility, with the title',
      'A manager who hands decisions over',
      'A date and a figure for the first pay review',
    ],
    held_back_by: [
      'A promise of succession where they are',
      'A less well-known name on the profile',
    ],
    find_them: `Profiles that say ${titles.map((one) => `"${one}"`).join(' or ')} at larger employers${where === null ? '' : ` in ${where}`}; two years or more in that post.`,
    say_first: 'What they would decide alone from the first month, and who helps.',
    never_say: 'That they are ready for it before they have told you so.',
    search: [...titles, ...field].slice(0, mostSearch),
    level: 'senior',
    brings: competencies.slice(0, 1).map(({ id }) => id),
    to_check: competencies.slice(-1).map(({ id }) => id),
    outreach: {
      opening: `Your profile shows work as ${withArticle(first)} at [current employer].`,
      question: 'Which part of the work do you already run alone?',
      steps: [
        'Write one line on what you decide without asking.',
        'Reply with a time for a ten-minute call.',
      ],
    },
  };
}

/** Whoever leads another team of the same field. */
export function makeBeside(
  { where, field }: Post,
  titles: readonly string[],
  { competencies }: Pick<Drawer, 'competencies'>,
): Persona {
  const [first = '', second] = titles;
  return {
    id: `${ofPost}beside`,
    name: `${capitalize(first)}${second ? ` or ${second}` : ''} who leads a neighboring team`,
    now: 'Leads people next to this work, depends on it every day and knows what goes wrong in it.',
    moves_for: ['A wider field than the one they have', 'A team and a budget of their own'],
    held_back_by: [
      'Giving up what they know best',
      'Whether a part of the work that is new to them counts against them',
    ],
    find_them: `Profiles that say ${titles.map((one) => `"${one}"`).join(' or ')}${where === null ? '' : `, in ${where}`}, with people who report to them.`,
    say_first: 'Which part of the work would be new, and how long they would have for it.',
    never_say: 'That it is all the same once one can lead.',
    search: [...titles, ...field].slice(0, mostSearch),
    level: 'senior',
    brings: [],
    to_check: competencies.slice(0, 1).map(({ id }) => id),
    outreach: {
      opening: `Your profile shows work as ${withArticle(first)} at [current employer].`,
      question: 'Which part of the work next to yours would you like to answer for as well?',
      steps: ['Write one line on the team you lead.', 'Reply with a time for a ten-minute call.'],
    },
  };
}
