import { lowerFirst } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { listShownQuestions } from '../questions/asked-questions.ts';
import { findOpenCondition } from '../demands/open-condition.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { describeTeam } from './tell-facts.ts';

/** What is asked of the manager, as candidates call it, and how it stands behind "the posting does not say". */
const matters: Readonly<Record<string, { name: string; said: string }>> = {
  Schedule: { name: 'the hours', said: 'which hours are worked' },
  'Office days': { name: 'the days on site', said: 'how many days are on site' },
  'Work type': { name: 'the days on site', said: 'how many days are on site' },
  'Length of the contract': { name: 'the length of the contract', said: 'how long it runs' },
  'Start date': { name: 'the start date', said: 'when it starts' },
  // The date that the advertisement names has passed.
  'New start': { name: 'the new start date', said: 'whether its start date still holds' },
  Team: { name: 'the size of the team', said: 'how large the team is' },
};

const isStated = (source: Source, matter: string): boolean => {
  const { stated, sentences } = makePlan(source);
  if (matter === 'Schedule')
    return (
      sentences.hours !== '' ||
      stated.has('hours') ||
      /\b\d{2}(?:\.\d+)?\s?h(?:ou)?rs?\b/i.test(source.brief.title.given)
    );
  if (matter === 'Work type') return findOpenCondition(source, makePlan(source)) === null;
  if (matter === 'Start date') return stated.has('start') || source.brief.startDate !== null;
  if (matter === 'New start') return stated.has('start') || source.brief.startDate === null;
  return matter === 'Team' && (stated.has('team') || describeTeam(source) !== '');
};

/** What somebody would have to know, the advertisement does not say and the manager is asked for. */
export const listOpen = (source: Source): string[] => [
  ...new Set(
    listShownQuestions(source)
      .flatMap(({ topic }) => (topic === 'Start date' ? [topic, 'New start'] : (topic ?? [])))
      .flatMap((topic) => {
        const found = matters[topic];
        return found === undefined || isStated(source, topic) ? [] : [found.name];
      }),
  ),
];

/** Of the working week what is open and asked for; null where it is told or matters to nobody. */
export function findOpenWeek(source: Source): 'hours' | 'days on site' | null {
  const open = listOpen(source);
  if (open.includes('the hours')) return 'hours';
  return open.includes('the days on site') ? 'days on site' : null;
}

/** "which hours are worked": behind "the posting does not say". */
export const nameOpen = (what: string): string =>
  Object.values(matters).find(({ name }) => name === what)?.said ?? what;

/** Said between recruiter and manager, or no matter for somebody who has not answered yet. */
const inside =
  /["“]|\b(?:you|your|yours|we|our|us|they|them|their|this person|new hire|hired?|candidates?|applicants?|person|referees?|last|left|leave|leaves|why|earn\w*|pay|paid|pays|wrong|disputes?|vacanc\w+|complain\w*|breaks most|slipped|refuse|dismiss\w*|fails?|failed|today|budget|state of|empty|missed|agreed|could it|alter|law|custom|plan for|theirs|newcomers?|behind|findings|settles|centrally|truly|executive|validates|sees the sheet|marks? or)\b/i;
const length = { fewest: 4, most: 14, commas: 2 };

/** A question begins with what is asked. */
const asks =
  /^(?:how (?:many|much|often|large|long|far)|which|what|who|is there|are there|does|do|is the|are the|how (?:is|are|does) the)\b/i;
/** The second half of a question is another one. */
const second =
  /[;:]|, (?:(?:and|or|but) )?(?=(?:which|who|whom|whose|how|what|where|when|is|are|does|do|with|if|in|after|by)\b)/i;

/** What somebody outside would ask of it, in one breath; null where little is left. */
export function askPlainly(ask: string): string | null {
  const [first = ''] = ask.replace(/\?.*$/, '').split(second);
  const count = countWords(first);
  const isPlain =
    asks.test(first) &&
    count >= length.fewest &&
    count <= length.most &&
    first.split(', ').length <= length.commas + 1;
  return isPlain ? `${first.trim()}?` : null;
}

const callOut =
  /\bon[- ]call\b(?! (?:staff|employees?|personnel|teams?|technicians?|nurses?|doctors?|physicians?|workers?|lists?)\b)|\bcall[- ]?outs?\b|\bstand-?by\b/i;
const anyStem =
  /^(?:which|there|share|month|normal|ordin|usual|exactly|exact|their|about|would|after|first|other|hours?$|today)/;
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
    .filter((word) => !anyStem.test(word))
    .map((word) => word.slice(0, 5));

/** Whether the advertisement speaks of most of what is asked: then nobody is told that it does not. */
function isSpokenOf({ brief }: Source, ask: string): boolean {
  const texts = brief.facts.map(({ text }) => text);
  if (callOut.test(ask) && texts.some((text) => callOut.test(text))) return true;
  const said = new Set(texts.flatMap(stemsOf));
  const asked = stemsOf(ask);
  return asked.length > 0 && asked.filter((stem) => said.has(stem)).length > asked.length / 2;
}

/** A question of the trade that is put to the manager and that candidates would ask, too. */
export const listAskedOfTrade = (source: Source): string[] =>
  listShownQuestions(source)
    .filter(({ topic, ask }) => topic === null && !inside.test(ask))
    .flatMap(({ ask }) => askPlainly(ask) ?? [])
    .filter((ask) => !isSpokenOf(source, ask));

/** What is open here and asked of the manager, another matter for each such letter, and a question that follows from it; else what they miss, which is asked for them. */
export function askWhatElse(source: Source, turn: number, before: number): string {
  const { manager } = makePlan(source).names;
  const asked = [
    ...listAskedOfTrade(source).map(
      (ask) => `I have put a question to ${manager}: ${lowerFirst(ask)}`,
    ),
    ...listOpen(source).map(
      (gap) => `The posting does not say ${nameOpen(gap)}; I am asking ${manager}.`,
    ),
  ];
  // No two kinds of people get the same letter.
  const found = asked[before];
  if (found !== undefined) return `${found} ${whatElse[turn % whatElse.length]!}`;
  const questions = [
    `What would you need to know before a first talk? I will ask ${manager} and write back.`,
    `What do you miss in the posting? I will ask ${manager} and write back.`,
    `If something keeps you from a first talk, tell me what, and I will ask ${manager} about it.`,
    `Which question should ${manager} answer first? I will pass it on.`,
  ];
  return questions[turn % questions.length]!;
}

const whatElse = [
  'What else would you need to know before a first talk?',
  'Shall I send you the answer?',
  'Is that what you would ask first, or something else?',
  'What else should I ask for you?',
];
