export const wordmarkClass = 'inline-flex items-center gap-2.5 rounded-sm text-ink';

/** The name with its mark, always the way home. */
export function Wordmark() {
  return (
    <a href="/" className={wordmarkClass}>
      <WordmarkFace />
    </a>
  );
}

/** The same without the link, for where the way home needs no new page. */
export function WordmarkFace() {
  return (
    <>
      <Mark className="size-6" />
      <span className="font-serif text-xl leading-none font-medium tracking-tight">Requisite</span>
    </>
  );
}

function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <path
        d="M10.5 25V8.5h7a5 5 0 0 1 0 10h-7M16.5 18.5l6 6.5"
        fill="none"
        strokeWidth="3"
        className="stroke-accent-ink"
      />
    </svg>
  );
}
