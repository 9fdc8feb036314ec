import type { DifficultyInput } from '#market/difficulty/hiring-difficulty.ts';
import { rateDifficulty } from '#market/difficulty/hiring-difficulty.ts';
import { isTiedToPlace } from '#market/occupations/tied-to-place.ts';
import { DEMANDS_COUNTED, SHARE_PER_DEMAND, shareWithYears } from '#market/supply/narrow-pool.ts';
import type { Source } from '#plan/source.ts';
import { sayMoney } from '#writing/money.ts';

export interface Lever {
  id:
    | 'the median'
    | 'a range'
    | 'any range'
    | 'a range around the median'
    | 'special demands'
    | 'years'
    | 'days from home';
  /** The figure it turns on: an amount, a number of demands or of years. */
  detail: string;
  input: DifficultyInput;
}

/** Less than this changes nothing that anybody would notice. */
const worthSaying = 0.3;

/** Each change an employer could make, tried on the same formula; the one that lowers the score most. */
export function findLever(source: Source): Lever | null {
  const { input, score } = source.market.difficulty;
  const [best] = listLevers(source, input)
    .map((lever) => ({
      lever,
      gain: Math.round(10 * (score - rateDifficulty(lever.input).score)) / 10,
    }))
    .toSorted((a, b) => b.gain - a.gain);
  return best && best.gain >= worthSaying ? best.lever : null;
}

function listLevers(source: Source, input: DifficultyInput): Lever[] {
  return [
    ...changePay(source, input),
    ...changeDemands(input),
    ...changeYears(input),
    ...changePlace(source, input),
  ];
}

/** Farther below the median no budget moves. */
const withinReach = 0.8;

function changePay({ market }: Source, input: DifficultyInput): Lever[] {
  const { payPosition, payRow } = market;
  // No range can be published where nothing is certain.
  if (input.pay.form) return [];
  if (!input.pay.stated) {
    const pay = { ...input.pay, stated: true, midpointRank: payRow ? 50 : null };
    return [{ id: payRow ? 'a range' : 'any range', detail: '', input: { ...input, pay } }];
  }
  if (!payPosition) return [];
  // Nobody can promise everyone the top of a range; its middle can move.
  const isBelow =
    (input.pay.midpointRank ?? 50) < 50 &&
    payPosition.median !== null &&
    (payPosition.ratioToMedian ?? 0) >= withinReach;
  const pay = { ...input.pay, midpointRank: 50 };
  return isBelow
    ? [
        {
          id: input.pay.isRange ? 'a range around the median' : 'the median',
          detail: sayMoney(payPosition.median!),
          input: { ...input, pay },
        },
      ]
    : [];
}

/** With fewer demands more people fit. */
const widen = ({ supply }: DifficultyInput, times: number): DifficultyInput['supply'] =>
  supply && { ...supply, match: supply.match * times };

function changeDemands(input: DifficultyInput): Lever[] {
  const { special, mustHaves } = input.demands;
  if (special.length === 0) return [];
  const demands = { ...input.demands, special: [], mustHaves };
  const supply = widen(input, SHARE_PER_DEMAND ** -Math.min(special.length, DEMANDS_COUNTED));
  return [
    {
      id: 'special demands',
      detail: special.length === 1 ? (special[0] ?? '') : String(special.length),
      input: { ...input, demands, supply },
    },
  ];
}

const fewYears = 3;

function changeYears(input: DifficultyInput): Lever[] {
  const { years, yearsStated } = input.demands;
  const half = Math.round(years / 2);
  // Half the years make nobody ready to lead.
  if (years < fewYears || !yearsStated || input.demands.level != null) return [];
  const supply = widen(input, shareWithYears(half) / shareWithYears(years));
  return [
    {
      id: 'years',
      detail: String(half),
      input: { ...input, supply, demands: { ...input.demands, years: half } },
    },
  ];
}

function changePlace({ brief, market }: Source, input: DifficultyInput): Lever[] {
  if (brief.workType !== 'on-site' || isTiedToPlace(market.profile)) return [];
  return [
    {
      id: 'days from home',
      detail: '',
      input: { ...input, place: { ...input.place, workType: 'hybrid' } },
    },
  ];
}
