import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { sampleJob } from '#shared/sample-job.ts';
import { jobToolIds, toolInfo } from '#shared/tool-info.ts';

import { LandingPage } from './landing-page.tsx';

beforeEach(() => {
  render(<LandingPage />);
});
afterEach(cleanup);

const hrefOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((a) => a.getAttribute('href'));

test('the ten tools are shown, each under its name', () => {
  const features = screen.getByRole('region', { name: 'Key Features' });
  const cards = within(features).getAllByRole('article');
  expect(cards.map((card) => card.id).toSorted()).toEqual(jobToolIds.toSorted());
  for (const card of cards) {
    const { name } = toolInfo[card.id as keyof typeof toolInfo];
    expect(within(card).getByText(name)).toBeDefined();
  }
});

test('the picture shows ten documents, each leading to its tool', () => {
  const picture = screen.getByRole('figure', { name: 'One job and the ten documents made of it' });
  const hrefs = within(picture)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(jobToolIds.map((id) => `#${id}`));
});

test('anchors, ways in and footer links lead where they say', () => {
  for (const anchor of ['#features', '#pricing', '#demo']) {
    expect(document.querySelector(`a[href="${anchor}"]`)).not.toBeNull();
    expect(document.querySelector(`section${anchor}`)).not.toBeNull();
  }
  expect(hrefOf('Sign In')).toEqual(['/signin']);
  expect(new Set(hrefOf('Get Started'))).toEqual(new Set(['/signup']));
  const tryFree = screen.getByRole('button', { name: 'Try Free' });
  expect(tryFree.getAttribute('href')).toBe('/signup');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about');
  expect(footer.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
  expect(footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
});

test('the claims are the ones the product makes', () => {
  const pricing = screen.getByRole('region', { name: 'Pricing' }).textContent;
  expect(pricing).toMatch(/Free\s*in beta/);
  expect(pricing).toContain('5-10 hours');
  expect(pricing).toContain('Tools for every job10');
  expect(screen.getAllByText('Free in beta, no credit card needed').length).toBeGreaterThan(0);
});

test('both testimonials are marked as examples, and the page says there are no customers yet', () => {
  const section = within(screen.getByRole('region', { name: 'What we want to hear' }));
  expect(section.getAllByText('Example')).toHaveLength(2);
  expect(section.getByText(/has no customers yet/)).toBeDefined();
});

test('a demo cannot be booked during the beta', () => {
  const demo = within(screen.getByRole('region', { name: 'Demo' }));
  expect(demo.getByRole('button', { name: 'Book a Demo' })).toHaveProperty('disabled', true);
  expect(demo.getByText(/not active during the beta\. Until/)).toBeDefined();
});

test('every document of the picture draws on facts that the job sheet marks', () => {
  const facts = new Set(
    [...document.querySelectorAll('[data-fact]')].map((m) => m.getAttribute('data-fact')),
  );
  const used = [...document.querySelectorAll('[data-uses]')].flatMap(
    (sheet) => sheet.getAttribute('data-uses')?.split(' ') ?? [],
  );
  expect(new Set(used)).toEqual(facts);
});

test('nothing on the page is styled inline, which the content security policy would drop', () => {
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
});

test('the job sheet is made of the sample job’s own words', () => {
  const text = JSON.stringify(sampleJob)
    .replaceAll(String.raw`\n`, ' ')
    .replaceAll(/\s+/g, ' ');
  const passages = [...document.querySelectorAll('.job-sheet div p')]
    .flatMap((paragraph) => (paragraph.textContent ?? '').split(/ … |(?<=\.) /))
    .map((passage) => passage.replaceAll(/\s+/g, ' ').trim());
  expect(passages.length).toBeGreaterThan(6);
  for (const passage of passages) expect(text).toContain(passage);
});
