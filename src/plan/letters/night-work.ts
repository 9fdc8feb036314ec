import { listFacts } from '../wording/own-words.ts';
import type { Source } from '../source.ts';

const night =
  /(?<!\blate )\bnights?\b(?! (?:away|out|until|till|clubs?|audit\w*)\b)|\bovernight shifts?\b|\bevenings? to mornings?\b|\bevening\s*[-–]\s*morning\b|\bgraveyard\b|\b(?:3rd|third) shift\b/i;
/** Days are worked too, or the nights are slept through in another place. */
const notOnly =
  /\bdays?\b(?! off)|\bmornings? shifts?\b|\baway\b|\bnights? out\b|\bhotel\b|\bnights? (?:per|a|each) week\b|\btravel\w*\b|\bno nights?\b|\brotat\w*|\boccasional\w*|\bmay\b|\bsome\b|\bas (?:necessary|needed|required)\b|\bvariable\b|\bflexib\w+|\bholidays?\b|\bovertime\b|\bbased on\b|\bsleep\w*|\brota\b|\bshift patterns?\b|\b(?:early|late) shifts?\b|\bweekends?\b|\bevenings?(?:,| and| or)\b|\bavailab\w+/i;

/** "Three 12-hour nights a week, two holidays a year": worked through, whatever else the line says. */
const plainly = /\b(?:8|10|12)[- ]?h(?:ou)?rs? nights?\b|\bpermanent nights?\b/i;

/** Whether this job is worked at night: by its title or its hours. Nights in a hotel are no night work. */
export function isNightWork({ brief }: Pick<Source, 'brief'>): boolean {
  if (
    /\bnights?\b(?! (?:away|out)\b)|\bNOC\b/.test(brief.title.given.toLowerCase()) &&
    !/\bdays?\b/i.test(brief.title.given)
  )
    return true;
  const said = [
    brief.hours?.text ?? '',
    ...listFacts(brief, { kinds: ['schedule'], importance: ['must'] }).map(({ text }) => text),
  ].filter((text) => night.test(text));
  return said.length > 0 && said.every((text) => plainly.test(text) || !notOnly.test(text));
}
