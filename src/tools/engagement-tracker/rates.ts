import { onTheSpot } from '#plan/place/on-the-spot.ts';
import type { Plan } from '#plan/plan.ts';
import { lowerFirst } from '#writing/casing.ts';

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
export const sayBasis = ({ drawer, personas }: Plan): string =>
  `Published: email 76.5% opened, 18.8% replied over a whole sequence (Gem 2022); text 20 to 30% replied (TextUs)${
    onTheSpot.has(drawer.kind) ? '' : '; LinkedIn 13% replied, 22% more when short (LinkedIn 2022)'
  }. The rest are assumptions: replies to the first message at half${sayLevels(personas)}; a step counts the answers to its invitation.`;

/** What the table of profiles does, and no more. */
function sayLevels(personas: Plan['personas']): string {
  const levels = new Set(personas.map(({ level }) => level));
  return [
    levels.has('entry') ? ', clicks and replies of early careers a fifth more' : '',
    levels.has('senior') ? ', of senior ones a fifth less' : '',
  ].join('');
}

const levelFactor = { entry: 1.2, mid: 1, senior: 0.8 };

/** Profiles of which the same is expected stand in one row: equal figures side by side tell nobody anything. */
export function forecastByPersona({ personas }: Plan): Record<string, Rates> {
  const levels = [...new Set(personas.map(({ level }) => level))];
  return Object.fromEntries(
    levels.map((level) => {
      const factor = levelFactor[level];
      const names = personas.filter((one) => one.level === level).map(({ name }) => name);
      return [
        levels.length === 1 && names.length > 1
          ? 'All profiles alike, until counted'
          : names.join('; '),
        {
          openRate: two(mail.openRate),
          clickRate: two(mail.clickRate * factor),
          replyRate: two(mail.replyRate * factor),
        },
      ];
    }),
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
