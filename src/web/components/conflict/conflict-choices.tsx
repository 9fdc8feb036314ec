import { type ReactNode, useId, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Clamp } from '#ui/clamp.tsx';

import { Notice } from '../notice.tsx';
import {
  type Choices,
  findDifferences,
  mergeVersions,
  type Side,
  suggestChoices,
  type Versions,
} from './merge-versions.ts';

interface ConflictChoicesProps<Values extends Record<string, unknown>> {
  /** What was edited, in a sentence: "job". */
  subject: string;
  versions: Versions<Values>;
  /** In the order they are shown. */
  labels: Record<keyof Values & string, string>;
  writeValue: (value: Values[keyof Values], name: keyof Values & string) => string;
  formId: string;
  /** Called with the version put together from both. */
  onChosen: (values: Values) => void;
}

/** Two people edited one thing: both versions side by side, and for each field the person says which stays. */
export function ConflictChoices<Values extends Record<string, unknown>>(
  props: ConflictChoicesProps<Values>,
) {
  const { subject, versions, labels, writeValue, formId, onChosen } = props;
  const differences = findDifferences(Object.keys(labels), versions);
  const [choices, setChoices] = useState<Choices<Values>>(() => suggestChoices(differences));
  const [asked, setAsked] = useState(false);
  const open = differences.filter(({ name }) => !choices[name]);

  const takeAll = (side: Side) =>
    setChoices(Object.fromEntries(differences.map(({ name }) => [name, side])) as Choices<Values>);

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
        <p className="font-medium">
          Somebody else changed this {subject} while you were editing it.
        </p>
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
      {differences.map(({ name, changedBy }) => (
        <Choice
          key={name}
          label={labels[name]}
          texts={{
            mine: writeValue(versions.mine[name], name),
            theirs: writeValue(versions.theirs[name], name),
          }}
          changedBy={changedBy}
          chosen={choices[name]}
          missing={asked && !choices[name]}
          onChoose={(side) => setChoices({ ...choices, [name]: side })}
        />
      ))}
    </form>
  );
}

interface ChoiceProps {
  label: string;
  texts: Record<Side, string>;
  changedBy: Side | undefined;
  chosen: Side | undefined;
  missing: boolean;
  onChoose: (side: Side) => void;
}

function Choice({ label, texts, changedBy, chosen, missing, onChoose }: ChoiceProps) {
  const group = useId();
  const option = (side: Side, title: string) => (
    <Version
      title={changedBy === side ? `${title} (changed)` : title}
      text={texts[side]}
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
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
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

function Version({ title, text, input }: { title: string; text: string; input: ReactNode }) {
  return (
    <div className="relative min-w-0 rounded border bg-surface p-3 has-checked:border-accent has-checked:bg-accent-soft">
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
