import { readConditions, type ReadCondition } from '../conditions/read-conditions.ts';
import { readPayTerms, type ReadPayTerm } from '../pay/read-pay-terms.ts';
import { readDeal, type ReadDeal } from './read-deal.ts';
import { readOpenness } from './read-openness.ts';
import { readPresence } from './read-presence.ts';
import { readHouseSentences, readRoleSentences, type HouseRemark } from './read-sayings.ts';
import { readSearchWords } from './read-search-words.ts';
import { readSeveral } from './read-several.ts';
import { readSites, type ReadSite } from './read-sites.ts';
import { readTaught } from './read-taught.ts';
import { readTeamWords } from './read-team.ts';
import { readTermLines, type ReadTermLine } from './read-term-lines.ts';
import { readValues } from './read-values.ts';
import type { Remark, RemarkSource } from './remark.ts';

export interface Remarks {
  several: Remark | null;
  presence: Remark | null;
  openTo: Remark[];
  values: Remark[];
  team: Remark[];
  taught: Remark[];
  ofRole: Remark[];
  ofHouse: HouseRemark[];
  searchWords: Remark[];
  sites: ReadSite[];
  conditions: ReadCondition[];
  payTerms: ReadPayTerm[];
  deal: ReadDeal[];
  termLines: ReadTermLine[];
}

/** What a good recruiter would not lose of a text, and what no single field holds. */
export const readRemarks = (source: RemarkSource, title: string): Remarks => ({
  several: readSeveral(source, title),
  presence: readPresence(source),
  openTo: readOpenness(source),
  values: readValues(source),
  team: readTeamWords(source),
  taught: readTaught(source),
  ofRole: readRoleSentences(source),
  ofHouse: readHouseSentences(source),
  searchWords: readSearchWords(source),
  sites: readSites(source),
  conditions: readConditions(source),
  payTerms: readPayTerms(source),
  deal: readDeal(source),
  termLines: readTermLines(source),
});
