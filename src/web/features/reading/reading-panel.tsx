import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';

import { applyCorrections } from '#shared/apply-corrections.ts';
import type { Reading, ReadingCorrections, UnitRole } from '#shared/reading.ts';
import { cn } from '#ui/class-names.ts';

import { setRole } from './corrections.ts';
import { createLinkStore, LinkContext } from './link-store.ts';
import { ShowLineContext } from './show-line.ts';
import { RoleMenu } from './text/role-menu.tsx';
import { countRoles, type TextHandle, TextView } from './text/text-view.tsx';
import { Understood } from './understood/understood.tsx';

export interface ReadingPanelProps {
  reading: Reading;
  corrections: ReadingCorrections;
  onCorrect: (corrections: ReadingCorrections) => void;
  employer: ReactNode;
  questions?: readonly string[] | undefined;
}

type Side = 'understood' | 'text';

/** What was understood beside the text it was read from; what is wrong is set right in either. */
export function ReadingPanel(props: ReadingPanelProps) {
  const { corrections, onCorrect } = props;
  const [store] = useState(createLinkStore);
  const [side, setSide] = useState<Side>('understood');
  const [menu, setMenu] = useState<{ line: number; from: HTMLElement }>();
  const text = useRef<TextHandle>(null);
  // What was just set right shows at once, before the text has been read again.
  const reading = useMemo(
    () => applyCorrections(props.reading, corrections),
    [props.reading, corrections],
  );

  const openMenu = useCallback((line: number, from: HTMLElement) => setMenu({ line, from }), []);
  const showLine = useCallback((line: number) => {
    setSide('text');
    // On a phone the text is there only after this.
    setTimeout(() => text.current?.show(line));
  }, []);
  const give = (line: number, role: UnitRole) => {
    const unit = reading.units[line];
    if (unit && (unit.role !== role || unit.confidence < 1)) {
      onCorrect(setRole(corrections, unit, role));
    }
  };

  return (
    <LinkContext value={store}>
      <ShowLineContext value={showLine}>
        <div className="@container">
          <SideSwitch side={side} onChange={setSide} />
          <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-2">
            <div className={cn('min-w-0', side === 'text' && '@max-3xl:hidden')}>
              <Understood
                reading={reading}
                corrections={corrections}
                onCorrect={onCorrect}
                onOpenMenu={openMenu}
                employer={props.employer}
                questions={props.questions}
              />
            </div>
            <section
              aria-label="The text"
              className={cn(
                'min-w-0 rounded border bg-paper @3xl:sticky @3xl:top-0 @3xl:max-h-[70dvh] @3xl:overflow-y-auto print:static print:max-h-none print:overflow-visible',
                side === 'understood' && '@max-3xl:hidden',
              )}
            >
              <p className="border-b px-3 py-2 text-sm text-ink-soft">
                {countRoles(reading.units)}. Press a line to say what it is.
              </p>
              <div className="p-1.5">
                <TextView ref={text} units={reading.units} onRole={give} onOpenMenu={openMenu} />
              </div>
            </section>
          </div>
        </div>
        <RoleMenu
          anchor={menu?.from}
          current={menu && reading.units[menu.line]?.role}
          onChoose={(role) => menu && give(menu.line, role)}
          onClose={() => setMenu(undefined)}
        />
      </ShowLineContext>
    </LinkContext>
  );
}

/** On a narrow screen one side at a time. */
function SideSwitch({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const option = (value: Side, label: string) => (
    <button
      type="button"
      aria-pressed={side === value}
      onClick={() => onChange(value)}
      className="h-9 flex-1 rounded-md font-medium text-ink-soft aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:inset-ring aria-pressed:inset-ring-line"
    >
      {label}
    </button>
  );
  return (
    <div className="mb-4 flex gap-1 rounded bg-sunken p-1 @3xl:hidden">
      {option('understood', 'Understood')}
      {option('text', 'Text')}
    </div>
  );
}
