import { describe, expect, it } from 'vitest';
import type { Unit } from '#shared/reading.ts';
import { readOccupation } from './read-occupation.ts';

const toUnit = (role: Unit['role'], text: string): Unit => ({
  text,
  start: 0,
  end: text.length,
  shape: 'item',
  heading: null,
  label: null,
  role,
  also: [],
  confidence: 1,
});

const read = (title: string, duties: string[] = [], language = 'en') =>
  readOccupation({
    title,
    units: duties.map((text) => toUnit('duty', text)),
    language,
    chosen: null,
  });

const plumbing = [
  'Install and repair pipes, valves, drains, boilers and water heaters in homes',
  'Diagnose leaks, solder joints and replace fixtures, pumps and radiators',
  'Read blueprints and follow the plumbing code',
  'Keep the van, tools and equipment clean and ready',
];
const hotel = [
  'Welcome hotel guests and check them in and out of the hotel',
  'Take reservations for the hotel by telephone and keep the hotel cash desk',
  'Answer questions of hotel guests about rooms and breakfast',
];

describe('readOccupation', () => {
  it.each([
    ['Bid Manager', '13-1051'],
    ['Care Assistant', '31-11'],
    ['HGV Class 1 Driver', '53-3032'],
    ['Ward Administrator', '43-6013'],
    ['Prison Officer - HMP Leeds', '33-3012'],
    ['Senior Quantity Surveyor (Highways)', '13-1051'],
    ['Site Reliability Engineer', '15-12'],
    ['SDR', '41-3091'],
    ['Labour Ward Midwife', '29-'],
    ['Krankenpfleger (m/w/d)', '29-1141'],
    ['Conducteur de bus H/F', '53-3052'],
    ['Camarero/a', '35-3031'],
    ['Programme Co-ordinator', '13-1082'],
    ['Constructor', ''],
    ['Owner', '11-1021'],
    ['Strategy Manager', '13-1111'],
    ['Law Firm Administrator', '11-3012'],
  ])('takes "%s" for %s', (title, soc) => {
    expect(read(title).soc ?? '').toMatch(new RegExp(`^${soc}`));
  });

  it('does not believe one known title that happens to have a word of it', () => {
    expect(read('IoT Engineer').soc).not.toBe('15-1212');
    expect(read('SPS-07 Packing').soc).toBeNull();
  });

  it('takes a psychiatry registrar for a physician and no college administrator', () => {
    expect(read('Psychiatry Registrar').soc).toMatch(/^29-12/);
  });

  it('takes a customer success manager for no salesperson', () => {
    expect(read('Senior Customer Success Manager').soc).not.toMatch(/^41/);
  });

  it('gives a code also where there is no profile', () => {
    expect(read('Watchmaker')).toMatchObject({ soc: '49-9064', id: 'general', sure: true });
  });

  it('makes a bare title narrower by what the text keeps speaking of', () => {
    expect(read('Receptionist').soc).toBe('43-4171');
    expect(read('Receptionist', hotel).soc).toBe('43-4081');
  });

  it('leaves it open when title and duties disagree', () => {
    const found = read('Marketing Manager', plumbing);
    expect(found).toMatchObject({ sure: false, id: 'general' });
    expect(found.confidence).toBeLessThan(0.5);
    const majors = found.alternatives.map(({ soc }) => soc?.slice(0, 2));
    expect(majors).toContain('11');
    expect(majors).toContain('47');
  });

  it('is sure when they agree', () => {
    expect(read('Plumber', plumbing)).toMatchObject({ soc: '47-2152', id: '47-2152', sure: true });
  });

  it('finds the title in the text when there is none', () => {
    const units = [toUnit('overview', 'We are looking for a Registered Nurse to join our ward.')];
    const found = readOccupation({ title: '', units, language: 'en', chosen: null });
    expect(found.soc).toBe('29-1141');
  });

  it('lets a person choose', () => {
    const chosen = { soc: '47-2152', id: '47-2152' };
    const found = readOccupation({ title: 'Barista', units: [], language: 'en', chosen });
    expect(found).toMatchObject({ soc: '47-2152', id: '47-2152', sure: true, confidence: 1 });
    expect(found.alternatives.map(({ soc }) => soc)).toContain('35-3023');
  });

  it('says so when nothing is known', () => {
    expect(read('')).toMatchObject({ soc: null, id: 'general', sure: false, confidence: 0 });
  });
});

describe('a title that has two meanings, or another than the text', () => {
  const machines = [
    'Build and maintain Windows Server and Linux machines on VMware',
    'Patch servers, monitor backups and storage and answer support tickets',
    'Manage Active Directory, DNS and group policy',
    'Plan the migration of servers to Azure with the network administrators',
  ];
  const programs = [
    'Write backend services in C# and ASP.NET for an online game',
    'Design web APIs, databases and caches with SQL, NoSQL and Redis',
    'Review code of other programmers, write unit tests and fix bugs',
    'Develop software features end to end with Git, Jenkins and GitLab',
  ];

  it('is settled by the text', () => {
    expect(read('Server Engineer', machines).soc).toBe('15-1244');
    expect(read('Server Engineer', programs).soc).toMatch(/^15-125/);
  });

  it('is not taken for sure where words and duties speak of another field', () => {
    expect(read('Industrial Plumber', plumbing).sure).toBe(true);
    const { soc, sure } = read('Automation Engineer', programs);
    expect(sure ? soc : null).not.toBe('17-2071');
  });
});
