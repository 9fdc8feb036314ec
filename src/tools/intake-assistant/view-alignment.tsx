import { Block, docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { SortableTable } from '../view-parts/sortable-table.tsx';
import type { IntakeAssistantView } from './content.ts';

interface AlignmentProps {
  agreed: IntakeAssistantView['agreed'];
  open: IntakeAssistantView['openQuestions'];
}

/** What was asked and answered when this was written, by whom and when, and what was still open. */
export function Alignment({ agreed, open }: AlignmentProps) {
  return (
    <>
      {agreed.length > 0 && (
        <Block title="What was agreed" className="mt-8">
          <SortableTable
            label="What was agreed"
            columns={[
              { name: 'Question' },
              { name: 'Answer' },
              { name: 'By', className: 'w-36' },
              { name: 'On', className: 'w-32' },
            ]}
            rows={agreed.map(({ question, answer, by, on }, index) => ({
              sortBy: [question, answer, by, on],
              cells: toCells(['agreed', index], { question, answer, by, on }),
            }))}
          />
        </Block>
      )}
      {open.length > 0 && (
        <Block title="Open questions" className="mt-8">
          <SortableTable
            label="Open questions"
            columns={[
              { name: 'Question' },
              { name: 'Who answers', className: 'w-32' },
              { name: 'Why it matters' },
            ]}
            rows={open.map(({ question, owner, why }, index) => ({
              sortBy: [question, owner, why],
              cells: toCells(['openQuestions', index], { question, owner, why }),
            }))}
          />
        </Block>
      )}
    </>
  );
}

const toCells = (path: (string | number)[], texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => (
    <EditableText key={name} path={[...path, name]} text={text} label={name} className={docText} />
  ));
