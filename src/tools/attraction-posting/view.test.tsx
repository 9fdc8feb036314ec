import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { readToast } from '#ui/toast.ts';
import { contracts } from '../contracts.ts';
import { showView } from '../testing/show-view.tsx';
import { describeView } from '../testing/view-suite.tsx';
import { readAttractionPosting } from './content.ts';
import { writeAttractionPosting } from './document.ts';
import { attractionPostingSample } from './sample.ts';
import { AttractionPostingView } from './view.tsx';

describeView({
  name: 'attractionPosting',
  contract: contracts.attractionPosting,
  View: AttractionPostingView,
  writeDocument: writeAttractionPosting,
  tabs: [
    'attraction-jd',
    'public-posting',
    'social-blurb',
    'voice-guide',
    'attraction-points',
    'keywords',
  ],
  emptyNotice: 'No job description data available',
  alternates: {
    'texts in place of lists': {
      stored: {
        attractionPoints: '1. Five patients\n2. One preceptor',
        publicJobPosting: 'Nights',
      },
      seen: ['Five patients', 'One preceptor', 'Nights'],
    },
  },
});

const sample = readAttractionPosting(attractionPostingSample);

describe('AttractionPostingView', () => {
  it('shows position, department, start and manager first', () => {
    showView(AttractionPostingView, sample);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Attraction JD');
    for (const label of ['Position', 'Department', 'Start Date', 'Reports To']) {
      expect(screen.getByText(label)).toBeTruthy();
    }
  });

  it('takes the first ten keywords for skills', () => {
    showView(AttractionPostingView, sample, { tab: 'keywords' });
    const skills = screen.getByText('Skills & Technical Keywords').closest('div')?.parentElement;
    const places = screen.getByText('Location & Job Type Keywords').closest('div')?.parentElement;
    expect(skills?.querySelectorAll('li')).toHaveLength(10);
    expect(places?.textContent).toContain('night shift');
  });

  it('holds the blurb in a box that cannot be typed into', () => {
    showView(AttractionPostingView, sample, { tab: 'social-blurb' });
    const box = screen.getByRole('textbox', { name: 'Social media blurb' });
    expect(box.hasAttribute('readonly')).toBe(true);
    expect(screen.getByText('Fits X')).toBeTruthy();
  });

  it('copies the section as the document has it, and says so', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    showView(AttractionPostingView, sample, { tab: 'voice-guide' });
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(readToast()).toMatchObject({
        title: 'Copied to clipboard',
        description: 'Content has been copied to your clipboard.',
      }),
    );
    expect(writeText.mock.lastCall?.[0]).toMatch(
      /^Voice Guide\n-----------\n\nTone: Warm and exact/,
    );
    vi.unstubAllGlobals();
  });

  it('copies what is pasted elsewhere without a heading of ours', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    showView(AttractionPostingView, sample, { tab: 'social-blurb' });
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(sample.socialBlurb));
    cleanup();
    showView(AttractionPostingView, sample, { tab: 'public-posting' });
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
    expect(writeText.mock.lastCall?.[0].startsWith(sample.publicJobPosting.headline)).toBe(true);
    vi.unstubAllGlobals();
  });

  it('says which of the position details are not stated', () => {
    const content = readAttractionPosting({ internalJobDescription: { department: 'Surgery' } });
    showView(AttractionPostingView, content);
    expect(screen.getByText('Reports To')).toBeTruthy();
    expect(screen.getAllByText('Not stated')).toHaveLength(3);
  });

  it('lets a text be changed in place', () => {
    const { onEdit } = showView(AttractionPostingView, sample, {
      tab: 'public-posting',
      isEditable: true,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Edit headline' }));
    const box = screen.getByRole('textbox', { name: 'headline' });
    fireEvent.change(box, { target: { value: ' Night nurse ' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(onEdit).toHaveBeenCalledWith(['publicJobPosting', 'headline'], 'Night nurse');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit headline' }));
  });

  it('lets a list be changed line by line, and forgets it on Escape', () => {
    const { onEdit } = showView(AttractionPostingView, sample, {
      tab: 'attraction-points',
      isEditable: true,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Edit points' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'One\n\n Two ' } });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    expect(onEdit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Edit points' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'One\n\n Two ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onEdit).toHaveBeenCalledWith(['attractionPoints'], ['One', 'Two']);
  });
});
