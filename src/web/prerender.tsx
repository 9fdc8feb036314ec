import { renderToStaticMarkup } from 'react-dom/server';

import { Loading } from '#ui/loading.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';

/** The front page as finished HTML: it has links and no state, so a visitor needs no React to read it. */
export function renderLanding(): string {
  return renderToStaticMarkup(<LandingPage />);
}

/** What the application's page shows until its script runs. */
export function renderLoading(): string {
  return renderToStaticMarkup(<Loading />);
}
