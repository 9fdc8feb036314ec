import { Block, docText } from '../view-parts/block.tsx';
import { CopyText } from '../view-parts/copy-part.tsx';
import { BulletList } from '../view-parts/editable-list.tsx';
import { FirstPage } from '../view-parts/first-page.tsx';
import type { InterviewCoachingView } from './content.ts';
import { readInterviewDay } from './interview-day.ts';

interface DayFirstProps {
  content: InterviewCoachingView;
  onTabChange: (tab: string) => void;
}

/** The steps beside each other, in the order a candidate will meet them, and what to bring. */
export function DayFirst({ content, onTabChange }: DayFirstProps) {
  const day = readInterviewDay(content.roleSpecificInterviewPrepGuide);
  if (!day) return null;
  const { steps, bring } = day;
  const text = [
    ...steps.map((step, index) => (steps.length > 1 ? `${index + 1}. ${step}` : step)),
    ...(bring.length > 0 ? ['', 'To bring:', ...bring.map((item) => `- ${item}`)] : []),
  ].join('\n');
  return (
    <FirstPage
      title="What happens on the day"
      more={{ label: 'Question Bank', onPress: () => onTabChange('question-bank') }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 @4xl:auto-cols-fr @4xl:grid-flow-col">
          {steps.map((step, index) => (
            <li
              key={index}
              className="flex min-w-0 gap-3 border-l-2 border-evaluate pl-3 @4xl:block @4xl:border-t-2 @4xl:border-l-0 @4xl:pt-2 @4xl:pl-0"
            >
              {steps.length > 1 && (
                <span
                  aria-hidden="true"
                  className="tabular shrink-0 font-serif text-xl leading-snug text-ink-faint"
                >
                  {index + 1}
                </span>
              )}
              <p dir="auto" className={`min-w-0 wrap-anywhere ${docText}`}>
                {step}
              </p>
            </li>
          ))}
        </ol>
        {bring.length > 0 && (
          <Block title="To bring">
            <BulletList items={bring} className={docText} />
          </Block>
        )}
        <div className="-ml-3">
          <CopyText text={text} label="Day" />
        </div>
      </div>
    </FirstPage>
  );
}
