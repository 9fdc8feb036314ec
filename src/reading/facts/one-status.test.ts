import { expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';

const factsOf = (...lines: string[]): string[] =>
  understand({
    job: readJobText(
      ['Backend Engineer', 'Northwind Ltd', 'Leeds, UK', '', 'Requirements', ...lines].join('\n'),
    )!,
    organization: { name: '' },
  })
    .facts.filter(({ kind }) => kind === 'tool')
    .map(({ importance, text }) => `${importance}: ${text}`);

it('a bonus within a line leaves what the house works with whole', () => {
  expect(
    factsOf(
      'Three years of work on web services.',
      'Stack experience - Our stack includes Python in the backend, React on the frontend, a queue with Kafka and hosting with AWS. Experience with React and AWS is a bonus.',
    ),
  ).toEqual([
    'must: Stack experience - Our stack includes Python in the backend, React on the frontend, a queue with Kafka and hosting with AWS',
    'nice: Experience with React and AWS is a bonus',
  ]);
});

it('a bonus within a line takes its own items out of a row of demands', () => {
  expect(
    factsOf(
      'Three years of work on web services.',
      'Experience with Python, React, Kafka and AWS. Experience with React and AWS is a bonus.',
    )[0],
  ).toBe('must: Experience with Python and Kafka');
});

it('a bonus in brackets leaves the line a must', () => {
  expect(
    factsOf(
      'Three years of work on web services.',
      'Tech stack experience - Python, Kafka, Redis (Rust and AWS a bonus)',
    ),
  ).toEqual(['must: Tech stack experience - Python, Kafka, Redis', 'nice: Rust and AWS a bonus']);
});

const ofPilot = (wish: string): string[] =>
  understand({
    job: readJobText(
      `Harbour Pilot\nNorthwind Ltd\nLeeds, UK\n\nWe are recruiting an experienced Harbour Pilot to be based at our quay.\n\nRequirements\n- Boat licence\n- ${wish}\n- Good eyesight`,
    )!,
    organization: { name: '' },
  })
    .facts.filter(({ kind }) => kind === 'experience')
    .map(({ importance, text }) => `${importance}: ${text}`);

it('what the list only wishes for is not required because the search speaks of it', () => {
  expect(ofPilot('Experience of harbour piloting desired')).toEqual([
    'preferred: Experience of harbour piloting desired',
  ]);
});

it('another wish leaves what the search asks for', () => {
  expect(ofPilot('Experience of ferries desired')).toEqual([
    'must: Experience as a Harbour Pilot',
    'preferred: Experience of ferries desired',
  ]);
});
