import { onTheSpot } from '#plan/place/on-the-spot.ts';
import type { Plan } from '#plan/plan.ts';
import { lowerFirst } from '#writing/casing.ts';
import { fitFactor, type ProfileRow } from './profile-fit.ts';

export interface Rates {
  openRate: number;
  clickRate: number;
  replyRate: number;
}

const two = (value: number): number => Math.round(value * 100) / 100;

/** Published where the basis names a source; everything else is a planning assumption and called so. */
const mail: Rates = { openRate: 0.765, clickRate: 0.1, replyRate: 0.188 };

/** People who seldom keep a profile on a network are written to where they look for work. */
export const listChannelRates = ({ drawer }: Plan): Record<string, Rates> => ({
  'Email sequence': mail,
  'Text message (with consent)': { openRate: 0.95, clickRate: 0.15, replyRate: 0.25 },
  ...(onTheSpot.has(drawer.kind)
    ? { 'Message on a job board': { openRate: 0.6, clickRate: 0.1, replyRate: 0.14 } }
    : {
        'LinkedIn message under 400 characters': {
          openRate: 0.55,
          clickRate: 0.08,
          replyRate: 0.16,
        },
      }),
  'Message after a referral': { openRate: 0.8, clickRate: 0.15, replyRate: 0.5 },
});

/** Where the rates come from, of the channels that are shown. */
export const sayBasis = ({ drawer }: Plan, rows: readonly ProfileRow[]): string =>
  `Published: email 76.5% opened, 18.8% replied over a whole sequence (Gem 2022${
    onTheSpot.has(drawer.kind) ? ', mostly office hiring: expect less here' : ''
  }); text 20 to 30% replied (TextUs)${
    onTheSpot.has(drawer.kind) ? '' : '; LinkedIn 13% replied, 22% more when short (LinkedIn 2022)'
  }. The rest are assumptions: replies to the first message at half; clicks count the link to the posting${sayFits(rows)}; of a step, answers to its invitation are counted.`;

/** What the table of profiles does, and no more. */
function sayFits(rows: readonly ProfileRow[]): string {
  const fits = new Set(rows.map(({ fit }) => fit));
  return [
    fits.has('answered')
      ? '; 10% more replies from profiles whose first wish the posting answers'
      : '',
    fits.has('open') ? '; 10% fewer from those whose first wish it leaves open' : '',
  ].join('');
}

/** Profiles of which the same is expected stand in one row: equal figures side by side tell nobody anything. */
export function forecastByPersona(rows: readonly ProfileRow[]): Record<string, Rates> {
  const fits = [...new Set(rows.map(({ fit }) => fit))];
  return Object.fromEntries(
    fits.map((fit) => [
      rows
        .filter((one) => one.fit === fit)
        .map(({ name }) => name)
        .join('; '),
      {
        openRate: two(mail.openRate),
        clickRate: mail.clickRate,
        replyRate: two(mail.replyRate * fitFactor[fit]),
      },
    ]),
  );
}

const shownSteps = 2;

/** The job's own steps where it names them, short enough for a table. */
function nameSteps({ stated, usual }: Plan['steps']): string[] {
  const own = stated.filter((step) => step.split(/\s+/).length <= 9).slice(0, shownSteps);
  return own.length === shownSteps ? own : usual.slice(0, shownSteps).map(({ name }) => name);
}

export const forecastByStage = ({ steps }: Plan): Record<string, Rates> => ({
  'First message': { openRate: 0.55, clickRate: 0.06, replyRate: 0.09 },
  ...Object.fromEntries(
    nameSteps(steps).map((name, i) => [
      // A talk has nothing to open or to click on; the message that invites to it has.
      `Invitation: ${lowerFirst(name)}`,
      { openRate: 0.9, clickRate: 0.35, replyRate: two(0.78 + i * 0.04) },
    ]),
  ),
  'Offer out': { openRate: 0.98, clickRate: 0.6, replyRate: 0.9 },
});
