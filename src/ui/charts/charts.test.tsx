import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { BarList } from './bar-list.tsx';
import { Gauge } from './gauge.tsx';
import { PieChart } from './pie-chart.tsx';
import { StackedBarChart } from './stacked-bar-chart.tsx';

afterEach(cleanup);

it('keeps the legend of a pie apart from its figures', () => {
  const parts = [
    { label: 'Positive', value: 0 },
    { label: 'Neutral', value: 0 },
    { label: 'Negative', value: 1 },
  ];
  render(<PieChart title="Sentiment" parts={parts} />);
  const legend = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(legend).toEqual(['0% Positive', '0% Neutral', '100% Negative']);
});

it('keeps the label of a bar apart from its figure', () => {
  render(<BarList title="Time" max={100} items={[{ label: 'Agency', value: 33, text: '33%' }]} />);
  expect(screen.getByRole('listitem').textContent).toBe('Agency 33%');
});

it('labels no two bars alike', () => {
  const values = [0.4, 0.2, 0.1];
  const shared = 'Licensed technician of another trade who lives in the county and works nights';
  render(
    <StackedBarChart
      title="Rates"
      series={['Open', 'Click', 'Reply']}
      rows={[
        { label: `${shared}, with a card`, values },
        { label: `${shared}, without one`, values },
      ]}
    />,
  );
  const chart = screen.getByRole('img', { name: 'Rates' });
  const columns = [...chart.querySelectorAll<SVGGElement>(':scope > g:has(rect)')];
  const drawn = columns.map((column) =>
    [...column.querySelectorAll(':scope > text')].map(({ textContent }) => textContent).join(' '),
  );
  expect(drawn).toHaveLength(2);
  expect(drawn[0]).not.toBe(drawn[1]);
});

it('colours a gauge by the figure it shows', () => {
  render(<Gauge title="Difficulty" score={3.46} />);
  const gauge = screen.getByRole('img', { name: 'Difficulty' });
  within(gauge).getByText('3.5');
  within(gauge).getByText('Medium');
});
