import { cutText } from '#shared/cut-text.ts';
import { needsPayRange } from '#market/laws/find-hiring-rules.ts';
import { listDraws, listHardParts } from '../../craft/draws.ts';
import { listFacts, sayFact } from '../../craft/facts.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { capitalize, lowerFirst, stripEnd, toParagraph } from '../../craft/prose/casing.ts';
import { say, type Slots } from '../../craft/prose/fill.ts';
import { dropEchoes } from '../../craft/prose/echoes.ts';
import { mendArticles } from '../../craft/prose/article.ts';
import { joinList, listOnce } from '../../craft/prose/list.ts';
import { beginsWithVerb } from '../../craft/prose/verbs.ts';
import { packParts } from '../../craft/prose/shorten.ts';
import { toEnglish } from '../../craft/prose/translate.ts';
import { readVoice, speak } from '../../craft/voice.ts';
import type { Source } from '#plan/source.ts';
import { NO_TERM } from '../keywords.ts';
import type { AttractionWriting } from '../writing.ts';
import { messaging, voiceTable } from './phrases.data.ts';
import { findApplyLink } from './apply.ts';
import { sayHeadline } from './headline.ts';
import type { Posting } from './posting.ts';
import { quotePosting } from './quote.ts';

const BLURB = 280;

/** Title, place and pay first, then what fits of the offer, the link last. */
export function draftBlurb(source: Source): string {
  const { brief } = source;
  const { pay } = makePlan(source);
  const link = findApplyLink(source);
  const offers = dropEchoes(
    listDraws(source).filter(({ fact }) => fact !== null),
    ({ text }) => text,
  )
    .filter(({ text }) => text.length <= 60)
    .map(({ text }) => `${capitalize(text)}.`);
  const place = sayPlace(brief);
  const head = `${sayHeadline(brief)}, ${place.label}${brief.workType === 'hybrid' ? ' (hybrid)' : ''}.`;
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
  return speak(readVoice(source), whole || cutText(brief.title.clean, BLURB));
}

const POINTS = 5;

/** What the employer promises about the way of hiring, and hours that people like. */
const PROMISE = /\b(?:within|same day|in \d+ days?|offer|answer)\b/i;
const EASY_HOURS =
  /\b(?:voluntary|no (?:weekends?|evenings?|nights?|on-call|overtime)|four (?:tens|days)|4-day|flexible|home (?:daily|every|weekly)|from home|telework|every other friday)\b/i;

const sayGoal = (goal: string): string =>
  /^(?:in|by|after|within|your|the first)\b/i.test(goal)
    ? `A clear start: ${lowerFirst(goal)}`
    : `A first year with a mark to reach: ${lowerFirst(goal)}`;

/** The job's own offers; where it names few, what people in this work move for, as questions to ask. */
export function draftPoints(source: Source): string[] {
  const { brief, market } = source;
  const { pay } = makePlan(source);
  const offers = listDraws(source)
    .filter(({ fact }) => fact !== null)
    .map(({ text }) => text);
  const goals = listFacts(brief, { kinds: ['goal'] })
    .slice(0, 1)
    .map((fact) => sayGoal(sayFact(fact)));
  const promises = listFacts(brief, { kinds: ['process'] })
    .map(sayFact)
    .filter((text) => PROMISE.test(text));
  const hours = listFacts(brief, { kinds: ['schedule'] })
    .map(sayFact)
    .filter((text) => EASY_HOURS.test(text));
  const home = brief.workType === 'remote' ? ['Remote work, as the job states it'] : [];
  const stated = dropEchoes(
    listOnce([...offers, ...hours, ...home, ...promises, ...goals]),
    (text) => text,
  ).slice(0, 9);
  const payQuestion =
    !pay.spoken && needsPayRange(market.rules)
      ? [`Ask the hiring manager: the pay range, which an ad ${sayPlace(brief).in} has to state`]
      : [];
  const wanted = POINTS - (pay.spoken ? 1 : 0) - stated.length - payQuestion.length;
  const seed = seedOf(source, 'points');
  const motives = market.profile.id === 'general' ? [] : market.profile.family.motives;
  const open = motives
    .slice(0, Math.max(0, wanted))
    .map((motive, i) =>
      say(
        [
          'Not stated, to ask the hiring manager: {motive}. People in this work change jobs for it',
          'To ask the hiring manager: {motive}. If it holds here, it belongs in the ad',
          'Still open, ask the hiring manager: {motive}. Candidates will raise it',
        ],
        { motive: lowerFirst(stripEnd(motive)) },
        `${seed}${i}`,
      ),
    );
  const questions = brief.missing
    .slice(0, Math.max(0, wanted - open.length))
    .map(({ question }) => `Ask the hiring manager: ${lowerFirst(mendArticles(question))}`);
  return [...stated, ...payQuestion, ...open, ...questions];
}

const LONGEST_PART = 90;
/** "Comfortable working at heights": the hard part is the heights. */
const EASE = /^(?:must be )?(?:comfortable (?:with )?|able to |ability to )/i;

export function draftVoice(source: Source, posting: Posting): AttractionWriting['voiceStyle'] {
  const { brief, voice, market } = source;
  const { personas } = makePlan(source);
  const { tone, style } = readVoice(source);
  const table = voiceTable[tone];
  const slots = {
    quote: quotePosting(posting, tone),
    topic: `${brief.title.singular} work ${brief.workType === 'remote' ? sayPlace(brief).in : `in ${sayPlace(brief).label}`}`,
  };
  const put = (phrases: readonly string[], section: string, more: Slots = {}): string =>
    say(phrases, { ...slots, ...more }, seedOf(source, `voice-${section}`));
  const worry = market.profile.id === 'general' ? null : market.profile.family.worries[0];
  const [hard] = listHardParts(brief).filter((text) => text.length <= LONGEST_PART);
  const draws = listDraws(source)
    .filter(({ text }) => text.length <= LONGEST_PART)
    .slice(0, 3)
    .map(({ text }) => lowerFirst(text));
  const trade = listOnce([
    ...listFacts(brief, { kinds: ['duty'] })
      .flatMap(({ terms }) => terms)
      .filter((term) => !NO_TERM.test(term))
      .slice(0, 3),
    ...listFacts(brief, { kinds: ['tool', 'licence', 'skill'] })
      .flatMap(({ short, terms }) => (terms.length > 0 ? terms : [lowerFirst(toEnglish(short))]))
      .filter((term) => term.length <= 32 && !NO_TERM.test(term) && !beginsWithVerb(term)),
    ...market.profile.skills,
  ]).slice(0, 4);
  return {
    tone: toParagraph([put(table.tone, 'tone')]),
    messaging: toParagraph([
      draws.length > 0
        ? put(messaging.lead, 'lead', { draws: joinList(draws) })
        : put(messaging.leadNone, 'lead'),
      hard ? put(messaging.hard, 'hard', { hard: lowerFirst(hard.replace(EASE, '')) }) : null,
      put(messaging.worry, 'worry', {
        worry: worry ? lowerFirst(stripEnd(worry.worry)) : null,
        answer: worry && capitalize(stripEnd(worry.answer)),
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
    brandPersonality: toParagraph([put(table.personality, 'personality')]),
  };
}
