import type { AgreedPlan, JobPlan } from '#shared/agreed-plan.ts';
import type { Job } from '#shared/job.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Notice } from '#web/components/notice.tsx';

import { PlanEntries } from './plan-entries.tsx';
import { LineField, LinesField, NumberField, ProseField } from './plan-fields.tsx';
import { usePlanEdit } from './use-plan-edit.ts';

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

export function PlanEditor({ job, stored }: { job: Job; stored: JobPlan }) {
  const edit = usePlanEdit(job, stored);
  const { now, change } = edit;
  const weights = now.criteria.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return (
    <div className="grid gap-6">
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
      {stored.statedSteps.length > 0 && (
        <Notice>
          The job names its steps itself, and they count: {stored.statedSteps.join('; ')}.
        </Notice>
      )}
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
      <section aria-label="Work sample" className="grid gap-3">
        <h3 className="text-md font-semibold tracking-tight">Work sample</h3>
        <LineField
          label="Name of the work sample"
          value={now.workSample.name}
          onChange={(name) => change({ workSample: { ...now.workSample, name } })}
        />
        <NumberField
          label="Minutes for the work sample"
          value={now.workSample.minutes}
          onChange={(minutes) =>
            change({ workSample: { ...now.workSample, minutes: minutes ?? 0 } })
          }
        />
        <ProseField
          label="Task"
          value={now.workSample.task}
          onChange={(task) => change({ workSample: { ...now.workSample, task } })}
        />
        <LinesField
          label="What to look for"
          lines={now.workSample.lookFor}
          onChange={(lookFor) => change({ workSample: { ...now.workSample, lookFor } })}
        />
      </section>
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
      {edit.problem && <Notice tone="bad">{edit.problem}</Notice>}
      {edit.canGoBack && !edit.isChanged && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          busy={edit.busy}
          busyLabel="Saving..."
          onClick={() => void edit.goBack()}
        >
          Back to the Proposal
        </Button>
      )}
      {edit.isChanged && (
        <div className="sticky -bottom-5 z-1 flex flex-wrap items-center gap-2 border-t bg-surface py-3">
          <p className="mr-auto">
            Not saved yet.{' '}
            <span className="text-ink-soft">Saving marks what is written as outdated.</span>
          </p>
          <Button variant="outline" size="sm" disabled={edit.busy} onClick={edit.discard}>
            Discard
          </Button>
          <Button size="sm" busy={edit.busy} busyLabel="Saving..." onClick={() => void edit.save()}>
            Save Plan
          </Button>
        </div>
      )}
    </div>
  );
}
