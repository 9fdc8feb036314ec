import type { Told } from './told.ts';

const count =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?\\(\\d{1,2}\\))?\\+?(?:\\s?(?:-|–|to)\\s?\\d{1,2}\\+?)?\\s?(?:years?|yrs?)';
const bareYears = new RegExp(`^${count}$`, 'i');
/** "One year minimum", "Minimum of two years" */
const atLeast = new RegExp(
  `^(?:(?:a )?min(?:imum|\\.)?(?: of)?|at least) (${count})$|^(${count})(?:,? (?:minimum|min\\.?|or more|at least|plus))$`,
  'i',
);

/** "0-2 Years" behind a label: so much experience; from none on it asks for nothing. */
export function readBareYears(text: string): Told | undefined {
  const [, ahead, behind] = atLeast.exec(text) ?? [];
  const least = ahead ?? behind;
  if (least !== undefined)
    return { kind: 'experience', text: `at least ${least.toLowerCase()} of experience` };
  return bareYears.test(text)
    ? {
        kind: 'experience',
        text: `${text.toLowerCase()} of experience`,
        ...(text.startsWith('0') ? { importance: 'nice' as const } : {}),
      }
    : undefined;
}
