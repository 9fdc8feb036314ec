import { isDueLater } from '../demands/due-later.ts';
import { listFieldsOfWork } from '../search/field-of-work.ts';
import { memoize } from '#shared/memoize.ts';
import { listFacts } from '../wording/own-words.ts';
import { listNiches } from '../search/search-niches.ts';
import { isOfAdvertisements } from '../search/profile-words.ts';
import { listPapers } from '../search/search-papers.ts';
import { isTerm } from '../search/search-words.ts';
import type { Source } from '../source.ts';
import { listOnce } from '#writing/list.ts';

const most = 2;
/** Had by everybody of the trade, or got within a day. */
const common = /^(?:BLS|ACLS|PALS|CPR|first aid|Microsoft .*|MS .*)$/i;

/** Papers, methods and fields that the job demands by name: whoever has none of them cannot be hired. */
export const listKnockOuts = memoize(({ brief }: Source): string[] => {
  const demanded = listFacts(brief, { kinds: ['experience', 'licence'], importance: ['must'] })
    .filter(({ text }) => !isDueLater(text))
    .map(({ text }) => text.toLowerCase())
    .join('\n');
  const isDemanded = (term: string): boolean =>
    demanded.includes(term.toLowerCase().replace(/s$/, ''));
  // Whoever writes the code seldom says how it is sold.
  const isMaker = /engineer|developer|programmer/i.test(brief.title.given);
  const isOfSelling = (term: string): boolean => isMaker && /^(?:SaaS|SMB|B2[BC])$/i.test(term);
  return listOnce([
    ...listPapers(brief),
    ...listNiches(brief).filter(isDemanded),
    ...listFieldsOfWork(brief).filter(isDemanded),
  ])
    .filter(
      (term) =>
        isTerm(term) && !common.test(term) && !isOfSelling(term) && !isOfAdvertisements(term),
    )
    .slice(0, most);
});
