import { sharesStem } from '#market/assessment/own-figures.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { sayMoney } from '#writing/money.ts';

const leads =
  /\b(?:manager|director|head|chief|supervisor|lead|leader|president|officer|intern)\b/i;
/** Stand in titles of every field. */
const ofAnyOffice = /\b(?:admin\w*|sales|customer|project|service|retail|driver)\b/gi;

/** Below this an occupation is a guess. */
const likelyFrom = 0.3;

/**
 * The occupation of the official table that comes nearest to a job it does not list by itself, marked as such: a
 * likely one that has a word of the title in its name. Null where none does, and outside the United States.
 */
export function findNearest(source: Source): { label: string; text: string } | null {
  const { brief, market } = source;
  const { title, occupation, place } = brief;
  const { drawer } = makePlan(source);
  if (market.payRow || place.country !== 'US' || drawer.not_counted) return null;
  // Whoever leads is paid otherwise than those who are led.
  if (leads.test(title.clean)) return null;
  const work = title.clean.replace(ofAnyOffice, ' ');
  const { soc } = market.profile;
  const likely = [
    ...(soc ? [{ soc, confidence: occupation.confidence }] : []),
    ...occupation.alternatives.map(({ id, soc: code, confidence }) => ({
      soc: code ?? id.slice(0, 7),
      confidence,
    })),
  ].filter(({ confidence }) => confidence >= likelyFrom);
  for (const { soc: code } of likely) {
    const official = findOfficial(code);
    const median = official?.annual[50]?.amount;
    if (!official || median === undefined) continue;
    const name = toPlainName(official);
    if (sharesStem(work, name))
      return {
        label: `Nearest occupation in the table, ${name}`,
        text: `${sayMoney(median)} a year, national median; a first idea, not this job's own`,
      };
  }
  return null;
}
