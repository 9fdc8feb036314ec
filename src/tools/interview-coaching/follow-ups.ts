import type { NeutralQuestion } from './neutral-questions.data.ts';

/** Behind "How do you ...?". */
const ofWays = [
  'When did that not work, and what did you do?',
  'What do you do when there is no time for it?',
  'Where did you learn to do it that way?',
  'How could someone else tell that you do it that way?',
  'What do you check before you call it done?',
  'Which part of it takes you the longest, and why?',
];
/** Behind "Tell us about ...". */
const ofCases = [
  'What would you do differently today?',
  'Which part of it was yours alone?',
  'How did you know that it had worked?',
  'Who else was affected, and what did they say?',
  'What was the hardest moment?',
  'What did it teach you?',
];

const ofWay =
  /^(?:how (?:do|would|can|should)|what (?:do|would|is|are)|which [^?]* do you|where do you)\b/i;

const last = (question: string): string => question.split(/(?<=[.!?]) /).at(-1) ?? question;

/** Every question has something that may be asked next, and no two the same. */
export function addFollowUps(asked: readonly NeutralQuestion[]): NeutralQuestion[] {
  const used = new Set(asked.flatMap(({ follow_ups: own }) => own));
  return asked.map((one) => {
    if (one.follow_ups.length > 0) return one;
    const [next] = (ofWay.test(last(one.question)) ? ofWays : ofCases).filter(
      (question) => !used.has(question),
    );
    if (next === undefined) return one;
    used.add(next);
    return { ...one, follow_ups: [next] };
  });
}
