import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { contracts } from '../contracts.ts';
import { showView } from '../testing/show-view.tsx';
import { describeView } from '../testing/view-suite.tsx';
import { readCandidateMessaging } from './content.ts';
import { writeCandidateMessaging } from './document.ts';
import { candidateMessagingSample } from './sample.ts';
import { CandidateMessagingView } from './view.tsx';

const tabs = [
  'outreach-scripts',
  'email-sequences',
  'objection-responses',
  'persona-messaging',
  'social-outreach',
  'follow-up-tactics',
];

describeView({
  name: 'candidateMessaging',
  contract: contracts.candidateMessaging,
  View: CandidateMessagingView,
  writeDocument: writeCandidateMessaging,
  tabs,
  emptyNotice: 'This tool has not been generated yet.',
  alternates: {
    'texts in place of objects': {
      stored: { outreachScripts: ['Hello'], followUpTactics: ['Wait a week'] },
      seen: ['Hello', 'Wait a week'],
    },
  },
});

const sample = readCandidateMessaging(candidateMessagingSample);

describe('CandidateMessagingView', () => {
  it('has a heading with the job and a guide of six items', () => {
    showView(CandidateMessagingView, sample);
    expect(
      screen.getByRole('heading', {
        name: 'Candidate Messaging & Outreach Strategy for Registered Nurse',
      }),
    ).toBeTruthy();
    const button = screen.getByRole('button', { name: 'How to Use', expanded: false });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const guide = screen.getByRole('list', { name: 'How to Use' });
    expect(within(guide).getAllByRole('listitem')).toHaveLength(6);
  });

  it('says in every tab that it has not been generated, and copies a sample only', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    showView(CandidateMessagingView, readCandidateMessaging(null), { tab: 'social-outreach' });
    expect(screen.getAllByRole('tab')).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(
        'Sample: Social Outreach for Registered Nurse. This tool has not been generated yet.',
      ),
    );
    vi.unstubAllGlobals();
  });

  it('calls what is said on the phone no email', () => {
    const steps = ['Email', 'Phone, 11AM'].map((channel) => ({ channel, body: 'Hello' }));
    showView(CandidateMessagingView, readCandidateMessaging({ emailSequences: [{ steps }] }), {
      tab: 'email-sequences',
    });
    expect(screen.getAllByTitle('Copy email')).toHaveLength(1);
    expect(screen.getAllByTitle('Copy call script')).toHaveLength(1);
  });

  it('holds a message against the limit of its channel', () => {
    const outreachScripts = [{ channel: 'SMS', limit: 160, script: 'x'.repeat(170) }];
    showView(CandidateMessagingView, readCandidateMessaging({ outreachScripts }));
    expect(screen.getByText('170 / 160 too long')).toBeTruthy();
  });
});
