import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { SortableTable } from '../view-parts/sortable-table.tsx';
import type { EngagementKitView } from './content.ts';

type Objection = EngagementKitView['candidateObjectionRebuttals'][number];

const columns = [
  { name: 'Objection', className: 'w-1/4' },
  { name: 'Rebuttal' },
  { name: 'Supporting Evidence', className: 'w-1/4' },
];

export function Objections({ objections }: { objections: readonly Objection[] }) {
  return <SortableTable label="Objections" columns={columns} rows={objections.map(toRow)} />;
}

const fields = ['objection', 'rebuttal', 'supporting_evidence'] as const;
const labels = { objection: 'objection', rebuttal: 'rebuttal', supporting_evidence: 'evidence' };
const looks = {
  objection: 'font-semibold',
  rebuttal: docText,
  supporting_evidence: 'text-sm text-ink-soft',
};

function toRow(objection: Objection, index: number) {
  return {
    sortBy: fields.map((field) => objection[field]),
    cells: fields.map((field) =>
      objection[field] === '' ? null : (
        <EditableText
          key={field}
          path={['candidateObjectionRebuttals', index, field]}
          text={objection[field]}
          label={labels[field]}
          className={looks[field]}
        />
      ),
    ),
  };
}
