import type { UnitRole } from '#shared/reading.ts';

interface RoleWords {
  name: string;
  /** Chooses it from the keyboard. */
  key: string;
  hint: string;
  /** Of the tag; the strip beside the line takes its colour from the text. */
  className: string;
}

const about = 'bg-engage-soft text-engage';
const offer = 'bg-evaluate-soft text-evaluate';
const frame = 'bg-accent-soft text-accent';
const quiet = 'bg-grey-soft text-grey';

/** What a line of a job text can be, in plain words. */
export const roleWords: Record<UnitRole, RoleWords> = {
  must: {
    name: 'Must-have',
    key: 'm',
    hint: 'Required of the person',
    className: 'bg-decide-soft text-decide',
  },
  nice: {
    name: 'Wish',
    key: 'w',
    hint: 'Good to have, not required',
    className: 'bg-attract-soft text-attract',
  },
  duty: {
    name: 'Duty',
    key: 'd',
    hint: 'What this person will do',
    className: 'bg-find-soft text-find',
  },
  benefit: { name: 'Benefit', key: 'b', hint: 'What the employer gives', className: offer },
  pay: { name: 'Pay', key: 'p', hint: 'Amount, range or bonus', className: offer },
  schedule: { name: 'Hours', key: 'h', hint: 'Hours, shifts, contract', className: frame },
  place: { name: 'Place', key: 'l', hint: 'Location, remote or on-site', className: frame },
  title: { name: 'Job title', key: 't', hint: 'The name of the job', className: quiet },
  overview: { name: 'The role', key: 'r', hint: 'What the role is for', className: about },
  company: { name: 'Employer', key: 'e', hint: 'About the employer', className: about },
  team: { name: 'Team', key: 'a', hint: 'About the team and reporting', className: about },
  process: { name: 'Applying', key: 'y', hint: 'How to apply, and the steps', className: quiet },
  legal: { name: 'Legal', key: 'g', hint: 'Notices and statements', className: quiet },
  head: { name: 'Heading', key: 'i', hint: 'Announces what follows', className: quiet },
  noise: { name: 'Not used', key: 'n', hint: 'Left out of everything', className: quiet },
};

export const rolesInOrder = Object.keys(roleWords) as UnitRole[];

export const roleOfKey = (key: string): UnitRole | undefined =>
  rolesInOrder.find((role) => roleWords[role].key === key.toLowerCase());

/** Lines that are listed one by one: worth asking about when the reader is not sure. What values hold is asked as a value. */
export const rolesThatMatter: ReadonlySet<UnitRole> = new Set(['duty', 'must', 'nice', 'benefit']);
