import { dropShiftChoice } from '#market/difficulty/off-hours.ts';
import type { Brief } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { isCalledByPhone } from '#shared/on-call.ts';
import { hideOthersTravel } from '#shared/others-travel.ts';
import { quote } from '#writing/quote.ts';
import { lowerFirst } from '#writing/casing.ts';
import { sayHoursKind } from '../contract/contract.ts';
import { listConditions } from '../criteria/gates/condition-gates.ts';
import { listDecidingTerms } from '../contract/deciding-terms.ts';
import { quoteAround } from '../wording/quote-around.ts';
import { isGoodNews } from '../wording/denied.ts';
import { drawbacks, onCall, type Drawback } from './drawbacks.data.ts';
import { isNightWork } from '../letters/night-work.ts';
import { isBoundToPlace } from '../place/away-from-desk.ts';
import { hasNoBenefits } from '../offers/no-benefits.ts';
import type { Source } from '../source.ts';

const mostQuoted = 10;
const everyDay = 'on site every day';
/** Said with the place where one must live. */
const noHelp = 'no help with moving';

/** A shift that may be had turns nobody away. */
const isOnOffer = (kind: string, importance: string): boolean =>
  kind === 'schedule' && importance === 'nice';

function tell({ name, said, not, kinds, isQuoted }: Drawback, source: Source): string[] {
  const { brief } = source;
  const lines = [
    ...listLines(brief).filter(
      ({ kind, importance }) => kinds.includes(kind) && !isOnOffer(kind, importance),
    ),
    ...(kinds.includes('schedule') && brief.hours
      ? [toLine(dropShiftChoice(brief.hours.text))]
      : []),
  ];
  for (const { line, own } of lines) {
    const match = said.exec(own);
    // Whoever is called by phone alone stays where they are.
    if (name === onCall && isCalledByPhone(line)) continue;
    // Where the patient or the machine is, nobody looks for days at home.
    if (match && name === everyDay && isBoundToPlace(source)) return [];
    if (!match || not?.test(line) || (kinds.includes('schedule') && isGoodNews(line))) continue;
    const around = quoteAround(line, match.index, match[0].length);
    // "afraid of | heights and not of noise": a quotation from the middle of a denial says the opposite.
    const before = line.slice(0, Math.max(0, line.indexOf(around)));
    const words = turned.test(before) ? match[0] : around;
    const isShort = words.split(/\s+/).length <= mostQuoted;
    return [isQuoted && isShort ? `${name} (${quote(words)})` : name];
  }
  return [];
}

/** A line, and the same without the journeys of others. */
const toLine = (line: string) => ({ line, own: hideOthersTravel(line) });
const listLines = memoize(({ facts }: Brief) =>
  facts.map(({ kind, importance, text }) => ({ kind, importance, ...toLine(text) })),
);

const turned = /\b(?:not|no|never|afraid|fear|sensitive|problem|issue)\b[^.;]{0,60}$/i;

const keepsOut: ReadonlySet<string> = new Set(['residence', 'relocation', 'vaccination']);

/** Conditions that keep out people who could do the work. */
const listClosed = ({ brief }: Source): string[] =>
  listConditions(brief)
    .filter(({ kind }) => keepsOut.has(kind))
    .map(({ text }) => lowerFirst(text));

/** What of this job turns some people away, in plain words, the heaviest first; never what every form says of the body. */
export const listDrawbacks = memoize((source: Source): string[] => {
  const ofText = drawbacks.flatMap((drawback) => tell(drawback, source));
  const closed = listClosed(source);
  const isNight = isNightWork(source) && !ofText.includes('night work');
  const kind = sayHoursKind(source.brief) ?? '';
  const terms = listDecidingTerms(source.brief).map(({ drawback }) => drawback);
  return [
    ...terms,
    ...(isNight ? ['night work'] : []),
    ...(/temporary|fixed|season/i.test(kind) &&
    !ofText.includes('a contract for a time') &&
    !terms.includes('a contract for a time')
      ? ['a contract for a time']
      : []),
    ...(hasNoBenefits(source.brief) ? ['no benefits'] : []),
    ...closed,
    ...ofText.filter((text) => (text !== noHelp || closed.length === 0) && !terms.includes(text)),
  ];
});
