import { isCalledByPhone } from '#shared/on-call.ts';
import { hasOffHours } from '#market/difficulty/off-hours.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { listFacts, openDashes, ownWords } from '../wording/own-words.ts';
import type { Source } from '../source.ts';
import { listJobFacts } from './job-facts.ts';
import { quoteAd } from './quote-ad.ts';
import { isNightWork } from './night-work.ts';

const length = { fewest: 4, most: 16 };
const isPlain = (text: string): boolean => {
  const count = text.split(/\s+/).length;
  return (
    count >= length.fewest &&
    count <= length.most &&
    !/[:;"“”]|\b(?:you|your|we|our)\b|^(?:ability|able|must|willing\w*|availab\w*|flexib\w*)\b/i.test(
      text,
    )
  );
};

/** Hours outside the day that stand in the advertisement, as a sentence; nights are told with the job itself. */
function sayOffHours(source: Source, told: string): string {
  const { brief } = source;
  if (isNightWork(source)) return '';
  const [line] = listFacts(brief, { kinds: ['schedule'] })
    .map((fact) => stripEnd(openDashes(ownWords(fact))))
    .filter((text) => hasOffHours(text) && isPlain(text) && !told.includes(text));
  return line === undefined ? '' : `About the hours: ${lowerFirst(line)}.`;
}

const call =
  /\bon[- ]call\b(?! (?:staff|employees?|personnel|teams?|technicians?|nurses?|doctors?|physicians?|workers?|lists?)\b)/i;
/** Said of something else than a duty to be reachable. */
const notCalled =
  /\bno on[- ]call\b(?! (?:staff|employees?|personnel|teams?|technicians?|nurses?|doctors?|physicians?|workers?|lists?)\b)|\bcall (?:room|allowance|pay|management|managers?|team|staff|health|practices?|process(?:es)?|tooling|runbooks?|culture|documentation)\b/i;
const isSaid = (text: string): boolean => call.test(text);
const longest = 26;

/** On-call work, wherever the advertisement states it, in its own words. */
function sayOnCall(source: Source): string {
  const line = listFacts(source.brief, {
    kinds: ['schedule', 'duty', 'other', 'skill', 'experience', 'physical', 'travel'],
  })
    .map((fact) => stripEnd(ownWords(fact)))
    .find((text) => call.test(text) && !notCalled.test(text));
  if (line === undefined) return '';
  const said = isCalledByPhone(line) ? 'On-call is by phone only.' : 'On-call work is part of it.';
  return line.split(/\s+/).length <= longest
    ? `${said} The posting says ${quoteAd(source, line)}.`
    : said;
}

const noMove =
  /\bno relocation\b|\brelocation (?:is |assistance |package )?(?:not|unavailable)\b|\b(?:not|cannot|unable to) (?:offer|provide|sponsor|pay)\w* (?:for )?(?:any )?relocation\b/i;

/** What somebody would hold against the job and the first letter does not tell, each as a plain sentence: the hardest stands there. */
export function listDrawbacks(source: Source): string[] {
  const { condition, hours } = listJobFacts(source);
  const noRelocation = source.brief.facts.some(({ text }) => noMove.test(text));
  const onCall = isSaid(`${condition} ${hours}`) ? '' : sayOnCall(source);
  return [
    onCall,
    onCall !== '' ? '' : sayOffHours(source, `${condition} ${hours}`),
    noRelocation ? 'Nothing is paid toward a move.' : '',
  ]
    .filter(Boolean)
    .map(capitalize);
}
