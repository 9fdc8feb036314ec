import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { LandingPage } from './pages/landing/landing-page.tsx';

const application = vi.fn();
vi.mock('./main.tsx', () => {
  application();
  return {};
});

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  application.mockClear();
});

async function openFrontDoor(session: string) {
  const fetch = vi.fn(async () => new Response(session));
  vi.stubGlobal('fetch', fetch);
  document.body.innerHTML = renderToStaticMarkup(<LandingPage />);
  await import('./front-door.ts');
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
}

test('a visitor stays on the finished page', async () => {
  await openFrontDoor('null');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(application).not.toHaveBeenCalled();
});

test('someone who is signed in after all is handed over to the application', async () => {
  await openFrontDoor('{"session":{},"user":{"id":"u1"}}');
  await waitFor(() => expect(application).toHaveBeenCalledTimes(1));
});

test('the theme buttons work without the application', async () => {
  await openFrontDoor('null');
  screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  screen.getByRole<HTMLInputElement>('radio', { name: 'Same as the system' }).click();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
