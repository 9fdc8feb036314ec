import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speak } from '#plan/voice.ts';
import { lowerFirst, stripEnd, toSentence } from '#writing/casing.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { joinList } from '#writing/list.ts';
import { chooseChannel } from './nudge-channel.ts';
import { lastDay, type TrackerFigures } from './figures.ts';
import type { EngagementTrackerWriting } from './writing.ts';

const shownNudges = 4;

/** Who will fall silent, when and why; what to send then. */
export function draftEngagementTracker(
  source: Source,
  figures: TrackerFigures,
): EngagementTrackerWriting {
  const { drawer, names, place, phrases, languageNote } = makePlan(source);
  const endTexts = phrases?.endTexts ?? 'Reply STOP to end texts.';
  const { engagement } = drawer;
  return {
    toolDescription:
      `A forecast for ${names.aTitle}${place.in ? ` ${place.in}` : ''}. Nobody has been contacted: every rate is a baseline to plan with, not a measurement. Replace them by your own counts after week 2. ${languageNote}`.trim(),
    reasoning: sayReasoning(figures, engagement.goes_quiet),
    insights: sayInsights(figures),
    nudges: engagement.nudges.slice(0, shownNudges).map((nudge) => {
      const channel = chooseChannel(nudge, phrases !== null);
      const words = speak(source, keepTrue(source, nudge.words));
      return {
        channel,
        targetGroup: `${nudge.group}: ${lowerFirst(nudge.moment)}`,
        // Whoever is texted must be able to end it.
        nudge: channel === 'sms' && !/\bSTOP\b/.test(words) ? `${words} ${endTexts}` : words,
        expectedImpact: nudge.effect,
      };
    }),
    cadence: [
      {
        label: 'When to write',
        advice: `${joinList(engagement.best_days.map((day) => `${day}s`))}, ${joinList(engagement.best_times.map(lowerFirst))}. ${engagement.why_then}`,
      },
      {
        label: 'How often',
        advice: `First note, a second on day ${figures.secondDay}, a last one on day ${lastDay}. Mails may wait for the hours above; texts and calls only between 8AM and 9PM where the candidate lives.`,
      },
      {
        label: 'Offer to first day',
        advice: `${sayRhythm(engagement.nudges)} until ${figures.start.stated ? figures.start.day : 'the first day'}. What ends such a search: ${lowerFirst(engagement.ends_search[0] ?? 'silence')}`,
      },
    ],
  };
}

const often =
  /\bevery (?:(?:second|third|fourth|other|two|three|four|\d) )?(?:day|week|month)s?\b/i;

/** As often as the message for that time says. */
function sayRhythm(nudges: readonly { moment: string }[]): string {
  const found = nudges.flatMap(({ moment }) => often.exec(moment)?.[0] ?? []);
  return found[0] ? `A word ${found[0].toLowerCase()}` : 'A call every week';
}

/** Said of everybody, and true of some: that they were liked, or what they should wear. */
const claims =
  /\b(?:they|the (?:team|panel|manager|crew)|everyone|everybody|we) (?:all )?(?:really )?(?:enjoyed|liked|loved|were impressed|was impressed|spoke (?:well|highly))\b/i;
const dress = /\b(?:wear|dress(?:ed| code)?|boots|shoes|suit|tie)\b/i;

/** A message without the sentences that are only sometimes true; the name moves on to the next one. */
function keepTrue({ brief }: Source, text: string): string {
  const isDressStated = brief.facts.some((fact) => dress.test(fact.text));
  const parts = splitSentences(text);
  const kept = parts.filter(
    (part) => !claims.test(part) && (isDressStated || !dress.test(part) || part.includes('[')),
  );
  if (kept.length === 0 || kept.length === parts.length) return text;
  const joined = kept.join(' ');
  return text.includes('[First name]') && !joined.includes('[First name]')
    ? `[First name], ${lowerFirst(joined)}`
    : joined;
}

function sayReasoning({ ghosting }: TrackerFigures, silences: readonly string[]): string {
  const sum = toSentence(ghosting.sum.join('; '));
  return `${sum} Total ${ghosting.riskScore.toFixed(2)}: ${ghosting.riskLevel}. When they go quiet: ${silences
    .slice(0, 2)
    .map((silence) => lowerFirst(stripEnd(silence)))
    .join('; or ')}.`;
}

function sayInsights({ sentiment }: TrackerFigures): string[] {
  const { pleases, neutral, repels, score } = sentiment;
  const total = pleases.length + neutral.length + repels.length;
  return [
    pleases.length > 0
      ? `${pleases.length} of ${total} facts should please: ${pleases.join('; ')}.`
      : 'Nothing in the advertisement is there to please yet: ask for it before you write.',
    repels.length > 0
      ? `${repels.length} may put people off: ${repels.join('; ')}. Said first, it costs less.`
      : 'Nothing stated should put people off; ask why the last one left.',
    `Neutral until explained: ${neutral.join('; ') || 'nothing'}. Score: (${pleases.length} + ${neutral.length} x 0.5) / ${total} = ${score.toFixed(2)}.`,
  ];
}
