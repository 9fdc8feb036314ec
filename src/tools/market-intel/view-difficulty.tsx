import { ContributionBars } from '#ui/charts/contribution-bars.tsx';
import { Gauge } from '#ui/charts/gauge.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

import { docText } from '../view-parts/block.tsx';
import { EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { NumberedPoints } from '../view-parts/numbered-points.tsx';
import { readDifficultyParts } from './difficulty-parts.ts';

interface DifficultyProps {
  score: number | null;
  rationale: readonly string[];
}

export function Difficulty({ score, rationale }: DifficultyProps) {
  const sum = readDifficultyParts(score, rationale);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @3xl:grid-cols-[13rem_minmax(0,1fr)]">
      {score !== null && (
        <Gauge title="Hiring difficulty" score={score} className="justify-self-center" />
      )}
      {sum && score !== null ? (
        <div className="grid min-w-0 gap-6">
          <ContributionBars
            title="What makes the score"
            summary={sumUp(score, sum.parts)}
            max={10}
            total={score}
            parts={sum.parts.map(({ name, score: of, points, reason }) => ({
              label: name,
              note: `${of} of 10`,
              points,
              reason,
            }))}
          />
          {sum.rest.map((line) => (
            <p key={line} dir="auto" className={`max-w-[75ch] wrap-anywhere ${docText}`}>
              {line}
            </p>
          ))}
          <Disclosure title="Rationale, line by line">
            <div className="pt-4">
              <Rationale rationale={rationale} />
            </div>
          </Disclosure>
        </div>
      ) : (
        <Rationale rationale={rationale} />
      )}
    </div>
  );
}

function Rationale({ rationale }: Pick<DifficultyProps, 'rationale'>) {
  if (rationale.length === 0) return null;
  return (
    <EditableList path={['difficultyRationale']} items={rationale} label="rationale">
      <NumberedPoints>
        {rationale.map((reason, index) => (
          <EditableText key={index} text={reason} label="reason" className={docText} />
        ))}
      </NumberedPoints>
    </EditableList>
  );
}

type Parts = NonNullable<ReturnType<typeof readDifficultyParts>>['parts'];

function sumUp(score: number, parts: Parts): string {
  const [first, second] = parts.toSorted((a, b) => b.points - a.points);
  if (!first || !second) return `${score} of 10.`;
  return `${score} of 10: ${first.name.toLowerCase()} weighs most with ${first.points} points, then ${second.name.toLowerCase()} with ${second.points}.`;
}
