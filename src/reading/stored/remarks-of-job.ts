import type { Brief, Stated } from '#shared/brief.ts';
import { capitalize, toPhrase } from '../facts/words/phrase.ts';
import { joinEnds } from '../facts/words/benefit-words.ts';
import { readRemarks } from '../fields/remarks/read-remarks.ts';
import type { Remark } from '../fields/remarks/remark.ts';
import { citeIn, type JobDocument } from './job-document.ts';

type Remarked = Pick<
  Brief,
  | 'severalOpenings'
  | 'presence'
  | 'openTo'
  | 'values'
  | 'teamSaid'
  | 'taught'
  | 'roleSaid'
  | 'houseSaid'
  | 'searchWords'
  | 'sites'
  | 'conditions'
  | 'payTerms'
  | 'deal'
  | 'termLines'
>;

/** What the job says by the way, each with its words. */
export function readRemarked(document: JobDocument, title: string): Remarked {
  const { units, text } = document;
  const remarks = readRemarks({ units, text }, title);
  const { several, presence, openTo, values, team, taught, sites } = remarks;
  const { conditions, payTerms, deal, termLines } = remarks;
  const state = ({ text: said, evidence }: Remark): Stated[] => {
    const source = citeIn(document, evidence);
    return source ? [{ text: said, source }] : [];
  };
  const asItem = (remark: Remark): Stated[] => state({ ...remark, text: capitalize(remark.text) });
  return {
    severalOpenings: several ? (state(several)[0] ?? null) : null,
    presence: presence ? (state(presence)[0] ?? null) : null,
    openTo: openTo.flatMap(asItem),
    values: values.flatMap(asItem),
    teamSaid: team.flatMap(state),
    taught: taught.flatMap((remark) => state({ ...remark, text: toPhrase(joinEnds(remark.text)) })),
    roleSaid: remarks.ofRole.flatMap(state),
    houseSaid: remarks.ofHouse.flatMap((one) =>
      state(one).map((stated) =>
        one.about === undefined ? stated : { ...stated, about: one.about },
      ),
    ),
    searchWords: remarks.searchWords.flatMap(state),
    conditions: conditions.flatMap((one) =>
      state(one).map((stated) => ({ ...stated, kind: one.kind })),
    ),
    payTerms: payTerms.flatMap((one) =>
      state(one).map((stated) => ({ ...stated, kind: one.kind })),
    ),
    deal: deal.flatMap((one) => state(one).map((stated) => ({ ...stated, kind: one.kind }))),
    termLines: termLines.flatMap((one) =>
      state(one).map((stated) => ({ ...stated, kind: one.kind })),
    ),
    sites: sites.flatMap(({ name, address, evidence }) => {
      const source = citeIn(document, evidence);
      return source ? [{ name, address, source }] : [];
    }),
  };
}
