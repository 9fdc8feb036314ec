import { findHardCondition } from '#plan/demands/hard-condition.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import { askBelowMinimum } from '#plan/questions/below-minimum.ts';
import { findLeast } from '#plan/pay/least-pay.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { sayYears } from '#writing/number.ts';
import type { MarketFigures } from '../figures.ts';
import { fitsPost } from './fits-post.ts';
import type { MarketWriting } from '../writing.ts';
import { listAskedLast, listAskedNext, listCompared } from './left-out.ts';
import { listStrains } from './strains/list-strains.ts';

const shown = 4;
const shownObservations = 2;
/** From here on the pay part of the difficulty is a risk of its own. */
const hardPay = 7.5;

/** What this text itself puts at risk, then what usually goes wrong in the trade. */
export function listRisks(source: Source, { payRule }: MarketFigures): MarketWriting['risks'] {
  const { observations, drawer } = makePlan(source);
  const found = [
    ...breakMinimum(source),
    ...observations
      .filter(({ isRisk }) => isRisk)
      .slice(0, shownObservations)
      .map(({ title, text, mend }) => ({ title, description: text, impact: mend })),
    ...breakPayRule(payRule),
    ...payLittle(source),
    ...listStrains(source).map(({ risk }) => risk),
    ...leaveOpen(source, payRule !== null),
    ...tellLate(source),
    ...drawer.market.risks
      .filter(fitsPost(source))
      .map(({ title, text, impact }) => ({ title, description: text, impact })),
  ];
  return (found.length < fewest ? [...found, ...ofAnySearch] : found).slice(0, shown);
}

const fewest = 2;
/** True of every search, where neither the text nor the trade tells of more. */
const ofAnySearch: MarketWriting['risks'] = [
  {
    title: 'A slow answer',
    description: 'Whoever applies here has applied elsewhere in the same week.',
    impact: 'After some days they are in talks: agree who replies within one working day.',
  },
  {
    title: 'One person left to choose from',
    description: 'People drop out between the rounds, and late.',
    impact: 'The search begins anew: keep two in each round until one has accepted.',
  },
];

const shownOpen = 5;

/** What people compare first and this text does not say, with what they ask next. */
function leaveOpen(source: Source, isPayTold: boolean): MarketWriting['risks'] {
  const first = listCompared(source, isPayTold);
  if (first.length === 0) return [];
  const open = [...first, ...listAskedNext(source), ...listAskedLast(source)].slice(0, shownOpen);
  return [
    {
      title: 'What the advertisement leaves out',
      description: `Not found in the text: ${joinList(open)}.`,
      impact: `People compare offers by ${first.length > 1 ? 'these' : 'this'}; competitors that say more get the replies. Settle ${open.length > 1 ? 'them' : 'it'} before publishing.`,
    },
  ];
}

function breakMinimum(source: Source): MarketWriting['risks'] {
  return askBelowMinimum(source).map(({ topic, why }) => ({
    title: topic ?? '',
    description: `The pay is ${findLeast(source, null)?.stands ?? 'below the legal minimum'}. ${why}`,
    impact: 'It is the first question to HR, and a blank wherever the pay is named.',
  }));
}

function breakPayRule(rule: MarketFigures['payRule']): MarketWriting['risks'] {
  if (!rule) return [];
  return [
    {
      title: 'The pay range the law asks for',
      description: rule.text,
      impact: `Settle it before publishing (${rule.source}; our notes are of ${rule.checked}).`,
    },
  ];
}

/** From here on a list of demands is long for pay below the median. */
const manyDemands = 6;
const someYears = 3;

/** Pay below the median, and more asked for than it buys. */
function askMuch(source: Source): MarketWriting['risks'] {
  const { pay } = makePlan(source);
  const { seniority } = source.brief;
  const years = seniority.years?.min ?? 0;
  const demands = listFacts(source.brief, {
    kinds: ['skill', 'tool', 'licence', 'experience', 'education', 'language'],
    importance: ['must'],
  }).length;
  if (pay.standing !== 'below' || (years < someYears && demands < manyDemands)) return [];
  const asked = [
    years > 0 ? `${sayYears(years)} of experience` : null,
    demands >= manyDemands ? 'a long list of requirements' : null,
  ].filter((item) => item !== null);
  return [
    {
      title: 'A lot asked for the pay',
      description: `${capitalize(joinList(asked))} for ${pay.spoken ?? 'the stated pay'}, below the median of ${pay.median}.`,
      impact:
        'People who meet all of it are paid more elsewhere: raise the pay, or name the three requirements that matter most.',
    },
  ];
}

function payLittle(source: Source): MarketWriting['risks'] {
  const { market } = source;
  const much = askMuch(source);
  if (much.length > 0) return much;
  const part = market.difficulty.parts.find(({ id }) => id === 'pay');
  if (!market.payPosition || (part?.score ?? 0) < hardPay) return [];
  return [
    {
      title: 'Pay found out late',
      description: part!.reason,
      impact: 'In the first call this costs one call; at the offer it costs weeks.',
    },
  ];
}

/** The first condition that some people cannot accept, in the words of the job. */
function tellLate(source: Source): MarketWriting['risks'] {
  const first = findHardCondition(makePlan(source).hardParts);
  if (!first) return [];
  return [
    {
      title: 'A condition people hear about too late',
      description: `"${first.replace(/"/g, "'")}"`,
      impact: 'Say it in the first call.',
    },
  ];
}
