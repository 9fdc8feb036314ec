import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { beginnersSchema, type Beginners } from './beginner-schema.ts';
import type { Drawer } from './drawer.ts';
import { folder } from './folder.ts';

/** Whoever leaves school or starts afresh, and whoever studies at a university. */
export type Learners = 'all-beginners' | 'university-students';

const kept = new Map<Learners, Beginners>();

/** Few posts are for beginners: nothing is read before the first of them. */
export function loadBeginners(learners: Learners = 'all-beginners'): Beginners {
  const known = kept.get(learners);
  if (known) return known;
  const texts = beginnersSchema.parse(
    load(readFileSync(join(folder, 'beginners', `${learners}.yaml`), 'utf8')),
  );
  kept.set(learners, texts);
  return texts;
}

/** The drawer of a trade for whoever learns it: papers, law and boards are the trade's, the rest is said to beginners. */
export function withBeginnersTexts(
  drawer: Drawer,
  title: string,
  learners: Learners = 'all-beginners',
): Drawer {
  const all = loadBeginners(learners);
  const areStudents = learners === 'university-students';
  return {
    ...drawer,
    ...all,
    isForBeginners: true,
    ...(areStudents ? { isForStudents: true as const } : {}),
    // Public tables count those who do the work, at the pay of those who can.
    not_counted: true,
    titles: listTitles(drawer, areStudents || /\bintern(?:ship)?\b/i.test(title)),
    settings: drawer.settings.map(({ id, if_said, levels, called }) => ({
      id,
      if_said,
      levels,
      called,
    })),
    channels: mixChannels(drawer, all),
    competencies: [
      ...askBeginners(drawer, all, areStudents ? askedOfStudents : asked),
      ...all.competencies,
    ],
  };
}

/** Whoever calls themselves by the bare name of the trade can do the work already. */
function listTitles({ file, trade, titles }: Drawer, areStudents: boolean): Drawer['titles'] {
  if (file === null) return titles;
  return {
    any: areStudents
      ? [`${trade} intern`, `student ${trade}`, `${trade} trainee`]
      : [`trainee ${trade}`, `apprentice ${trade}`, `junior ${trade}`],
  };
}

/** Schools and training bodies before the boards of the trade; nobody finds beginners among its members. */
function mixChannels(
  { channels }: Drawer,
  { channels: ofBeginners }: Beginners,
): Drawer['channels'] {
  return Object.fromEntries(
    [...new Set([...Object.keys(channels), ...Object.keys(ofBeginners)])].map((key) => {
      const country = key as keyof Drawer['channels'];
      const own = (channels[country] ?? []).filter(({ kind }) => readByBeginners.has(kind));
      return [country, [...(ofBeginners[country] ?? []), ...own]];
    }),
  );
}

const readByBeginners: ReadonlySet<string> = new Set(['board']);

/** The lines of the trade stay; nobody is asked for a case from work they have not done. */
function askBeginners(
  { competencies }: Drawer,
  all: Beginners,
  questions: readonly ((work: string) => Asked)[],
): Drawer['competencies'] {
  const known = new Set(all.competencies.map(({ id }) => id));
  return competencies
    .filter(({ id }) => !known.has(id))
    .map((one, i) => ({ ...one, ...questions[i % questions.length]!(one.name) }));
}

type Asked = Pick<Drawer['competencies'][number], 'question' | 'strong' | 'weak' | 'probe'>;

/** Each also answers whether they have done something like it. */
const asked: readonly ((work: string) => Asked)[] = [
  (work) => ({
    question: `${work}: what have you done that comes near it, at school, at home, in a club or a job?`,
    strong: 'One real thing, their own part in it, and what they would do better today.',
    weak: 'Nothing comes to mind, or only what others did.',
    probe: 'Who showed you, and what did you ask?',
  }),
  (work) => ({
    question: `${work}: where have you seen or tried something like it, and what was hard?`,
    strong: 'A place and a time; names what was hard, and whom they asked.',
    weak: 'Has neither seen nor tried it, and takes it for easy.',
    probe: 'What would you want to be shown first?',
  }),
  (work) => ({
    question: `${work}: what did you get wrong the first time you tried something like it?`,
    strong: 'A real first try, the mistake, whom they told, and the second try.',
    weak: 'Never got anything wrong, or put it right in secret.',
    probe: 'When did you last own up to something?',
  }),
  (work) => ({
    question: `${work}: what have you learned that was like it, and how did you go about it?`,
    strong: 'Watched, took notes, tried, asked; can show or tell what came of it.',
    weak: 'Waited to be told, or gave up after the first try.',
    probe: 'How would you begin here, in the first month?',
  }),
];

const askedOfStudents: readonly ((work: string) => Asked)[] = [
  (work) => ({
    question: `${work}: which course, project or society comes closest to it, and what did you do there yourself?`,
    strong: 'One piece of work, their own part in it, and what they would do better today.',
    weak: 'Names of courses, or only what the group did.',
    probe: 'What did you hand in, and what was said about it?',
  }),
  (work) => ({
    question: `${work}: where have you tried something like it, and what was hard?`,
    strong: 'A course, project or job; names what was hard, what they tried and whom they asked.',
    weak: 'Has not tried it, and takes it for easy.',
    probe: 'What would you read or ask first here?',
  }),
  (work) => ({
    question: `${work}: which mistake did you make in a project of this kind, and how did you find it?`,
    strong: 'A real mistake, how it was found, and what they check since then.',
    weak: 'Cannot name one.',
    probe: 'Who else had to know of it?',
  }),
  (work) => ({
    question: `${work}: what have you learned about it so far, and what would you want to learn here?`,
    strong: 'Tells what they know from what they do not, with an example of their own.',
    weak: 'Repeats the advertisement.',
    probe: 'How would you begin in the first two weeks?',
  }),
];
