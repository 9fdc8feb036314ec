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
  const { market, names } = write('Machinist', 'Alpena, MI', 'Set up and run lathes and mills.');
  expect(names[0]).toMatch(/^Plants and machine shops within reach of Alpena/);
  expect(market.competitorLandscape.competitors[0]?.type).toContain('[name three]');
  expect(names.join(' ')).not.toMatch(/Ford|General Motors|Dow/);
});

it('names the large houses of the nearest city, and those of other fields last, for work that every large house has', () => {
  const plant = write('Machinist', 'Twinsburg, OH', 'Set up and run lathes and mills.');
  expect(plant.names[0]).toMatch(/Goodyear|Rockwell/);
  const books = write(
    'Staff Accountant',
    'Bountiful, UT',
    'Close the books and reconcile accounts.',
  );
  expect(books.names.at(-1)).toContain('Intermountain Health');
  expect(books.market.competitorLandscape.competitors.at(-1)?.type).toMatch(
    /^Large employers of other industries/,
  );
  const posts = write(
    'Social Media Coordinator',
    'Salt Lake City, UT',
    'Plan and publish posts for a brand of climbing shoes.',
  );
  expect(posts.names.join(' ')).not.toContain('Intermountain Health');
});

it('asks the year of those who treat under their own name, and looks below the median for a first level', () => {
  const benchmarks = (title: string, description: string) =>
    write(title, 'Salt Lake City, UT', description).market.compensationBenchmarking;
  const doctor = JSON.stringify(benchmarks('Family Physician', 'See patients of all ages.'));
  expect(doctor).toMatch(/a year/);
  expect(doctor).not.toMatch(/an hour/);
  const analyst = JSON.stringify(
    benchmarks(
      'Financial Analyst',
      'Build budgets.\nRequirements:\n- 1 to 3 years of experience in financial analysis',
    ),
  );
  expect(analyst).toContain('10th to 50th percentile');
});

it('names federal contractors beside cleared work, and who sells the same beside sales', () => {
  const cleared = write(
    'Software Engineer',
    'Odenton, MD',
    'Write Go services.\nRequirements:\n- Active Top Secret clearance is required',
  );
  expect(cleared.names[0]).toMatch(/Leidos|Northrop Grumman/);
  const sales = write(
    'Outside Sales Representative',
    'Katy, TX',
    'Duties:\n- Sell uniforms and workwear to plants.\n- Win new accounts by cold visits.',
  );
  expect(sales.names[0]).toContain('Cintas');
  expect(sales.names.join(' ')).not.toMatch(/software/i);
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
    'is used for pay alone, with low confidence',
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
  expect(names[0]).toMatch(/^Employers that advertise for "scaffold/i);
  expect(market.competitorLandscape.competitors[0]?.type).toContain('[name three]');
  expect(names.length).toBeLessThan(4);
});

const ofFirm =
  'Requirements:\n- Background in public accounting\n\nDuties:\n- Prepare the returns of the group.';

it('lists no names of the whole nation for a place where nobody looked for them', () => {
  const { names, market } = write('Tax Manager', 'Penzance, United Kingdom', ofFirm);
  expect(names.join(' ')).not.toContain('Deloitte');
  expect(JSON.stringify(market.competitorLandscape.competitors)).toContain('[name three');
});

it('names large houses as examples for work from home, and says in every text that they are not checked', () => {
  const { market, synopsis } = write('Tax Manager', 'Remote, United Kingdom', ofFirm);
  const [first] = market.competitorLandscape.competitors;
  expect(first?.name).toContain('Deloitte');
  expect(first?.type).toMatch(/^Examples, not checked/);
  expect(JSON.stringify(synopsis)).toContain(`${first?.name} (not checked)`);
});

it('says once that others nearby hire the same people', () => {
  const { names } = write(
    'Staff Accountant',
    'Twinsburg, OH',
    'Maker of truck parts.\nRequirements:\n- Accounting experience in manufacturing\n\nDuties:\n- Close the books of the plant and reconcile accounts.',
  );
  expect(names.filter((name) => /nearby|within reach/.test(name))).toHaveLength(1);
});

it('holds the pay of a staff post against no median of all levels', () => {
  const { market } = write(
    'Staff Accountant',
    'Twinsburg, OH',
    'Pay: $50,000 to $60,000 per year\nDuties:\n- Close the books and reconcile accounts.',
  );
  expect(market.compensationBenchmarking.recommended).toMatch(/^The table counts every level/);
});

it('splits no pool by population where the work is far more common than elsewhere', () => {
  const develop = 'Duties:\n- Write and test software in Go.\n- Review code.';
  const near = write('Software Engineer', 'San Francisco, CA', develop).market;
  expect(JSON.stringify(near.candidatePoolInsights.regionalBreakdown)).toContain('metro table');
  expect(near.candidatePoolInsights.method).toContain('low certainty');
  const far = write('Software Engineer', 'Tulsa, OK', develop).market;
  expect(far.candidatePoolInsights.method).not.toContain('low certainty');
});

it('sets the public school district beside a private school, and no deals of companies beside the law of families', () => {
  const { names } = write(
    'Latin Teacher',
    'Richmond, VA',
    'Teach Latin at an independent school. Experience in private schools preferred.',
  );
  expect(names.join(' | ')).toContain('Richmond Public Schools');
  const lawyer = write(
    'Elder Law Attorney',
    'Toledo, OH',
    'Draft wills and trusts. Licensed to practice law in Ohio.',
  );
  expect(lawyer.names.join(' | ')).toContain('Trust departments of banks');
  expect(lawyer.names.join(' | ')).not.toMatch(/commercial firms|project law/i);
});

it('splits lawyers of a great city by no county, and starts a teacher with the school year', () => {
  const lawyer = write('Attorney', 'New York, NY', 'Draft contracts. Licensed in New York.').market;
  expect(Object.values(lawyer.candidatePoolInsights.regionalBreakdown).join()).toMatch(
    /Not split by county/,
  );
  const teacher = write('High School Biology Teacher', 'Toledo, OH', 'Teach biology.').market;
  expect(teacher.marketTiming.optimalHiringWindow).toMatch(/next school year, about August/);
});

it('ranks no pay by a national median where the city has a minimum of its own', () => {
  const { market } = write(
    'Line Cook',
    'Denver, CO',
    'Cook on the line. $21 per hour. Six months of experience.',
  );
  expect(market.compensationBenchmarking.marketPosition).toContain(
    'Denver has a higher minimum wage of its own',
  );
  expect(market.difficultyRationale.join(' ')).not.toMatch(/percentile/);
});

it('counts sales of goods among sales of goods, and says whom a rule of the law binds', () => {
  const { market } = write(
    'Inside Sales Representative Hockey Equipment',
    'Duluth, MN',
    'Call clubs and schools. Sell custom hockey equipment to teams.',
  );
  expect(JSON.stringify(market.compensationBenchmarking)).not.toContain(
    'representatives of services',
  );
  expect(JSON.stringify(market.riskSummary)).toMatch(/from 30 employees on/);
});
