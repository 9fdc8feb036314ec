import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { MeterBar, type MeterHue } from '#ui/charts/meter-bar.tsx';

import type { DocumentSection } from '../document-section.ts';
import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import type { EngagementTrackerView, GhostingRiskLevel } from './content.ts';

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
          {risk.reasoning && (
            <EditableText
              path={['ghostingRiskFlag', 'reasoning']}
              text={risk.reasoning}
              label="reasoning"
              className={docText}
            />
          )}
        </div>
      )}
    </ViewSection>
  );
}

export function chooseRiskHue(score: number): MeterHue {
  if (score > 0.7) return 'red';
  return score > 0.4 ? 'orange' : 'green';
}
