/** What modal windows share; the screen behind them steps back, the window comes forward. */
export const backdropClass =
  'fixed inset-0 bg-scrim transition-opacity print:hidden data-starting-style:opacity-0 data-ending-style:opacity-0';

export const windowClass =
  'relative flex max-h-full flex-col bg-surface text-ink outline-none transition-[opacity,translate] ' +
  'data-starting-style:translate-y-1 data-starting-style:opacity-0 data-ending-style:opacity-0 ' +
  'print:block print:h-auto print:max-h-none print:max-w-none print:border-0 print:shadow-none';

/** On paper a window is as long as what is in it, and stands alone. */
export const onPaperClass = 'print:static print:block print:overflow-visible print:p-0';
