import { countWords } from '#writing/shorten.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { squeeze } from '#writing/said-so-far.ts';
import type { Phrasebook } from './phrasebook.ts';
import type { Plan } from '../plan.ts';
import type { Source } from '../source.ts';

/** In other languages people of the trade wrote the letters, and the job's facts are put between their sentences. */
type Wanted = Pick<Plan, 'sentences' | 'names' | 'ownFacts' | 'condition'> & {
  phrases: Phrasebook;
};

/** Whether a text says what a sentence says, be it with other marks. */
const says = (text: string, sentence: string): boolean =>
  squeeze(text).includes(squeeze(sentence.replace(/^[^:"]{0,40}:\s/, '')));

/** Where and how one works: the town alone is told in every message. */
function listPattern({ brief }: Source, { sentences, names }: Wanted, text: string): string[] {
  const { place, contract, hours } = sentences;
  const isTold = names.city !== null && text.includes(names.city);
  return [isTold && brief.workType === null ? '' : place, contract, hours];
}

/** Each persona hears another fact of the job, as long as there are some. */
const pickOwn = ({ ownFacts }: Wanted, turn: number): string => ownFacts[turn] ?? '';

/** What decides for most people, each a whole sentence, in the order in which it is said. */
function listDecisive(source: Source, plan: Wanted, text: string, turn: number): string[] {
  const { sentences, condition, phrases } = plan;
  return [
    pickOwn(plan, turn),
    ...listPattern(source, plan, text),
    sentences.pay || phrases.payBlank,
    condition,
  ];
}

const takeNew = (sentences: readonly string[], text: string): string[] =>
  sentences.filter(
    (sentence, i) =>
      sentence !== '' &&
      !says(text, sentence) &&
      !sentences.some(
        (other, j) => j !== i && other.length > sentence.length && says(other, sentence),
      ),
  );

/** Where the author told the duties, each persona hears its own instead of the same two. */
function tellOwnDuty(plan: Wanted, mail: string, turn: number): string {
  const { duties } = plan.sentences;
  const own = pickOwn(plan, turn);
  return duties === '' || own === '' ? mail : mail.replace(duties, () => own);
}

/** A first mail with the decisive facts that its author left no room for, before its question. */
export function addFacts(source: Source, plan: Wanted, given: string, turn = 0): string {
  const mail = tellOwnDuty(plan, given, turn);
  const missing = takeNew(listDecisive(source, plan, mail, turn), mail);
  const parts = mail.split('\n\n');
  if (missing.length === 0 || parts.length < 3) return mail;
  return [...parts.slice(0, -2), missing.join(' '), ...parts.slice(-2)].join('\n\n');
}

/** Characters, with a name in each blank; or half a minute of speech, where long facts are left out. */
type Room = { most: number; turn?: number } | { isSpoken: true };

const filled = (text: string): number => text.replace(/\[[^\]]+\]/g, 'x'.repeat(12)).length;
const spokenWords = 78;
/** Characters of a text message or a note. */
const shortMessage = 400;
const longestHours = 10;
const longestCondition = 16;

const isNear = ({ brief: { workType } }: Source): boolean =>
  workType === 'remote' || workType === 'hybrid';

/** A short message with as many of the decisive facts as it has room for, after the sentence that names the job. */
export function carryFacts(source: Source, plan: Wanted, text: string, room: Room): string {
  const isShort = 'isSpoken' in room || room.most < shortMessage;
  const { names, sentences, condition } = plan;
  const parts = splitSentences(text);
  const naming = (name: string): number => parts.findIndex((part) => part.includes(name));
  const at = Math.max(naming(names.title), naming(names.employer));
  if (at === -1 || text.includes('\n')) return text;
  const [place = '', pattern = '', hours = ''] = listPattern(source, plan, text);
  const wanted = [
    sentences.pay,
    isNear(source) ? place : '',
    pattern,
    isShort && countWords(hours) > longestHours ? '' : hours,
    ...(isShort
      ? []
      : [
          pickOwn(plan, 'turn' in room ? (room.turn ?? 0) : 0),
          countWords(condition) > longestCondition ? '' : condition,
        ]),
  ];
  let kept: string[] = [];
  const join = (facts: readonly string[]): string =>
    [...parts.slice(0, at + 1), ...facts, ...parts.slice(at + 1)].join(' ');
  for (const fact of takeNew(wanted, text)) {
    const longer = join([...kept, fact]);
    const fits =
      'isSpoken' in room ? countWords(longer) <= spokenWords : filled(longer) <= room.most;
    if (fits) kept = [...kept, fact];
  }
  return kept.length === 0 ? text : join(kept);
}
