import { describeStyle } from '#plan/style/describe-style.ts';
import { findHouse } from '#plan/defining/find-house.ts';
import { listValues } from '#plan/employer/list-values.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { readStyleNote } from '#plan/style/style-note.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import type { AttractionWriting } from '../writing.ts';
import { listHouse } from './house.ts';
import { listAbout } from './overview.ts';
import { tones } from './voice.data.ts';

const longestQuote = 40;
const isLong = (text: string): boolean => countWords(text) > 4;
/** What an employer says of its manner rather than of its products. */
const ofCharacter =
  /\b(?:values?|values-based|pride|proud|mission|believe|culture|committed|respect|trust|invested in|responsible|each other|nobody|everyone|at the core|at the heart|passion|friendly|modern|family-oriented|close-knit|fast-paced|welcoming|supportive)\b/i;

/** Speaks of the post, and not of the house. */
const ofPost = /\b(?:position|opportunity for|this role|candidates?|applicants?|you|your)\b/i;

/** How this posting speaks, for everyone who writes about the job. */
export function draftVoice(source: Source): AttractionWriting['voiceStyle'] {
  const { personas, sentences } = makePlan(source);
  const understood = describeStyle(readStyleNote(source.voice));
  const short = listAbout(source).filter((text) => countWords(text) <= longestQuote);
  const own = short.filter((text) => !ofPost.test(text));
  const quote = own.find((text) => ofCharacter.test(text)) ?? own[0] ?? listHouse(source)[0];
  const values = listValues(source.brief);
  return {
    tone: tones[source.voice.tone],
    messaging: sentences.pay
      ? 'Lead with the work, then pay and place. Benefits come before requirements.'
      : 'Lead with the work and the place. Pay is a blank to fill before publishing.',
    languageStyle: [
      'It speaks to the reader as "you"; duties, requirements and notices stay as the employer wrote them.',
      ...(understood.length > 0 ? [`House rules: ${understood.join('; ')}.`] : []),
    ].join(' '),
    targetAudience: `People of these backgrounds: ${personas.map(({ name }) => lowerFirst(stripEnd(name))).join('; ')}.`,
    brandPersonality:
      values.length > 0
        ? `Its values, as stated: ${values.some(isLong) ? values.map((text) => `"${stripEnd(text.replaceAll('"', "'"))}"`).join('; ') : joinList(values)}.`
        : quote
          ? `As the employer puts it: "${stripEnd(quote.replaceAll('"', "'"))}."`
          : findHouse(source) ||
            '[How the employer describes itself: not said in the advertisement; add]',
  };
}
