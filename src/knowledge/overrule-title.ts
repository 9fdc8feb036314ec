import { basename } from 'node:path';
import type { Brief } from '#shared/brief.ts';
import type { Kind } from './drawer.ts';
import type { DrawerHead } from './load-drawers.ts';
import { titleHomonyms } from './title-homonyms.data.ts';

/** One line may be chance. */
const enoughLines = 2;

/** The other trade or kind of work that a title means too, where the lines on the work speak of nothing else. */
export function findHomonym(
  { file }: Pick<DrawerHead, 'file'>,
  text: string,
  employer = '',
  title = '',
): string | { kind: Kind } | null {
  const own = titleHomonyms.filter(({ trades }) => trades.includes(basename(file, '.yaml')));
  const lines = [title, ...text.split('\n')];
  const found = own.find(
    ({ titled, said, unless, house }) =>
      titled?.test(title) !== false &&
      !unless.test(text) &&
      (house?.test(employer) === true ||
        lines.filter((line) => said.test(line)).length >= enoughLines),
  );
  return found?.meant ?? null;
}

const degree =
  /\b(?:bachelor['’]?s?|B\.?S\.?c?|B\.?Eng|B\.?Tech|(?:university|college|undergraduate|four-year) degree|degree in)\b/i;
const ofEngineers =
  /\b(?:engineering|physics|chemistry|mechatronics|robotics|materials science|applied science)\b/i;
/** A degree that is one way among others, or only liked. */
const orElse =
  /\b(?:high school|GED|associate['’]?s?|diploma|equivalent|vocational|technical school|trade school|certificate|in lieu|preferred|a plus|or (?:[a-z]{1,15} ){0,4}experience)\b/i;

/** Whether nobody is hired without a degree in engineering or a science. */
export const demandsEngineer = ({ facts }: Pick<Brief, 'facts'>): boolean =>
  facts.some(
    ({ kind, importance, text }) =>
      kind === 'education' &&
      importance === 'must' &&
      degree.test(text) &&
      ofEngineers.test(text) &&
      !orElse.test(text),
  );

const withHands: ReadonlySet<Kind> = new Set(['hands-on-trade', 'driving-and-logistics']);

/** Who works with their hands by title, and has to be an engineer by degree, does the work of engineers. */
export const isOverruled = (kind: Kind, isEngineer: boolean | undefined): boolean =>
  isEngineer === true && withHands.has(kind);
