import { toEnglish } from './prose/translate.ts';

/** "the Site Lead Technician"; a name or an article of its own stays as it is. */
export function sayManager({ text }: { text: string }): string {
  const bare = toEnglish(text).replace(/^(?:reports? to )/i, '');
  return /^(?:the|a|an|our|your|my|"|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$)/u.test(bare) &&
    !/manager|director|lead|chief|supervisor|head|officer/i.test(bare)
    ? bare
    : `the ${bare.replace(/^(?:the|our|a|an)\s+/i, '')}`;
}
