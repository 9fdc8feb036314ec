import { describeStyle } from '#plan/describe-style.ts';
import { findHouse } from '#plan/defining/find-house.ts';
import { listValues } from '#plan/list-values.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { readStyleNote } from '#plan/style-note.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { withArticle } from '#writing/article.ts';
import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import type { AttractionWriting } from '../writing.ts';
import { listHouse } from './house.ts';
import { listAbout } from './overview.ts';
import { tones } from './voice.data.ts';

const longestQuote = 40;
/** What an employer says of its manner rather than of its products. */
export const ofCharacter =
  /\b(?:values?|values-based|pride|proud|mission|believe|culture|committed|respect|trust|invested in|responsible|each other|nobody|everyone|at the core|at the heart|passion|friendly|modern|family-oriented|close-knit|fast-paced|welcoming|supportive)\b/i;

/** Speaks of the post, and not of the house. */
const ofPost = /\b(?:position|opportunity for|this role|candidates?|applicants?|you|your)\b/i;

const doing =
  /^(?:builds|calls|coordinates|covers|delivers|designs|digs|does|draws|drives|follows|handles|holds|installs|keeps|knows|leads|left|looks|makes|manages|meets|milks|opens|picks|places|prepares|processes|repairs|runs|sells|serves|stands|supports|takes|teaches|wins|works|writes|books|came|has|wants|forecasts|speaks|plans|cooks|cleans|cares|helps|began)\b/i;
const beside =
  /^(?:in|on|at|from|between|out of|near|with|already|coming|alone)\s|^self-employed (?:in|and|with|on)\b|^freelance or\b|^qualified,/i;
/** A time or a piece of work in place of the person. */
const bare = /^(?:years|first years|one (?:package|area|part))\b/i;
const named = /^(?:the|elections staff|agency or pool staff)\b/i;

/** "Holds a post elsewhere" is somebody who holds one; "clerk in a store" is a clerk. */
function sayPerson(name: string): string {
  const said = lowerFirst(stripEnd(name));
  if (doing.test(said)) return `somebody who ${said}`;
  if (beside.test(said)) return `somebody ${said}`;
  if (bare.test(said)) return `somebody with ${said}`;
  if (/^(?:only|sole|second in)\b/i.test(said)) return `the ${said}`;
  if (named.test(said)) return said;
  return withArticle(said);
}

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
      ? 'The work comes first, pay and place right after it, the demands after the offer.'
      : 'The work and the place come first; pay is a blank to fill before publishing.',
    languageStyle: [
      'It says "you"; duties, demands and notices stand as the employer wrote them.',
      ...(understood.length > 0 ? [`House rules: ${understood.join('; ')}.`] : []),
    ].join(' '),
    targetAudience: `It speaks to ${personas.map(({ name }) => sayPerson(name)).join('; ')}.`,
    brandPersonality:
      values.length > 0
        ? `Its values, as stated: ${joinList(values)}.`
        : quote
          ? `As the employer puts it: "${stripEnd(quote.replaceAll('"', "'"))}."`
          : findHouse(source) || '[How the employer is: not said in the advertisement; add]',
  };
}
