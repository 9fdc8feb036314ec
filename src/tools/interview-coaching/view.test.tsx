import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { contracts } from '../contracts.ts';
import { showView } from '../testing/show-view.tsx';
import { describeView } from '../testing/view-suite.tsx';
import { readInterviewCoaching } from './content.ts';
import { writeInterviewCoaching } from './document.ts';
import { interviewCoachingSample } from './sample.ts';
import { InterviewCoachingView } from './view.tsx';

const timed = /^\[\d/;

describeView({
  name: 'interviewCoaching',
  contract: contracts.interviewCoaching,
  View: InterviewCoachingView,
  writeDocument: writeInterviewCoaching,
  tabs: ['interview-prep', 'question-bank', 'culture-tips', 'success-metrics', 'video-script'],
  // The script is drawn by its times; what it says is tested below.
  codes: [interviewCoachingSample.videoScriptForLoomWalkthrough].filter((text) => timed.test(text)),
  emptyNotice: 'No interview coaching data available',
  alternates: {
    'texts in place of objects': {
      stored: {
        roleSpecificInterviewPrepGuide: '1. Sleep well\n2. Bring your license',
        companyCultureOverview: 'A quiet team',
        whatSuccessLooksLikeBrief: 'Five patients alone',
        sampleBehavioralTechnicalQA: [{ category: 'Judgment' }],
      },
      seen: ['Sleep well', 'Bring your license', 'A quiet team', 'Five patients alone', 'Judgment'],
    },
  },
});

const sample = readInterviewCoaching(interviewCoachingSample);

describe('InterviewCoachingView', () => {
  it('sets the video script by its times', () => {
    showView(InterviewCoachingView, sample, { tab: 'video-script' });
    expect(screen.getByText('0:20')).toBeTruthy();
    expect(screen.getByText(/This is where your night begins/)).toBeTruthy();
  });

  it('puts no bullet before points that bring their own numbers', () => {
    const guide = { 'What happens': ['1. A call', '2. The bench', 'An answer in three days'] };
    showView(
      InterviewCoachingView,
      readInterviewCoaching({ roleSpecificInterviewPrepGuide: guide }),
    );
    const list = screen.getByText('1. A call').closest('ul');
    expect(list?.className).not.toContain('list-disc');
  });

  it('edits a part of the guide under its heading', () => {
    const { onEdit } = showView(InterviewCoachingView, sample, { isEditable: true });
    fireEvent.click(screen.getByRole('button', { name: 'Edit what to bring' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'License\nPen' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onEdit).toHaveBeenCalledWith(
      ['roleSpecificInterviewPrepGuide', 'What to bring'],
      ['License', 'Pen'],
    );
  });
});
