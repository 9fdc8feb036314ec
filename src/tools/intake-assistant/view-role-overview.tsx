import { Block } from '../view-parts/block.tsx';
import { PointsBlock } from '../view-parts/points-block.tsx';
import { ReadingOrder } from '../view-parts/reading-order.tsx';
import { TextBox } from '../view-parts/text-box.tsx';
import { TileRow } from '../view-parts/tile-row.tsx';
import type { IntakeAssistantView } from './content.ts';

const root = 'roleSummaryDoc';

export function RoleOverview({ role }: { role: IntakeAssistantView['roleSummaryDoc'] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <TileRow
        missing="Not stated"
        items={[
          { label: 'Location', text: role.location, path: [root, 'location'] },
          { label: 'Pay Range', text: role.payRange, path: [root, 'payRange'] },
          { label: 'Work Type', text: role.workType, path: [root, 'workType'] },
          { label: 'Requirements', text: role.requirements, path: [root, 'requirements'] },
        ]}
      />
      <ReadingOrder>
        <PointsBlock
          title="Responsibilities"
          path={[root, 'responsibilities']}
          items={role.responsibilities}
        />
        <PointsBlock
          title="Work environment"
          path={[root, 'workEnvironment']}
          items={role.workEnvironment}
        />
      </ReadingOrder>
      {role.summary && (
        <Block title="Role summary" className="max-w-3xl">
          <TextBox path={[root, 'summary']} text={role.summary} label="Role summary" />
        </Block>
      )}
    </div>
  );
}
