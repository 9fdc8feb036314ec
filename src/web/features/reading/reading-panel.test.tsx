import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { noCorrections, type Reading, type ReadingCorrections } from '#shared/reading.ts';

import { ReadingPanel } from './reading-panel.tsx';
import { sampleReading } from './testing/sample-reading.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const told = vi.fn<(corrections: ReadingCorrections) => void>();
const said = () => told.mock.lastCall?.[0] ?? noCorrections;

function Panel({ reading }: { reading: Reading }) {
  const [corrections, setCorrections] = useState(noCorrections);
  return (
    <ReadingPanel
      reading={reading}
      corrections={corrections}
      onCorrect={(next) => {
        told(next);
        setCorrections(next);
      }}
      employer={<p>The employer</p>}
    />
  );
}

const open = (reading: Reading = sampleReading) => render(<Panel reading={reading} />);

const text = () => screen.getByRole('list', { name: 'The text, line by line' });
const line = (words: string) =>
  within(text()).getByText(words).closest('button') as HTMLButtonElement;
const tagOf = (words: string) => line(words).textContent;
const group = (name: string) =>
  screen.getByRole('heading', { name: new RegExp(`^${name}`) }).closest('section') as HTMLElement;
const listIn = (name: string) =>
  within(group(name))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('every line says what it is in words, also what is not used', () => {
  open();
  expect(within(text()).getAllByRole('listitem')).toHaveLength(12);
  expect(tagOf('Own van')).toContain('Must-have');
  expect(tagOf('Share this job')).toContain('Not used');
  expect(tagOf('Stand for eight hours')).toContain('Must-have?');
});

test('says who read the text, and what was read in two ways', () => {
  open();
  screen.getByText('Read by the built-in reader.');
  cleanup();
  const doubts = [{ field: 'pay', taken: '$30 an hour', other: '$9 an hour' }];
  open({ ...sampleReading, model: 'test-model', doubts });
  screen.getByText('Read by the language model test-model and held against the text.');
  screen.getByText('$9 an hour');
});

test('a line is set right with the menu, by mouse or by a letter', async () => {
  open();
  fireEvent.click(line('Own van'));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^W ?Wish/i }));
  expect(tagOf('Own van')).toContain('Wish');
  expect(listIn('Wishes').join()).toContain('Own van');
  fireEvent.click(line('Share this job'));
  fireEvent.keyDown(await screen.findByRole('menu'), { key: 'b' });
  expect(tagOf('Share this job')).toContain('Benefit');
  expect(said().roles).toEqual([
    { quote: 'Own van', role: 'nice' },
    { quote: 'Share this job', role: 'benefit' },
  ]);
});

test('the keyboard moves through the text and says what a line is', () => {
  open();
  line('Night Shift Welder').focus();
  const key = (name: string) => fireEvent.keyDown(document.activeElement as Element, { key: name });
  key('ArrowDown');
  key('ArrowDown');
  expect(document.activeElement).toBe(line('Lansing, MI'));
  key('End');
  expect(document.activeElement).toBe(line('Share this job'));
  key('d');
  expect(tagOf('Share this job')).toContain('Duty');
  key('Home');
  expect(document.activeElement).toBe(line('Night Shift Welder'));
  // One stop for the whole text on the way through the page.
  expect(text().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('must-haves change their order by button and by hand', () => {
  open();
  press('Move up: Own van');
  expect(said().order).toEqual(['AWS D1.1 certificate', 'Own van', 'Three years of MIG welding']);
  const items = within(group('Must-haves')).getAllByRole('listitem');
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(items[2]!, { dataTransfer });
  fireEvent.dragOver(items[0]!, { dataTransfer });
  fireEvent.drop(items[0]!, { dataTransfer });
  expect(said().order[0]).toBe('Three years of MIG welding');
  expect(listIn('Must-haves')[0]).toContain('Three years of MIG welding');
});

test('a must becomes a wish with one press, and back', () => {
  open();
  press('Make it a wish: Own van');
  expect(listIn('Wishes').join()).toContain('Own van');
  press('Make it a must-have: Own van');
  expect(listIn('Must-haves').join()).toContain('Own van');
});

test('what the reader is not sure of is asked and not promoted', () => {
  open();
  expect(listIn('Must-haves').join()).not.toContain('Stand for eight hours');
  expect(group('One line to settle').textContent).toContain('Is this “Must-have”?');
  expect(screen.getByText('Not sure: Night shift?')).toBeTruthy();
  press('Yes, Stand for eight hours');
  expect(listIn('Must-haves').join()).toContain('Stand for eight hours');
  expect(screen.queryByText(/to settle/)).toBeNull();

  expect(screen.getByText('Not sure: Welder or Boilermaker?')).toBeTruthy();
  press('Boilermaker');
  expect(said().occupation).toEqual({ soc: '47-2011', id: 'boilermaker' });
  expect(screen.queryByText(/Not sure: Welder/)).toBeNull();
});

test('pointing at one side lights up the other', () => {
  open();
  const pay = screen.getByText('$28 – $34 per hour').closest('div') as HTMLElement;
  fireEvent.mouseEnter(pay);
  expect(line('$28 to $34 per hour').className).toContain('bg-accent-soft');
  fireEvent.mouseLeave(pay);
  expect(line('$28 to $34 per hour').className).not.toContain('bg-accent-soft');
  fireEvent.focus(line('$28 to $34 per hour'));
  expect(pay.className).toContain('bg-accent-soft');
});

test('a number leads to its line', () => {
  vi.useFakeTimers();
  open();
  fireEvent.click(within(group('Must-haves')).getByRole('button', { name: 'Show line 8' }));
  vi.runAllTimers();
  expect(document.activeElement).toBe(line('Own van'));
});

test('a long text is cut, says what is left out, and opens', () => {
  const [unit] = sampleReading.units.filter(({ role }) => role === 'must');
  const units = Array.from({ length: 150 }, (_, n) => ({
    ...unit!,
    text: `Demand ${n}`,
    start: n * 20,
    end: n * 20 + 10,
  }));
  open({ ...sampleReading, units });
  const count = (element: HTMLElement) => element.querySelectorAll('li').length;
  expect([count(text()), count(group('Must-haves'))]).toEqual([120, 8]);
  fireEvent.click(screen.getByText(/^and 142 more$/));
  fireEvent.click(screen.getByText(/^and 30 more lines$/));
  expect([count(text()), count(group('Must-haves'))]).toEqual([150, 150]);
});

test('on a narrow screen one side is shown at a time', () => {
  open();
  expect(screen.getByRole('button', { name: 'Understood' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  press('Text');
  expect(screen.getByRole('button', { name: 'Text' }).getAttribute('aria-pressed')).toBe('true');
});
