import { isPlainCondition } from '#reading/facts/demand-sorts/settle-kind.ts';
import type { Gate } from '../criterion.ts';
import { givesExamples } from './gives-examples.ts';
import { isUnderway } from './is-condition.ts';
import { checkProfession, isOfProfession } from './profession.ts';

/** How each kind of gate is checked, and when. */
export const checks: Record<Gate['kind'], Pick<Gate, 'howChecked' | 'when'>> = {
  credential: {
    howChecked: 'See the document and check its number and date with the issuer',
    when: 'Asked in the first call, seen before the offer',
  },
  education: {
    howChecked: 'Ask for level and subject; the document is seen before the offer',
    when: 'Asked in the first call, seen before the offer',
  },
  experience: {
    howChecked: 'Dates and places of the work history, confirmed by a reference',
    when: 'Work history and first call',
  },
  knowledge: {
    howChecked: 'Ask where it was used last and for what; checked again with a reference',
    when: 'First call',
  },
  authorization: {
    howChecked: 'The same question to everyone; documents of everyone after the offer',
    when: 'First call',
  },
  check: {
    howChecked: 'The same check for everyone, by someone qualified; the result is discussed first',
    when: 'Told in the first call, done after a conditional offer',
  },
  body: {
    howChecked: 'Asked of everyone alike: can you do this, with or without an adjustment?',
    when: 'First call, the same words for everyone; any medical check after a conditional offer',
  },
  language: {
    howChecked: 'Heard in the call; a page read or written where it counts',
    when: 'First call',
  },
  condition: {
    howChecked:
      'Show the real schedule and ask everyone the same: can you work this? No reasons asked',
    when: 'First call',
  },
};

/** A school that everybody attends has no subject. */
const ofSchool = /\bhigh[- ]school\b|\bG\.?E\.?D\b|\bsecondary (?:school|education)\b|\bGCSEs?\b/i;
const ofCollege = /\b(?:bachelor|master|associate|college|university|degree)/i;

/** "High school degree": of a school, whatever its paper is called. */
const paperOfSchool = /\b(?:high|secondary)[- ]school (?:degree|graduate\p{L}*)/giu;
export const isOfSchool = (name: string): boolean =>
  ofSchool.test(name) && !ofCollege.test(name.replace(paperOfSchool, ''));

const underway = {
  howChecked:
    'Ask which one, with whom, how far along they are and when they expect to finish; anyone who has finished meets it too',
  when: 'First call',
};

/** Hours and travel have limits that people can name; anything else is so or not. */
const ofHours =
  /\b(?:weekends?|nights?|evenings?|mornings?|shifts?|(?<!-)hours?(?!['’]? (?:drive|commute|from))|overtime|travel\w*|flexib\w+|availab\w+|holidays?|on[- ]call|schedules?|days?|full[- ]time|part[- ]time|rota|saturdays?|sundays?|fridays?)\b/i;

export const isYesOrNo = (name: string): boolean => isPlainCondition(name) || !ofHours.test(name);

const ofAKind = {
  howChecked:
    'Ask which one; anyone who holds one of those named, or a similar one, meets it. Check the document with the issuer',
  when: 'Asked in the first call, seen before the offer',
};

/** "Ability to obtain a harbor pass": the paper itself may come later. */
const toBeGot = /^ability to (?:obtain|get|acquire|secure|gain|earn)\b/i;
const gotLater = {
  howChecked:
    'Ask everyone whether they hold it or know of a reason why they could not get it; the paper is seen once it is there',
  when: 'First call',
};

const plainYes = {
  howChecked: 'Asked of everyone in the same words, answered with yes or no; no reasons asked',
  when: 'First call',
};

export const checkOf = (kind: Gate['kind'], name: string): Pick<Gate, 'howChecked' | 'when'> =>
  kind === 'credential' && toBeGot.test(name)
    ? gotLater
    : kind === 'credential' && isUnderway(name) && !/\bor\b/i.test(name)
      ? underway
      : kind === 'credential' && isOfProfession(name)
        ? checkProfession(name)
        : kind === 'credential' && givesExamples(name)
          ? ofAKind
          : kind === 'education' && isOfSchool(name)
            ? {
                ...checks.education,
                howChecked: 'Ask whether they have it or an equivalent; seen before the offer',
              }
            : kind === 'condition' && isYesOrNo(name)
              ? plainYes
              : checks[kind];
