import type { DocumentSection } from '../document-section.ts';
import { CopySection } from '../view-parts/copy-part.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import { PriorityBadge } from '../view-parts/priority-badge.tsx';
import type { SourcingStrategyView } from './content.ts';

type Step = SourcingStrategyView['actionPlan'][number];

export function ActionPlan({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="divide-y border-y">
      {steps.map((step, index) => (
        <li
          key={index}
          className="grid gap-x-5 gap-y-1 py-3 @2xl:grid-cols-[5.5rem_8rem_minmax(0,1fr)_12rem]"
        >
          <span>
            <PriorityBadge priority={step.priority} path={['actionPlan', index, 'priority']} />
          </span>
          <Cell step={step} index={index} field="timeline" className="tabular text-ink-soft" />
          <Cell step={step} index={index} field="action" className="font-medium" />
          <Cell step={step} index={index} field="stakeholder" className="text-ink-soft" />
        </li>
      ))}
    </ol>
  );
}

function Cell({
  step,
  index,
  field,
  className,
}: {
  step: Step;
  index: number;
  field: 'timeline' | 'action' | 'stakeholder';
  className: string;
}) {
  if (step[field] === '') return <span className="@max-2xl:hidden" />;
  return (
    <EditableText
      path={['actionPlan', index, field]}
      text={step[field]}
      label={field}
      className={className}
    />
  );
}

export function FinalSummary({
  summary,
  section,
}: {
  summary: SourcingStrategyView['finalJobDescriptionSummary'];
  section: DocumentSection;
}) {
  const root = 'finalJobDescriptionSummary';
  return (
    <section className="min-w-0 rounded border border-green/40 bg-green-soft p-4">
      <header className="mb-1 flex items-start gap-3">
        <h3 className="min-w-0 flex-1 font-serif text-lg font-semibold text-green">
          {section.title}
        </h3>
        <CopySection of={section} />
      </header>
      <FactList
        items={[
          {
            label: 'Position Title',
            text: summary.positionTitle,
            path: [root, 'positionTitle'],
          },
          { label: 'Location', text: summary.location, path: [root, 'location'] },
          {
            label: 'Compensation Range',
            text: summary.compensationRange,
            path: [root, 'compensationRange'],
          },
          { label: 'Urgency Level', text: summary.urgencyLevel, path: [root, 'urgencyLevel'] },
        ]}
      />
    </section>
  );
}
