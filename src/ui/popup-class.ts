/** What floats above the page: menus, lists and hints open from where they were asked for. */
export const popupMotionClass =
  'origin-(--transform-origin) transition-[opacity,scale] data-starting-style:scale-98 data-starting-style:opacity-0 ' +
  'data-ending-style:scale-98 data-ending-style:opacity-0 data-instant:transition-none';

export const popupClass =
  'max-w-(--available-width) rounded border bg-raised text-ink shadow-raised outline-none ' +
  popupMotionClass;

export const popupListClass =
  'max-h-[min(20rem,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain p-1 outline-none';

export const popupItemClass =
  'flex min-h-8 cursor-default items-center gap-2 rounded-md px-2 py-1 pointer-coarse:min-h-10 outline-none select-none ' +
  'data-highlighted:bg-accent-soft data-disabled:text-ink-faint [&_svg]:size-4 [&_svg]:shrink-0';
