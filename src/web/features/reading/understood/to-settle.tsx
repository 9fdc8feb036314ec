import CircleHelp from 'lucide-react/icons/circle-question-mark';

import { Button } from '#ui/button.tsx';

import { roleWords } from '../role-words.ts';
import { CutList } from './cut-list.tsx';
import { type Line, UnitLine } from './unit-line.tsx';

interface ToSettleProps {
  lines: readonly Line[];
  /** The reader guessed right. */
  onConfirm: (line: Line) => void;
  onOther: (line: Line, from: HTMLElement) => void;
}

/** What the reader is not sure of is a question, and nothing is made of it until somebody answers. */
export function ToSettle({ lines, onConfirm, onOther }: ToSettleProps) {
  if (lines.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-1.5 rounded bg-yellow-soft p-2">
      <h3 className="flex items-center gap-2 px-2 font-medium text-yellow">
        <CircleHelp className="size-4" aria-hidden="true" />
        {lines.length === 1 ? 'One line to settle' : `${lines.length} lines to settle`}
      </h3>
      <CutList
        items={lines}
        first={3}
        render={({ unit, line }) => (
          <li key={line} className="rounded bg-surface py-1">
            <UnitLine unit={unit} line={line} />
            <p className="flex flex-wrap items-center gap-2 px-2 pb-1 text-sm text-ink-soft">
              Is this “{roleWords[unit.role].name}”?
              <Button variant="link" size="sm" onClick={() => onConfirm({ unit, line })}>
                Yes<span className="sr-only">, {unit.text}</span>
              </Button>
              <Button
                variant="link"
                size="sm"
                aria-haspopup="menu"
                onClick={(event) => onOther({ unit, line }, event.currentTarget)}
              >
                Something else<span className="sr-only">: {unit.text}</span>
              </Button>
            </p>
          </li>
        )}
      />
    </section>
  );
}
