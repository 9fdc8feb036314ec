import { capitalize } from './casing.ts';
import { findForeignLanguage } from './foreign.ts';

/** Whole phrases we are sure of; everything else is quoted as it stands. Patterns are matched without case. */
const TABLE: [string, string][] = [
  ['vollzeit', 'full-time'],
  ['teilzeit', 'part-time'],
  ['vollzeit oder teilzeit', 'full-time or part-time'],
  ['voll- oder teilzeit', 'full-time or part-time'],
  ['vollzeit/teilzeit', 'full-time or part-time'],
  ['unbefristet', 'permanent'],
  ['unbefristeter arbeitsvertrag', 'a permanent contract'],
  ['unbefristete festanstellung', 'a permanent position'],
  ['befristet', 'fixed-term'],
  ['(\\d+) tage (?:jahres)?urlaub(?: (?:im|pro) jahr)?', '$1 days of leave a year'],
  ['(\\d+) stunden(?:[- ]?woche| (?:pro|die) woche)', '$1 hours a week'],
  ['führerschein(?: der)? klasse (\\w+)', 'class $1 driving licence'],
  ['betriebliche altersvorsorge', 'company pension'],
  ['betriebliche altersversorgung', 'company pension'],
  ['vermögenswirksame leistungen', 'capital-forming benefits'],
  ['weihnachtsgeld', 'Christmas bonus'],
  ['urlaubs- und weihnachtsgeld', 'holiday and Christmas bonus'],
  ['jobticket', 'public transport ticket'],
  ['deutschlandticket', 'nationwide public transport ticket'],
  ['homeoffice', 'work from home'],
  ['flexible arbeitszeiten', 'flexible hours'],
  ['flexible arbeitszeit', 'flexible hours'],
  ['gleitzeit', 'flexitime'],
  ['(?:gute )?deutschkenntnisse(?: in wort und schrift)?', 'German, spoken and written'],
  ['(?:gute )?englischkenntnisse(?: in wort und schrift)?', 'English, spoken and written'],
  ['teamfähigkeit', 'team work'],
  ['zuverlässigkeit', 'reliability'],
  ['schichtarbeit', 'shift work'],
  ['schichtbereitschaft', 'ready to work shifts'],
  ['kostenlose parkplätze', 'free parking'],
  ['kostenloser parkplatz', 'free parking'],
  ['ab sofort', 'as soon as possible'],
  ['zum nächstmöglichen zeitpunkt', 'as soon as possible'],
  ['(?:in )?cdi', 'permanent (CDI)'],
  ['(?:in )?cdd', 'fixed-term (CDD)'],
  ['temps plein', 'full-time'],
  ['temps partiel', 'part-time'],
  ['télétravail', 'work from home'],
  ['tickets? restaurants?', 'meal vouchers'],
  ['titres? restaurants?', 'meal vouchers'],
  ["mutuelle(?: d['’]entreprise)?", 'supplementary health insurance'],
  ['permis b', 'class B driving licence'],
  ['dès que possible', 'as soon as possible'],
  ['13(?:e|ème) mois', 'a thirteenth month of pay'],
];

const patterns = TABLE.map(([from, to]) => [new RegExp(`^${from}$`, 'iu'), to] as const);

/** English where the table knows the whole phrase; null where it does not. */
export function translate(text: string): string | null {
  const tidy = text.trim().replace(/(?<![.,;:!])[.,;:!]+$/, '');
  const found = patterns.find(([pattern]) => pattern.test(tidy));
  return found ? capitalize(tidy.replace(found[0], found[1])) : null;
}

/** A fact for an English text: as it is, translated where we are sure, else quoted as the job gives it. */
export function toEnglish(text: string): string {
  const translated = translate(text);
  if (translated !== null) return translated;
  if (findForeignLanguage(text)) return `"${text.replaceAll('"', "'")}"`;
  // A lone quotation mark after a figure is an inch, and would open a quotation.
  return text.split('"').length % 2 === 0 ? text.replace(/(\d)\s?"/g, '$1 inch') : text;
}
