import { type KeyboardEvent, memo, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { Unit, UnitRole } from '#shared/reading.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';

import { usePointing } from '../link-store.ts';
import { roleOfKey, roleWords } from '../role-words.ts';
import { RoleTag } from './role-tag.tsx';

export interface TextHandle {
  /** Brings a line before the eyes and the keyboard to it. */
  show: (line: number) => void;
}

interface TextViewProps {
  units: readonly Unit[];
  onRole: (line: number, role: UnitRole) => void;
  onOpenMenu: (line: number, from: HTMLElement) => void;
  ref: Ref<TextHandle>;
}

const firstLines = 120;
const moreLines = 400;

/** The text line by line with what each is. Arrows move, Enter asks what else it could be, a letter says it. */
export function TextView({ units, onRole, onOpenMenu, ref }: TextViewProps) {
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState(firstLines);
  const [current, setCurrent] = useState(0);

  function focus(line: number) {
    setCurrent(line);
    list.current?.querySelector<HTMLElement>(`[data-line="${line}"]`)?.focus();
  }

  useImperativeHandle(ref, () => ({
    show(line) {
      // A line that was left out must be there before it can be shown.
      if (line >= shown) flushSync(() => setShown(line + firstLines));
      focus(line);
    },
  }));

  function move(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = Math.min(shown, units.length) - 1;
    const steps: Partial<Record<string, number>> = {
      ArrowDown: Math.min(current + 1, last),
      ArrowUp: Math.max(current - 1, 0),
      Home: 0,
      End: last,
    };
    const to = steps[event.key];
    const role = roleOfKey(event.key);
    if (to !== undefined) focus(to);
    else if (role) onRole(current, role);
    else return;
    event.preventDefault();
  }

  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <ol
        ref={list}
        aria-label="The text, line by line"
        {...{ onKeyDown: move }}
        className="grid grid-cols-1"
      >
        {units.slice(0, shown).map((unit, line) => (
          <UnitRow
            key={unit.start}
            unit={unit}
            line={line}
            tabbable={line === Math.min(current, units.length - 1)}
            onFocusLine={setCurrent}
            onOpenMenu={onOpenMenu}
          />
        ))}
      </ol>
      {shown < units.length && (
        <Button variant="link" size="sm" onClick={() => setShown(shown + moreLines)}>
          and {units.length - shown} more lines
        </Button>
      )}
    </div>
  );
}

interface UnitRowProps extends Pick<TextViewProps, 'onOpenMenu'> {
  unit: Unit;
  line: number;
  tabbable: boolean;
  onFocusLine: (line: number) => void;
}

const UnitRow = memo(function UnitRow(props: UnitRowProps) {
  const { unit, line, tabbable, onFocusLine, onOpenMenu } = props;
  const { pointed, handlers } = usePointing([line]);
  const isHead = unit.role === 'head' || unit.role === 'title';
  return (
    <li className="[content-visibility:auto] [contain-intrinsic-size:auto_2rem]">
      <button
        type="button"
        data-line={line}
        tabIndex={tabbable ? 0 : -1}
        aria-haspopup="menu"
        {...handlers}
        onFocus={() => {
          handlers.onFocus();
          onFocusLine(line);
        }}
        onClick={(event) => onOpenMenu(line, event.currentTarget)}
        className={cn(
          'grid w-full grid-cols-[1.75rem_1fr_auto] items-start gap-x-2 rounded py-1 pr-1.5 text-left focus-visible:-outline-offset-2',
          pointed ? 'bg-accent-soft' : 'hover:bg-sunken',
        )}
      >
        <span aria-hidden="true" className="tabular pt-0.5 text-right text-xs text-ink-faint">
          {line + 1}
        </span>
        <span
          className={cn(
            'min-w-0 font-serif text-md leading-snug wrap-anywhere',
            isHead && 'font-semibold',
            unit.role === 'noise' ? 'text-ink-faint' : 'text-ink',
            unit.shape === 'item' && 'pl-3 -indent-3 before:content-["•_"]',
          )}
        >
          {unit.label && !unit.text.startsWith(unit.label) && (
            <span className="text-ink-faint">{unit.label}: </span>
          )}
          {unit.text}
        </span>
        <RoleTag unit={unit} />
      </button>
    </li>
  );
});

/** How many lines are what, for the line above the text. */
export function countRoles(units: readonly Unit[]): string {
  const count = (role: UnitRole) => units.filter((unit) => unit.role === role).length;
  const unused = count('noise');
  const rest = unused === 0 ? '' : `, ${unused} ${roleWords.noise.name.toLowerCase()}`;
  return `${units.length} ${units.length === 1 ? 'line' : 'lines'}${rest}`;
}
