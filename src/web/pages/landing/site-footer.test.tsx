import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The setting is read when the pages are built. */
async function renderFooter(site?: string) {
  vi.stubEnv('VITE_COMPANY_SITE', site);
  const { SiteFooter } = await import('./site-footer.tsx');
  render(<SiteFooter />);
  return screen.queryByRole('link', { name: 'Company' })?.getAttribute('href');
}

test('the Company link leads to the site that is set', async () => {
  expect(await renderFooter('https://company.example')).toBe('https://company.example');
});

test.each([undefined, '', '/', 'javascript:alert(1)'])(
  'without a site, as with %j, there is no Company link',
  async (site) => {
    expect(await renderFooter(site)).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Terms' })).toBeDefined();
  },
);
