import { describe, expect, it } from 'vitest';
import { briefSchema, type Brief } from '#shared/brief.ts';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';
import { emptyJobText, type JobText } from '../stored/job-text.ts';
import { isCaveat } from './caveats.ts';

const read = (fields: Partial<JobText>): Brief =>
  understand({
    job: { ...emptyJobText, title: 'Data Engineer', location: 'Austin, TX', ...fields },
    organization: { name: 'Acme' },
  });

describe('what is no fact', () => {
  it.each([
    'Details vary by location and role',
    'For some of our roles we need you in specific places',
    'Our benefits include:',
    'Benefits may be subject to change',
    'What we offer',
  ])('"%s"', (text) => {
    expect(isCaveat(text)).toBe(true);
    const { facts } = read({ benefits: `- ${text}\n- Dental insurance` });
    expect(facts.map((fact) => fact.text)).toEqual(['Dental insurance']);
  });

  it('demands nothing with a caveat', () => {
    const { facts } = read({
      requirements:
        '- For some of our roles we need you in specific places\n- 3 years of Python experience',
    });
    expect(facts.map((fact) => fact.text)).toEqual(['3 years of Python experience']);
  });
});

it('keeps a deed between deeds, though its verb is not known', () => {
  const job = readJobText(
    "Berth Systems Specialist\n\nDay to Day-Install, mend and set up berth systems:Gathering, sorting, and storing client requestsModifying berth plans as necessaryPrepping specific harbor room environment to reach sound mooring.   Maintenance of tide tables usedPerforming system repairsProviding night berth support.\n\nMust Have's2+ years of experience with berth systems",
  );
  const { facts } = understand({ job: { ...job!, answers: [] }, organization: { name: '' } });
  expect(facts.map((fact) => fact.text)).toContain(
    'Prepping specific harbor room environment to reach sound mooring',
  );
});

it('asks nobody for what it calls no part of the job', () => {
  const { facts } = read({
    requirements: '- Rowing is not an essential duty of this job\n- 3 years of Python experience',
  });
  expect(facts.map((fact) => fact.text)).toEqual(['3 years of Python experience']);
});

it('takes no slogan for something that is told of the employer', () => {
  const { facts } = read({
    culture:
      'This is more than a job, it is a movement. We believe in people. Two of our leads started as trainees.',
  });
  expect(facts.map((fact) => fact.text)).toEqual(['Two of our leads started as trainees']);
});

describe('kind and importance', () => {
  it('makes musts of demands and never a condition of a wish', () => {
    const { facts } = read({
      requirements: `Required
- Experience with Airflow, dbt and Snowflake
- Bachelor's degree in computer science
- Must pass a background check and drug test
- Fluent English
- Able to lift 25 lbs
Nice to have
- Kafka
- AWS certification preferred`,
    });
    expect(facts.map(({ kind, importance }) => `${kind} ${importance}`)).toEqual([
      'education must',
      'authorization must',
      'tool must',
      'language must',
      'physical must',
      'tool nice',
      'licence nice',
    ]);
  });
});

describe('terms', () => {
  const termsOf = (requirements: string): string[] =>
    read({ requirements }).facts.flatMap(({ terms }) => terms);

  it('names tools and credentials', () => {
    expect(termsOf('- Experience with Airflow, dbt and Snowflake')).toEqual(
      expect.arrayContaining(['Airflow', 'dbt', 'Snowflake']),
    );
    expect(termsOf('- Current GWO BST and OSHA 10')).toEqual(
      expect.arrayContaining(['GWO BST', 'OSHA 10']),
    );
  });

  it('names no slogan, weekday or grade', () => {
    expect(
      termsOf(
        '- Available Monday to Friday\n- Positive Attitude and Passion for People\n- REQUIRED: patience\n- Degree Required',
      ),
    ).toEqual([]);
  });
});

describe('the number of facts', () => {
  it('is bounded, most important first, and says how many were left out', () => {
    const lines = Array.from(
      { length: 223 },
      (_, at) => `- Experience with machine type ${at + 1}`,
    );
    const brief = read({ requirements: `Preferred\n- Welding\n\nRequired\n${lines.join('\n')}` });
    expect(briefSchema.parse(brief)).toEqual(brief);
    expect(brief.facts.length).toBeLessThanOrEqual(100);
    expect(brief.facts.length + brief.leftOut).toBe(224);
    expect(brief.facts[0]?.text).toBe('Experience with machine type 1');
    expect(brief.facts.some(({ importance }) => importance !== 'must')).toBe(false);
  });

  it('may be none, for a job without a title too', () => {
    const brief = read({ title: '' });
    expect(briefSchema.parse(brief)).toEqual(brief);
    expect([brief.facts, brief.leftOut]).toEqual([[], 0]);
    expect(brief.title.clean).not.toBe('');
    for (const { question } of brief.missing) expect(question).not.toMatch(/\ban? {2}|\ban? ,|""/);
  });
});

it('quotes another language as it is, without forms', () => {
  const brief = read({
    title: 'Lagerist (m/w/d)',
    location: 'Köln',
    description: 'Wir suchen für unser Lager in Köln eine Verstärkung für das Team.',
    requirements:
      '- Abgeschlossene Ausbildung als Fachkraft für Lagerlogistik\n- Führerschein der Klasse B\n- Sie sind zuverlässig und arbeiten gern mit den Kollegen im Team',
  });
  expect(brief.language).toBe('de');
  const [first] = brief.facts.filter(({ importance }) => importance === 'must');
  expect(first?.text).toBe('Abgeschlossene Ausbildung als Fachkraft für Lagerlogistik');
  for (const { forms } of brief.facts)
    expect(forms).toEqual({ nounPhrase: null, verbPhrase: null });
  expect(brief.missing.map(({ topic }) => topic)).toContain('Language');
});
