import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { type ToolId, toolIds } from '#shared/tool-info.ts';
import { contracts } from './contracts.ts';
import { AboveFirstPageContext } from './view-parts/above-first-page.tsx';
import { viewLoaders } from './views.web.tsx';

interface FirstPageCase {
  title: string;
  /** What must be read on it, in this order. */
  seen: readonly string[];
  /** The tab it leads to. */
  more?: string;
  /** Without these fields there is nothing to show. */
  needs: readonly string[];
}

const pages: Record<ToolId, FirstPageCase> = {
  attractionPosting: {
    title: 'As candidates will see it',
    seen: ['Registered Nurse, Medical-Surgical, nights', '$38 to $48 an hour', 'Hays, KS'],
    more: 'public-posting',
    needs: ['publicJobPosting'],
  },
  sourcingStrategy: {
    title: 'The searches to run first',
    seen: ['Copy'],
    more: 'boolean-search',
    needs: ['booleanStrings'],
  },
  marketIntel: {
    title: 'Pay against the market',
    seen: ['percentile'],
    more: 'compensation',
    needs: ['compensationBenchmarking'],
  },
  intakeAssistant: {
    title: 'Ask at the intake, in this order',
    seen: ['1', 'What is the night differential', '2', 'Is this true: ', 'Copy'],
    more: 'hiddenAssumptions',
    needs: ['hiddenAssumptionFlags', 'openQuestions'],
  },
  engagementKit: {
    title: 'The message to send today',
    seen: ['Open in mail', 'Copy', 'Subject'],
    more: 'email-templates',
    needs: ['multiStepEmailTemplates'],
  },
  candidateMessaging: {
    title: 'The message to send today',
    seen: ['Open in mail', 'Copy', 'Subject'],
    more: 'email-sequences',
    needs: ['emailSequences'],
  },
  engagementTracker: {
    title: 'The next contact',
    seen: ['Tue, Wed, Thu at 3PM, 5PM', 'Shadow shift booked, two days ahead', 'Park in lot C'],
    needs: ['smartNudgeSuggestions'],
  },
  candidateScoring: {
    title: 'Ask in the first call',
    seen: ['best week of nights look like?', 'Strong: A routine.', 'Weak: Hopes for days soon.'],
    more: 'questions',
    needs: ['recommendedScreeningQuestions'],
  },
  scorecardAssistant: {
    title: 'What decides',
    seen: [
      'Clinical judgment and Medication safety make 80% of the score.',
      'RN license',
      '8.0 or more and nothing below 6.',
      'a deal breaker failed',
    ],
    more: 'decision-framework',
    needs: ['customizedInterviewScorecard', 'agreedUponCriteriaCheck', 'aiPoweredRecommendation'],
  },
  interviewCoaching: {
    title: 'What happens on the day',
    seen: ['A 15-minute call about nights', 'shadow shift', 'License number'],
    more: 'question-bank',
    needs: ['roleSpecificInterviewPrepGuide'],
  },
  hiringSynopsis: {
    title: 'What the hiring manager must decide, and by when',
    seen: ['2026-11-19', 'Confirm the night differential'],
    more: 'recommendations',
    needs: ['suggestedNextSteps', 'outputFormats'],
  },
};

afterEach(cleanup);

describe.each(toolIds)('first page of %s', (tool) => {
  const { title, seen, more, needs } = pages[tool];

  async function show(content: unknown) {
    const View = await viewLoaders[tool]();
    const onTabChange = vi.fn<(tab: string) => void>();
    const job = { title: 'Registered Nurse', location: 'Hays, KS' };
    render(
      <View
        content={content}
        job={job}
        tab={undefined}
        onTabChange={onTabChange}
        onEdit={() => {}}
      />,
    );
    return onTabChange;
  }

  it('stands above everything else of the first tab, and leads to all of it', async () => {
    const onTabChange = await show(contracts[tool].sample);
    const page = screen.getByRole('region', { name: title });
    const text = page.textContent;
    const places = seen.map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const section of document.querySelectorAll('[data-copy="section"]')) {
      expect(page.compareDocumentPosition(section)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    if (!more) return;
    const [link] = within(page).getAllByRole('button');
    fireEvent.click(link!);
    expect(onTabChange).toHaveBeenCalledWith(more);
  });

  it('is read there and edited where it is from', async () => {
    await show(contracts[tool].sample);
    const page = screen.getByRole('region', { name: title });
    expect(within(page).queryByRole('button', { name: /^Edit / })).toBeNull();
  });

  it('is not there where nothing is stored for it', async () => {
    const rest = Object.entries(contracts[tool].sample).filter(([field]) => !needs.includes(field));
    await show(Object.fromEntries(rest));
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });
});

it('does not repeat what the page around the intake asks already', async () => {
  const View = await viewLoaders.intakeAssistant();
  render(
    <AboveFirstPageContext value={<p>The open questions</p>}>
      <View
        content={contracts.intakeAssistant.sample}
        job={{ title: 'Nurse', location: 'Hays, KS' }}
        tab={undefined}
        onTabChange={() => {}}
      />
    </AboveFirstPageContext>,
  );
  const page = screen.getByRole('region', { name: 'Make sure of this at the intake' });
  expect(page.textContent).toContain('Is this true: ');
  expect(page.textContent).not.toContain('What is the night differential');
});
