import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useRef, useState } from 'react';

import type { AnswerPage } from '#shared/answers.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/class-names.ts';

type MustHave = AnswerPage['mustHaves'][number];

interface MustHavesListProps {
  mustHaves: readonly MustHave[];
  onArrange: (next: MustHave[]) => void;
}

/** Put in order by pressing, which works with every hand and every device; wishes stand below what is needed. */
export function MustHavesList({ mustHaves, onArrange }: MustHavesListProps) {
  const needed = mustHaves.filter(({ role }) => role === 'must');
  const wishes = mustHaves.filter(({ role }) => role === 'nice');
  const [moved, setMoved] = useState<{ quote: string; by: -1 | 1 }>();
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');

  // A line that was moved keeps the focus, at the button that can go on.
  useEffect(() => {
    if (!moved) return;
    const row = [...(list.current?.children ?? [])].find(
      (child) => child instanceof HTMLElement && child.dataset['quote'] === moved.quote,
    );
    const wanted = row?.querySelector<HTMLButtonElement>(`[data-by="${moved.by}"]:enabled`);
    (wanted ?? row?.querySelector<HTMLButtonElement>('[data-by]:enabled'))?.focus();
  }, [moved]);

  function move(one: MustHave, by: -1 | 1) {
    const from = needed.indexOf(one);
    const order = needed.toSpliced(from, 1).toSpliced(from + by, 0, one);
    onArrange([...order, ...wishes]);
    setMoved({ quote: one.quote, by });
    setTold(`${one.text} is now number ${from + by + 1} of ${needed.length}.`);
  }

  function setRole(one: MustHave, role: MustHave['role']) {
    const rest = mustHaves.filter((other) => other !== one);
    const last = rest.filter((other) => other.role === 'must').length;
    onArrange(rest.toSpliced(last, 0, { ...one, role }));
    setTold(`${one.text} is now ${role === 'nice' ? 'only a wish' : 'needed'}.`);
  }

  return (
    <>
      <ol ref={list} className="divide-y border-y">
        {[...needed, ...wishes].map((one, index) => (
          <li
            key={one.quote}
            data-quote={one.quote}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-2 py-3"
          >
            <span className="tabular pt-px text-ink-faint" aria-hidden="true">
              {one.role === 'must' ? index + 1 : '–'}
            </span>
            <div className="grid gap-1">
              <p className={cn('wrap-anywhere', one.role === 'nice' && 'text-ink-soft')}>
                {one.text}
              </p>
              <Checkbox
                label={
                  <>
                    <span aria-hidden="true">Only a wish</span>
                    <span className="sr-only">Only a wish: {one.text}</span>
                  </>
                }
                checked={one.role === 'nice'}
                onCheckedChange={(isWish) => setRole(one, isWish ? 'nice' : 'must')}
                className="py-1 text-sm text-ink-soft"
              />
            </div>
            {one.role === 'must' && (
              <div className="-my-1 flex">
                <MoveButton by={-1} one={one} isLast={index === 0} onMove={move} />
                <MoveButton by={1} one={one} isLast={index === needed.length - 1} onMove={move} />
              </div>
            )}
          </li>
        ))}
      </ol>
      <output className="sr-only">{told}</output>
    </>
  );
}

interface MoveButtonProps {
  by: -1 | 1;
  one: MustHave;
  isLast: boolean;
  onMove: (one: MustHave, by: -1 | 1) => void;
}

function MoveButton({ by, one, isLast, onMove }: MoveButtonProps) {
  const Icon = by === -1 ? ArrowUp : ArrowDown;
  return (
    <Button
      variant="ghost"
      size="icon"
      data-by={by}
      disabled={isLast}
      aria-label={`Move ${by === -1 ? 'up' : 'down'}: ${one.text}`}
      onClick={() => onMove(one, by)}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
