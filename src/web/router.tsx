import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Switch, useLocation } from 'wouter';

import { ErrorScreen } from './components/error-screen.tsx';
import { Loading } from '#ui/loading.tsx';
import { watchSession } from './lib/log-in-again.ts';
import { useScrollToTop } from './lib/scroll-to-top.ts';
import { type Session, useSession } from './lib/session.ts';
import {
  type AppRoute,
  NotFoundPage,
  openRoutes,
  passingRoutes,
  signedInRoutes,
  SignedInShell,
  signedOutRoutes,
} from './routes.tsx';

export function AppRouter() {
  const [path] = useLocation();
  useScrollToTop(path);

  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[path]}>
      <Suspense fallback={<Loading />}>
        <SessionRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}

function SessionRoutes() {
  const { session, error, refetch } = useSession();

  if (session === undefined) {
    if (error) return <ErrorScreen error={error} resetErrorBoundary={() => void refetch()} />;
    return <Loading />;
  }
  return session ? (
    <SignedIn session={session} />
  ) : (
    <Pages routes={[...signedOutRoutes, ...openRoutes]} />
  );
}

function SignedIn({ session }: { session: Session }) {
  useEffect(watchSession, []);
  return (
    <Pages routes={[...passingRoutes, ...openRoutes]}>
      <SignedInShell user={session.user}>
        <Suspense fallback={<Loading />}>
          <Pages routes={signedInRoutes} />
        </Suspense>
      </SignedInShell>
    </Pages>
  );
}

/** The page of the first route that matches, else the children, else the page that says so. */
function Pages({ routes, children }: { routes: AppRoute[]; children?: ReactNode }) {
  return (
    <Switch>
      {routes.map(({ path, Page }) => (
        <Route key={String(path)} path={path} component={Page} />
      ))}
      <Route>{children ?? <NotFoundPage />}</Route>
    </Switch>
  );
}
