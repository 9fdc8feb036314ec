import { expect, it } from 'vitest';
import { parseJobText } from '../parse-job-text.ts';
import { readJob } from '../read-job.ts';

function readPlaceOf(text: string): { location: string; country: string | null } {
  const result = parseJobText(text);
  if (!('reading' in result)) throw new Error(`taken for ${result.parsed.reason}`);
  return {
    location: result.parsed.location,
    country: result.reading.fields.place?.value.country ?? null,
  };
}

it.each([
  ['Temp role: Payroll Clerk, Norwich. 3 months, £13.20 per hour.', 'Norwich, England', 'GB'],
  [
    'Client Service Manager\nMoor & Vale wants good people to join our team as a client care manager in our Wenatchee office. You will help our planners. A will to build a circle of clients is needed.\nResponsibilities\n- Answer the phone\n- Keep the files\nRequirements\n- Two years of office work\nWe pay $25 an hour.',
    'Wenatchee, WA',
    'US',
  ],
  ['3 x labourers wanted Bath £13ph cscs card', 'Bath, England', 'GB'],
  ['Dental Nurse\nStockport\n£12.50 - £14 per hour', 'Stockport, England', 'GB'],
  ['Warehouse Picker\nLocation: Portbury, BS20\n£12.80 per hour', 'Portbury, United Kingdom', 'GB'],
  ['Night Auditor - Sleep Lodge, Exit 12, Springfield MO.\n$15/hr', 'Springfield, MO', 'US'],
  ['Lyon 3e | CDD | 30-34 K€\nComptable fournisseurs H/F', 'Lyon, Auvergne-Rhône-Alpes', 'FR'],
  [
    'Housekeeper wanted for family near Geneva, CHF 5000 per month',
    'Geneva, Canton de Genève',
    'CH',
  ],
])('finds the town of a note: %s', (text, location, country) => {
  expect(readPlaceOf(text)).toEqual({ location, country });
});

it.each([
  [
    'Our client is a boutique law firm in Chattanooga.\nThey need a Legal Secretary.\n$45-50k',
    'Chattanooga, TN',
  ],
  ['Die Stadt Erlangen sucht zum 1. Oktober eine Erzieherin (m/w/d).', 'Erlangen, Bayern'],
  ['Dept of Chemistry, Fresno State\nLecturer\n$5,000 per month', 'Fresno, CA'],
  [
    'PhD position in robotics\nThe group of Prof. Huber at the University of Stuttgart is looking for a PhD student.',
    'Stuttgart, Baden-Württemberg',
  ],
  ['City of Elmhaven\nWater Operator II\nSalary $24.10 - $29.30 hourly', 'Elmhaven'],
])('takes the town of the employer where no other is named: %s', (text, location) => {
  expect(readPlaceOf(text).location).toBe(location);
});

it.each([
  ['Position: Clerk\nLocation: Koramangala, Bangalore\nSalary: 3 LPA', 'Bangalore, Karnataka'],
  ['Hôtel Bellevue - Lyon 6e\nRéceptionniste (H/F)\nCDI', 'Lyon, Auvergne-Rhône-Alpes'],
  [
    'Paralegal\nLocation: Office in the Georgetown neighborhood of Seattle, WA.\n$30 per hour',
    'Seattle, WA',
  ],
])('takes the city and not what stands before it: %s', (text, location) => {
  expect(readPlaceOf(text).location).toBe(location);
});

it.each([
  'Looking for a nurse in Birmingham',
  'Sales assistant for our shop in Richmond, apply now',
])('shows a town whose country is open, without one: %s', (text) => {
  const { location, country } = readPlaceOf(text);
  expect(location).toBe(/Birmingham|Richmond/.exec(text)?.[0]);
  expect(country).toBeNull();
});

it.each([
  'Cook needed, $18/hr, weekends',
  'Reading Teacher\nTeach Reading to grades 3-5. $50,000 per year.',
  'Lincoln Electric needs a field engineer. $80k',
  'Assistant to Paris Hilton wanted. $30/hr',
  'Account Executive, customers in London and Paris. €70k',
])('invents no place: %s', (text) => {
  expect(readPlaceOf(text).location).toBe('');
});

it('takes neither a button nor the town of the employer for the place of remote work', () => {
  const page =
    'Home\nJobs\nSenior Go Developer\nFully remote, $150,000 per year\nYou build services.';
  expect(readPlaceOf(page).location).toBe('Remote');
  const agency =
    'PHP Developer, fully remote\nOur client is a software firm in Chattanooga.\nThey pay $90,000.';
  expect(readPlaceOf(agency).location).toBe('Remote');
});

it.each([
  ['US, OH, West Chester\nBuyer\nYou buy paper and ink for the press.', 'West Chester, OH'],
  ['Buyer\nAcme Mills\nSouth Hackensack, NJ\nYou buy paper and ink.', 'South Hackensack, NJ'],
  ['Buyer\nAcme Mills\nPhilippines\nYou buy paper and ink for the press.', 'Philippines'],
])('reads the place in the first lines: %s', (text, location) => {
  expect(readJob(text).fields.place?.value.label).toBe(location);
});

it.each([
  'The position works in a hybrid model from the mill office in Doylestown, PA.',
  'Location: Doylestown, PA',
])('takes the office of the job before the area around a city: %s', (line) => {
  const text = `Bell Founder\nFerrow Bells\nGreater Philadelphia\n\nDuties\nCast bells of bronze.\nKeep the furnace hot.\n${line}\nWe pay $25 an hour.`;
  expect(readPlaceOf(text).location).toBe('Doylestown, PA');
});

it('keeps the area where the body names only other houses', () => {
  const text =
    'Bell Founder\nFerrow Bells\nGreater Philadelphia\n\nFerrow Bells is headquartered in Reading, PA.\nDuties\nCast bells of bronze.\nKeep the furnace hot.\nWe pay $25 an hour.';
  expect(readPlaceOf(text).location).toBe('Philadelphia, PA');
});

it.each([
  'Platform Engineer\n\nYou will run our clusters.\nExperience with Tanzu Application Service (TAS) and Kubernetes.',
  'Nurse\n\nYou will care for patients after surgery.\nRequirements\nMySQL, MS SQL Server and two years of work.',
  'Sales Assistant\n\nYou will serve guests.\nAbout us\nWe opened our first store in Dublin in 1969 and have 400 today.',
  'Recruiter\n\nYou will help with hiring.\nPost job listings and screen resumes.\nSave time for the team.',
])('takes no name for a place that is none: %s', (text) => {
  expect(readJob(text).fields.place?.value.city ?? null).toBeNull();
});

it.each([
  [
    'Dental Nurse\nThe post is based at our new surgery located at 12 Mill Lane, Harrogate. North of Leeds, West Yorkshire\nYou will assist the dentist.',
    'Harrogate',
  ],
  [
    'Payroll Clerk\nThe work is done in our new head office located at 700 Fern Hollow Road, Mansfield, a short drive from Cleveland, OH\nYou will run the payroll.',
    'Mansfield',
  ],
  ['Farm Hand\nThe farm is located just outside Hereford.\nYou will feed the cattle.', 'Hereford'],
  [
    'Claims Clerk\nYou may work from home only if you live more than 30 miles from Omaha, NE or Denver, CO.\nYou will settle claims.',
    'Omaha',
  ],
])('takes a town nearby only where no other is named: %s', (text, town) => {
  expect(readJob(text).fields.place?.value.city).toBe(town);
});
