import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { cn } from './class-names.ts';
import { popupClass, popupItemClass, popupListClass } from './popup-class.ts';

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  children: ReactNode;
}

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align={align} sideOffset={4} className="outline-none">
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
