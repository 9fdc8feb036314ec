import { expect, type Page, test as base } from '@playwright/test';
import { findMailedLink } from '../support/outbox.ts';
import { newPerson } from '../support/person.ts';
import { type AppOfStories, startAppForStories } from './app-of-stories.ts';
import { expectDashboard, expectToast, shownToast, signIn, signUp } from './auth-screen.ts';

const settings = {
  REQUIRE_EMAIL_VERIFICATION: 'true',
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'google-secret',
};

/** A server whose operator requires verification and has keys for Google. */
const test = base.extend<{ app: AppOfStories }>({
  app: [
    async ({ browserName: _browserName }, use) => {
      const app = await startAppForStories(settings);
      await use(app);
      await app.end();
    },
    { timeout: 150_000 },
  ],
  baseURL: ({ app }, use) => use(app.url),
});

test('an unverified account is let in by the mailed link, and Google is asked', async ({
  app,
  page,
}) => {
  await test.step('an unverified account is let in by the mailed link', () =>
    verifyByMail(page, app.dataDir));
  await page.context().clearCookies();
  await test.step('a refusal at Google comes back as a sentence', () => askGoogle(page, app.url));
});

async function verifyByMail(page: Page, dataDir: string) {
  const person = newPerson();
  await signUp(page, person);
  await expect(page.getByText('Account Created Successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the email again' })).toBeVisible();

  await signIn(page, person);
  await expectToast(
    page,
    'Email verification required',
    'Please check your email and verify your account before signing in.',
  );
  await shownToast(page).getByRole('button', { name: 'Send the email again' }).click();
  await expectToast(page, 'Verification email sent');

  const link = await findMailedLink({ dataDir, to: person.email, path: '/api/auth/verify-email' });
  await page.goto(link);
  await expect(page.getByText('Your email is verified. Sign in to continue.')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectDashboard(page);
  await page.goto('/admin');
  await expect(page.getByText('Email verification is required.')).toBeVisible();
  await expect(page.getByText('disabled')).toHaveCount(0);
}

async function askGoogle(page: Page, url: string) {
  await page.route('https://accounts.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Google</h1>' }),
  );
  await page.goto('/signin?next=%2Fprofile');
  await page.getByRole('button', { name: 'Google' }).click();
  await expect(page.getByRole('heading', { name: 'Google' })).toBeVisible();
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('client_id')).toBe('google-client');
  expect(asked.get('redirect_uri')).toBe(`${url}/api/auth/callback/google`);

  const refusal = new URLSearchParams({ error: 'access_denied', state: asked.get('state') ?? '' });
  await page.goto(`/api/auth/callback/google?${refusal}`);
  await expect(page).toHaveURL(/\/signin\?next=%2Fprofile&error=access_denied/);
  await expect(
    page.getByText('You did not give permission, so nothing was changed.'),
  ).toBeVisible();
}
