import type { AgreedPlan } from '#shared/agreed-plan.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

import { PlanEntries } from './plan-entries.tsx';
import { LineField, LinesField, NumberField, ProseField } from './plan-fields.tsx';

const owners = (['Hiring manager', 'Recruiter', 'HR'] as const).map((value) => ({
  value,
  label: value,
}));

const blank = {
  persona: { id: '', name: '', now: '', movesFor: [], heldBackBy: [], sayFirst: '' },
  criterion: { id: '', name: '', weight: 10, question: '', strong: '', weak: '' },
  step: { name: '', who: '', focus: [], minutes: 30 },
  question: { ask: '', why: '', owner: 'Hiring manager' },
} satisfies {
  persona: AgreedPlan['personas'][number];
  criterion: AgreedPlan['criteria'][number];
  step: AgreedPlan['steps'][number];
  question: AgreedPlan['questions'][number];
};

interface PartProps {
  now: AgreedPlan;
  change: (change: Partial<AgreedPlan>) => void;
}

export function Personas({ now, change }: PartProps) {
  return (
    <PlanEntries
      title="Whom to look for"
      one="background"
      hint="Kinds of careers, never people. The first is approached first."
      entries={now.personas}
      nameOf={({ name }) => name}
      blank={blank.persona}
      most={4}
      onChange={(personas) => change({ personas })}
    >
      {(persona, set) => (
        <>
          <LineField label="Name" value={persona.name} onChange={(name) => set({ name })} />
          <ProseField
            label="Where they are now"
            value={persona.now}
            onChange={(text) => set({ now: text })}
          />
          <LinesField
            label="What they would move for"
            lines={persona.movesFor}
            onChange={(movesFor) => set({ movesFor })}
          />
          <LinesField
            label="What holds them back"
            lines={persona.heldBackBy}
            onChange={(heldBackBy) => set({ heldBackBy })}
          />
          <ProseField
            label="What to say first"
            value={persona.sayFirst}
            onChange={(sayFirst) => set({ sayFirst })}
          />
        </>
      )}
    </PlanEntries>
  );
}

export function Criteria({ now, change }: PartProps) {
  const weights = now.criteria.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return (
    <PlanEntries
      title="What people are judged by"
      one="criterion"
      hint="The heavier one counts more; percentages are made of the weights."
      entries={now.criteria}
      nameOf={({ name }) => name}
      noteOf={({ weight }) => `${Math.round((100 * weight) / weights)} %`}
      blank={blank.criterion}
      most={8}
      onChange={(criteria) => change({ criteria })}
    >
      {(criterion, set) => (
        <>
          <LineField label="Name" value={criterion.name} onChange={(name) => set({ name })} />
          <NumberField
            label="Weight"
            value={criterion.weight}
            onChange={(weight) => set({ weight: weight ?? 0 })}
          />
          <ProseField
            label="Question"
            value={criterion.question}
            onChange={(question) => set({ question })}
          />
          <ProseField
            label="A strong answer"
            value={criterion.strong}
            onChange={(strong) => set({ strong })}
          />
          <ProseField
            label="A weak answer"
            value={criterion.weak}
            onChange={(weak) => set({ weak })}
          />
        </>
      )}
    </PlanEntries>
  );
}

export function Steps({ now, change }: PartProps) {
  return (
    <PlanEntries
      title="Interview steps"
      one="step"
      hint="In this order. A proposal until the manager agrees."
      entries={now.steps}
      nameOf={({ name }) => name}
      noteOf={({ minutes }) => (minutes === null ? '' : `${minutes} min`)}
      blank={blank.step}
      most={8}
      onChange={(steps) => change({ steps })}
    >
      {(step, set) => (
        <>
          <LineField label="Name" value={step.name} onChange={(name) => set({ name })} />
          <LineField label="Who takes part" value={step.who} onChange={(who) => set({ who })} />
          <NumberField
            label="Minutes"
            value={step.minutes}
            onChange={(minutes) => set({ minutes })}
          />
          <LinesField
            label="What it looks at"
            lines={step.focus}
            onChange={(focus) => set({ focus })}
          />
        </>
      )}
    </PlanEntries>
  );
}

export function WorkSample({ now: { workSample: sample }, change }: PartProps) {
  const set = (part: Partial<AgreedPlan['workSample']>) =>
    change({ workSample: { ...sample, ...part } });
  return (
    <section aria-label="Work sample" className="grid gap-3">
      <h3 className="text-md font-semibold tracking-tight">Work sample</h3>
      <LineField
        label="Name of the work sample"
        value={sample.name}
        onChange={(name) => set({ name })}
      />
      <NumberField
        label="Minutes for the work sample"
        value={sample.minutes}
        onChange={(minutes) => set({ minutes: minutes ?? 0 })}
      />
      <ProseField label="Task" value={sample.task} onChange={(task) => set({ task })} />
      <LinesField
        label="What to look for"
        lines={sample.lookFor}
        onChange={(lookFor) => set({ lookFor })}
      />
    </section>
  );
}

export function OpenQuestions({ now, change }: PartProps) {
  return (
    <PlanEntries
      title="Open questions"
      one="question"
      hint="What the job leaves open, most important first."
      entries={now.questions}
      nameOf={({ ask }) => ask}
      noteOf={({ owner }) => owner}
      blank={blank.question}
      most={30}
      onChange={(questions) => change({ questions })}
    >
      {(question, set) => (
        <>
          <ProseField label="Question" value={question.ask} onChange={(ask) => set({ ask })} />
          <ProseField
            label="Why it matters"
            value={question.why}
            onChange={(why) => set({ why })}
          />
          <Field label="Who answers it">
            <Select
              options={owners}
              value={question.owner}
              onValueChange={(owner) => set({ owner })}
              className="max-w-56"
            />
          </Field>
        </>
      )}
    </PlanEntries>
  );
}
