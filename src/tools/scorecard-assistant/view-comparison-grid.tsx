import { Badge } from '#ui/badge.tsx';
import { cn } from '#ui/class-names.ts';
import { MeterBar } from '#ui/charts/meter-bar.tsx';
import { Table } from '#ui/table.tsx';

import { EditableText } from '../view-parts/editable-text.tsx';
import { Notice } from '../view-parts/notice.tsx';
import {
  averageScore,
  chooseAverageVariant,
  chooseScoreHue,
  countStrongAreas,
  type ScoreHue,
  writeScore,
} from './compare-scores.ts';
import type { ScorecardAssistantView } from './content.ts';

type Grid = ScorecardAssistantView['candidateComparisonGrid'];

const scoreClass: Record<ScoreHue, string> = {
  green: 'bg-green-soft text-green',
  yellow: 'bg-yellow-soft text-yellow',
  red: 'bg-red-soft text-red',
};

export function ComparisonGrid({ grid: { headers, candidates } }: { grid: Grid }) {
  if (candidates.length === 0) return <Notice>No profiles to compare yet</Notice>;
  return (
    <Table label="Criteria by profile">
      <thead>
        <tr>
          <th
            scope="col"
            className="min-w-36 py-2 pr-4 align-bottom text-sm font-medium text-ink-soft"
          >
            Criterion
          </th>
          {candidates.map((candidate, index) => (
            <th key={index} scope="col" className="min-w-32 px-2 py-2 align-bottom font-semibold">
              <EditableText
                as="span"
                path={['candidateComparisonGrid', 'candidates', index, 'name']}
                text={candidate.name || `Profile ${index + 1}`}
                label="profile"
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {headers.map((header, row) => (
          <tr key={row}>
            <th scope="row" dir="auto" className="border-t py-1.5 pr-4 font-normal wrap-anywhere">
              {header}
            </th>
            {candidates.map(({ scores }, index) => (
              <td key={index} className="border-t px-2 py-1.5">
                <Score score={scores[row] ?? null} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th
            scope="row"
            className="border-t border-line-strong/60 py-3 pr-4 align-top font-semibold"
          >
            Average
          </th>
          {candidates.map(({ scores }, index) => (
            <td key={index} className="border-t border-line-strong/60 px-2 py-3 align-top">
              <Average scores={scores} />
            </td>
          ))}
        </tr>
      </tfoot>
    </Table>
  );
}

function Score({ score }: { score: number | null }) {
  const look = score === null ? 'bg-grey-soft text-ink-faint' : scoreClass[chooseScoreHue(score)];
  return (
    <span
      className={cn(
        'tabular inline-block min-w-12 rounded-sm px-2 py-1 text-center font-medium',
        look,
      )}
    >
      {writeScore(score)}
    </span>
  );
}

function Average({ scores }: { scores: readonly (number | null)[] }) {
  const average = averageScore(scores);
  if (average === null) return <span className="text-ink-faint">N/A</span>;
  const strong = countStrongAreas(scores);
  return (
    <div className="grid gap-1.5">
      <Badge variant={chooseAverageVariant(average)} className="w-fit">
        {writeScore(average)}
      </Badge>
      <MeterBar label="Average" value={average} max={10} hue="green" />
      <span className="text-xs text-ink-soft">
        {strong} strong {strong === 1 ? 'area' : 'areas'}
      </span>
    </div>
  );
}
