import { use } from 'react';

import { AboveFirstPageContext } from '../view-parts/above-first-page.tsx';
import { docText } from '../view-parts/block.tsx';
import { CopyText } from '../view-parts/copy-part.tsx';
import { FirstPage } from '../view-parts/first-page.tsx';
import { NumberedPoints } from '../view-parts/numbered-points.tsx';
import type { IntakeAssistantView } from './content.ts';
import { listAssumed, listIntakeQuestions } from './intake-questions.ts';

const questionsShown = 6;

interface QuestionsFirstProps {
  flags: IntakeAssistantView['hiddenAssumptionFlags'];
  open: IntakeAssistantView['openQuestions'];
  onTabChange: (tab: string) => void;
}

export function QuestionsFirst({ flags, open, onTabChange }: QuestionsFirstProps) {
  const isAskedAbove = Boolean(use(AboveFirstPageContext));
  const questions = (isAskedAbove ? listAssumed(flags) : listIntakeQuestions(flags, open)).slice(
    0,
    questionsShown,
  );
  if (questions.length === 0) return null;
  const text = questions.map(({ question }, index) => `${index + 1}. ${question}`).join('\n');
  return (
    <FirstPage
      title={isAskedAbove ? 'Make sure of this at the intake' : 'Ask at the intake, in this order'}
      more={{ label: 'Hidden Assumptions', onPress: () => onTabChange('hiddenAssumptions') }}
    >
      <NumberedPoints>
        {questions.map(({ question, why }) => (
          <div key={question}>
            <p dir="auto" className={`font-semibold wrap-anywhere ${docText}`}>
              {question}
            </p>
            <p dir="auto" className="text-sm wrap-anywhere text-ink-soft">
              {why}
            </p>
          </div>
        ))}
      </NumberedPoints>
      <div className="mt-2 ml-8">
        <CopyText text={text} label="Questions" />
      </div>
    </FirstPage>
  );
}
