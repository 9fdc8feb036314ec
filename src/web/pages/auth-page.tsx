import { Wordmark } from '../components/wordmark.tsx';
import { usePageTitle } from '../lib/page-title.ts';

export function AuthPage() {
  usePageTitle('Sign In');
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-6 px-6 py-16">
      <Wordmark />
      <div>
        <h1 className="font-serif text-3xl tracking-tight">Welcome</h1>
        <p className="mt-3 text-md text-ink-soft">
          Accounts are not open yet. Signing in and signing up come with the next step of the beta.
        </p>
      </div>
    </main>
  );
}
