import { percentileRanks } from '#market/occupations/official-table.ts';
import { roundCount } from '#market/supply/estimate.ts';
import { makePlan } from '#plan/plan.ts';
import { publications } from '#plan/outreach/publications.data.ts';
import type { Source } from '#plan/source.ts';
import type { WriterInfo } from '#shared/output.ts';
import { sayDate } from '#writing/dates.ts';
import { sayMoney } from '#writing/money.ts';

/** What an output stands on, found in the output itself: whoever wrote it, it lists what it uses and nothing else. */
export interface Basis {
  sources: string[];
  assumptions: string[];
}

interface Written {
  source: Source;
  content: unknown;
  /** Who put it into words: only the built-in writer draws on what is written of the trade. */
  writer: WriterInfo['writer'];
}

export function findBasis({ source, content, writer }: Written): Basis {
  const texts = listTexts(content);
  const said = texts.join('\n');
  const { payRow, talentPool, rules } = source.market;
  const pool = talentPool.kind === 'estimate' && usesPool(talentPool, said) ? talentPool : null;
  return {
    sources: once([
      ...(payRow && usesPay(payRow, said) ? [payRow.source] : []),
      ...(pool?.sources ?? []),
      ...publications.filter(({ cited }) => cited.test(said)).map((known) => known.source),
      ...rules
        .filter(({ text }) => said.includes(text))
        .map((rule) => `${rule.source}, read ${rule.checked}: rule of the place`),
    ]),
    assumptions: once([
      ...(writer === 'built-in' ? [sayTrade(source)] : []),
      ...(pool?.assumptions ?? []),
      ...(usesDates(source, said) ? [makePlan(source).timeline.accept.rule] : []),
      ...texts.flatMap(listAssumed),
    ]).slice(0, mostAssumptions),
  };
}

function sayTrade(source: Source): string {
  const { drawer, isTrade } = makePlan(source);
  const work = isTrade ? `work as ${(drawer.called ?? drawer).trade}` : 'work of this kind';
  return `What is usual in ${work} is general knowledge, not taken from this job.`;
}

const mostAssumptions = 12;

const once = (items: readonly string[]): string[] => [...new Set(items)];

/** Numbers too: a head count may be stored as one. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [value.toLocaleString('en-US')];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([label, held]) => [label, ...listTexts(held)])
    : [];
}

const naming = /\bOEWS\b|Bureau of Labor Statistics|\bpercentile\b/;

function usesPay(
  { hourly, annual }: NonNullable<Source['market']['payRow']>,
  said: string,
): boolean {
  const amounts = percentileRanks.flatMap((rank) => [hourly[rank], annual[rank]]);
  return (
    naming.test(said) ||
    amounts.some((published) => published && said.includes(sayMoney(published.amount)))
  );
}

/** Smaller numbers stand in any text for something else. */
const telling = 100;

function usesPool(
  { direct, total, winnable, match }: Extract<Source['market']['talentPool'], { kind: 'estimate' }>,
  said: string,
): boolean {
  return [direct.count, total.count, winnable, match.count]
    .map(roundCount)
    .some((count) => count >= telling && hasNumber(said, count.toLocaleString('en-US')));
}

const hasNumber = (text: string, digits: string): boolean =>
  new RegExp(String.raw`(?<![\d,.])${digits}(?![\d,]\d|\d)`).test(text);

function usesDates(source: Source, said: string): boolean {
  const { accept } = makePlan(source).timeline;
  return said.includes(sayDate(accept.day, source.brief.place.country));
}

const longest = 45;

/** Sentences that call something assumed. */
const listAssumed = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter(
      (sentence) =>
        /\bassum(?:ed|ptions?)\b|\bplanning (?:value|share|rule)s?\b/i.test(sentence) &&
        sentence.split(/\s+/).length >= 4 &&
        sentence.split(/\s+/).length <= longest,
    );
