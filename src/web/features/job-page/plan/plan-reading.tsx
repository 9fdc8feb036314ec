import { type ReactNode, useId } from 'react';

import type { JobPlan } from '#shared/agreed-plan.ts';

/** With nothing to press inside, it is scrolled by keyboard when it has the focus itself. */
const keyboardScrollable = { role: 'group', tabIndex: 0 };

/** The plan for those who only read it. */
export function PlanReading({ stored: { plan, statedSteps } }: { stored: JobPlan }) {
  const weights = plan.criteria.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return (
    <div {...keyboardScrollable} aria-label="The plan" className="grid gap-6">
      <Part title="Whom to look for">
        {plan.personas.map(({ name, now, movesFor, heldBackBy, sayFirst }) => (
          <Entry key={name} name={name}>
            <Fact label="Where they are now" text={now} />
            <Fact label="What they would move for" text={movesFor.join('; ')} />
            <Fact label="What holds them back" text={heldBackBy.join('; ')} />
            <Fact label="What to say first" text={sayFirst} />
          </Entry>
        ))}
      </Part>
      <Part title="What people are judged by">
        {plan.criteria.map(({ name, weight, question, strong, weak }) => (
          <Entry key={name} name={`${name}, ${Math.round((100 * weight) / weights)} %`}>
            <Fact label="Question" text={question} />
            <Fact label="A strong answer" text={strong} />
            <Fact label="A weak answer" text={weak} />
          </Entry>
        ))}
      </Part>
      <Part title="Interview steps">
        {statedSteps.length > 0 && (
          <Entry name="As the job names them">
            <Fact label="Steps" text={statedSteps.join('; ')} />
          </Entry>
        )}
        {plan.steps.map(({ name, who, focus, minutes }) => (
          <Entry key={name} name={minutes === null ? name : `${name}, ${minutes} min`}>
            <Fact label="Who takes part" text={who} />
            <Fact label="What it looks at" text={focus.join('; ')} />
          </Entry>
        ))}
      </Part>
      <Part title="Work sample">
        <Entry name={`${plan.workSample.name}, ${plan.workSample.minutes} min`}>
          <Fact label="Task" text={plan.workSample.task} />
          <Fact label="What to look for" text={plan.workSample.lookFor.join('; ')} />
        </Entry>
      </Part>
      {plan.questions.length > 0 && (
        <Part title="Open questions">
          {plan.questions.map(({ ask, why, owner }) => (
            <Entry key={ask} name={ask}>
              <Fact label="Why it matters" text={why} />
              <Fact label="Who answers it" text={owner} />
            </Entry>
          ))}
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-md font-semibold tracking-tight">
        {title}
      </h3>
      <ul className="divide-y rounded border">{children}</ul>
    </section>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="grid gap-2 px-3 py-2.5">
      <p dir="auto" className="font-medium wrap-anywhere">
        {name}
      </p>
      <dl className="grid gap-1.5 text-sm">{children}</dl>
    </li>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <dt className="text-ink-faint">{label}</dt>
      <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </dd>
    </div>
  );
}
