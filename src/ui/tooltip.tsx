import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

import { cn } from './class-names.ts';
import { popupMotionClass } from './popup-class.ts';

/** A hint for those who point; the element inside still needs a name of its own. */
export function Tooltip({ hint, children }: { hint: ReactNode; children: ReactElement }) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={400} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={6}>
          <BaseTooltip.Popup
            className={cn(
              'max-w-64 rounded-md bg-ink px-2 py-1 text-xs text-paper',
              popupMotionClass,
            )}
          >
            {hint}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
