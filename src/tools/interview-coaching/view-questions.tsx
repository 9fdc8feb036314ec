import { Accordion, AccordionItem } from '#ui/accordion.tsx';

import { Block, docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { EditName, EditNames } from '../view-parts/edit-name.tsx';
import { PointsBlock } from '../view-parts/points-block.tsx';
import type { InterviewCoachingView } from './content.ts';

type Category = InterviewCoachingView['sampleBehavioralTechnicalQA'][number];
type Question = Category['questions'][number];

export function QuestionBank({ categories }: { categories: readonly Category[] }) {
  return (
    <Accordion defaultOpen={['0']}>
      {categories.map(({ category, questions }, index) => (
        <AccordionItem
          key={index}
          value={String(index)}
          level={4}
          title={
            <span className="flex flex-wrap items-baseline gap-2">
              <span dir="auto" className="font-serif text-lg font-semibold wrap-anywhere">
                {category || 'Questions'}
              </span>
              <span className="text-sm font-normal text-ink-faint">
                {questions.length} {questions.length === 1 ? 'question' : 'questions'}
              </span>
            </span>
          }
        >
          <div className="group/part relative grid gap-4">
            <EditNames>
              <EditName
                text={category}
                path={['sampleBehavioralTechnicalQA', index, 'category']}
                label="category"
              />
            </EditNames>
            <ol className="grid gap-8">
              {questions.map((question, row) => (
                <QuestionItem
                  key={row}
                  question={question}
                  path={['sampleBehavioralTechnicalQA', index, 'questions', row]}
                />
              ))}
            </ol>
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function QuestionItem({
  question,
  path,
}: {
  question: Question;
  path: readonly (string | number)[];
}) {
  return (
    <li className="grid min-w-0 gap-4">
      {question.question && (
        <EditableText
          as="h4"
          path={[...path, 'question']}
          text={question.question}
          label="question"
          className="max-w-[65ch] font-serif text-md font-semibold"
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-2">
        <PointsBlock title="Key points" path={[...path, 'keyPoints']} items={question.keyPoints} />
        {question.sampleAnswer && (
          <Block title="Sample answer">
            <blockquote className="border-l-2 border-evaluate pl-4">
              <EditableText
                path={[...path, 'sampleAnswer']}
                text={question.sampleAnswer}
                label="sample answer"
                className={docText}
              />
            </blockquote>
          </Block>
        )}
      </div>
      <PointsBlock
        title="Follow-ups to expect"
        path={[...path, 'sampleQuestions']}
        items={question.sampleQuestions}
      />
    </li>
  );
}
