import { z } from 'zod';

const text = (meaning: string) => z.string().min(1).describe(meaning);

export const interviewCoachingWriting = z.object({
  toolDescription: text(
    '30 to 60 words: that every candidate gets the same package, and that sample answers show a shape.',
  ),
  guide: z
    .array(
      z.object({
        heading: text('1 to 4 words, in camel case or plain.'),
        points: z.array(text('5 to 55 words, written to the candidate.')).min(1),
      }),
    )
    .min(3)
    .describe(
      'What happens, what to bring, how to practise, what to ask, and that adjustments are offered. Steps and their lengths only as the plan has them; where they are not stated, the candidate is told to ask.',
    ),
  questionGroups: z
    .array(
      z.object({
        category: text('1 to 4 words: the kind of competency.'),
        questions: z
          .array(
            z.object({
              question: text('8 to 26 words: one competency, nothing private.'),
              keyPoints: z
                .array(text('4 to 14 words.'))
                .min(2)
                .max(4)
                .describe(
                  'What a candidate should think of when answering; never a weak answer, a red flag or what the panel notes.',
                ),
              sampleAnswer: text(
                '35 to 75 words: a shape in the first person with blanks such as [a day you remember], from no particular person.',
              ),
              sampleQuestions: z
                .array(text('5 to 20 words.'))
                .describe('Follow-ups that may come; none is fine.'),
            }),
          )
          .min(1),
      }),
    )
    .min(2)
    .describe('Six to eight questions in all.'),
  coreValues: z
    .array(text('3 to 35 words, as the job says it.'))
    .describe('Only what the job says about how people work; empty when it says nothing.'),
  teamDynamics: text(
    '10 to 40 words: who one works with and for; what is not known is named as a question to ask.',
  ),
  workEnvironment: text('10 to 60 words: place, hours and conditions, in the words of the job.'),
  benefitsAndPerks: z
    .array(text('2 to 20 words.'))
    .describe('Only what the job offers; empty when it offers nothing.'),
  locationAdvantages: z
    .array(text('5 to 20 words.'))
    .describe('Only what is known of the place; hard parts said plainly; often empty.'),
  success: z
    .array(
      z.object({
        horizon: text('As in the figures.'),
        text: text('8 to 30 words: what is seen by then, from the goals and duties of the job.'),
      }),
    )
    .length(4),
  videoScript: z
    .array(
      z.object({
        mark: text('When it begins: 0:00, 0:15 and so on.'),
        say: text('10 to 50 words.'),
      }),
    )
    .min(3)
    .describe('100 to 140 words in all, spoken in a minute.'),
});
export type InterviewCoachingWriting = z.infer<typeof interviewCoachingWriting>;
