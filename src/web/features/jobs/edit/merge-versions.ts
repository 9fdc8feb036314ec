import {
  isSameValue,
  type JobFieldName,
  jobFieldNames,
  type JobFormValues,
} from '../form/job-form-values.ts';

export type Side = 'mine' | 'theirs';
export type Choices = Partial<Record<JobFieldName, Side>>;

export interface Difference {
  name: JobFieldName;
  /** Whose change it is; nothing when both changed the field and only a person can tell. */
  changedBy: Side | undefined;
}

interface Versions {
  /** Where both began. */
  base: JobFormValues;
  mine: JobFormValues;
  theirs: JobFormValues;
}

export function findDifferences({ base, mine, theirs }: Versions): Difference[] {
  return jobFieldNames
    .filter((name) => !isSameValue(mine[name], theirs[name]) && mine[name] !== null)
    .map((name) => {
      if (isSameValue(mine[name], base[name])) return { name, changedBy: 'theirs' };
      if (isSameValue(theirs[name], base[name])) return { name, changedBy: 'mine' };
      return { name, changedBy: undefined };
    });
}

/** What only one of the two changed is chosen already; the rest is the person's to decide. */
export function suggestChoices(differences: readonly Difference[]): Choices {
  return Object.fromEntries(differences.map(({ name, changedBy }) => [name, changedBy]));
}

export function mergeVersions({ mine, theirs }: Versions, choices: Choices): JobFormValues {
  return Object.fromEntries(
    jobFieldNames.map((name) => [name, (choices[name] === 'theirs' ? theirs : mine)[name]]),
  ) as JobFormValues;
}
