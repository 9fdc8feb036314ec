import { listFieldsOfWork } from '../field-of-work.ts';
import { memoize } from '../memoize.ts';
import { listFacts } from '../own-words.ts';
import { listNiches } from '../search-niches.ts';
import { listPapers } from '../search-papers.ts';
import { isTerm } from '../search-words.ts';
import type { Source } from '../source.ts';
import { listOnce } from '#writing/list.ts';

const most = 2;
/** Had by everybody of the trade, or got within a day. */
const common = /^(?:BLS|ACLS|PALS|CPR|first aid|Microsoft .*|MS .*)$/i;

/** Papers, methods and fields that the job demands by name: whoever has none of them cannot be hired. */
export const listKnockOuts = memoize(({ brief }: Source): string[] => {
  const demanded = listFacts(brief, { kinds: ['experience', 'licence'], importance: ['must'] })
    .map(({ text }) => text.toLowerCase())
    .join('\n');
  const isDemanded = (term: string): boolean =>
    demanded.includes(term.toLowerCase().replace(/s$/, ''));
  return listOnce([
    ...listPapers(brief),
    ...listNiches(brief).filter(isDemanded),
    ...listFieldsOfWork(brief).filter(isDemanded),
  ])
    .filter((term) => isTerm(term) && !common.test(term))
    .slice(0, most);
});
