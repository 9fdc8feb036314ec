import { listActivities } from '#knowledge/load-activities.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { mapTexts } from '#plan/style-drawer.ts';
import { spellFor } from '#writing/spelling.ts';
import { sayAsIn } from '#writing/words-by-country.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';

const followUps = ['How did you know that it had worked?', 'What would you do differently today?'];

/** Practice for what this job is judged by, the heaviest first: other questions than the scored ones. */
export function listPracticeQuestions(
  { brief }: Source,
  { criteria }: Pick<Plan, 'criteria'>,
): NeutralQuestion[] {
  const { country } = brief.place;
  return criteria
    .filter(({ origin }) => origin !== 'trade')
    .flatMap(({ id, name }, i): NeutralQuestion[] => {
      const found = listActivities().find((one) => one.id === id)?.practice;
      if (!found) return [];
      const { question, points, answer } = mapTexts(
        mapTexts(found, sayAsIn(country)),
        spellFor(country),
      );
      return [
        {
          category: name,
          question,
          key_points: points,
          sample_answer: answer,
          follow_ups: [followUps[i % followUps.length] ?? ''],
        },
      ];
    });
}
