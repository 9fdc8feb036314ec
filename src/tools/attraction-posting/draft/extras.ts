import { needsPayRange } from '#market/laws/find-hiring-rules.ts';
import { listDraws } from '../../craft/draws.ts';
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
import type { Source } from '../../source.ts';
import type { AttractionWriting } from '../writing.ts';
import { messaging, voiceTable } from './phrases.data.ts';
import { findApplyLink } from './apply.ts';
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

/** The job's own offers; where it names few, what people in this work move for, as questions to ask. */
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
  const stated = dropEchoes(listOnce([...offers, ...goals, ...home]), (text) => text).slice(0, 9);
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
          'Ask the hiring manager: {motive}? People in this work move for it',
          'Ask the hiring manager: {motive}? If it holds here, put it into the ad in figures',
          'Ask the hiring manager: {motive}? Candidates in this field will raise it',
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

export function draftVoice(source: Source, posting: Posting): AttractionWriting['voiceStyle'] {
  const { brief, voice, market } = source;
  const { personas } = makePlan(source);
  const { tone, style } = readVoice(source);
  const table = voiceTable[tone];
  const slots = {
    quote: quotePosting(posting, tone),
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
    brandPersonality: toParagraph([put(table.personality, 'personality')]),
  };
}
