import type { Source } from '#plan/source.ts';
import type { PersonaKind } from './personas.ts';
import { makePlan } from './plan.ts';
import { lowerFirst } from './prose/casing.ts';

export interface Rates {
  openRate: number;
  clickRate: number;
  replyRate: number;
}

const three = (value: number): number => Math.round(value * 1000) / 1000;

/** Published where a source is named beside it; everything else is a planning assumption and called so. */
export const channelRates: Record<string, Rates> = {
  'Email sequence': { openRate: 0.765, clickRate: 0.1, replyRate: 0.188 },
  'Text message': { openRate: 0.95, clickRate: 0.15, replyRate: 0.25 },
  'LinkedIn InMail under 400 characters': { openRate: 0.55, clickRate: 0.08, replyRate: 0.16 },
  'Phone and voicemail': { openRate: 0.4, clickRate: 0, replyRate: 0.2 },
  'Referral call': { openRate: 0.8, clickRate: 0, replyRate: 0.5 },
};

export const ratesBasis = [
  'Published: email 76.5% opened, 18.8% replied (Gem 2022); text 20-30% replied (TextUs); InMail 13% x 1.22 (LinkedIn).',
  'Gem 2022: 76.5% opens, 18.8% replies by email. TextUs: 20-30% replies by text. LinkedIn: 13% by InMail, x 1.22 when short.',
  'Benchmarks: 18.8% replies and 76.5% opens (Gem 2022), 20-30% of texts (TextUs), 13% x 1.22 of short InMails (LinkedIn).',
];

/** How much more or less than a usual mail sequence each kind of person answers; assumptions. */
const replyFactors: Record<PersonaKind, { factor: number; why: string }> = {
  working: { factor: 0.8, why: 'asked often' },
  sideways: { factor: 0.9, why: 'not looking' },
  background: { factor: 1, why: 'named by the job' },
  neighbor: { factor: 0.9, why: 'does not expect the mail' },
  rising: { factor: 0.9, why: 'careful about who knows' },
  graduate: { factor: 1.6, why: 'looking now' },
  service: { factor: 1.2, why: 'leaves on a date' },
  contract: { factor: 1.1, why: 'always between assignments' },
  known: { factor: 2, why: 'knows the sender' },
};

/** Licensed and senior people are written to more often and answer less; work that asks little fills from ads. */
function zoneFactor({ market }: Source): number {
  const zone = market.profile.jobZone ?? 3;
  return zone >= 4 ? 0.9 : zone <= 2 ? 1.1 : 1;
}

export function forecastByPersona(source: Source): { rates: Record<string, Rates>; rule: string } {
  const { personas } = makePlan(source);
  const zone = zoneFactor(source);
  const email = channelRates['Email sequence']!;
  const rates = Object.fromEntries(
    personas.map(({ name, kind }) => {
      const { factor } = replyFactors[kind];
      return [
        name,
        {
          openRate: three(Math.min(0.95, email.openRate * (0.8 + 0.2 * factor))),
          clickRate: three(email.clickRate * factor * zone),
          replyRate: three(Math.min(0.6, email.replyRate * factor * zone)),
        },
      ];
    }),
  );
  const said = personas.map(
    ({ kind, name }) =>
      `${lowerFirst(name)} x ${replyFactors[kind].factor} (${replyFactors[kind].why})`,
  );
  return {
    rates,
    rule: `Profiles, from 18.8%: ${said.join('; ')}${zone === 1 ? '' : `; level of the work x ${zone}`}.`,
  };
}

export function forecastByStage(steps: readonly string[]): Record<string, Rates> {
  const named = steps.slice(1, 4);
  const middle = named.map((step, index): [string, Rates] => [
    step,
    {
      openRate: three(0.9 + index * 0.02),
      clickRate: three(0.4 + index * 0.05),
      replyRate: three(0.78 + index * 0.04),
    },
  ]);
  return Object.fromEntries([
    ['First message', { openRate: 0.55, clickRate: 0.06, replyRate: 0.09 }],
    ['Follow-ups', { openRate: 0.5, clickRate: 0.05, replyRate: 0.1 }],
    ['First call booked', { openRate: 0.9, clickRate: 0.35, replyRate: 0.8 }],
    ...middle,
    ['Offer out', { openRate: 0.98, clickRate: 0.6, replyRate: 0.9 }],
  ]);
}
