import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { offersPlaceOfWork, tellsHomeDays } from './home-days.ts';
import { tellsWhereFrom } from './where-from.ts';

const briefOf = (...lines: string[]) => {
  const text = [
    'Maintenance Planner',
    'Hartwell Foods',
    'Leeds',
    'Responsibilities',
    '- Plan weekly maintenance work',
    '- Order spare parts',
    'Requirements',
    ...lines.map((line) => `- ${line}`),
  ].join('\n');
  return understand({ job: readJobText(text)!, organization: { name: '' } });
};
const factOf = (line: string): Pick<Fact, 'kind' | 'importance'> | undefined =>
  briefOf('Knowledge of pumps', line).facts.findLast(({ source }) =>
    source.from === 'job' ? line.includes(source.quote) : false,
  );
const papersOf = (line: string): string[] =>
  briefOf('A full UK driving licence', line).credentials.map(({ text }) => text);

describe('what rules nobody out', () => {
  it.each([
    'A forklift licence or willingness to obtain one',
    'Willing to obtain a CSCS card within six months',
    'IOSH certification from a body that we know, such as Acme, will be preferred',
    'A forklift licence may be required at some sites',
    'PMP preferred',
    'Degree in engineering, PMP, NEBOSH or IOSH preferred by our sites',
    'Successful candidates will undergo a police check',
  ])('is no paper to show: %s', (line) => {
    expect(papersOf(line)).toEqual(['Full UK driving licence']);
  });

  it('is the will to get a paper, which is asked for as such', () => {
    expect(factOf('Willing to obtain a forklift licence')).toMatchObject({
      kind: 'other',
      importance: 'must',
    });
  });

  it('is no paper in hand where the will does as well, and the demand is still one of a licence', () => {
    expect(factOf('A forklift licence or willingness to obtain one')).toMatchObject({
      kind: 'licence',
      importance: 'must',
    });
  });

  it.each(['Belgian nationals', 'Nationals of Belgium who have the right to work in the UK'])(
    'is one of several groups, and reads as the only one when it stands alone: %s',
    (line) => {
      expect(factOf(line)).toBeUndefined();
    },
  );

  it.each([
    'To work in a high security depot (category B) you must have been a resident in the UK for the last 4 years',
  ])('is asked of some, and told: %s', (line) => {
    expect(factOf(line)).toMatchObject({ kind: 'other', importance: 'nice' });
  });

  it('is a language that is asked elsewhere, and told with the other', () => {
    const texts = briefOf(
      'Able to speak with confidence in English or (when stated) Welsh',
    ).facts.map(({ text }) => text);
    expect(texts.filter((text) => text.includes('English'))).toHaveLength(1);
    expect(texts.join(' ')).toContain('English or (when stated) Welsh');
  });

  it('is a trip that is booked for others', () => {
    expect(factOf('Skilled at making travel arrangements')?.kind).toBe('skill');
    expect(factOf('Skilled at work with a high degree of care')?.kind).toBe('skill');
    expect(factOf('Experience in teaching high school physics')?.kind).toBe('experience');
  });

  it.each([
    'May be required to travel to other sites',
    'Occasional travel may be required',
    'You may need to travel abroad',
    'You may need to work away from home for two nights a week',
  ])('is told and not demanded: %s', (line) => {
    expect(factOf(line)).toMatchObject({ kind: 'travel', importance: 'nice' });
  });

  it('is made once somebody was chosen', () => {
    expect(factOf('Successful candidates will undergo a police check')?.kind).toBe('process');
  });
});

describe('from where one may apply', () => {
  it.each([
    'We can only consider candidates based in the Netherlands',
    'Applicants must reside in the Netherlands',
    'You must be located in the United States',
    'This is a US-only role',
    'Open to applicants who are currently living in Ohio',
  ])('is a condition: %s', (line) => {
    expect(tellsWhereFrom(line)).toBe(true);
    expect(factOf(line)).toMatchObject({ kind: 'authorization', importance: 'must' });
  });

  it.each([
    'For candidates based in New York the salary range is $90,000 to $110,000',
    'We serve people living in care',
    'A read-only role in the database',
    'Weekend-only shifts',
  ])('is not told by: %s', (line) => {
    expect(tellsWhereFrom(line)).toBe(false);
  });
});

describe('days worked from home', () => {
  it.each([
    'Hybrid: opportunity of 2 days from home',
    'Opportunity for a hybrid 2 days from home schedule',
    'Three days in the office',
    'Hybrid, 2-3 days per week on-site',
  ])('are told with their number: %s', (line) => {
    expect(tellsHomeDays(line)).toBe(true);
  });

  it.each(['Remote work possible', '25 days of leave', 'Deliver two days early'])(
    'are not told by: %s',
    (line) => {
      expect(tellsHomeDays(line)).toBe(false);
    },
  );

  it('are a fact where a line of the head tells them', () => {
    const text =
      'Accountant\nMarlow Group\nDublin\n\nHybrid: opportunity of 2 days from home\nFull-time\n\nResponsibilities\n- Prepare accounts\n- File VAT returns';
    const { facts } = understand({ job: readJobText(text)!, organization: { name: '' } });
    expect(facts.filter(({ kind }) => kind === 'schedule').map((fact) => fact.text)).toEqual([
      'Hybrid: opportunity of 2 days from home',
    ]);
  });
});

it('says the checks that come before a start without the notice around them', () => {
  const line =
    'Please note all our posts are subject to identity and background checks before the start';
  const { facts } = briefOf('Knowledge of pumps', line);
  expect(facts.find(({ kind }) => kind === 'authorization')?.text).toBe(
    'Identity and background checks before the start',
  );
});

it('takes the choice of where to work for an offer, and a demand for none', () => {
  expect(offersPlaceOfWork('Flexibility to work at home and/or in the office')).toBe(true);
  expect(offersPlaceOfWork('Must be flexible to work from home or the office')).toBe(false);
  expect(offersPlaceOfWork('Flexibility to work weekends')).toBe(false);
});
