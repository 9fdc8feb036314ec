import type { Brief } from '#shared/brief.ts';
import type { Drawer } from './drawer.ts';
import { findTerm } from './find-term.ts';

/** Begins the id of a career that does a half of the job which belongs to another trade. */
export const secondTrade = 'does-second-';
const ofNamed = `${secondTrade}named-`;

/** Whether the title or a demand names the trade of such people. */
export const isNamedSecond = ({ id }: Pick<Drawer['personas'][number], 'id'>): boolean =>
  id.startsWith(ofNamed);

const mostQuestions = 2;

/** "Administrative assistant in the same field" for "Assistant in the same field". */
function callWhole(name: string, trade: string): string {
  const [first = '', ...rest] = name.split(' ');
  return trade.split(' ').at(-1) === first.toLowerCase()
    ? [trade.charAt(0).toUpperCase() + trade.slice(1), ...rest].join(' ')
    : name;
}

/**
 * A job of two trades: the people of the second are looked for first, since what is demanded is their experience, and
 * what the duties say of its work is asked in its words.
 */
export function withSecondTrade(drawer: Drawer, second: Drawer, { facts }: Brief): Drawer {
  const able = second.personas.filter(({ level }) => level !== 'entry');
  const [people] = [
    ...able.filter(({ search }) => search.includes(second.trade)),
    ...able.filter(({ level }) => level === 'mid'),
    ...able,
  ];
  const duties = facts.filter(({ kind }) => kind === 'duty').map(({ text }) => text.toLowerCase());
  const spoken = second.competencies.filter(
    ({ id, called_for_by: terms }) =>
      !drawer.competencies.some((own) => own.id === id) &&
      terms.some((term) => duties.some((line) => findTerm(line, term, ['s']) !== -1)),
  );
  const questions = second.intake.questions.filter(
    ({ ask }) => !drawer.intake.questions.some((own) => own.ask === ask),
  );
  return {
    ...drawer,
    personas: people
      ? [
          {
            ...people,
            id: `${ofNamed}${people.id}`,
            name: callWhole(people.name, second.trade),
            to_check: [],
          },
          ...drawer.personas,
        ]
      : drawer.personas,
    competencies: [...drawer.competencies, ...spoken],
    intake: {
      ...drawer.intake,
      questions: [...questions.slice(0, mostQuestions), ...drawer.intake.questions],
    },
  };
}
