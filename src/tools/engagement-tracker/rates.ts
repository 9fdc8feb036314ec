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
/** The published rates come from offices; whoever works on the spot reads less mail. */
const onTheSpotShare = 0.7;
const mailOf = (kind: Plan['drawer']['kind']): Rates =>
  onTheSpot.has(kind)
    ? {
        openRate: two(mail.openRate * onTheSpotShare),
        clickRate: two(mail.clickRate * onTheSpotShare),
        replyRate: two(mail.replyRate * onTheSpotShare),
      }
    : mail;

/** People who seldom keep a profile on a network are written to where they look for work. */
export const listChannelRates = ({ drawer }: Plan): Record<string, Rates> => ({
  'Email sequence': mailOf(drawer.kind),
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
    onTheSpot.has(drawer.kind) ? ', mostly office hiring: lowered by 30% here' : ''
  }); text 20 to 30% replied (TextUs)${
    onTheSpot.has(drawer.kind) ? '' : '; LinkedIn 13% replied, 22% more when short (LinkedIn 2022)'
  }. All else is assumed: half of the replies come to the first message; a click opens the posting; for an interview step the rate is the share who answer the invitation. ${sayFits(rows)}`;

/** What the table of profiles does, and no more. */
function sayFits(rows: readonly ProfileRow[]): string {
  const fits = new Set(rows.map(({ fit }) => fit));
  if (fits.size === 1)
    return 'Profiles have equal rates: nothing in the posting speaks to one more than to the others.';
  return [
    'Profiles differ by what they move for:',
    [
      fits.has('answered') ? '10% more replies where the posting answers it' : '',
      fits.has('open') ? '10% fewer where it does not' : '',
    ]
      .filter(Boolean)
      .join(', '),
  ]
    .join(' ')
    .concat('.');
}

/** A row for each profile; the basis says why some are alike. */
export const forecastByPersona = (
  rows: readonly ProfileRow[],
  kind: Plan['drawer']['kind'],
): Record<string, Rates> =>
  Object.fromEntries(
    rows.map(({ name, fit }) => {
      const { openRate, clickRate, replyRate } = mailOf(kind);
      return [
        name,
        { openRate: two(openRate), clickRate, replyRate: two(replyRate * fitFactor[fit]) },
      ];
    }),
  );

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
