import { activitiesSchema, type Activity } from './activity-schema.ts';
import { checkTexts, listIssues } from './check-trade.ts';

const spoken = /\?$|\.$/;
/** Said of any work whatsoever; a question that needs it has nothing of its own. */
const hollow = /\bhow do you go about\b|\bput to the test\b/i;

/** Everything that is wrong with one file of activities, as lines that name the place. */
export function checkActivities(content: unknown): string[] {
  const parsed = activitiesSchema.safeParse(content);
  if (!parsed.success) return listIssues(parsed.error);
  return [
    ...parsed.data.activities.flatMap(({ id, name, question }) => [
      ...(spoken.test(question) ? [] : [`${id}: the question is no sentence`]),
      ...(hollow.test(question) ? [`${id}: the question would fit any work`] : []),
      ...(/[.:;]$/.test(name) ? [`${id}: the name is no phrase`] : []),
    ]),
    ...checkTexts(content, ''),
  ];
}

const ownTexts = ['id', 'name', 'looks_like', 'question', 'strong', 'weak', 'probe'] as const;

/** What two activities have in common although each should have its own. */
export function listRepeated(activities: readonly Activity[]): string[] {
  const seen = new Map<string, string>();
  const repeat = (key: string, id: string): string[] => {
    const known = seen.get(key);
    seen.set(key, id);
    return known === undefined ? [] : [`${id}: ${key}, as in ${known}`];
  };
  return activities.flatMap((activity) => [
    ...ownTexts.flatMap((part) => repeat(`${part} ${activity[part].toLowerCase()}`, activity.id)),
    ...activity.called_for_by.flatMap((term) => repeat(`term ${term.toLowerCase()}`, activity.id)),
  ]);
}
