import { Block, docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { Impact } from '../view-parts/impact.tsx';
import { PriorityBadge } from '../view-parts/priority-badge.tsx';
import { TextTag } from '../view-parts/text-tag.tsx';
import type { HiringSynopsisView } from './content.ts';
import { orderSteps } from './synopsis-look.ts';

type Risk = HiringSynopsisView['risksAssumptions'][number];
type Step = HiringSynopsisView['suggestedNextSteps'][number];

export function Challenges({ risks }: { risks: readonly Risk[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 @3xl:grid-cols-2">
      {risks.map((risk, index) => (
        <RiskCard key={index} risk={risk} index={index} />
      ))}
    </ul>
  );
}

function RiskCard({ risk, index }: { risk: Risk; index: number }) {
  const path = ['risksAssumptions', index];
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded border p-4">
      <TextTag text={risk.category} path={[...path, 'category']} label="category" />
      {risk.item && (
        <EditableText
          as="h4"
          path={[...path, 'item']}
          text={risk.item}
          label="risk"
          className="font-serif text-lg leading-snug font-semibold"
        />
      )}
      {risk.description && (
        <EditableText
          path={[...path, 'description']}
          text={risk.description}
          label="description"
          className={docText}
        />
      )}
      {risk.impact && <Impact impact={risk.impact} path={[...path, 'impact']} />}
      {risk.mitigation && (
        <Block title="Mitigation" className="mt-auto border-t pt-3">
          <EditableText
            path={[...path, 'mitigation']}
            text={risk.mitigation}
            label="mitigation"
            className={docText}
          />
        </Block>
      )}
    </li>
  );
}

export function NextSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="divide-y border-y">
      {orderSteps(steps).map(({ step, index }) => {
        const path = ['suggestedNextSteps', index];
        return (
          <li
            key={index}
            className="grid gap-x-5 gap-y-1 py-3 @2xl:grid-cols-[5.5rem_minmax(0,1fr)_12rem_8rem]"
          >
            <span>
              <PriorityBadge priority={step.priority} path={[...path, 'priority']} />
            </span>
            <EditableText
              path={[...path, 'action']}
              text={step.action || 'Next step'}
              label="action"
              className="font-medium"
            />
            <Cell text={step.owner} path={[...path, 'owner']} label="owner" />
            <Cell text={step.due} path={[...path, 'due']} label="due date" />
          </li>
        );
      })}
    </ol>
  );
}

function Cell({
  text,
  path,
  label,
}: {
  text: string;
  path: readonly (string | number)[];
  label: string;
}) {
  if (text === '') return <span className="@max-2xl:hidden" />;
  return <EditableText path={path} text={text} label={label} className="tabular text-ink-soft" />;
}
