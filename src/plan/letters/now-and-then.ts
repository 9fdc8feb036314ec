import type { Fact } from '#shared/brief.ts';
import { atTimes } from './duty-head.ts';

/** "If necessary, inflate tires": done beside the work itself. */
export const isNowAndThen = (source: Fact['source']): boolean =>
  source.from === 'job' &&
  /\b(?:if|when|where|as) (?:applicable|necessary|needed|required|requested|asked|relevant|and when)\b|\boccasional(?:ly)?\b|\bfrom time to time\b|\bin the absence of\b|\bback-?up\b(?! (?:systems?|data))/i.test(
    source.quote.replace(atTimes, ''),
  );
