import { z } from 'zod';

const text = (meaning: string) => z.string().min(1).describe(meaning);
const evidence = text(
  '2 to 16 words: where it comes from or how it is seen: a line of the job, the work sample, the first call.',
);

export const candidateScoringWriting = z.object({
  toolDescription: text(
    '35 to 65 words: what this is for which job, that tiers are profiles and not people, that a person decides.',
  ),
  skillRationales: z
    .array(
      z.object({
        skillName: text('Exactly as in the figures.'),
        rationale: text(
          '10 to 34 words: why this skill has this weight in this job, from the words of the job.',
        ),
      }),
    )
    .describe('One for each skill of the figures, in their order.'),
  prioritySkills: z
    .array(
      z.object({
        skillName: text('A skill of the figures, or a gate of the plan.'),
        reason: text('10 to 30 words: why it is looked at first and how it is tested.'),
        evidenceSource: evidence,
      }),
    )
    .min(2)
    .max(6)
    .describe('What to verify first.'),
  tierNotes: z
    .array(
      z.object({
        key: text('The key of the tier, as in the figures.'),
        note: text(
          '30 to 90 words: what would be seen on paper and in the first call, what is in doubt, and what follows from that. A forecast, and called so.',
        ),
      }),
    )
    .describe('One for each tier of the figures.'),
  riskFlags: z
    .array(
      z.object({
        flag: text(
          '5 to 14 words: a sign in an applicant; use the words height, fitness, safety, remote or salary where it is about them.',
        ),
        rationale: text('10 to 28 words: what to ask about it and what not to judge.'),
        evidenceSource: evidence,
      }),
    )
    .min(3),
  screeningQuestions: z
    .array(
      z.object({
        purpose: text('1 to 8 words: the one thing the question tests.'),
        question: text(
          '30 to 80 words: the question, then "Strong: ..." and "Weak: ...". Nothing about age, family, health, origin or former pay.',
        ),
        evidenceSource: evidence,
      }),
    )
    .min(3)
    .max(10),
  submissionFramework: z
    .array(
      z.object({
        candidateLevel: z.enum(['entry', 'mid', 'senior']),
        strengthsToEmphasize: z.array(text('4 to 16 words.')).min(1),
        risksToMitigate: z.array(text('4 to 18 words.')).min(1),
        highlightStrategy: text(
          '10 to 38 words: how to present such a person to the hiring manager of this job.',
        ),
        evidenceSource: evidence,
      }),
    )
    .min(1)
    .max(3)
    .describe(
      'No entry level where the job demands years; only senior where the post answers for a department or more.',
    ),
  keepWarm: z
    .array(
      z.object({
        trigger: text('4 to 20 words: what is seen; its first 50 characters must say it.'),
        mitigationStrategy: text('10 to 55 words: what to do the same day, with facts of the job.'),
        evidenceSource: evidence,
      }),
    )
    .min(3),
});
export type CandidateScoringWriting = z.infer<typeof candidateScoringWriting>;
