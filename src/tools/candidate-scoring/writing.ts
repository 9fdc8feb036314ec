import { z } from 'zod';

const text = (meaning: string) => z.string().min(1).describe(meaning);
const evidence = text(
  'Where it comes from or how it is seen: a line of the job, a work sample, the first call.',
);

export const candidateScoringWriting = z.object({
  toolDescription: text(
    'Two or three sentences: what this is for which job, that tiers are profiles and not people, that a person decides.',
  ),
  skillRationales: z
    .array(
      z.object({
        skillName: text('Exactly as in the figures.'),
        rationale: text('Why this skill has this weight in this job, from the words of the job.'),
      }),
    )
    .describe('One for each skill of the figures, in their order.'),
  prioritySkills: z
    .array(
      z.object({
        skillName: text('A skill of the figures.'),
        reason: text('Why it is looked at first and how it is tested.'),
        evidenceSource: evidence,
      }),
    )
    .min(2)
    .describe('What to verify first, two to four.'),
  tierNotes: z
    .array(
      z.object({
        key: text('The key of the tier, as in the figures.'),
        note: text(
          'Which profile stands there, the sum, what it lacks and what follows from that. A forecast, and called so.',
        ),
      }),
    )
    .describe('One for each tier of the figures.'),
  riskFlags: z
    .array(
      z.object({
        flag: text(
          'A sign in an applicant; use the words height, fitness, safety, remote or salary where it is about them.',
        ),
        rationale: text('What to do about it and what not to judge.'),
        evidenceSource: evidence,
      }),
    )
    .min(3),
  screeningQuestions: z
    .array(
      z.object({
        purpose: text('The one thing the question tests.'),
        question: text(
          'The question, then "Strong: ..." and "Weak: ...". Nothing about age, family, health, origin or former pay.',
        ),
        evidenceSource: evidence,
      }),
    )
    .min(3),
  submissionFramework: z
    .array(
      z.object({
        candidateLevel: z.enum(['entry', 'mid', 'senior']),
        strengthsToEmphasize: z.array(z.string().min(1)).min(1),
        risksToMitigate: z.array(z.string().min(1)).min(1),
        highlightStrategy: text('How to present such a person to the hiring manager of this job.'),
        evidenceSource: evidence,
      }),
    )
    .length(3),
  keepWarm: z
    .array(
      z.object({
        trigger: text('What is seen; its first 50 characters must say it.'),
        mitigationStrategy: text('What to do the same day, with facts of the job.'),
        evidenceSource: evidence,
      }),
    )
    .min(3),
});
export type CandidateScoringWriting = z.infer<typeof candidateScoringWriting>;
