import type { Criterion } from '../craft/criteria/criterion.ts';
import { weighScorecard } from '../craft/criteria/weigh-scorecard.ts';
import { makePlan } from '../craft/plan.ts';
import { assessProfiles, type Profile } from '../craft/profiles.ts';
import { sayDate } from '../craft/prose/dates.ts';
import type { Source } from '#plan/source.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

/** What a criterion scores for a background that usually brings it, and for one that does not. */
const BROUGHT = 7;
const HEAVY_EXTRA = 1;
const OWN_TRADE_EXTRA = 1;
const TAUGHT_HERE = 6;
const NOT_BROUGHT = 5;
const taught = new Set<Criterion['origin']>(['duty', 'preferred', 'nice']);

export const scoreRules = [
  'Scores of examples: 7 where a background brings it, 8 for {title} people, 1 more if heavy; 6 if it is taught here, 5 if not',
  'How the {title} examples are scored: brought along 7, same trade 8, heavy criteria 1 more; taught on the job 6, otherwise 5',
  'Rule of the {title} examples: missing 5, taught 6, brought 7, same trade 8, heavy criteria 1 more',
];

const ownTrade = new Set(['working', 'contract', 'known', 'sideways']);

function scoreOf(criterion: Criterion, { matched, persona }: Profile): number {
  if (!matched.includes(criterion)) return taught.has(criterion.origin) ? TAUGHT_HERE : NOT_BROUGHT;
  const heavy = criterion.points >= 8 ? HEAVY_EXTRA : 0;
  return BROUGHT + heavy + (persona && ownTrade.has(persona.kind) ? OWN_TRADE_EXTRA : 0);
}

export function computeScorecardFigures(source: Source) {
  const { criteria, profiles } = assessProfiles(source);
  const card = weighScorecard(criteria);
  const shown = profiles.filter(({ persona }) => persona !== null);
  return {
    criteria: card.map(({ criterion, weight }) => ({ criterion: criterion.name, weight })),
    profiles: shown.map((profile) => {
      const scores = card.map(({ criterion }) => scoreOf(criterion, profile));
      return {
        label: profile.label,
        name: `${profile.label} (example): ${profile.name}`,
        scores: Object.fromEntries(card.map(({ criterion }, i) => [criterion.name, scores[i]!])),
        average: round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
        weighted: round(card.reduce((sum, { weight }, i) => sum + (weight * scores[i]!) / 100, 0)),
        lowest: card[scores.indexOf(Math.min(...scores))]!.criterion.name,
      };
    }),
    bands: { strongHire: 8, hire: 7, maybeHire: 6 },
    bandsInWords: {
      strongHire: '8.0 or more',
      hire: '7.0 to 7.99',
      maybeHire: '6.0 to 6.99',
      noHire: 'below 6.0',
    },
    reviewDate: sayDate(makePlan(source).timeline.review),
  };
}
export type ScorecardFigures = ReturnType<typeof computeScorecardFigures>;
