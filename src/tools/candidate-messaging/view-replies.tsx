import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { SortableTable } from '../view-parts/sortable-table.tsx';
import type { CandidateMessagingView } from './content.ts';

type Objection = CandidateMessagingView['objectionResponses'][number];
type Tactic = CandidateMessagingView['followUpTactics'][number];

export function Objections({ objections }: { objections: readonly Objection[] }) {
  return (
    <SortableTable
      label="Objection responses"
      columns={[
        { name: 'Objection', className: 'w-1/4' },
        { name: 'Short reply' },
        { name: 'Next move', className: 'w-1/4' },
      ]}
      rows={objections.map(({ objection, shortReply, nextMove }, index) =>
        toRow(['objectionResponses', index], { objection, shortReply, nextMove }),
      )}
    />
  );
}

export function FollowUps({ tactics }: { tactics: readonly Tactic[] }) {
  return (
    <SortableTable
      label="Follow-up tactics"
      columns={[
        { name: 'Situation', className: 'w-1/5' },
        { name: 'Timing', className: 'w-1/6' },
        { name: 'Action' },
        { name: 'Stop rule', className: 'w-1/5' },
      ]}
      rows={tactics.map(({ situation, timing, action, stopRule }, index) =>
        toRow(['followUpTactics', index], { situation, timing, action, stopRule }),
      )}
    />
  );
}

const names: Record<string, string> = {
  shortReply: 'short reply',
  nextMove: 'next move',
  stopRule: 'stop rule',
};

/** A row of editable texts, the first of them its name. */
function toRow(path: readonly (string | number)[], texts: Record<string, string>) {
  const entries = Object.entries(texts);
  return {
    sortBy: entries.map(([, text]) => text),
    cells: entries.map(([field, text], column) =>
      text === '' ? null : (
        <EditableText
          key={field}
          path={[...path, field]}
          text={text}
          label={names[field] ?? field}
          className={column === 0 ? 'font-semibold' : docText}
        />
      ),
    ),
  };
}
