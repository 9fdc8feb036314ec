import type { Brief } from '#shared/brief.ts';
import { listOnce } from '#writing/list.ts';
import { onNoProfile, profileWords } from './profile-words.data.ts';

const ofWork: ReadonlySet<string> = new Set(['duty', 'experience', 'skill', 'tool', 'education']);

/** How profiles name the matters that the job speaks of. */
export const listProfileWords = ({ facts, place: { country }, language }: Brief): string[] => {
  if ((language ?? 'en') !== 'en') return [];
  const lines = facts.filter(({ kind }) => ofWork.has(kind)).map(({ text }) => text);
  return listOnce(
    profileWords
      .filter(([, , countries]) => !countries || countries.split(' ').includes(country ?? ''))
      .filter(([said]) => lines.some((line) => said.test(line)))
      .flatMap(([, terms]) => terms.split('|')),
  );
};

/** Words of advertisements that stand on no profile, or that profiles say otherwise. */
export const isOfAdvertisements = (term: string): boolean =>
  onNoProfile.test(term) ||
  profileWords.some(
    ([said, terms]) =>
      said.exec(term)?.[0].length === term.length && !terms.split('|').includes(term),
  );
