import type { Criterion } from '../criteria/criterion.ts';
import { isOfCharacter } from './even-out.ts';
import type { PlannedPersona } from './planned-persona.ts';

/** Selling, and who does it every day: at a counter as much as in an office. */
const ofSelling =
  /\b(?:sell\p{L}*|sales|quotas?|upsell\p{L}*|buy|purchase)\b(?!.*\b(?:reports?|forecast\p{L}*|ledger|data|tax)\b)/iu;
const sellers =
  /\b(?:shops?|stores?|retail\p{L}*|sales\p{L}*|sells?|selling|sold|sellers?|till|dealers?|account (?:manager|executive)s?|business development)\b/iu;
/** Beside those who sell, and not among them. */
const besideSales =
  /\bsales (?:[\p{L}-]+ )?(?:analyst|planner|planning|forecast\p{L}*|administrat\p{L}+|support|operations|coordinator|assistant)\b/iu;
export const sellsDaily = (
  { name, now }: Pick<PlannedPersona, 'name' | 'now'>,
  criterion: Criterion,
): boolean =>
  ofSelling.test(criterion.name) &&
  !isOfCharacter(criterion) &&
  !besideSales.test(name) &&
  sellers.test(`${name}. ${now}`);
