import type { Evidence, ParsedField, ParsedJob } from '#shared/parsed-job.ts';
import type { Found, Reading } from '#shared/reading.ts';
import { formatPay } from './format-pay.ts';
import { composeProse } from './compose-prose.ts';
import { readIntakeLists } from './intake-lists.ts';
import type { Item } from './items.ts';
import { readAssets } from './read-assets.ts';
import { readPayWords } from './pay-words.ts';
import { readUrgency } from './urgency.ts';
import { readWishFlags } from './wish-flags.ts';

/** Below this a value is shown as a question, not filled in. */
const sure = 0.5;

/** A reading as the fields of the form, each with the words it was read from. */
export function toParsedJob({ units, fields }: Reading, text: string): ParsedJob {
  const prose = composeProse(units, text);
  const lists = readIntakeLists(units, text);
  const redFlags = [...readWishFlags(units, text), ...lists.namedRedFlags];
  const assets = readAssets(text);
  const urgency = readUrgency(units, text);
  const title = whenSure(fields.title);
  const workType = whenSure(fields.workType);
  const isRemote = workType?.value === 'remote';
  const place = isRemote ? whenStated(fields.place) : whenSure(fields.place);
  const pay = whenSure(fields.pay);
  const payWords = pay ? null : readPayWords(units, text);
  const cite = (items: readonly Item[]): Evidence[] =>
    items.map(({ start, end }) => ({ quote: text.slice(start, end), start, end }));
  const words = (items: readonly Item[]): string[] => items.map((item) => item.text);
  const evidence: Partial<Record<ParsedField, Evidence[] | undefined>> = {
    title: title?.evidence,
    location: place?.evidence ?? (isRemote ? workType.evidence : undefined),
    salaryRange: (pay ?? payWords)?.evidence,
    description: prose.description.evidence,
    requirements: prose.requirements.evidence,
    benefits: prose.benefits.evidence,
    culture: prose.culture.evidence,
    workType: workType?.evidence,
    urgencyLevel: urgency?.evidence,
    dealBreakers: cite(lists.dealBreakers),
    preferredBackgrounds: cite(lists.preferredBackgrounds),
    redFlags: cite(redFlags),
    competitorCompanies: cite(lists.competitorCompanies),
    companyAssets: assets.evidence,
  };
  return {
    kind: 'job',
    title: title?.value ?? '',
    location: writeLocation(place?.value ?? null, isRemote),
    salaryRange: pay ? formatPay(pay.value) : (payWords?.value ?? ''),
    description: prose.description.text,
    requirements: prose.requirements.text,
    benefits: prose.benefits.text,
    culture: prose.culture.text,
    companyAssets: assets.text,
    workType: workType?.value ?? '',
    urgencyLevel: urgency?.value ?? '',
    dealBreakers: words(lists.dealBreakers),
    preferredBackgrounds: words(lists.preferredBackgrounds),
    redFlags: words(redFlags),
    competitorCompanies: words(lists.competitorCompanies),
    pay: pay?.value ?? null,
    evidence: Object.fromEntries(
      Object.entries(evidence).filter(([, quotes]) => quotes !== undefined && quotes.length > 0),
    ),
  };
}

const whenSure = <Value>(found: Found<Value> | null): Found<Value> | null =>
  found && found.confidence >= sure ? found : null;

/** Of remote work the town of the employer says nothing: only a place that is said to be that of the work counts. */
const stated = 0.55;
const whenStated = <Value>(found: Found<Value> | null): Found<Value> | null =>
  found && found.confidence >= stated ? found : null;

type ReadPlace = NonNullable<Reading['fields']['place']>['value'];

/** "Leeds, England"; "Remote, Canada" where only the country is named. */
function writeLocation(place: ReadPlace | null, isRemote: boolean): string {
  if (!place) return isRemote ? 'Remote' : '';
  return isRemote && place.city === null ? `Remote, ${place.label}` : place.label;
}
