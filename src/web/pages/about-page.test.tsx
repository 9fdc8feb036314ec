import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { dataCredits, designCredits } from '#shared/credits.ts';

import { AboutPage } from './about-page.tsx';

afterEach(cleanup);

test('names everything of others with source, year, licence and use', () => {
  render(<AboutPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'About Requisite' })).toBeDefined();
  for (const { name, by, href, year, licence, use } of [...dataCredits, ...designCredits]) {
    const entry = within(screen.getByRole('region', { name }));
    expect(entry.getByRole('link', { name }).getAttribute('href')).toBe(href);
    const text = screen.getByRole('region', { name }).textContent;
    for (const part of [by, year, licence.name, use]) expect(text).toContain(part);
  }
});

test('says what O*NET and GeoNames ask to be said', () => {
  render(<AboutPage />);
  expect(screen.getByText(/USDOL\/ETA has not approved, endorsed or tested/)).toBeDefined();
  expect(screen.getByText(/GeoNames geographical database, used under CC BY 4\.0/)).toBeDefined();
  const licences = screen.getAllByRole('link', { name: 'CC BY 4.0' });
  expect(licences[0]?.getAttribute('href')).toBe('https://creativecommons.org/licenses/by/4.0/');
});
