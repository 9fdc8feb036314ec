/** What every box that takes text shares; its outline is the 3:1 line that tells where to type. */
export const controlClass =
  'w-full rounded border border-line-strong bg-surface text-ink transition-colors pointer-coarse:text-md ' +
  'hover:border-ink-soft focus-visible:-outline-offset-1 ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint ' +
  'data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-faint ' +
  'data-invalid:border-danger aria-invalid:border-danger';

/** The same box around an input that sits among other things, such as tags or a caret. */
export const controlGroupClass =
  controlClass +
  ' has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-accent' +
  ' has-[input:disabled]:border-line has-[input:disabled]:bg-sunken has-[input:disabled]:text-ink-faint' +
  ' has-[input[aria-invalid=true]]:border-danger';

export const bareInputClass = 'min-w-0 bg-transparent outline-none';
