import { z } from 'zod';

const text = (meaning: string) => z.string().min(1).describe(meaning);
const list = (meaning: string, least = 1) =>
  z.array(z.string().min(1)).min(least).describe(meaning);

export const interviewCoachingWriting = z.object({
  toolDescription: text(
    'That every candidate gets the same package, and that sample answers show a shape.',
  ),
  guide: z
    .array(
      z.object({
        heading: text('Short, in camel case or plain words.'),
        points: list('Written to the candidate.'),
      }),
    )
    .min(3)
    .describe(
      'What happens, what is tested, what to bring, what to think about before; accommodation is offered.',
    ),
  questionGroups: z
    .array(
      z.object({
        category: text('The kind of competency.'),
        questions: z
          .array(
            z.object({
              question: text('One competency, nothing private.'),
              keyPoints: list('What to think of when answering; never what the panel notes.', 2),
              sampleAnswer: text('A shape in the first person, from no particular person.'),
              sampleQuestions: z
                .array(z.string().min(1))
                .describe('Follow-ups that may come; none is fine.'),
            }),
          )
          .min(1),
      }),
    )
    .min(2)
    .describe('Six or more questions in all.'),
  coreValues: z
    .array(z.string().min(1))
    .describe('Only what the job says about how people work; empty when it says nothing.'),
  teamDynamics: text(
    'Who one works with and for; what is not known is named as a question to ask.',
  ),
  workEnvironment: text('Place, hours and conditions, in the words of the job.'),
  benefitsAndPerks: z.array(z.string().min(1)).describe('Only what the job offers.'),
  locationAdvantages: z
    .array(z.string().min(1))
    .describe('Only what is known of the place; hard parts said plainly.'),
  success: z
    .array(
      z.object({
        horizon: text('As in the figures.'),
        text: text('What is seen by then, from the goals and duties of the job.'),
      }),
    )
    .length(4),
  videoScript: z
    .array(
      z.object({
        mark: text('When it begins: 0:00, 0:15 and so on.'),
        say: text('What is said.'),
      }),
    )
    .min(3)
    .describe('About ninety seconds.'),
});
export type InterviewCoachingWriting = z.infer<typeof interviewCoachingWriting>;
