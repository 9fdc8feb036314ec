import type { Drawer } from './drawer.ts';
import { findTerm } from './find-term.ts';
import type { AllTeams } from './leader-schema.ts';
import { loadKind } from './load-drawers.ts';
import { findTeam, loadLeaders } from './load-leaders.ts';
import { toStems } from './to-stems.ts';

/** What is known of the work itself: whoever leads must see when it is done badly. */
const craft: Omit<Drawer['competencies'][number], 'called_for_by'> = {
  id: 'craft',
  name: 'Knowing the work they check',
  looks_like: 'Shows a newcomer how it is done, and sees from the door when it was not.',
  question:
    'Which mistake in this work do you see at once, and how do you show it to the person who made it?',
  strong: 'A real mistake, what follows from it, and how they showed it so that it stayed away.',
  weak: '"I tell them to do it properly."',
  probe: 'When did you last do that work yourself?',
};

/**
 * The drawer of a trade for whoever leads its people: laws, papers, channels and employers are the trade's, all that
 * speaks of careers, days and interviews is the leader's. The same where the trade has no such texts.
 */
export function withLeadersTexts(drawer: Drawer, title: string): Drawer {
  const found = findTeam(drawer);
  if (!found) return drawer;
  const { team } = found;
  const { all } = loadLeaders();
  const titles = putNearestFirst(found.titles, title);
  const [first = 'team leader'] = titles;
  return {
    ...drawer,
    ...all,
    leadsTeam: true,
    called: {
      trade: first,
      plural: first.endsWith('man') ? first.replace(/man$/, 'men') : `${first}s`,
    },
    titles: { any: titles },
    settings: [],
    channels: mixChannels(drawer),
    search: {
      ...all.search,
      skills: [...all.search.skills, ...drawer.search.skills.slice(0, skillsOfCraft)],
    },
    posting: team.posting,
    personas: team.personas,
    rivals: team.rivals,
    competencies: [
      ...all.competencies,
      { ...craft, called_for_by: listWordsOfCraft(drawer, all, title) },
    ],
    work_sample: team.work_sample,
    intake: { ...all.intake, goals: team.goals },
    coaching: {
      ...all.coaching,
      questions: [...team.coaching_questions, ...all.coaching.questions],
    },
    market: { ...all.market, risks: [...team.risks, ...all.market.risks] },
  };
}

const skillsOfCraft = 3;

/** "Kitchen supervisor" for a job that is called so, whatever stands first. */
function putNearestFirst(titles: readonly string[], title: string): string[] {
  const asked = new Set(toStems(title));
  const share = (one: string): number => toStems(one).filter((word) => asked.has(word)).length;
  return titles.toSorted((a, b) => share(b) - share(a));
}

/** Leaders read the boards of the trade, but are not found by a poster at the bus stop. */
function mixChannels({ channels }: Drawer): Drawer['channels'] {
  const { channels: ofLeaders } = loadKind('leading-people');
  return Object.fromEntries(
    [...new Set([...Object.keys(channels), ...Object.keys(ofLeaders)])].map((key) => {
      const country = key as keyof Drawer['channels'];
      const own = (channels[country] ?? []).filter(({ kind }) => readByLeaders.has(kind));
      return [
        country,
        country === 'any' ? (ofLeaders.any ?? []) : [...own, ...(ofLeaders[country] ?? [])],
      ];
    }),
  );
}

const readByLeaders: ReadonlySet<string> = new Set(['board', 'association']);

/** What calls for the trade's own work, but for what a leader does with it and what the title says anyway. */
function listWordsOfCraft(
  { competencies, search, file }: Drawer,
  all: AllTeams,
  title: string,
): string[] {
  const called = title.toLowerCase();
  const ofLeaders = new Set(all.competencies.flatMap(({ called_for_by }) => called_for_by));
  const named = [...search.skills, ...(file?.split('-') ?? [])]
    .flatMap((term) => term.toLowerCase().split(' '))
    .filter((word) => word.endsWith('ing') && !ofAnyWork.has(word));
  return [
    ...new Set([...competencies.flatMap(({ called_for_by }) => called_for_by), ...named]),
  ].filter((term) => !ofLeaders.has(term) && findTerm(called, term) === -1);
}

const ofAnyWork: ReadonlySet<string> = new Set(
  'training planning scheduling reporting ordering working handling nursing testing meeting'.split(
    ' ',
  ),
);
