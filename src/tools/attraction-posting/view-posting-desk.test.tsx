import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { showView } from '../testing/show-view.tsx';
import { readAttractionPosting } from './content.ts';
import { attractionPostingSample } from './sample.ts';
import { AttractionPostingView } from './view.tsx';

const sample = readAttractionPosting(attractionPostingSample);

afterEach(cleanup);

function show(tab: string, isEditable = false) {
  return showView(AttractionPostingView, sample, { tab, isEditable });
}

describe('the posting in the places where it is read', () => {
  it('opens as a careers page and leads to the others', () => {
    const { onTabChange } = show('public-posting');
    const places = screen.getByRole('tablist', { name: 'Shown as' });
    expect(within(places).getByRole('tab', { selected: true }).textContent).toBe('Careers page');
    fireEvent.click(within(places).getByRole('tab', { name: 'Professional network' }));
    expect(onTabChange).toHaveBeenCalledWith('public-posting.network');
  });

  it('shows where a network cuts it, and all that is hidden then', () => {
    show('public-posting.network');
    expect(screen.getByText('… more')).toBeTruthy();
    const rest = screen.getByText('Seen only by those who press for more').parentElement!;
    expect(rest.textContent).toContain(sample.publicJobPosting.applicationCTA);
    expect(rest.textContent).not.toContain(sample.publicJobPosting.openingHook);
    expect(screen.getByText(/\$38 to \$48 an hour/, { selector: 'header p' })).toBeTruthy();
  });

  it('shows it in the list of a job board, with its pay', () => {
    show('public-posting.job-board');
    expect(screen.getByText('$38 to $48 an hour')).toBeTruthy();
    expect(screen.getByText(/characters; results cut it at 60/)).toBeTruthy();
  });
});

describe('checks beside the posting', () => {
  it('opens the text in which a finding is mended', () => {
    const { onTabChange } = show('public-posting', true);
    const checks = screen.getByRole('region', { name: 'Before it goes out' });
    expect(within(checks).getByText('Hays is not named')).toBeTruthy();
    fireEvent.click(within(checks).getByRole('button', { name: 'Change the opening hook' }));
    expect(onTabChange).toHaveBeenCalledWith('public-posting.careers-page');
    const box = screen.getByRole('textbox', { name: 'opening hook' });
    expect(document.activeElement).toBe(box);
  });

  it('judges what is typed while it is typed', () => {
    show('public-posting', true);
    fireEvent.click(screen.getByRole('button', { name: 'Change the opening hook' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'opening hook' }), {
      target: { value: 'Nights in Hays. '.repeat(80) },
    });
    const checks = screen.getByRole('region', { name: 'Before it goes out' });
    expect(within(checks).getByText('The place is named: Hays')).toBeTruthy();
    expect(within(checks).getByText('No pay is named')).toBeTruthy();
    expect(screen.getAllByText(/^3\d\d words$/).length).toBeGreaterThan(0);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'opening hook' }), { key: 'Escape' });
    expect(within(checks).getByText('Hays is not named')).toBeTruthy();
  });

  it('counts must-haves in the text that its press opens', () => {
    const demands = (count: number) => `Required:\n${'- A license\n'.repeat(count)}`;
    showView(
      AttractionPostingView,
      {
        ...sample,
        publicJobPosting: { ...sample.publicJobPosting, idealCandidate: demands(8) },
      },
      { tab: 'public-posting', isEditable: true },
    );
    const checks = screen.getByRole('region', { name: 'Before it goes out' });
    expect(within(checks).getByText('8 must-haves, no wishes')).toBeTruthy();
    fireEvent.click(within(checks).getByRole('button', { name: 'Change the ideal candidate' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'ideal candidate' }), {
      target: { value: demands(4) },
    });
    expect(within(checks).getByText('4 must-haves, no wishes')).toBeTruthy();
  });

  it('opens the internal list where the posting has none', () => {
    const requiredQualifications = Array<string>(7).fill('A license');
    const internal = { ...sample.internalJobDescription, requiredQualifications };
    function Held() {
      const [tab, setTab] = useState('public-posting');
      return (
        <AttractionPostingView
          content={{ ...sample, internalJobDescription: internal }}
          job={{ title: 'Registered Nurse', location: 'Hays, KS' }}
          tab={tab}
          onTabChange={setTab}
          onEdit={() => undefined}
        />
      );
    }
    render(<Held />);
    fireEvent.click(screen.getByRole('button', { name: 'Change the required qualifications' }));
    const box = screen.getByRole('textbox', { name: 'required qualifications' });
    expect(document.activeElement).toBe(box);
    fireEvent.keyDown(box, { key: 'Escape' });
    fireEvent.click(screen.getByRole('tab', { name: 'Keywords' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Attraction JD' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('offers no way to mend where nothing may be changed', () => {
    show('public-posting');
    expect(screen.queryByRole('button', { name: /^Change the/ })).toBeNull();
  });
});
