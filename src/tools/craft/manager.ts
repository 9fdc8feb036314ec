import type { Source } from '#plan/source.ts';
import { toEnglish } from './prose/translate.ts';

/** "Second shift foreman" is small inside a sentence, "Site Lead Technician" and "CEO" are not. */
const lowerTitle = (title: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;

/** "the Site Lead Technician"; a name or an article of its own stays as it is. */
export function sayManager({ text }: { text: string }): string {
  const bare = toEnglish(text).replace(/^(?:reports? to )/i, '');
  return /^(?:the|a|an|our|your|my|"|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$)/u.test(bare) &&
    !/manager|director|lead|chief|supervisor|head|officer|principal|president|owner|partner|chair|dean|superintendent|coordinator|engineer|foreman|captain|commander|administrator|judge|chef/i.test(
      bare,
    )
    ? bare
    : `the ${lowerTitle(bare.replace(/^(?:the|our|a|an)\s+/i, ''))}`;
}

/** The person above, as the job names them. */
export const sayBoss = ({ brief }: Pick<Source, 'brief'>): string =>
  brief.reportsTo ? sayManager(brief.reportsTo) : 'the hiring manager';
