import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Switch, useLocation } from 'wouter';

import { ErrorScreen } from './components/error-screen.tsx';
import { Loading } from './components/ui/loading.tsx';
import { useScrollToTop } from './lib/scroll-to-top.ts';
import { useSession } from './lib/session.ts';
import { NotFoundPage, signedInRoutes, signedOutRoutes } from './routes.tsx';

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
  const routes = session ? signedInRoutes : signedOutRoutes;
  return (
    <Switch>
      {routes.map(({ path, Page }) => (
        <Route key={path} path={path} component={Page} />
      ))}
      <Route component={NotFoundPage} />
    </Switch>
  );
}
