import { Block, docText } from '../view-parts/block.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { ReadingOrder } from '../view-parts/reading-order.tsx';
import type { InterviewCoachingView } from './content.ts';

type Part = InterviewCoachingView['roleSpecificInterviewPrepGuide'][number];

/** Points may bring their own numbers: "1. A call", "Step 2: the bench". */
const ownNumber = /^(?:step\s*)?\d+[.):]/i;

export function PrepGuide({ parts }: { parts: readonly Part[] }) {
  return (
    <ReadingOrder>
      {parts.map(({ label, points }, index) => (
        <Block
          key={index}
          title={label && <span className="font-serif text-lg font-semibold">{label}</span>}
        >
          <EditableList
            path={label === '' ? undefined : ['roleSpecificInterviewPrepGuide', label]}
            items={points}
            label={label.toLowerCase() || 'points'}
          >
            {points.some((point) => ownNumber.test(point)) ? (
              <ul className={`grid gap-2 ${docText}`}>
                {points.map((point, row) => (
                  <li key={row} dir="auto" className="wrap-anywhere">
                    {point}
                  </li>
                ))}
              </ul>
            ) : (
              <BulletList items={points} ordered={label === ''} className={docText} />
            )}
          </EditableList>
        </Block>
      ))}
    </ReadingOrder>
  );
}
