import { listDraws } from '../../craft/draws.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { lowerFirst, stripEnd, toParagraph } from '../../craft/prose/casing.ts';
import { say } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import type { Source } from '#plan/source.ts';
import type { MarketFigures } from '../figures.ts';
import type { MarketWriting } from '../writing.ts';
import * as phrases from './phrases.data.ts';

const SHORT_DRAW = 90;

/** What the job offers in few words, the pay first. */
export const listShortDraws = (source: Source): string[] =>
  listDraws(source)
    .map(({ text }) => stripEnd(text))
    .filter((text) => text.length <= SHORT_DRAW);

export function draftCompetition(source: Source): string[] {
  const { brief, market } = source;
  const kinds = joinList(market.profile.family.rivals.slice(0, 3).map(lowerFirst));
  const named = joinList(brief.competitors.slice(0, 4).map(({ text }) => text));
  const draws = listShortDraws(source).slice(0, 3);
  const seed = seedOf(source, 'competition');
  const { competition } = phrases;
  return [
    say(
      named ? competition.named : kinds ? competition.kinds : competition.none,
      { named, kinds },
      seed,
    ),
    draws.length > 0
      ? say(competition.win, { draw: joinList(draws.map(lowerFirst)) }, seed)
      : say(competition.noWin, {}, seed),
    say(competition.caution, {}, `${seed}-caution`),
  ].map((text) => toParagraph([text]));
}

export function draftCompetitors(
  source: Source,
  { competitors }: MarketFigures,
): MarketWriting['competitors'] {
  const { motives } = source.market.profile.family;
  const draws = listShortDraws(source);
  const { personas } = makePlan(source);
  const isKnown = source.market.profile.id !== 'general';
  return competitors.map(({ name, type }, i) => {
    const seed = seedOf(source, `rival-${i}`);
    const motive =
      isKnown && type !== 'Named in the job' ? motives[i % Math.max(motives.length, 1)] : null;
    const draw = draws[i];
    const worry = personas[i % personas.length]?.worries.at(-1)?.worry;
    return {
      name,
      draw: motive
        ? say(phrases.rivalDraws, { motive: lowerFirst(stripEnd(motive)) }, seed)
        : say(phrases.rivalDrawUnknown, {}, `${seed}${i}`),
      counter: draw
        ? say(phrases.rivalCounters, { draw }, seed)
        : say(
            phrases.rivalCounterUnknown,
            { question: worry ? `"${lowerFirst(stripEnd(worry))}"` : null },
            `${seed}${i}`,
          ),
    };
  });
}
