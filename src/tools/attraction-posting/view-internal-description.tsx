import { Block, docText } from '../view-parts/block.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { ReadingOrder } from '../view-parts/reading-order.tsx';
import { TileRow } from '../view-parts/tile-row.tsx';
import { Tip } from './view-tip.tsx';
import type { AttractionPostingView } from './content.ts';

type Description = AttractionPostingView['internalJobDescription'];
type ListField = {
  [K in keyof Description]: Description[K] extends string[] ? K : never;
}[keyof Description];

const root = 'internalJobDescription';

export function InternalDescription({ description }: { description: Description }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <TileRow
        missing="Not stated"
        items={[
          { label: 'Position', text: description.positionTitle, path: [root, 'positionTitle'] },
          { label: 'Department', text: description.department, path: [root, 'department'] },
          { label: 'Start Date', text: description.startDate, path: [root, 'startDate'] },
          {
            label: 'Reports To',
            text: description.reportingStructure,
            path: [root, 'reportingStructure'],
          },
        ]}
      />
      <ReadingOrder>
        <Points title="Key Competencies" field="keyCompetencies" of={description} />
        <Points title="Core Responsibilities" field="coreResponsibilities" of={description} />
        <Points title="Required Qualifications" field="requiredQualifications" of={description} />
        <Points title="Preferred Qualifications" field="preferredQualifications" of={description} />
        {description.workEnvironment && (
          <Block title="Work Environment">
            <EditableText
              path={[root, 'workEnvironment']}
              text={description.workEnvironment}
              label="work environment"
              className={docText}
            />
          </Block>
        )}
        {description.physicalRequirements && (
          <Block title="Physical Requirements">
            <EditableText
              path={[root, 'physicalRequirements']}
              text={description.physicalRequirements}
              label="physical requirements"
              className={docText}
            />
          </Block>
        )}
      </ReadingOrder>
      <Tip>
        Send this to the hiring manager before you post: what they change here changes the posting,
        the scorecard and the search.
      </Tip>
    </div>
  );
}

function Points({ title, field, of }: { title: string; field: ListField; of: Description }) {
  const items = of[field];
  if (items.length === 0) return null;
  return (
    <Block title={title}>
      <EditableList path={[root, field]} items={items} label={title.toLowerCase()}>
        <BulletList items={items} className={docText} />
      </EditableList>
    </Block>
  );
}
