import type { Evidence, NotAJob, ParsedField, ParsedJob } from '#shared/parsed-job.ts';
import { cleanText } from './clean/clean-text.ts';
import { removeWishesFromTitle } from './discrimination/remove-wishes.ts';
import { readWishFlags } from './discrimination/read-wishes.ts';
import { findWishes } from './discrimination/wishes.ts';
import { readAssets } from './intake/read-assets.ts';
import { readCompanies } from './intake/read-companies.ts';
import { readBackgrounds, readDealBreakers, readNamedRedFlags } from './intake/read-wishes.ts';
import { readLocation } from './location/read-location.ts';
import { judgeText } from './not-a-job/judge.ts';
import { formatPay } from './pay/format-pay.ts';
import { dollarOf } from './pay/dollar.ts';
import { readPayWords } from './pay/pay-without-figures.ts';
import { findPay } from './pay/read-pay.ts';
import { composeProse } from './prose/compose.ts';
import { readLabelledFields } from './sections/labelled-fields.ts';
import { placeLines } from './sections/split-sections.ts';
import { readLines } from './text/lines.ts';
import { asWritten, quote } from './text/mapped-text.ts';
import type { Span } from './text/mapped-text.ts';
import { readTitle } from './title/read-title.ts';
import { readUrgency } from './urgency/read-urgency.ts';
import { readWorkType } from './work-type/read-work-type.ts';

/** What a pasted text says about a job, with the words that each field was read from. */
export function parseJobDescription(original: string): ParsedJob | NotAJob {
  // 1. Clean: plain lines whose every character can be traced back.
  const source = cleanText(original);
  // 2. Structure: which part of the ad each line stands in, and what labels say.
  const lines = placeLines(readLines(source));
  const fields = readLabelledFields(lines);
  // 3. Fields: each reader takes what is stated and leaves the rest empty.
  const title = readTitle(lines, fields);
  const workType = readWorkType(lines, fields);
  const remote = workType?.workType === 'remote' ? workType : undefined;
  const location = readLocation({ lines, fields, remote });
  const pay = findPay({ source, lines, fields, dollar: dollarOf(location?.countryCode) });
  const payWords = pay ? undefined : readPayWords(fields);
  const urgency = readUrgency(lines, fields);
  const prose = composeProse({ lines, fields, title });
  const companies = readCompanies(fields, lines);
  const lawful = ({ text }: { text: string }): boolean => findWishes(text).length === 0;
  const dealBreakers = readDealBreakers(fields, lines).filter(lawful);
  const backgrounds = [...readBackgrounds(fields, lines), ...companies.kinds].filter(lawful);
  const redFlags = [...readWishFlags(lines), ...readNamedRedFlags(fields).filter(lawful)];
  const assets = readAssets(original);
  // 4. Checks: is it a job at all?
  const notAJob = judgeText({
    lines,
    titleScore: title?.score ?? 0,
    hasPay: pay !== undefined,
    hasPlace: (location?.score ?? 0) >= 60,
    hasWorkType: workType !== undefined,
  });
  if (notAJob) return notAJob;

  const cite = (spans: readonly Span[]): Evidence[] => spans.map((span) => quote(source, span));
  const evidence: Partial<Record<ParsedField, Evidence[]>> = {
    title: title && cite([title]),
    location: location && cite(location.spans),
    salaryRange: pay?.evidence ?? (payWords && cite([payWords])),
    description: cite(prose.description.spans),
    requirements: cite(prose.requirements.spans),
    benefits: cite(prose.benefits.spans),
    culture: cite(prose.culture.spans),
    workType: workType && cite([workType]),
    urgencyLevel: urgency && cite([urgency]),
    dealBreakers: cite(dealBreakers),
    preferredBackgrounds: cite(backgrounds),
    redFlags: cite(redFlags),
    competitorCompanies: cite(companies.names),
    companyAssets: assets.evidence,
  };
  return {
    kind: 'job',
    title: title ? removeWishesFromTitle(asWritten(title.text, quote(source, title).quote)) : '',
    location: location?.text ?? '',
    salaryRange: pay ? formatPay(pay) : (payWords?.text ?? ''),
    description: prose.description.text,
    requirements: prose.requirements.text,
    benefits: prose.benefits.text,
    culture: prose.culture.text,
    companyAssets: assets.text,
    workType: workType?.workType ?? '',
    urgencyLevel: urgency?.urgency ?? '',
    dealBreakers: dealBreakers.map(({ text }) => text),
    preferredBackgrounds: backgrounds.map(({ text }) => text),
    redFlags: redFlags.map(({ text }) => text),
    competitorCompanies: companies.names.map(({ text }) => text),
    pay: pay ? { min: pay.min, max: pay.max, currency: pay.currency, period: pay.period } : null,
    evidence: dropEmpty(evidence),
  };
}

function dropEmpty(evidence: Partial<Record<ParsedField, Evidence[]>>): ParsedJob['evidence'] {
  return Object.fromEntries(
    Object.entries(evidence).filter(([, quotes]) => quotes !== undefined && quotes.length > 0),
  );
}
