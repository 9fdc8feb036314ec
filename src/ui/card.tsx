import type { ComponentProps } from 'react';

import { cn } from './class-names.ts';

/** For a thing that can be picked up or opened; anything else is a plain section with a heading. */
export function Card({ className, ...rest }: ComponentProps<'article'>) {
  return (
    <article
      {...rest}
      className={cn(
        'relative flex flex-col gap-3 rounded border bg-surface p-4 transition-colors print:break-inside-avoid',
        'has-[a[data-card-link]:hover]:border-line-strong has-[a[data-card-link]:focus-visible]:border-accent',
        className,
      )}
    />
  );
}

/** Marks the card's one main link, whose press area is the whole card: spread it on an anchor. */
export const cardLink = {
  'data-card-link': '',
  className: 'after:absolute after:inset-0 after:rounded',
};

export function CardTitle({ className, children, ...rest }: ComponentProps<'h3'>) {
  return (
    <h3 {...rest} className={cn('text-md font-semibold tracking-tight', className)}>
      {children}
    </h3>
  );
}

/** Actions of a card stay pressable above its link. */
export function CardActions({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={cn(
        'relative z-1 mt-auto flex flex-wrap items-center gap-2 pt-1 print:hidden',
        className,
      )}
    />
  );
}
