import { Block, docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { PointsBlock } from '../view-parts/points-block.tsx';
import { ReadingOrder } from '../view-parts/reading-order.tsx';
import type { IntakeAssistantView } from './content.ts';

type Brief = IntakeAssistantView['whatWereHiringForOnePager'];

const root = 'whatWereHiringForOnePager';

export function InternalBrief({ brief }: { brief: Brief }) {
  return (
    <ReadingOrder>
      <Text title="Why the role matters" field="whyRoleMatters" brief={brief} />
      <Text title="Business impact" field="businessImpact" brief={brief} />
      <PointsBlock title="Red flags" path={[root, 'redFlags']} items={brief.redFlags} />
      <PointsBlock
        title="Success indicators"
        path={[root, 'successIndicators']}
        items={brief.successIndicators}
      />
      {brief.fullBrief && (
        <Block title="Full brief">
          <div className="rounded border bg-paper px-5 py-6 @2xl:px-10">
            <EditableText
              as="div"
              path={[root, 'fullBrief']}
              text={brief.fullBrief}
              label="full brief"
              className={`mx-auto max-w-[65ch] ${docText}`}
            />
          </div>
        </Block>
      )}
    </ReadingOrder>
  );
}

function Text({
  title,
  field,
  brief,
}: {
  title: string;
  field: 'whyRoleMatters' | 'businessImpact';
  brief: Brief;
}) {
  if (brief[field] === '') return null;
  return (
    <Block title={title}>
      <EditableText
        path={[root, field]}
        text={brief[field]}
        label={title.toLowerCase()}
        className={docText}
      />
    </Block>
  );
}
