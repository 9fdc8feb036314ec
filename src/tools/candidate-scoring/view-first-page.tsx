import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';

import { docText } from '../view-parts/block.tsx';
import { CopyText } from '../view-parts/copy-part.tsx';
import { FirstPage } from '../view-parts/first-page.tsx';
import { NumberedPoints } from '../view-parts/numbered-points.tsx';
import type { CandidateScoringView } from './content.ts';
import { splitScreeningQuestion } from './screening-question.ts';

const questionsShown = 3;

interface ScreeningFirstProps {
  questions: CandidateScoringView['recommendedScreeningQuestions'];
  onTabChange: (tab: string) => void;
}

export function ScreeningFirst({ questions, onTabChange }: ScreeningFirstProps) {
  const first = questions
    .filter(({ question }) => question !== '')
    .slice(0, questionsShown)
    .map(({ question }) => splitScreeningQuestion(question));
  if (first.length === 0) return null;
  return (
    <FirstPage
      title="Ask in the first call"
      more={{ label: 'Questions', onPress: () => onTabChange('questions') }}
    >
      <NumberedPoints>
        {first.map(({ ask, strong, weak }) => (
          <div key={ask} className="grid gap-1">
            <p dir="auto" className={`font-semibold wrap-anywhere ${docText}`}>
              {ask}
            </p>
            {strong && (
              <ul className="grid gap-1 text-sm text-ink-soft">
                <li className="flex gap-2">
                  <Check className="mt-0.5 size-4 shrink-0 text-green" aria-hidden="true" />
                  <span dir="auto" className="min-w-0 wrap-anywhere">
                    <span className="font-medium text-ink">Strong:</span> {strong}
                  </span>
                </li>
                <li className="flex gap-2">
                  <X className="mt-0.5 size-4 shrink-0 text-red" aria-hidden="true" />
                  <span dir="auto" className="min-w-0 wrap-anywhere">
                    <span className="font-medium text-ink">Weak:</span> {weak}
                  </span>
                </li>
              </ul>
            )}
          </div>
        ))}
      </NumberedPoints>
      <div className="mt-2 ml-8">
        <CopyText
          text={first.map(({ ask }, index) => `${index + 1}. ${ask}`).join('\n')}
          label="Questions"
        />
      </div>
    </FirstPage>
  );
}
