import { besideTimes, timesAndPlaces } from './terms-of-work.data.ts';

/** "Shoe 6 to 8 horses a day": how much of it comes, and not what is done. */
const workload =
  /^(?:see|sees|seeing|handle|handles|handling|treat|treats|treating|serve|serves|serving|have|average|averages|averaging)?\s?(?:an average of |on average |up to |about |around |approximately |only )?\d+(?:\s?(?:[-–]|to)\s?\d+)?\+? (?:\p{L}+ ){1,2}(?:per|an?|each|every) (?:day|shift|week|hour|clinic|session)$/iu;

/** Whether a line says only when, where or how much is worked: everybody is asked that, and nobody is scored by it. */
export function isTermsOfWork(text: string): boolean {
  const line = text.trim().replace(/[.;:!]+$/u, '');
  if (workload.test(line) || toStart.test(line)) return true;
  if (!timesAndPlaces.test(line)) return false;
  const words = line.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  return words.every(
    (word) => besideTimes.has(word) || word.split('-').every((part) => besideTimes.has(part)),
  );
}

/** "Available to start within two weeks": when somebody comes, and nothing they can do. */
const toStart =
  /^(?:must be |be )?(?:available|able|ready) to (?:start|begin)(?: work)? (?:within|in|on|by|immediately|from|as soon)\b/i;
