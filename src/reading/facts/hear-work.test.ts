import { describe, expect, it } from 'vitest';
import { understand } from '../read-stored-job.ts';
import { readJobText } from '../read-job-text.ts';

const dutiesOf = (...lines: string[]): string[] => {
  const job = readJobText(lines.join('\n'));
  if (!job) throw new Error('no job');
  const { facts } = understand({ job: { ...job, answers: [] }, organization: { name: '' } });
  return facts.filter(({ kind }) => kind === 'duty').map(({ text }) => text);
};

describe('the work where no list tells it', () => {
  it('is heard behind who is looked for', () => {
    expect(
      dutiesOf(
        'Tanker Driver',
        'Alder Fuels',
        'Truro',
        '',
        'Alder Fuels are a family business with over 40 years in heating oil, we are currently looking for a Tanker Driver (HGV) who will deliver heating oil to farms and villages.',
        '',
        'Requirements',
        '- ADR certificate',
        '- Friendly manner',
      ),
    ).toEqual(['Deliver heating oil to farms and villages']);
  });

  it('is heard in words without a verb, and as something to do', () => {
    const duties = dutiesOf(
      'Small Animal Veterinarian',
      'Quillside Vets',
      'Hexham',
      '',
      'Leave the night shifts behind. Treat 10-12 animals per day. Small animal medicine and surgery. Including vaccinations, dental procedures, acute sick visits. Weekdays only.',
      'Our clients love our clinic because nobody waits. They also have staff answer the phone.',
    );
    expect(duties).toContain('Treat 10-12 animals per day');
    expect(duties).toContain('Vaccinations, dental procedures, acute sick visits');
    expect(duties.join(' ')).not.toMatch(/phone|night/);
  });

  it('is no invitation, and nothing that one gets', () => {
    expect(
      dutiesOf(
        'Barista',
        'Fern Coffee',
        'Leeds',
        '',
        'Join a team that loves coffee. You will feel at home with us. You will have free drinks on shift. Apply today and bring your love of coffee.',
      ),
    ).toEqual([]);
  });
});
