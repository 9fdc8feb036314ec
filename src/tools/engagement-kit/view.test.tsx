import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { readToast } from '#ui/toast.ts';
import { contracts } from '../contracts.ts';
import { showView } from '../testing/show-view.tsx';
import { describeView } from '../testing/view-suite.tsx';
import { readEngagementKit } from './content.ts';
import { writeEngagementKit } from './document.ts';
import { engagementKitSample } from './sample.ts';
import { EngagementKitView } from './view.tsx';

describeView({
  name: 'engagementKit',
  contract: contracts.engagementKit,
  View: EngagementKitView,
  writeDocument: writeEngagementKit,
  tabs: [
    'voicemail',
    'voicemail.live-missed-call',
    'voicemail.warm-referral',
    'persona-ctas',
    'email-templates',
    'objection-rebuttals',
    'motivation-points',
    'candidate-insights',
  ],
  emptyNotice: 'No engagement kit data available',
  alternates: {
    'texts in place of objects': {
      stored: { voicemailScripts: ['Call me'], multiStepEmailTemplates: ['Write me'] },
      seen: ['Call me', 'Write me'],
    },
    'the five fixed chips': {
      stored: { whatCandidatesCareAboutSummary: 'They ask about nights' },
      seen: [
        'They ask about nights',
        'Technical growth',
        'Job stability',
        'Compensation & benefits',
        'Team support',
        'Career advancement',
      ],
    },
  },
});

const sample = readEngagementKit(engagementKitSample);

describe('EngagementKitView', () => {
  it.each([
    ['Old database call', 'voicemail.database-outreach'],
    ['LIVE call', 'voicemail.live-missed-call'],
    ['You missed me', 'voicemail.live-missed-call'],
    ['From a friend', 'voicemail.warm-referral'],
  ])('sorts "%s" into its tab', (type, tab) => {
    const content = readEngagementKit({ voicemailScripts: [{ type, script: 'Hello' }] });
    showView(EngagementKitView, content, { tab });
    expect(screen.getByText('Hello')).toBeTruthy();
  });

  it('groups emails by persona and opens them in the mail program', () => {
    showView(EngagementKitView, sample, { tab: 'email-templates' });
    expect(screen.getByText('Traveler who wants to stay')).toBeTruthy();
    const [link] = screen.getAllByRole('link', { name: 'Open in mail' });
    expect(link?.getAttribute('href')).toMatch(/^mailto:\?subject=One%20unit/);
  });

  it('copies one script with the words of the section toast', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    showView(EngagementKitView, sample);
    const card = screen.getAllByRole('article').at(-1)!;
    fireEvent.click(within(card).getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(readToast()?.description).toBe('Script content copied successfully.'),
    );
    expect(writeText).toHaveBeenCalledWith(engagementKitSample.voicemailScripts[0]?.script);
    vi.unstubAllGlobals();
  });

  it('runs a timer at the pace of speech, and stops at its end', () => {
    vi.useFakeTimers();
    const script = 'word '.repeat(10);
    showView(
      EngagementKitView,
      readEngagementKit({ voicemailScripts: [{ type: 'Database', script }] }),
    );
    const bar = screen.getByRole('progressbar', { name: 'Time to speak' });
    expect(bar.getAttribute('aria-valuetext')).toBe('0:00 of 0:05');
    fireEvent.click(screen.getByRole('button', { name: 'Start the timer' }));
    act(() => void vi.advanceTimersByTime(2000));
    expect(bar.getAttribute('aria-valuetext')).toBe('0:02 of 0:05');
    act(() => void vi.advanceTimersByTime(9000));
    expect(bar.getAttribute('aria-valuetext')).toBe('0:05 of 0:05');
    screen.getByRole('button', { name: 'Start the timer' });
    vi.useRealTimers();
  });
});
