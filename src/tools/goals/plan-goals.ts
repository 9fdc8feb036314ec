import { hearTelling } from '#plan/criteria/names/shared-stems.ts';
import { isTradeFitting, measureTradeFit } from '#plan/criteria/trade-fit.ts';
import { memoize } from '#shared/memoize.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speaksToLeaders } from '#plan/suit/suit-to-post.ts';
import { mapTexts } from '#plan/style/style-drawer.ts';
import { spellFor } from '#writing/spelling.ts';
import { goalsOfLines } from './goals-of-lines.ts';
import type { Goal, Goals } from './goal.ts';
import { goalsOfDeeds, listDeeds } from './goals-of-deeds.ts';
import { goalsOfPost, namesHeirs } from './goals-of-post.ts';

/** A goal of the trade stands where the advertisement speaks of what it speaks of. */
const fewestShared = 2;
/** Said of a part of the work that nobody has named, or to somebody who is shown it. */
const ofPart = /\bassigned\b|\bwith help\b|\bshadow|\bstill in\b|\bone thing\b/i;

const mostOfSlots = 3;
const slots = ['day_30', 'day_90', 'month_6', 'month_12'] as const;

/**
 * One year of goals for all tools: those of the trade that this advertisement speaks of and that are of its level, and
 * for the rest its own duties. Where it tells too little, the trade's.
 */
export const planGoals = memoize((source: Source): Goals => {
  const plan = makePlan(source);
  const { drawer, isTrade, post } = plan;
  const usual = drawer.intake.goals;
  if (plan.phrases || drawer.isForBeginners) return usual;
  const hear = hearTelling(
    [source.brief.title.given, ...source.brief.facts.map(({ text }) => text)].join('\n'),
  );
  const isNear = ({ target, measure }: Goal): boolean => hear(`${target} ${measure}`) > 0;
  // Goals of a whole kind of work stand only where the job speaks of most of them.
  const isUsual = isTrade || slots.filter((slot) => isNear(usual[slot])).length >= mostOfSlots;
  const ofLines = isUsual ? null : goalsOfLines(plan, namesHeirs(source));
  const built = goalsOfPost(source, plan) ?? (ofLines && { ...ofLines, ...ofDeeds(source, plan) });
  const spell = spellFor(source.brief.place.country);
  // What is usual in a whole kind of work counts nothing of this job.
  if (built === null)
    return isTrade ? usual : mapTexts({ ...usual, ...ofDeeds(source, plan) }, spell);
  const stands = isTrade && isOfLevel(plan) && isFitting(source, plan);
  const isHeard = ({ target, measure }: Goal): boolean =>
    hear(`${target} ${measure}`) >= fewestShared &&
    (post.level === 'staff' || !ofPart.test(`${target} ${measure}`));
  // Whoever sells has a target, whatever else the trade looks at.
  const sells =
    listDeeds(source).some(({ id }) => id.startsWith('sell')) &&
    !(post.leads || post.level === 'head');
  const isMissing = (slot: (typeof slots)[number]): boolean =>
    sells && slot === 'month_12' && !ofSelling.test(usual[slot].target + usual[slot].success);
  return mapTexts(
    Object.fromEntries(
      slots.map((slot) => [
        slot,
        stands && isHeard(usual[slot]) && !isMissing(slot) ? usual[slot] : built[slot],
      ]),
    ) as Goals,
    spell,
  );
});

const ofSelling = /\b(?:sales?|sold|targets?|quota|revenue|won|turnover|margin)\b/i;

const ofDeeds = (source: Source, { post }: Plan): ReturnType<typeof goalsOfDeeds> =>
  post.leads || post.level === 'head' ? null : goalsOfDeeds(source);

const isOfLevel = ({ post, drawer }: Plan): boolean =>
  !(post.leads || post.level === 'head') || speaksToLeaders(drawer);

const isFitting = ({ brief }: Source, { drawer }: Plan): boolean =>
  isTradeFitting(measureTradeFit(brief, drawer));
