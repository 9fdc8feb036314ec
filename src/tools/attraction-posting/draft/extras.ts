import { listDraws } from '../../craft/draws.ts';
import { listFacts, sayFact } from '../../craft/facts.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { capitalize, lowerFirst, stripEnd, toParagraph } from '../../craft/prose/casing.ts';
import { say, type Slots } from '../../craft/prose/fill.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import { beginsWithVerb } from '../../craft/prose/verbs.ts';
import { packParts } from '../../craft/prose/shorten.ts';
import { toEnglish } from '../../craft/prose/translate.ts';
import { readVoice, speak } from '../../craft/voice.ts';
import type { Source } from '../../source.ts';
import type { AttractionWriting } from '../writing.ts';
import { messaging, voiceTable } from './phrases.data.ts';
import { findApplyLink } from './posting.ts';

const BLURB = 280;

/** Title, place and pay first, then what fits of the offer, the link last. */
export function draftBlurb(source: Source): string {
  const { brief } = source;
  const { pay } = makePlan(source);
  const link = findApplyLink(source);
  const offers = listDraws(source)
    .filter(({ fact, text }) => fact !== null && text.length <= 60)
    .map(({ text }) => `${capitalize(text)}.`);
  const place = sayPlace(brief);
  const head = `${brief.title.clean}, ${place.label}${brief.workType === 'hybrid' ? ' (hybrid)' : ''}.`;
  const musts = listFacts(brief, { kinds: ['licence'], importance: ['must'] })
    .filter(({ short, text }) => short.length <= 45 && short.length * 2 > text.length)
    .map(({ short }) => `${capitalize(toEnglish(short))}.`);
  const room = BLURB - (link ? link.length + 1 : 0);
  const text = packParts(
    [
      head,
      pay.range ? `${capitalize(pay.range)}.` : '',
      ...offers.slice(0, 4),
      ...musts.slice(0, 2),
    ],
    room,
  );
  const whole = link && text.length + link.length < BLURB ? `${text} ${link}` : text;
  return speak(readVoice(source), whole || brief.title.clean.slice(0, BLURB));
}

const POINTS = 5;

/** The job's own offers; where it names few, what people in this work move for, to be confirmed. */
export function draftPoints(source: Source): string[] {
  const { brief, market } = source;
  const { pay } = makePlan(source);
  const offers = listDraws(source)
    .filter(({ fact }) => fact !== null)
    .map(({ text }) => text);
  const goals = listFacts(brief, { kinds: ['goal'] })
    .slice(0, 1)
    .map((fact) => `A first year with a mark to reach: ${lowerFirst(sayFact(fact))}`);
  const home = brief.workType === 'remote' ? ['Remote work, as the job states it'] : [];
  const stated = listOnce([...offers, ...goals, ...home]).slice(0, 9);
  const wanted = POINTS - (pay.spoken ? 1 : 0) - stated.length;
  const seed = seedOf(source, 'points');
  const motives = market.profile.id === 'general' ? [] : market.profile.family.motives;
  const open = motives
    .slice(0, Math.max(0, wanted))
    .map((motive, i) =>
      say(
        [
          'To confirm, then say it in numbers: {motive}',
          'Not in the job, but people in this work move for it: {motive}. Ask what can be promised',
          'Worth a question at the intake: {motive}',
        ],
        { motive: lowerFirst(stripEnd(motive)) },
        `${seed}${i}`,
      ),
    );
  const questions = brief.missing
    .slice(0, Math.max(0, wanted - open.length))
    .map(({ topic }) => `Open, and worth settling before the ad runs: ${lowerFirst(topic)}`);
  return [...stated, ...open, ...questions];
}

export function draftVoice(source: Source): AttractionWriting['voiceStyle'] {
  const { brief, employer, voice, market } = source;
  const { personas } = makePlan(source);
  const { tone, style } = readVoice(source);
  const table = voiceTable[tone];
  const slots = {
    employer: employer.name || brief.employer.name || 'the employer',
    topic: `${brief.title.singular} work ${sayPlace(brief).in}`,
  };
  const put = (phrases: readonly string[], section: string, more: Slots = {}): string =>
    say(phrases, { ...slots, ...more }, seedOf(source, `voice-${section}`));
  const draws = listDraws(source)
    .filter(({ text }) => text.length <= 90)
    .slice(0, 3)
    .map(({ text }) => lowerFirst(text));
  const trade = listOnce([
    ...listFacts(brief, { kinds: ['tool', 'licence', 'skill'] })
      .map(({ short }) => lowerFirst(toEnglish(short)))
      .filter((term) => term.length <= 32 && !beginsWithVerb(term)),
    ...market.profile.skills,
  ]).slice(0, 4);
  return {
    tone: toParagraph([put(table.tone, 'tone')]),
    messaging: toParagraph([
      draws.length > 0
        ? put(messaging.lead, 'lead', { draws: joinList(draws) })
        : put(messaging.leadNone, 'lead'),
      put(messaging.hard, 'hard'),
      put(messaging.worry, 'worry', {
        worry:
          market.profile.id === 'general'
            ? null
            : lowerFirst(stripEnd(market.profile.family.worries[0]?.worry ?? '')),
      }),
    ]),
    languageStyle: toParagraph([
      put(table.language, 'language'),
      put(messaging.trade, 'trade', { trade: joinList(trade) }),
      style.understood.length > 0 ? `House rules kept: ${joinList(style.understood)}` : null,
      voice.messagingStyle.trim() !== '' && style.understood.length === 0
        ? `The organization's own note on style: "${stripEnd(voice.messagingStyle).replaceAll('"', "'")}"`
        : null,
    ]),
    targetAudience: toParagraph([joinList(personas.map(({ name }) => lowerFirst(name)))]),
    brandPersonality: toParagraph([
      put(table.personality, 'personality'),
      listFacts(brief, { kinds: ['culture'] })[0]
        ? `The job itself says: ${lowerFirst(sayFact(listFacts(brief, { kinds: ['culture'] })[0]!))}`
        : null,
    ]),
  };
}
