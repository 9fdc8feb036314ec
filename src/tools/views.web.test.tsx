import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { viewLoaders } from './views.web.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show(content: unknown, tab?: string) {
  const onEdit = vi.fn();
  const View = await viewLoaders.marketIntel();
  const job = { title: 'Welder', location: 'Hays, KS' };
  render(<View {...{ content, job, tab, onEdit }} onTabChange={() => {}} />);
  return onEdit;
}

it('logs content that cannot be decoded, and shows it as empty', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await show('{"difficultyScore": 3, "ri');
  expect(screen.getByText('No market intelligence data available')).toBeTruthy();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('cannot be decoded'));
});

it('logs nothing of content that is empty or whole', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const content of [null, '', {}, '{"difficultyScore": 3}']) await show(content);
  expect(log).not.toHaveBeenCalled();
});

it('edits words where they are stored', async () => {
  const onEdit = await show({ criticalRisks: [{ name: 'Ice' }] }, 'risks');
  fireEvent.click(screen.getByRole('button', { name: 'Edit risk' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'risk' }), { target: { value: 'Snow' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onEdit).toHaveBeenCalledWith(['criticalRisks', 0, 'name'], 'Snow');
});

it('shows both of two names for the same thing', async () => {
  const strategicRecommendations = [{ recommendation: 'Raise it', strategy: 'Before May' }];
  const risks = [{ title: 'Nights', name: 'Shifts nobody wants' }];
  await show({ strategicRecommendations, risks }, 'risks');
  for (const words of ['Raise it', 'Before May', 'Nights', 'Shifts nobody wants']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
});

it('shows, copies and mails texts with who sends them, and stores their blanks', async () => {
  const onEdit = vi.fn();
  const View = await viewLoaders.engagementKit();
  const template = 'Two seats are open.\n\nKind regards,\n[your name], [phone]';
  const content = {
    multiStepEmailTemplates: [{ persona: 'Movers', stage: '1', subject: 'Seats', template }],
  };
  const sender = { name: 'Ada King', email: '', phone: '', signature: '' };
  const job = { title: 'Welder', location: 'Hays, KS' };
  const props = { content, job, onEdit, sender, tab: 'email-templates', onTabChange: () => {} };
  const { container } = render(<View {...props} />);
  expect(screen.getByText('[phone]').hasAttribute('data-blank')).toBe(true);
  expect(container.textContent).toContain('Kind regards,\nAda King, [phone]');
  const link = screen.getByRole('link', { name: 'Open in mail' }).getAttribute('href');
  expect(decodeURIComponent(link ?? '')).toContain('Kind regards,\r\nAda King, [phone]');

  fireEvent.click(screen.getByRole('button', { name: 'Edit email' }));
  const box = screen.getByRole('textbox', { name: 'email' });
  const shown = (box as HTMLTextAreaElement).value;
  expect(shown).toContain('Ada King');
  fireEvent.change(box, { target: { value: shown.replace('Two', 'Three') } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onEdit).toHaveBeenCalledWith(
    ['multiStepEmailTemplates', 0, 'template'],
    template.replace('Two', 'Three'),
  );
});
