import { sayPlace } from '../craft/place-words.ts';
import { seedOf } from '../craft/plan.ts';
import { lowerFirst, toParagraph } from '../craft/prose/casing.ts';
import type { Slots } from '../craft/prose/fill.ts';
import { sayOneOf, vary } from '../craft/vary.ts';
import { joinList } from '../craft/prose/list.ts';
import { findPromise, listSteps } from '../craft/questions/steps.ts';
import type { Source } from '../source.ts';
import { draftNudges } from './draft/nudges.ts';
import type { TrackerFigures } from './figures.ts';
import type { EngagementTrackerWriting } from './writing.ts';

function sayReasoning(source: Source, { ghosting, start, waitDays }: TrackerFigures): string {
  const { steps } = listSteps(source);
  const step = lowerFirst(steps[1] ?? steps[0]!);
  const waiting =
    waitDays > 0
      ? `the ${waitDays} days between acceptance and ${start.day}`
      : `the days before ${start.day}`;
  return toParagraph([
    ...ghosting.sum,
    vary(
      source,
      'together',
      [
        'Together {score}, which is {level}',
        'In all {score}: {level}',
        'The sum is {score}, a {level} risk',
      ],
      { score: ghosting.riskScore.toFixed(2), level: ghosting.riskLevel },
    ),
    sayOneOf(
      [
        `Two moments need a person, not a mail: before ${step}, and in ${waiting}`,
        `People will fall silent most likely before ${step}, and again in ${waiting}`,
        `Watch two gaps: the one before ${step}, and ${waiting}`,
      ],
      {},
      seedOf(source, 'moments'),
    ),
    vary(source, 'reasons', [
      'Those who vanish name another offer, the wrong job and pay as reasons (Indeed 2023)',
      'Asked why they vanished, people say: another offer, not the right job, pay (Indeed 2023)',
      'Another offer, the wrong job, pay: the reasons people gave for vanishing (Indeed 2023)',
    ]),
  ]);
}

function sayInsights(source: Source, { sentiment }: TrackerFigures): string[] {
  const { pleases, neutral, repels, score } = sentiment;
  const total = pleases.length + neutral.length + repels.length;
  const sum = `(${pleases.length} x 1 + ${neutral.length} x 0.5 + ${repels.length} x 0) / ${Math.max(total, 1)} = ${score.toFixed(2)}`;
  return [
    pleases.length > 0
      ? `Forecast from ${total} facts of the job. ${pleases.length} should please: ${joinList(pleases.slice(0, 6))}.`
      : `Forecast from ${total} facts of the job. Nothing in it is said to please anyone yet: ask for pay, hours and benefits at the intake.`,
    repels.length > 0
      ? `${repels.length === 1 ? 'One pushes' : `${repels.length} push`} back: ${joinList(repels)}. Say it in the first call, before it is asked.`
      : `Nothing in the text pushes back; ask ${source.brief.reportsTo ? `the ${lowerFirst(source.brief.reportsTo.text)}` : 'the hiring manager'} what made the last person leave.`,
    neutral.length > 0
      ? `${neutral.length} stay neutral until explained: ${joinList(neutral)}. Score: ${sum}.`
      : `Nothing is left open between the two. Score: ${sum}.`,
  ];
}

function sayCadence(source: Source, figures: TrackerFigures): EngagementTrackerWriting['cadence'] {
  const { timing, start } = figures;
  const promise = findPromise(source);
  const [day = 'Mon', second = 'Tue'] = timing.days;
  const [hour = '11AM', later = '5PM'] = timing.times;
  const slots: Slots = {
    day,
    second,
    hour,
    later,
    promise,
    title: source.brief.title.singular,
    start: start.day,
    why: timing.why,
  };
  const seed = (part: string): string => seedOf(source, `cadence ${part}`);
  return [
    {
      label: 'Cold outreach',
      advice: sayOneOf(
        [
          'Day 0 mail or InMail on a {day} at {hour}, day 3 a second and shorter one, day 5 a call at {later}, day 8 the last note. Nothing on Friday and Saturday, when InMail does worst (LinkedIn 2022).',
          'Begin on a {day} or {second} at {hour}. Day 3 second note, day 5 one call at {later}, day 8 the clean end. Leave Friday and Saturday out: InMail does worst then (LinkedIn 2022).',
          'First note on {day} at {hour}; then day 3, a call on day 5 at {later}, and day 8 as the end. InMail on Friday and Saturday does worst (LinkedIn 2022), so skip both.',
        ],
        slots,
        seed('cold'),
      ),
    },
    {
      label: 'In process',
      advice: promise
        ? `Keep the promise of the job: ${lowerFirst(promise)}. One call after two silent days. Texts between 8AM and 6PM only: out-of-hours texting is the top complaint (Software Advice).`
        : sayOneOf(
            [
              'Nobody waits longer than three working days; a call after two. Text only between 8AM and 6PM, because nothing annoys more than a text at night (Software Advice).',
              'Answer within three working days and call after two silent ones. Texts between 8AM and 6PM only: out-of-hours texting is the top complaint (Software Advice).',
              'Three working days are the longest anyone waits; after two without a sign, call. No texts before 8AM or after 6PM, the top complaint of seekers (Software Advice).',
            ],
            slots,
            seed('process'),
          ),
    },
    {
      label: start.stated ? `Signed, waiting for ${start.day}` : 'Signed, waiting for the start',
      advice: sayOneOf(
        [
          'Day 1 a welcome from a future colleague, then one practical thing every two weeks, and a call on the Friday before {start}.',
          'Until {start}: a first hello by a colleague, something useful every other week, no silence longer than that.',
          'The team takes over: hello on day 1, every second week one answer to an open question, last call before {start}.',
          'A welcome on day 1 by someone from the team; every second week one practical matter of the {title} job; a call on the last Friday before {start}.',
        ],
        slots,
        seed('signed'),
      ),
    },
    {
      label: 'Why these hours',
      advice: `${timing.why}. ${vary(source, 'why hours', ['An assumption from the rhythm of the work; replace it with your own counts.', 'Assumed, not measured: your own replies of week 1 know better.', 'This is a guess from the trade; count your answers by the hour and correct it.'])}`,
    },
  ];
}

const descriptions = [
  'A forecast of how people will respond to the {title} job {in}, and when to follow up. Nobody has been contacted yet: published benchmarks are named, the rest is assumed.',
  'What to expect from outreach for the {title} job {in}. Nothing here was measured; benchmarks carry their source, assumptions are called that.',
  'The {title} job {in}: who will answer, who will fall silent, and when to call. All of it a forecast, to be replaced by your own counts after week 1.',
];

export function draftEngagementTracker(
  source: Source,
  figures: TrackerFigures,
): EngagementTrackerWriting {
  const { brief } = source;
  return {
    toolDescription: vary(source, 'tracker', descriptions, {
      title: brief.title.clean,
      in: sayPlace(brief).in,
    }),
    reasoning: sayReasoning(source, figures),
    insights: sayInsights(source, figures),
    nudges: draftNudges(source, figures),
    cadence: sayCadence(source, figures),
  };
}
