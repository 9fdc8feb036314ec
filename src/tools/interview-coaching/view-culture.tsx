import { Block, docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { PointsBlock } from '../view-parts/points-block.tsx';
import { ReadingOrder } from '../view-parts/reading-order.tsx';
import type { InterviewCoachingView } from './content.ts';

const root = 'companyCultureOverview';

export function Culture({ culture }: { culture: InterviewCoachingView['companyCultureOverview'] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {culture.text && (
        <EditableText
          path={[root]}
          text={culture.text}
          label="culture"
          className={`max-w-[75ch] ${docText}`}
        />
      )}
      <ReadingOrder>
        <PointsBlock title="Core values" path={[root, 'coreValues']} items={culture.coreValues} />
        <Text title="Team dynamics" text={culture.teamDynamics} field="teamDynamics" />
        <Text title="Work environment" text={culture.workEnvironment} field="workEnvironment" />
        <PointsBlock
          title="Benefits and perks"
          path={[root, 'benefitsAndPerks']}
          items={culture.benefitsAndPerks}
        />
        <PointsBlock
          title="Location advantages"
          path={[root, 'locationAdvantages']}
          items={culture.locationAdvantages}
        />
      </ReadingOrder>
    </div>
  );
}

function Text({ title, text, field }: { title: string; text: string; field: string }) {
  if (text === '') return null;
  return (
    <Block title={title}>
      <EditableText
        path={[root, field]}
        text={text}
        label={title.toLowerCase()}
        className={docText}
      />
    </Block>
  );
}
