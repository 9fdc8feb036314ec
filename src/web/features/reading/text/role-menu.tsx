import { Menu as BaseMenu } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import type { KeyboardEvent } from 'react';

import type { UnitRole } from '#shared/reading.ts';
import { cn } from '#ui/class-names.ts';
import { popupClass, popupItemClass } from '#ui/popup-class.ts';

import { roleOfKey, rolesInOrder, roleWords } from '../role-words.ts';

interface RoleMenuProps {
  /** Where it was asked for; nothing while it is closed. */
  anchor: HTMLElement | undefined;
  current: UnitRole | undefined;
  onChoose: (role: UnitRole) => void;
  onClose: () => void;
}

/** One menu for all lines: the fifteen things a line can be, each under a letter of its own. */
export function RoleMenu({ anchor, current, onChoose, onClose }: RoleMenuProps) {
  const choose = (role: UnitRole) => {
    onChoose(role);
    onClose();
  };
  function chooseByLetter(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const role = roleOfKey(event.key);
    if (!role) return;
    event.preventDefault();
    event.stopPropagation();
    choose(role);
  }
  return (
    <BaseMenu.Root
      modal={false}
      open={anchor !== undefined}
      onOpenChange={(open) => !open && onClose()}
    >
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          anchor={anchor?.querySelector('[data-role-tag]') ?? anchor ?? null}
          align="end"
          sideOffset={4}
          className="z-10 outline-none"
        >
          <BaseMenu.Popup
            aria-label="What this line is"
            finalFocus={() => anchor ?? null}
            onKeyDownCapture={chooseByLetter}
            className={cn(
              popupClass,
              'grid max-h-(--available-height) w-80 overflow-y-auto overscroll-contain p-1',
            )}
          >
            {rolesInOrder.map((role) => (
              <BaseMenu.Item key={role} onClick={() => choose(role)} className={popupItemClass}>
                <kbd className="w-4 text-center font-sans text-xs text-ink-faint uppercase">
                  {roleWords[role].key}
                </kbd>
                <span className="font-medium">{roleWords[role].name}</span>
                <span className="min-w-0 truncate text-sm text-ink-faint">
                  {roleWords[role].hint}
                </span>
                {role === current && (
                  <>
                    <Check className="ml-auto" aria-hidden="true" />
                    <span className="sr-only">(now)</span>
                  </>
                )}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
