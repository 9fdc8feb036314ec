import { deedsByName } from './nominal-duties.data.ts';
import { readPlainVerb } from './plain-verb.ts';

const row =
  /^((?:effective|efficient|accurate|full|proper|regular|successful) )?([\p{L}-]{5,16})((?:, [\p{L}-]{5,16}){0,3})(?:,? (?:and|&) ([\p{L}-]{5,16}))? of (?=(?:the |all |any |our |an? )?[\p{L}\d])/iu;
const adverbs: Readonly<Record<string, string>> = {
  effective: 'effectively',
  efficient: 'efficiently',
  accurate: 'accurately',
  full: 'fully',
  proper: 'properly',
  regular: 'regularly',
  successful: 'successfully',
};
/** "Review of X and preparation of Y", "X is completed": more than the row says. */
const goesOn =
  /\b(?:is|are|was|were|will|must)\b|,? (?:and|&) (?:[\p{L}-]+ )?[\p{L}-]{3,12}(?:tion|sion|ment|ance|ing|sis|ery|al) (?:of|to|with|for)\b/iu;

/** "much of the upkeep of our boats": so much of the thing is kept up. */
const share = /^((?:much|most|all|part|parts|some) of )the ([\p{L}-]{5,16}) of (?=\p{L})/iu;

const ofGerund = (name: string): string | undefined =>
  /ing$/i.test(name) ? readPlainVerb(name.toLowerCase())?.verb : undefined;

/** "Preparation and submission of the returns" is "prepare and submit the returns"; undefined for any other phrase. */
export function readNominalDuty(phrase: string): string | undefined {
  const [lead = '', much = '', name = ''] = share.exec(phrase) ?? [];
  const deed = deedsByName[name.toLowerCase()] ?? ofGerund(name);
  if (deed !== undefined) return `${deed} ${much.toLowerCase()}${phrase.slice(lead.length)}`;
  const found = row.exec(phrase);
  if (!found) return undefined;
  const [all, manner = '', first = '', others = '', last] = found;
  const names = [first, ...others.split(', ').filter(Boolean), ...(last ? [last] : [])];
  const deeds = names.map((name) => deedsByName[name.toLowerCase()]);
  const object = phrase.slice(all.length);
  if (deeds.some((deed) => deed === undefined) || goesOn.test(object)) return undefined;
  const adverb = adverbs[manner.trim().toLowerCase()] ?? '';
  const end = deeds.pop() ?? '';
  const verbs = deeds.length === 0 ? end : `${deeds.join(', ')} and ${end}`;
  return `${adverb === '' ? '' : `${adverb} `}${verbs} ${object}`;
}
