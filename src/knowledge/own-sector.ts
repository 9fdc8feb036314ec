import type { Background } from './find-background.ts';
import type { Sector } from './sector-schema.ts';

const ownSector = 'own-words';

/** A background that only the job names, told as a sector: nothing is said of it that is not true of any field. */
export const makeOwnSector = ({ name, where, houses, said, search }: Background): Sector => {
  return {
    id: ownSector,
    name,
    said,
    is: [],
    employers: houses === null ? 'employers of that field' : `other ${houses}`,
    days: 'Does the same work there now and knows its customers, rules and busy times, so little of the field has to be taught.',
    moves_for: [
      'A wider job than the present employer can give',
      'A better team, manager or schedule in the same field',
      'Pay stated openly in the first message',
    ],
    held_back_by: [
      'A good standing with the present employer',
      'The same problems at another employer of the field',
    ],
    search,
    other_days: [],
    usual_kinds: [],
    only_kinds: [],
    unlike: [],
    public_houses: false,
    usual_trades: [],
    not_for: [],
    rivals: [
      {
        kind:
          houses === null
            ? `Other employers that hire for this work ${where}`
            : `${houses.charAt(0).toUpperCase()}${houses.slice(1)} that hire for this work`,
        draw: 'The same work with nothing new to learn',
        counter:
          'Compare two of their live advertisements with this one: pay, hours, and what one person decides.',
      },
      {
        kind: 'Their present employers, with a counter-offer',
        draw: 'More pay or a new title once notice is given',
        counter: 'Ask in the first call what they would do if their employer offered more.',
      },
    ],
    channels: {},
    large: {},
  };
};
