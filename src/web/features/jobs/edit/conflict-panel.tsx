import { type ReactNode, useId, useState } from 'react';

import type { Job } from '#shared/job.ts';
import { Button } from '#ui/button.tsx';
import { Clamp } from '#ui/clamp.tsx';
import { Notice } from '#web/components/notice.tsx';

import { type FieldValue, type JobFormValues, toFormValues } from '../form/job-form-values.ts';
import { jobFieldLabels } from '../job-words.ts';
import {
  type Choices,
  type Difference,
  findDifferences,
  mergeVersions,
  type Side,
  suggestChoices,
} from './merge-versions.ts';

interface ConflictPanelProps {
  base: Job;
  mine: JobFormValues;
  theirs: Job;
  formId: string;
  /** Called with the version put together from both. */
  onChosen: (values: JobFormValues) => void;
}

/** Two people edited one job: both versions side by side, and for each field the person says which stays. */
export function ConflictPanel({ base, mine, theirs, formId, onChosen }: ConflictPanelProps) {
  const versions = { base: toFormValues(base), mine, theirs: toFormValues(theirs) };
  const differences = findDifferences(versions);
  const [choices, setChoices] = useState<Choices>(() => suggestChoices(differences));
  const [asked, setAsked] = useState(false);
  const open = differences.filter(({ name }) => !choices[name]);

  const takeAll = (side: Side) =>
    setChoices(Object.fromEntries(differences.map(({ name }) => [name, side])));

  return (
    <form
      id={formId}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (open.length === 0) onChosen(mergeVersions(versions, choices));
      }}
    >
      <Notice>
        <p className="font-medium">Somebody else changed this job while you were editing it.</p>
        <p>
          Choose what each field should say. Nothing of yours or theirs is saved over until you do.
        </p>
      </Notice>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => takeAll('mine')}>
          Keep all of mine
        </Button>
        <Button variant="outline" size="sm" onClick={() => takeAll('theirs')}>
          Take all of theirs
        </Button>
      </div>
      {differences.map((difference) => (
        <Choice
          key={difference.name}
          difference={difference}
          versions={versions}
          chosen={choices[difference.name]}
          missing={asked && !choices[difference.name]}
          onChoose={(side) => setChoices({ ...choices, [difference.name]: side })}
        />
      ))}
    </form>
  );
}

interface ChoiceProps {
  difference: Difference;
  versions: Record<Side, JobFormValues>;
  chosen: Side | undefined;
  missing: boolean;
  onChoose: (side: Side) => void;
}

function Choice({ difference, versions, chosen, missing, onChoose }: ChoiceProps) {
  const { name, changedBy } = difference;
  const group = useId();
  const option = (side: Side, title: string) => (
    <Version
      title={changedBy === side ? `${title} (changed)` : title}
      value={versions[side][name]}
      input={
        <input
          type="radio"
          name={group}
          checked={chosen === side}
          onChange={() => onChoose(side)}
          className="relative z-1 mt-0.5 size-4 accent-accent"
        />
      }
    />
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">{jobFieldLabels[name]}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {option('mine', 'Yours')}
        {option('theirs', 'Theirs')}
      </div>
      {missing && (
        <p role="alert" className="text-sm text-danger">
          You both changed this. Choose one.
        </p>
      )}
    </fieldset>
  );
}

interface VersionProps {
  title: string;
  value: FieldValue;
  input: ReactNode;
}

function writeValue(value: FieldValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null) return '';
  if (!('corrections' in value)) return value.map((item) => `• ${item}`).join('\n');
  const { text, corrections } = value;
  const count = corrections.roles.length + (corrections.order.length > 0 ? 1 : 0);
  return `${count === 1 ? 'One correction' : `${count} corrections`}\n\n${text}`;
}

function Version({ title, value, input }: VersionProps) {
  const text = writeValue(value);
  return (
    <div className="relative rounded border bg-surface p-3 has-checked:border-accent has-checked:bg-accent-soft">
      <label className="flex cursor-pointer items-start gap-2 text-sm font-medium after:absolute after:inset-0 after:rounded">
        {input}
        {title}
      </label>
      {text ? (
        <Clamp text={text} lines={6} toggleAbove={300} className="mt-1 pl-6" />
      ) : (
        <p className="mt-1 pl-6 text-ink-faint">Empty</p>
      )}
    </div>
  );
}
