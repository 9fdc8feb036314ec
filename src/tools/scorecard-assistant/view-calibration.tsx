import TriangleAlert from 'lucide-react/icons/triangle-alert';

import { Block, docText } from '../view-parts/block.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import { PointsBlock } from '../view-parts/points-block.tsx';
import type { ScorecardAssistantView } from './content.ts';
import { calibrationTips, scaleNote, scoringStandards } from './scoring-standards.ts';

const alertRoot = 'calibrationDriftAlert';
const panelRoot = 'panelScoreSummary';

export function RedFlags({ drift }: { drift: ScorecardAssistantView['calibrationDriftAlert'] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {drift.text && <Text text={drift.text} path={[alertRoot]} label="alert" />}
      {drift.alertTriggers.length > 0 && (
        <EditableList
          path={[alertRoot, 'alertTriggers']}
          items={drift.alertTriggers}
          label="alert triggers"
        >
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 @3xl:grid-cols-2">
            {drift.alertTriggers.map((trigger, index) => (
              <li key={index} className="flex gap-3 rounded border p-3">
                <TriangleAlert className="mt-1 size-4 shrink-0 text-orange" aria-hidden="true" />
                <span dir="auto" className={`min-w-0 wrap-anywhere ${docText}`}>
                  {trigger}
                </span>
              </li>
            ))}
          </ul>
        </EditableList>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @3xl:grid-cols-2">
        <PointsBlock
          title="Bias detection"
          path={[alertRoot, 'biasDetectionMetrics']}
          items={drift.biasDetectionMetrics}
        />
        <PointsBlock
          title="What to do"
          path={[alertRoot, 'calibrationRecommendations']}
          items={drift.calibrationRecommendations}
        />
      </div>
      <FactList
        items={[
          {
            label: 'Reporting cadence',
            text: drift.reportingCadence,
            path: [alertRoot, 'reportingCadence'],
          },
        ]}
      />
    </div>
  );
}

export function Calibration({ panel }: { panel: ScorecardAssistantView['panelScoreSummary'] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        {panel.text && <Text text={panel.text} path={[panelRoot]} label="summary" />}
        <PointsBlock
          title="Panel feedback report"
          path={[panelRoot, 'reportStructure']}
          items={panel.reportStructure}
        />
        <FactList
          className={docText}
          items={[
            {
              label: 'Aggregation method',
              text: panel.aggregationMethod,
              path: [panelRoot, 'aggregationMethod'],
            },
            {
              label: 'Sentiment analysis',
              text: panel.sentimentAnalysis,
              path: [panelRoot, 'sentimentAnalysis'],
            },
          ]}
        />
        <PointsBlock
          title="Signs of consensus"
          path={[panelRoot, 'consensusIndicators']}
          items={panel.consensusIndicators}
        />
      </div>
      <div className="grid content-start gap-6">
        <Block title="Scoring standards" framed>
          <dl className="grid gap-1.5">
            {scoringStandards.map(({ range, meaning }) => (
              <div key={range} className="grid grid-cols-[3rem_1fr] gap-2">
                <dt className="tabular font-semibold">{range}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm text-ink-faint">{scaleNote}</p>
        </Block>
        <Block title="Tips" framed>
          <BulletList items={calibrationTips} />
        </Block>
      </div>
    </div>
  );
}

function Text({ text, path, label }: { text: string; path: string[]; label: string }) {
  return (
    <EditableText path={path} text={text} label={label} className={`max-w-[75ch] ${docText}`} />
  );
}
