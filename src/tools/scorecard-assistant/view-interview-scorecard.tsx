import { MeterBar } from '#ui/charts/meter-bar.tsx';

import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import type { ScorecardAssistantView } from './content.ts';

type Criterion = ScorecardAssistantView['customizedInterviewScorecard'][number];

export function InterviewScorecard({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <ol className="divide-y border-y">
      {criteria.map((item, index) => {
        const path = ['customizedInterviewScorecard', index];
        return (
          <li
            key={index}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 py-5 break-inside-avoid @3xl:grid-cols-[12rem_minmax(0,1fr)_8rem]"
          >
            <div className="grid content-start gap-2">
              <EditableText
                as="h4"
                path={[...path, 'criterion']}
                text={item.criterion || `Criterion ${index + 1}`}
                label="criterion"
                className="font-serif text-lg leading-snug font-semibold"
              />
              {item.weight !== null && (
                <div className="grid gap-1">
                  <span className="tabular text-sm text-ink-soft">Weight {item.weight}%</span>
                  <MeterBar
                    label="Weight"
                    value={item.weight}
                    max={100}
                    text={`${item.weight}%`}
                    hue="green"
                  />
                </div>
              )}
            </div>
            <div className="grid max-w-[75ch] content-start gap-2">
              {item.description && (
                <EditableText
                  path={[...path, 'description']}
                  text={item.description}
                  label="description"
                  className="font-medium"
                />
              )}
              {item.evaluationGuidance && (
                <EditableText
                  path={[...path, 'evaluationGuidance']}
                  text={item.evaluationGuidance}
                  label="evaluation guidance"
                  className={docText}
                />
              )}
            </div>
            <p className="tabular self-start rounded border border-dashed px-3 py-2 text-center text-ink-soft">
              Score: ___/10
            </p>
          </li>
        );
      })}
    </ol>
  );
}
