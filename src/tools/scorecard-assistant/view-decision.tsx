import { cn } from '#ui/class-names.ts';

import { Block, docText } from '../view-parts/block.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import type { ScorecardAssistantView } from './content.ts';

type DecisionContent = ScorecardAssistantView['aiPoweredRecommendation'];

const root = 'aiPoweredRecommendation';

const outcomes = [
  { field: 'strongHire', name: 'Strong hire', className: 'border-t-green' },
  { field: 'hire', name: 'Hire', className: 'border-t-blue' },
  { field: 'maybeHire', name: 'Maybe', className: 'border-t-yellow-fill' },
  { field: 'noHire', name: 'No hire', className: 'border-t-red' },
] as const;

export function Decision({ decision }: { decision: DecisionContent }) {
  const { analysisFramework: analysis, recommendationEngine: engine } = decision;
  const rules = outcomes.filter(({ field }) => engine[field] !== '');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {decision.text && (
        <EditableText
          path={[root]}
          text={decision.text}
          label="recommendation"
          className={`max-w-[75ch] ${docText}`}
        />
      )}
      {rules.length > 0 && (
        <Block title="Decision rule">
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 @xl:grid-cols-2 @5xl:grid-cols-4">
            {rules.map(({ field, name, className }) => (
              <div key={field} className={cn('min-w-0 rounded border border-t-4 p-3', className)}>
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1">
                  <EditableText
                    path={[root, 'recommendationEngine', field]}
                    text={engine[field]}
                    label={name.toLowerCase()}
                    className={docText}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </Block>
      )}
      {decision.method && (
        <Block title="How the score is formed" className="max-w-[75ch]">
          <EditableText
            path={[root, 'method']}
            text={decision.method}
            label="method"
            className="text-ink-soft"
          />
        </Block>
      )}
      {decision.confidenceLevel && (
        <Block title="Confidence" className="max-w-[75ch]">
          <EditableText
            path={[root, 'confidenceLevel']}
            text={decision.confidenceLevel}
            label="confidence"
            className={docText}
          />
        </Block>
      )}
      {decision.rationaleStructure.length > 0 && (
        <Block title="Write the rationale in this order">
          <EditableList
            path={[root, 'rationaleStructure']}
            items={decision.rationaleStructure}
            label="rationale"
          >
            <BulletList ordered items={decision.rationaleStructure} className={docText} />
          </EditableList>
        </Block>
      )}
      <FactList
        className={docText}
        items={[
          fact('Strengths', 'strengthsHighlight', analysis),
          fact('Concerns', 'concernsOutline', analysis),
          fact('Risk assessment', 'riskAssessment', analysis),
          fact('Development plan', 'developmentPlan', analysis),
          fact('Market context', 'marketContext', analysis),
        ]}
      />
    </div>
  );
}

function fact(
  label: string,
  field: keyof DecisionContent['analysisFramework'],
  analysis: DecisionContent['analysisFramework'],
) {
  return { label, text: analysis[field], path: [root, 'analysisFramework', field] };
}
