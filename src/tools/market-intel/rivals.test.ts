import { expect, it } from 'vitest';
import { fromFields } from '#reading/fixtures/jobs/fixture-job.ts';
import type { HiringSynopsis } from '../hiring-synopsis/content.ts';
import { toSource, writeTool } from '../writing-suite/written.ts';
import type { MarketIntel } from './content.ts';

const write = (title: string, location: string, description: string) => {
  const source = toSource(fromFields('one', { name: 'Caddo' }, { title, location, description }));
  const market = writeTool('marketIntel', source).content as MarketIntel;
  const synopsis = writeTool('hiringSynopsis', source).content as HiringSynopsis;
  return {
    market,
    names: market.competitorLandscape.competitors.map(({ name }) => name),
    synopsis,
  };
};

it('names no employer outside the daily way: a plain kind with a blank for three names', () => {
  const { market, names } = write('Machinist', 'Twinsburg, OH', 'Set up and run lathes and mills.');
  expect(names[0]).toMatch(/^Plants and machine shops in /);
  expect(market.competitorLandscape.competitors[0]?.type).toContain('[name three]');
  expect(names.join(' ')).not.toMatch(/Honda|Whirlpool|Procter/);
});

it('names the houses of the city, the same in every tool', () => {
  const { names, synopsis } = write('Registered Nurse', 'Dallas, TX', 'Nights on a medical ward.');
  expect(names[0]).toContain('Parkland');
  expect(names[0]).not.toMatch(/Houston|Memorial Hermann/);
  expect(JSON.stringify(synopsis)).toContain(names[0]);
});

it('counts those who move cars in a yard among no other drivers', () => {
  const { market, names } = write(
    'Lot Driver',
    'Dallas, TX',
    'Drive vehicles through the auction lanes and park vehicles in the auction lot.',
  );
  expect(market.candidatePoolInsights.method).toContain(
    'no occupation of the public table is near enough',
  );
  expect(names.join(' ')).not.toMatch(/UPS|depots/);
});

it('shows the nearest occupation, marked as such, where the table does not list the work', () => {
  const benchmarks = (title: string, description: string) =>
    JSON.stringify(
      write(title, 'Dallas, TX', description).market.compensationBenchmarking.benchmarkData,
    );
  const payroll = 'Run payroll for 300 people.\nKeep the HR system and its reports.';
  expect(benchmarks('Payroll & HRIS Administrator', payroll)).toMatch(/Benchmark: payroll/);
  expect(benchmarks('Lot Driver', 'Park vehicles in the auction lot.')).not.toContain('Nearest');
});

it('finds rivals by what people of the heaviest work are called where no trade is known', () => {
  const { market, names } = write(
    'Scaffolding Coordinator',
    'Houston, TX',
    'Responsibilities:\n- Plan and inspect scaffolding and temporary works\n- Supervise scaffold erection and dismantling',
  );
  expect(names[0]).toMatch(/^Employers that advertise for "scaffold/);
  expect(market.competitorLandscape.competitors[0]?.type).toContain('[name three]');
  expect(names.length).toBeLessThan(4);
});

it('names large houses of the sector as examples to check', () => {
  const { market } = write(
    'Tax Manager',
    'Coventry, United Kingdom',
    'Requirements:\n- Background in public accounting\n\nDuties:\n- Prepare the returns of the group.',
  );
  const [first] = market.competitorLandscape.competitors;
  expect(first?.name).toContain('Deloitte');
  expect(first?.type).toMatch(/^Examples, not checked/);
});
