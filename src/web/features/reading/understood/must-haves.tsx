import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type DragEvent, useState } from 'react';

import { cn } from '#ui/class-names.ts';

import { CutList } from './cut-list.tsx';
import { type Line, SmallButton, UnitLine } from './unit-line.tsx';

interface MustHavesProps {
  lines: readonly Line[];
  onMove: (from: number, to: number) => void;
  onWish: (line: Line) => void;
}

/** In the order that counts, the most important first; moved by hand or by the arrows beside them. */
export function MustHaves({ lines, onMove, onWish }: MustHavesProps) {
  const { held, over, dragging } = useDragging(onMove);
  return (
    <CutList
      ordered
      items={lines}
      first={8}
      render={({ unit, line }, rank) => (
        <li
          key={line}
          {...dragging(rank, unit.text)}
          className={cn(
            'border-y-2 border-transparent',
            held === rank && 'opacity-50',
            held !== undefined && over === rank && over < held && 'border-t-accent',
            held !== undefined && over === rank && over > held && 'border-b-accent',
          )}
        >
          <UnitLine
            unit={unit}
            line={line}
            lead={
              <span className="flex shrink-0 items-center">
                <GripVertical
                  aria-hidden="true"
                  className="size-3.5 cursor-grab text-ink-faint pointer-coarse:hidden"
                />
                <span className="tabular w-5 text-right text-ink-faint">{rank + 1}</span>
              </span>
            }
            actions={
              <Actions
                line={{ unit, line }}
                rank={rank}
                isLast={rank === lines.length - 1}
                onMove={onMove}
                onWish={onWish}
              />
            }
          />
        </li>
      )}
    />
  );
}

function useDragging(onMove: MustHavesProps['onMove']) {
  const [held, setHeld] = useState<number>();
  const [over, setOver] = useState<number>();
  const letGo = () => {
    setHeld(undefined);
    setOver(undefined);
  };
  /** By hand; the arrows do the same for the keyboard and for fingers. */
  const dragging = (rank: number, words: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', words);
      setHeld(rank);
    },
    onDragOver: (event: DragEvent) => {
      if (held === undefined) return;
      event.preventDefault();
      setOver(rank);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (held !== undefined) onMove(held, rank);
      letGo();
    },
    onDragEnd: letGo,
  });
  return { held, over, dragging };
}

interface ActionsProps extends Omit<MustHavesProps, 'lines'> {
  line: Line;
  rank: number;
  isLast: boolean;
}

function Actions({ line, rank, isLast, onMove, onWish }: ActionsProps) {
  return (
    <>
      <SmallButton label="Move up" disabled={rank === 0} onClick={() => onMove(rank, rank - 1)}>
        <ArrowUp aria-hidden="true" />
        <span className="sr-only">Move up: {line.unit.text}</span>
      </SmallButton>
      <SmallButton label="Move down" disabled={isLast} onClick={() => onMove(rank, rank + 1)}>
        <ArrowDown aria-hidden="true" />
        <span className="sr-only">Move down: {line.unit.text}</span>
      </SmallButton>
      <SmallButton
        framed
        label="Make it a wish: good to have, not required"
        onClick={() => onWish(line)}
      >
        <span aria-hidden="true">Wish</span>
        <span className="sr-only">Make it a wish: {line.unit.text}</span>
      </SmallButton>
    </>
  );
}
