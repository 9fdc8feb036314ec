import { Block, docText } from '../view-parts/block.tsx';
import { CopyText } from '../view-parts/copy-part.tsx';
import { BulletList } from '../view-parts/editable-list.tsx';
import { FirstPage } from '../view-parts/first-page.tsx';
import type { HiringSynopsisView } from './content.ts';
import { listOpenDecisions } from './open-decisions.ts';

interface DecisionsFirstProps {
  content: HiringSynopsisView;
  onTabChange: (tab: string) => void;
}

/** What waits for the hiring manager, each with its day, and the questions to answer. */
export function DecisionsFirst({ content, onTabChange }: DecisionsFirstProps) {
  const { steps, questions } = listOpenDecisions(content);
  if (steps.length === 0 && questions.length === 0) return null;
  return (
    <FirstPage
      title="What the hiring manager must decide, and by when"
      more={{ label: 'Recommendations', onPress: () => onTabChange('recommendations') }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ol className="max-w-3xl divide-y border-y">
          {steps.map(({ action, due }, index) => (
            <li
              key={index}
              className="grid gap-x-6 gap-y-0.5 py-2.5 @2xl:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <span dir="auto" className="tabular font-semibold wrap-anywhere">
                {due}
              </span>
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {action}
              </span>
            </li>
          ))}
        </ol>
        {questions.length > 0 && (
          <Block
            title="To answer"
            aside={
              <CopyText
                text={questions.map((question, index) => `${index + 1}. ${question}`).join('\n')}
                label="Questions"
              />
            }
            className="max-w-3xl"
          >
            <BulletList ordered items={questions} className={docText} />
          </Block>
        )}
      </div>
    </FirstPage>
  );
}
