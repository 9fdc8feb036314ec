import { bucket, countOf } from './counts.ts';
import type { Surroundings } from './look-around.ts';

/** What speaks for the text naming nobody. */
export function signalsOfText(around: Surroundings): string[] {
  const clients = countOf(around.lower, 'client');
  const signals = [
    'none',
    `none clients:${bucket(clients)}`,
    `none ruled:${around.best < 60 ? 0 : around.best < 75 ? 1 : around.best < 85 ? 2 : 3}`,
    `none long:${Math.min(8, Math.floor(around.length / 800))}`,
  ];
  if (around.isForClient) signals.push('none for client');
  for (const word of tellingWords) if (around.lower.includes(word)) signals.push(`none ${word}`);
  return signals;
}

const tellingWords: readonly string[] = [
  'our client',
  'client is',
  'client in',
  'direct hire',
  'contract to hire',
  'w2',
  'c2c',
  'staffing',
  'recruit',
  'consultant',
  'resume to',
  'equal opportunity',
  'about us',
  'our company',
  'a leading',
  'fortune',
  'we are seeking',
  'join our',
  'the company',
  'confidential',
];
