import type { Plan } from './plan.ts';

/** An answer that promises to find something out. */
export const promises =
  /\b(?:I(?:['’]ll| will| can| would) (?:ask|get|find|check|send)|let me (?:ask|check|find|get))\b/i;

interface Objection {
  objection: string;
  answer: string;
}

/** The doubt that the hardest condition of the job raises, met openly; none where the job names none. */
export function objectToCondition({
  hardest,
  phrases,
}: Pick<Plan, 'hardest' | 'phrases'>): Objection[] {
  if (!hardest) return [];
  if (phrases) return [phrases.objection(hardest.words)];
  return hardest.isDemand
    ? [
        {
          objection: 'I do not quite have what the advertisement asks for.',
          answer: `It asks for "${strip(hardest.words)}". Tell me what you have instead, and I will ask whether it counts before you spend time on an application. If it does not, you hear that from me.`,
        },
      ]
    : [
        {
          objection: 'Is the hard part really as the advertisement says?',
          answer: `Yes, it says so: "${strip(hardest.words)}". Better you hear it now than after an interview. If it rules the job out, say so and I will stop; if it depends, tell me on what and I will ask.`,
        },
      ];
}

const strip = (text: string): string => text.replaceAll('"', "'");
