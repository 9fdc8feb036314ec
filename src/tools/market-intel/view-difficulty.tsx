import { Gauge } from '#ui/charts/gauge.tsx';

import { docText } from '../view-parts/block.tsx';
import { EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { NumberedPoints } from '../view-parts/numbered-points.tsx';

interface DifficultyProps {
  score: number | null;
  rationale: readonly string[];
}

export function Difficulty({ score, rationale }: DifficultyProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @3xl:grid-cols-[13rem_minmax(0,1fr)]">
      {score !== null && (
        <Gauge title="Hiring difficulty" score={score} className="justify-self-center" />
      )}
      {rationale.length > 0 && (
        <EditableList path={['difficultyRationale']} items={rationale} label="rationale">
          <NumberedPoints>
            {rationale.map((reason, index) => (
              <EditableText key={index} text={reason} label="reason" className={docText} />
            ))}
          </NumberedPoints>
        </EditableList>
      )}
    </div>
  );
}
