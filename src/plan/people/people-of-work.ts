import type { Activity } from '#knowledge/activity-schema.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { secondTrade } from '#knowledge/with-second-trade.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';

type Persona = Drawer['personas'][number];

/** A search word too many finds nobody more. */
const mostTitles = 3;

const ofWork = 'does-';
/** Whether a career is that of people who do a heavy part of this very job every day. */
export const isOfWork = ({ id }: Pick<Persona, 'id'>): boolean => id.startsWith(ofWork);

const ofSecond = secondTrade;
/** Whether they do a half of the job that belongs to another trade than its title. */
export const isOfSecondTrade = ({ id }: Pick<Persona, 'id'>): boolean => id.startsWith(ofSecond);
export const asSecondTrade = (persona: Persona): Persona => ({
  ...persona,
  id: persona.id.replace(ofWork, ofSecond),
});

/** Whoever does this work every day, as a kind of career to look for; none where nobody does it alone. */
export function toPeopleOfWork({ id, name, people }: Activity): Persona[] {
  if (!people) return [];
  const [first = '', second = ''] = people.titles;
  const titles = people.titles.slice(0, mostTitles);
  const work = lowerFirst(name);
  return [
    {
      id: `${ofWork}${id}`,
      name: `${capitalize(first)} or ${second}`,
      now: people.now,
      moves_for: people.moves_for,
      held_back_by: people.held_back_by,
      find_them: `Profiles that say ${joinList(
        titles.map((title) => `"${title}"`),
        'or',
      )}, in the same field or one close to it.`,
      say_first: `How much of the job is ${work}, and what else belongs to it.`,
      never_say: `Do not say that the whole job is ${work} unless it is.`,
      search: titles,
      level: 'mid',
      brings: [id],
      to_check: [],
      outreach: {
        opening: `Your profile shows ${work} at [current employer].`,
        question: people.question,
        steps: [
          `Reply with a line on your work in ${work}.`,
          'Name a day and time for a short call.',
        ],
      },
    },
  ];
}
