import { useLocation } from 'wouter';

import { buttonClass } from '#ui/button-class.ts';
import { Wordmark } from '../components/wordmark.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { useSession } from '../lib/session.ts';

export function NotFoundPage() {
  const [path] = useLocation();
  const { session } = useSession();
  usePageTitle('Page not found');

  return (
    <main className="mx-auto flex min-h-[calc(100dvh-3.5rem)] max-w-xl flex-col justify-center gap-6 px-6 py-16">
      {!session && <Wordmark />}
      <div>
        <h1 className="font-serif text-3xl tracking-tight">There is no page here</h1>
        <p className="mt-3 text-md text-ink-soft">
          Nothing is kept at <span className="break-all text-ink">{path}</span>. The address may be
          mistyped, or the page may have moved.
          {!session && ' If it belongs to your account, sign in to see it.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href="/" className={buttonClass()}>
          {session ? 'Go to your jobs' : 'Go to the start page'}
        </a>
        {!session && (
          <a
            href={`/api/login?next=${encodeURIComponent(path)}`}
            className={buttonClass({ variant: 'outline' })}
          >
            Sign In
          </a>
        )}
      </div>
    </main>
  );
}
