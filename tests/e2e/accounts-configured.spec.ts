import { rm } from 'node:fs/promises';
import { expect, test as base, type Page } from '@playwright/test';
import { makeFolder, startApp } from '../support/app-process.ts';
import { findMailedLink } from '../support/outbox.ts';
import { newPerson } from '../support/person.ts';
import { expectDashboard, expectToast, shownToast, signIn, signUp } from './auth-screen.ts';

interface ConfiguredApp {
  url: string;
  dataDir: string;
}

/** A server whose operator requires verification and has keys for Google. */
const test = base.extend<{ configured: Page }, { app: ConfiguredApp }>({
  app: [
    async ({ browserName: _browserName }, use) => {
      const dataDir = await makeFolder();
      const app = await startApp({ dataDir, env, startLimitMs: 120_000 });
      await use({ url: app.url, dataDir });
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  configured: async ({ app, browser, contextOptions, viewport }, use) => {
    const context = await browser.newContext({ ...contextOptions, viewport, baseURL: app.url });
    await use(await context.newPage());
    await context.close();
  },
});
test.describe.configure({ mode: 'serial' });

const env = {
  NODE_ENV: 'production',
  REQUIRE_EMAIL_VERIFICATION: 'true',
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'google-secret',
};

test('an unverified account is let in by the mailed link', async ({ app, configured: page }) => {
  const person = newPerson();
  await signUp(page, person);
  await expect(page.getByText('Account Created Successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the email again' })).toBeVisible();
  await expectToast(page, 'Signup completed, please sign in');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);

  await signIn(page, person);
  await expectToast(
    page,
    'Email verification required',
    'Please check your email and verify your account before signing in.',
  );
  await shownToast(page).getByRole('button', { name: 'Send the email again' }).click();
  await expectToast(page, 'Verification email sent');

  const link = await findMailedLink({ ...app, to: person.email, path: '/api/auth/verify-email' });
  await page.goto(link);
  await expect(page.getByText('Your email is verified. Sign in to continue.')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectDashboard(page);
});

test('Google is asked, and a refusal there comes back as a sentence', async ({
  app,
  configured: page,
}) => {
  await page.route('https://accounts.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Google</h1>' }),
  );
  await page.goto('/signin?next=%2Fprofile');
  await page.getByRole('button', { name: 'Google' }).click();
  await expect(page.getByRole('heading', { name: 'Google' })).toBeVisible();
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('client_id')).toBe('google-client');
  expect(asked.get('redirect_uri')).toBe(`${app.url}/api/auth/callback/google`);

  const refusal = new URLSearchParams({ error: 'access_denied', state: asked.get('state') ?? '' });
  await page.goto(`/api/auth/callback/google?${refusal}`);
  await expect(page).toHaveURL(/\/signin\?next=%2Fprofile&error=access_denied/);
  await expect(
    page.getByText('You did not give permission, so nothing was changed.'),
  ).toBeVisible();
});
