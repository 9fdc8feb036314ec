import type { Drawer } from '#knowledge/drawer.ts';
import { listenForTerms } from '#knowledge/hear-work.ts';
import { findActivity } from '#knowledge/load-activities.ts';
import { sayActivity } from '#plan/criteria/activity-criteria.ts';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { hearTelling, sharedTelling } from '#plan/criteria/shared-stems.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';
import { isToldByLeader } from './told-by-leader.ts';

const followUps = [
  'How did you know that it had worked?',
  'What would you do differently today?',
  'Who else was involved, and what did they do?',
];

type Question = Drawer['coaching']['questions'][number];

/** A word of the name of a line says more of its subject than one of its description. */
const ofName = 2;
const fewestShared = 2;
const fewestOfActivity = 3;
/** Words that stand above a question whose line has a name of its own. */
const ofWork = 'The work itself';

/** How much a question of the trade is about a line that is scored. */
function rateFor(
  { name, looksLike, strong, competency }: Criterion,
  { competencies }: Drawer,
): (question: Question) => number {
  const terms = competencies.find(({ id }) => id === competency)?.called_for_by ?? [];
  const listen = listenForTerms([{ of: name, terms }]);
  return ({ category, question, sample_answer: answer }) => {
    const told = `${category}. ${question} ${answer}`;
    return (
      listen(told).length +
      ofName * sharedTelling(name, told) +
      sharedTelling(`${looksLike} ${strong}`, `${category} ${question}`)
    );
  };
}

/**
 * Practice for what this very job is judged by, the heaviest line first: what belongs to the activity, or the question
 * of the trade that is about the same work. Never the scored question itself.
 */
export function listPracticeQuestions(
  { brief }: Source,
  { criteria, drawer, post }: Pick<Plan, 'criteria' | 'drawer' | 'post'>,
  ofTrade: readonly Question[],
): NeutralQuestion[] {
  const isLeading = post.leads || post.level === 'head';
  const used = new Set<Question>();
  const hearDuties = hearTelling(
    [brief.title.given, ...brief.facts.map(({ text }) => text)].join('\n'),
  );
  return criteria
    .filter(({ origin }) => origin === 'must' || origin === 'duty')
    .flatMap((criterion, i): NeutralQuestion[] => {
      const isActivity =
        criterion.competency === null || drawer.work?.includes(criterion.id) === true;
      const activity = isActivity ? findActivity(criterion.id) : undefined;
      if (activity) {
        const { question, points, answer } = sayActivity(activity, brief.place.country).practice;
        // Heard by one word of another trade: no duty speaks of it.
        if (hearDuties(`${criterion.name} ${question} ${answer}`) < fewestOfActivity) return [];
        // An answer of those who do it is none of whoever leads them.
        if (isLeading && !isToldByLeader(answer)) return [];
        return [
          {
            category: hearDuties(criterion.name) > 0 ? criterion.name : ofWork,
            question,
            key_points: points,
            sample_answer: answer,
            follow_ups: [followUps[i % followUps.length] ?? ''],
          },
        ];
      }
      const rate = rateFor(criterion, drawer);
      const [best] = ofTrade
        .filter((one) => !used.has(one))
        .map((one) => ({ one, points: rate(one) }))
        .toSorted((a, b) => b.points - a.points);
      if (criterion.competency === null || !best || best.points < fewestShared) return [];
      used.add(best.one);
      return [best.one];
    });
}
