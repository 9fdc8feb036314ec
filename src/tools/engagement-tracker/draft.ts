import { findBusyTime, listNudges } from '#plan/letters/list-nudges.ts';
import { daysOfMails } from '#plan/letters/mail-days.ts';
import { listSpoken } from '#plan/letters/tell-facts.ts';
import { isDayOrNight } from '#plan/letters/tell-terms.ts';
import { listDrawbacks } from '#plan/demands/drawbacks.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { endsTexts, sayEndTexts, sayTextRule } from '#plan/outreach/texting.ts';
import { speak } from '#plan/style/voice.ts';
import { findPraisedBenefits } from '#plan/offers/general-benefits.ts';
import { lowerFirst, toSentence } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { sayKeepWarm } from '#plan/letters/keep-warm.ts';
import { findPeak } from '#plan/outreach/peaks.data.ts';
import { quote } from '#writing/quote.ts';
import { spellFor } from '#writing/spelling.ts';
import { chooseChannel } from './nudge-channel.ts';
import type { TrackerFigures } from './figures.ts';
import type { EngagementTrackerWriting } from './writing.ts';

const shownNudges = 4;

/** Who will fall silent, when and why; what to send then. */
export function draftEngagementTracker(
  source: Source,
  figures: TrackerFigures,
): EngagementTrackerWriting {
  const plan = makePlan(source);
  const { names, place, languageNote } = plan;
  const { timing } = figures;
  return {
    toolDescription:
      `A forecast for ${names.aTitle}${place.in ? ` ${place.in}` : ''}. Nobody has been contacted: every rate is a baseline; replace it with your own counts after week 2. ${languageNote}`.trim(),
    reasoning: spellFor(source.brief.place.country)(sayReasoning(figures)),
    insights: sayInsights(figures, findPraisedBenefits(source.brief), findWork(source)),
    nudges: writeNudges(source, plan),
    cadence: [
      {
        label: 'When to write',
        advice: `${joinList(timing.longDays.map((day) => `${day}s`))}, ${joinList(timing.times.map(lowerFirst))}. ${changesShifts(source) ? 'Crews rotate between days and nights: text to ask which they are on, and call on a day off.' : timing.why}`,
      },
      {
        label: 'How often',
        advice: `First note, a second on day ${daysOfMails.second}, a last one on day ${daysOfMails.last}, then nothing unless they ask. ${sayTextRule(source.brief.place.country)}`,
      },
      {
        label: 'Offer to first day',
        advice: `A call ${sayKeepWarm(plan.timeline)}${figures.start.stated ? ` (${figures.start.day})` : ''}; every question answered within a day.`,
      },
      ...listPauses(source, plan, timing.why),
    ],
  };
}

/** Whoever works days this week and nights the next has no usual hour. */
const changesShifts = (source: Source): boolean =>
  isDayOrNight(source) || listDrawbacks(source).some((text) => text.startsWith('changing shifts'));

/** Weeks of this search in which people of the trade have no time, or nobody answers. */
function listPauses(
  source: Source,
  { drawer, timeline }: Plan,
  told: string,
): EngagementTrackerWriting['cadence'] {
  const { title, facts } = source.brief;
  const { opens, review, start, weeks } = timeline;
  // As the sourcing plan finds it.
  const soc = source.market.nearest?.row.soc ?? null;
  const peak = findPeak(drawer, { from: opens, to: review }, { title: title.given, soc, facts });
  const isOverNewYear = opens.slice(0, 4) < start.day.slice(0, 4);
  const free = weeks.flatMap(({ holidays }) => holidays.map(({ name }) => name));
  const busy = findBusyTime(source, drawer);
  const advice = [
    peak ??
      (/\bbooks\b/.test(told) || busy === null
        ? null
        : `Silence may just mean they are busy: ${busy}`),
    free.length > 0 ? `Send nothing on ${joinList(free)}` : null,
    isOverNewYear ? 'Between Christmas and New Year only reply; contact nobody new' : null,
  ].filter((text) => text !== null);
  return advice.length === 0
    ? []
    : [{ label: 'When to hold back', advice: `${advice.join('. ')}.` }];
}

function writeNudges(source: Source, plan: Plan): EngagementTrackerWriting['nudges'] {
  const { phrases, drawer } = plan;
  const endTexts = sayEndTexts(source.brief.place.country, phrases);
  const found = phrases
    ? drawer.engagement.nudges.map((nudge) => ({ ...nudge, channel: chooseChannel(nudge, true) }))
    : listNudges(source);
  return found.slice(0, shownNudges).map(({ channel, group, moment, words, effect }) => {
    const spoken = speak(source, words);
    return {
      channel,
      targetGroup: `${group}: ${lowerFirst(moment)}`,
      // Whoever is texted must be able to end it.
      nudge: channel === 'sms' && !endsTexts(spoken) ? `${spoken} ${endTexts}` : spoken,
      expectedImpact: effect,
    };
  });
}

function sayReasoning({ ghosting, silences }: TrackerFigures): string {
  const sum = toSentence(ghosting.sum.join('; '));
  return `Likely to go quiet: ${silences.join('; or ')}. In figures: ${sum} Total ${ghosting.riskScore.toFixed(2)}: ${ghosting.riskLevel}.`;
}

/** What one would do, in a sentence; empty where the advertisement does not tell. */
const findWork = (source: Source): string =>
  listSpoken(source).find((text) => /^(?:You would|The work)\b/.test(text)) ?? '';

/** Where no benefit is named, the work or the house is what there is to tell. */
const sayShown = (shown: string): string =>
  shown === ''
    ? 'The advertisement names nothing on offer: ask the hiring manager before you write.'
    : `No benefit is named: ask the hiring manager. Until then, tell them what they would be doing: ${lowerFirst(shown)}`;

function sayInsights(
  { sentiment }: TrackerFigures,
  praised: string | null,
  shown: string,
): string[] {
  const { pleases, neutral, repels, score } = sentiment;
  const total = pleases.length + neutral.length + repels.length;
  return [
    pleases.length > 0
      ? `${pleases.length} of ${total} facts should appeal: ${pleases.map(lowerFirst).join('; ')}.`
      : praised === null
        ? sayShown(shown)
        : `The advertisement says only ${quote(praised)}: ask the hiring manager which, before you write.`,
    repels.length > 0
      ? `${repels.length} may put people off: ${repels.join('; ')}. Say so yourself before they find out.`
      : 'We found no drawback in the text: ask the team why people leave.',
    `Neutral until explained: ${neutral.join('; ') || 'nothing'}. No sentiment is measured yet: the score counts these facts, (${pleases.length} + ${neutral.length} x 0.5) / ${total} = ${score.toFixed(2)}.`,
  ];
}
