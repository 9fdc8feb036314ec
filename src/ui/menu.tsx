import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';

import { cn } from './class-names.ts';
import { popupClass, popupItemClass, popupListClass } from './popup-class.ts';

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** It is drawn at the end of the window or page it belongs to, so that it is a part of that for screen readers too. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const [home, setHome] = useState<HTMLElement | null>(null);
  return (
    <BaseMenu.Root
      modal={false}
      onOpenChange={(open, { trigger: pressed }) => {
        if (open) setHome(pressed?.closest<HTMLElement>('[role="dialog"], main') ?? null);
      }}
    >
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={home ?? undefined}>
        <BaseMenu.Positioner align={align} sideOffset={4} className="z-10 outline-none">
          <BaseMenu.Popup className={cn(popupClass, popupListClass, 'min-w-44')}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

type MenuItemProps = Omit<ComponentProps<typeof BaseMenu.Item>, 'className'> & {
  destructive?: boolean;
  className?: string;
};

export function MenuItem({ destructive, className, ...rest }: MenuItemProps) {
  return (
    <BaseMenu.Item
      {...rest}
      className={cn(
        popupItemClass,
        destructive && 'text-danger data-highlighted:bg-danger-soft',
        className,
      )}
    />
  );
}

/** An item that leads somewhere; give it the anchor through `render`, or an `href`. */
export function MenuLink(props: Omit<ComponentProps<typeof BaseMenu.LinkItem>, 'className'>) {
  return <BaseMenu.LinkItem closeOnClick {...props} className={popupItemClass} />;
}

export function MenuSeparator({ className }: { className?: string }) {
  return <BaseMenu.Separator className={cn('-mx-1 my-1 h-px bg-line', className)} />;
}
