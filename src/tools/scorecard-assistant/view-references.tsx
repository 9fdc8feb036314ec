import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

import { Block, docText } from '../view-parts/block.tsx';
import { EditableList } from '../view-parts/editable-list.tsx';
import { EditableLevel } from '../view-parts/editable-level.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import type { CriterionType, ScorecardAssistantView } from './content.ts';
import { criterionTypeNames } from './criterion-type.ts';

type Check = ScorecardAssistantView['agreedUponCriteriaCheck'][number];

const typeVariant: Record<CriterionType, BadgeVariant> = {
  dealBreaker: 'red',
  coreSkill: 'blue',
  preferred: 'secondary',
};

const types = Object.entries(criterionTypeNames).map(([value, label]) => ({ value, label }));

/** Checklists for one candidate at a time: the ticks are not kept. */
export function References({
  questions,
  checks,
}: {
  questions: readonly string[];
  checks: readonly Check[];
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {questions.length > 0 && (
        <EditableList path={['referenceQuestions']} items={questions} label="questions">
          <ul className="grid gap-3">
            {questions.map((question, index) => (
              <li key={index} className="flex items-start gap-3">
                <Checkbox
                  label={<span className="text-sm text-ink-soft">Check</span>}
                  className="pt-0.5"
                />
                <p dir="auto" className={`max-w-[75ch] min-w-0 wrap-anywhere ${docText}`}>
                  {question}
                </p>
              </li>
            ))}
          </ul>
        </EditableList>
      )}
      {checks.length > 0 && (
        <Block title="Agreed-upon criteria check">
          <ul className="divide-y border-y">
            {checks.map((check, index) => (
              <CheckRow key={index} check={check} index={index} />
            ))}
          </ul>
        </Block>
      )}
    </div>
  );
}

function CheckRow({ check, index }: { check: Check; index: number }) {
  const path = ['agreedUponCriteriaCheck', index];
  return (
    <li className="flex items-start gap-3 py-3">
      <Checkbox label={<span className="text-sm text-ink-soft">Check</span>} className="pt-0.5" />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <EditableText
            as="span"
            path={[...path, 'criterion']}
            text={check.criterion || 'Criterion'}
            label="criterion"
            className="font-semibold"
          />
          <EditableLevel
            path={[...path, 'type']}
            label="type"
            shown={criterionTypeNames[check.type]}
            levels={types}
          >
            <Badge variant={typeVariant[check.type]}>{criterionTypeNames[check.type]}</Badge>
          </EditableLevel>
        </div>
        <FactList
          className="[&>div]:border-0 [&>div]:py-0.5"
          items={[
            { label: 'How it is checked', text: check.checkMethod, path: [...path, 'checkMethod'] },
            {
              label: 'Pass threshold',
              text: check.passThreshold,
              path: [...path, 'passThreshold'],
            },
          ]}
        />
      </div>
    </li>
  );
}
