/** The signs by which people recognise the two providers. */

export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" strokeWidth="4" aria-hidden="true" className="size-4">
      <path stroke="#ea4335" d="M5.07 8A8 8 0 0 1 17.95 6.65" />
      <path stroke="#fbbc05" d="M5.07 16A8 8 0 0 1 5.07 8" />
      <path stroke="#34a853" d="M17.66 17.66A8 8 0 0 1 5.07 16" />
      <path stroke="#4285f4" d="M12 12H20A8 8 0 0 1 17.66 17.66" />
    </svg>
  );
}

export function GithubMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className="size-4"
    >
      <path d="M9 22v-4.2c-3-.4-5.2-2-5.2-6 0-1.6.5-2.9 1.5-3.9-.3-1.1-.2-2.5.2-3.9 1.4.1 2.6.8 3.5 1.6 1.9-.5 4.1-.5 6 0 .9-.8 2.1-1.5 3.5-1.6.4 1.4.5 2.8.2 3.9 1 1 1.5 2.3 1.5 3.9 0 4-2.2 5.6-5.2 6V22" />
      <path d="M9 19.2c-3.6 1-4.2-2-6-2.4" />
    </svg>
  );
}
