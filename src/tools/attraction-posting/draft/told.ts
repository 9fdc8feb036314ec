import type { Fact } from '#shared/brief.ts';
import { sayFact } from '../../craft/facts.ts';
import { lowerFirst } from '../../craft/prose/casing.ts';
import { dropEchoes } from '../../craft/prose/echoes.ts';
import { listOnce } from '../../craft/prose/list.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import type { TonePhrases } from '../../craft/voice.ts';

/** A phrase of the tone's table with the job's own slots filled. */
export type Say = (table: TonePhrases, section: string, more?: Slots) => string;

const LONG_FACT = 260;

/** A fact longer than an ad can bear is left to the internal description. */
export const sayBriefly = (fact: { text: string }): string =>
  fact.text.length > LONG_FACT ? '' : sayFact(fact);

/** Facts for one section, nothing twice, in whatever words. */
export const tellFacts = (facts: readonly Fact[]): string[] =>
  dropEchoes(listOnce(facts.map(sayBriefly)), (text) => text);

const HAS_VERB =
  /^(?:(?:we|you|our|your|it|this|they|nobody|everyone|everybody|whoever|there)\b|(?:\S+\s+){1,6}(?:is|are|was|were|will|can|may|must|has|have|do|does|works?|runs?|starts?|begins?|needs?|ends?)\s)/i;

/** Whether a fact stands as a sentence or is a note that wants a label. */
export const isSentence = (text: string): boolean => text.startsWith('"') || HAS_VERB.test(text);

/** Hours said as a demand: the label says it. */
const ABLE_TO =
  /^(?:must be |be )?(?:able|ability|available|availability|willing|willingness) to work\s+/i;

const DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;
const lowerNote = (note: string): string => (DAY.test(note) ? note : lowerFirst(note));

/** "Schedule: four tens, Monday to Thursday; on call one weekend in five", then what is a sentence already. */
export function tellLabelled(label: string, texts: readonly string[]): string[] {
  const isNote = (text: string): boolean =>
    !isSentence(text) && !new RegExp(`\\s${label}`, 'i').test(text);
  const notes = texts
    .map((text) => text.replace(ABLE_TO, ''))
    .filter(isNote)
    .map((text) =>
      text.replace(
        new RegExp(`^${label}(?: (?:is|required|of))?(?:[:,]| (?=up|about|to|\\d))\\s*`, 'i'),
        '',
      ),
    );
  return [
    ...(notes.length > 0 ? [`${label}: ${notes.map(lowerNote).join('; ')}`] : []),
    ...texts.map((text) => text.replace(ABLE_TO, '')).filter((text) => !isNote(text)),
  ];
}
