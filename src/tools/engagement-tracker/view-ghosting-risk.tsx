import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { ContributionBars } from '#ui/charts/contribution-bars.tsx';
import { MeterBar, type MeterHue } from '#ui/charts/meter-bar.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

import type { DocumentSection } from '../document-section.ts';
import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import type { EngagementTrackerView, GhostingRiskLevel } from './content.ts';
import { readRiskSum } from './risk-sum.ts';

const levelLook: Record<GhostingRiskLevel, { word: string; variant: BadgeVariant }> = {
  high: { word: 'High Risk', variant: 'red' },
  moderate: { word: 'Moderate Risk', variant: 'orange' },
  low: { word: 'Low Risk', variant: 'green' },
};

export function GhostingRisk({
  content,
  section,
}: {
  content: EngagementTrackerView;
  section: DocumentSection;
}) {
  const risk = content.ghostingRiskFlag;
  const percent = Math.round((risk?.riskScore ?? 0) * 1000) / 10;
  return (
    <ViewSection of={section}>
      {risk && (
        <div className="grid gap-3">
          <div className="flex items-center gap-3">
            {risk.riskScore !== null && (
              <span className="tabular text-3xl font-semibold tracking-tight">{percent}%</span>
            )}
            <Badge variant={levelLook[risk.riskLevel].variant}>
              {levelLook[risk.riskLevel].word}
            </Badge>
          </div>
          {risk.riskScore !== null && (
            <MeterBar
              label="Ghosting risk"
              value={percent}
              max={100}
              text={`${percent}%`}
              hue={chooseRiskHue(risk.riskScore)}
              kind="progressbar"
            />
          )}
          {risk.reasoning && <Reasoning score={risk.riskScore} reasoning={risk.reasoning} />}
        </div>
      )}
    </ViewSection>
  );
}

/** A sum is drawn and can be read in words below; anything else is read. */
function Reasoning({ score, reasoning }: { score: number | null; reasoning: string }) {
  const sum = readRiskSum(score, reasoning);
  const words = (
    <EditableText
      path={['ghostingRiskFlag', 'reasoning']}
      text={reasoning}
      label="reasoning"
      className={docText}
    />
  );
  if (!sum || score === null) return words;
  return (
    <div className="@container grid min-w-0 gap-4">
      <ContributionBars
        title="What makes the risk"
        summary={sumUp(
          sum.terms.map(({ points }) => points),
          toPercent(score),
        )}
        digits={0}
        max={100}
        total={toPercent(score)}
        parts={[
          {
            label: `Start (${sum.start.why})`,
            points: toPercent(sum.start.points),
            isStart: true,
          },
          ...sum.terms.map(({ points, why }) => ({
            label: why.charAt(0).toUpperCase() + why.slice(1),
            points: toPercent(points),
          })),
        ]}
      />
      {sum.rest && (
        <p dir="auto" className={`wrap-anywhere ${docText}`}>
          {sum.rest}
        </p>
      )}
      <Disclosure title="Reasoning in words">
        <div className="pt-2">{words}</div>
      </Disclosure>
    </div>
  );
}

function sumUp(points: readonly number[], percent: number): string {
  const raising = points.filter((value) => value > 0).length;
  const lowering = points.length - raising;
  return `${percent} of 100: ${raising} ${raising === 1 ? 'thing raises' : 'things raise'} it, ${lowering} ${lowering === 1 ? 'lowers' : 'lower'} it.`;
}

function toPercent(fraction: number): number {
  return Math.round(fraction * 100);
}

export function chooseRiskHue(score: number): MeterHue {
  if (score > 0.7) return 'red';
  return score > 0.4 ? 'orange' : 'green';
}
