import Download from 'lucide-react/icons/download';

import { Button } from '#ui/button.tsx';

import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { SortableTable } from '../view-parts/sortable-table.tsx';
import type { CandidateScoringView } from './content.ts';

type Question = CandidateScoringView['recommendedScreeningQuestions'][number];

const columns = [
  { name: 'Purpose', className: 'w-1/5' },
  { name: 'Question' },
  { name: 'Source', className: 'w-1/5' },
];

export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <SortableTable label="Screening questions" columns={columns} rows={questions.map(toRow)} />
  );
}

/** Without a way to export, the page is printed, which every browser can do into a PDF. */
export function ExportQuestions({ onExportPdf }: { onExportPdf: (() => void) | undefined }) {
  return (
    <Button
      size="sm"
      variant="outline"
      data-print="hide"
      onClick={() => (onExportPdf ? onExportPdf() : window.print())}
    >
      <Download aria-hidden="true" />
      Export as PDF
    </Button>
  );
}

const fields = ['purpose', 'question', 'evidenceSource'] as const;
const labels = { purpose: 'purpose', question: 'question', evidenceSource: 'source' };
const looks = { purpose: 'font-medium', question: docText, evidenceSource: 'text-ink-soft' };

function toRow(question: Question, index: number) {
  return {
    sortBy: fields.map((field) => question[field]),
    cells: fields.map((field) =>
      question[field] === '' ? null : (
        <EditableText
          key={field}
          path={['recommendedScreeningQuestions', index, field]}
          text={question[field]}
          label={labels[field]}
          className={looks[field]}
        />
      ),
    ),
  };
}
