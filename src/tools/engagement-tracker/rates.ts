import { onTheSpot } from '#plan/place/on-the-spot.ts';
import type { Plan } from '#plan/plan.ts';
import type { Motive } from '#plan/letters/motives.ts';
import { lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { factorOf, type ProfileRow } from './profile-fit.ts';

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
  }. All else is assumed: half of all replies come after the first message; for interviews the rate is answers to invitations. ${sayFits(rows, drawer.kind)}`;

const replyOf = (row: ProfileRow, kind: Plan['drawer']['kind']): number =>
  two(mailOf(kind).replyRate * factorOf(row));

/** Whether the table would show one rate for all: what a third decimal tells apart is no difference. */
const areAlike = (rows: readonly ProfileRow[], kind: Plan['drawer']['kind']): boolean =>
  new Set(rows.map((row) => replyOf(row, kind))).size < 2;

const ofWish: Record<Motive, string> = {
  pay: 'pay',
  schedule: 'hours',
  learning: 'learning',
  equipment: 'equipment',
  team: 'the team',
  stability: 'security',
  variety: 'range of work',
  autonomy: 'a say in the work',
  closeness: 'distance',
  progression: 'a next step',
};

/** "A (pay, hours) and C (pay)": who differs, and by which wishes. */
const nameRows = (rows: readonly ProfileRow[]): string =>
  joinList(
    rows.map(
      ({ letter, wishes }) => `${letter} (${wishes.map((wish) => ofWish[wish]).join(', ')})`,
    ),
  );

/** What the table of profiles does, and why. */
function sayFits(rows: readonly ProfileRow[], kind: Plan['drawer']['kind']): string {
  if (areAlike(rows, kind))
    return 'One row for all profiles: nothing in the posting appeals to one more than to the others.';
  // As the table shows them: beside an equal rate nobody has the most.
  const rates = rows.map((row) => replyOf(row, kind));
  const [best, least] = [Math.max(...rates), Math.min(...rates)];
  const more = nameRows(rows.filter((row, i) => rates[i] === best && row.fit === 'answered'));
  const fewer = joinList(
    rows.filter((row, i) => rates[i] === least && row.fit === 'open').map(({ letter }) => letter),
  );
  return `Replies are set up to 10% higher or lower depending on how many of their main wishes the posting meets${
    more === '' ? '' : `; highest for ${more}`
  }${fewer === '' ? '' : `; lowest for ${fewer}, whose main wishes it does not mention`}.`;
}

/** A row for each profile, or one where none differs. */
export const forecastByPersona = (
  rows: readonly ProfileRow[],
  kind: Plan['drawer']['kind'],
): Record<string, Rates> => {
  const { openRate, clickRate, replyRate } = mailOf(kind);
  return Object.fromEntries(
    (areAlike(rows, kind) ? [{ name: 'All profiles', share: 0.5 }] : rows).map(
      ({ name, share }) => [
        name,
        { openRate: two(openRate), clickRate, replyRate: two(replyRate * factorOf({ share })) },
      ],
    ),
  );
};

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
