import { describe, expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';

const rest = `

We sell garden chairs to hotels.

Responsibilities
- Visit customers
- Prepare offers and follow them up

Requirements
- Two years of experience in sales`;

function placeOf(head: string): string {
  const job = readJobText(head + rest);
  if (!job) throw new Error('refused');
  const { place } = understand({ job, organization: { name: 'Acme' } });
  return `${place.resolved?.city ?? '-'} ${place.country ?? '?'}`;
}

describe('the place of a job that was read from a text', () => {
  it.each([
    ['Sales Manager\nMelbourne VIC 3000', 'Melbourne AU'],
    ['Sales Manager\nPerth WA', 'Perth AU'],
    ['Sales Manager\nLocation: Dublin hybrid', 'Dublin IE'],
    ['Sales Manager\nLocation: Cork', 'Cork IE'],
    ['Sales Manager\nLocation: Lombardia', '- IT'],
    ['Sales Manager\nSede: Milano, Lombardia', 'Milan IT'],
    ['Sales Manager\nMadrid', 'Madrid ES'],
    ['Sales Manager\nLocation: Atlanta, Georgia', 'Atlanta US'],
    ['Sales Manager\nLocation: Tbilisi, Georgia', 'Tbilisi GE'],
    ['Sales Manager\nLocation: Perth\nSalary £30,000', 'Perth GB'],
    ['Sales Manager\nLocation: Dublin\nSalary $60,000 with 401(k)', '- US'],
    ['Sales Manager\nLocation: Hamilton\nSalary NZ$70,000', 'Hamilton NZ'],
    ['Sales Manager\nLocation: Valencia\nSalary 30.000 €', 'Valencia ES'],
    ['Sales Manager\nLocation: Birmingham', '- ?'],
    ['Sales Manager\nLocation: Naples\nPay: $20 an hour', '- ?'],
  ])('%j: %s', (head, place) => {
    expect(placeOf(head)).toBe(place);
  });

  it.each([
    "St Columba's Care Home, West Road, Newcastle upon Tyne",
    'Newcastle upon Tyne, Fully Remote',
  ])('takes no house and no ordinary word for a town: %s', (line) => {
    expect(placeOf(`Carer\nLocation: ${line}`)).toBe('Newcastle upon Tyne GB');
  });
});
