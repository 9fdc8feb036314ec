import { expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';

const text = `Gallery Technician
Hollow Barn Museum, Leeds

What you will do
- Hang pictures and light them
- Pack loans for the road

Requirements
- Two years in a museum or gallery

Nice to have
- Knowledge of climate control
- Using Blender or Maya.

What's in it for you
- 30 days of holiday
- Pension scheme
Mobility and a driving licence are required to serve this post, as loans are fetched from four towns.
`;

const facts = () =>
  understand({ job: { ...readJobText(text)!, answers: [] }, organization: { name: '' } }).facts;

it('takes what is asked of people for no offer, wherever it stands', () => {
  const found = facts().find((fact) => fact.text.includes('obility'));
  expect(found?.kind).not.toBe('benefit');
  expect(found?.importance).toBe('must');
});

it('loses no short demand before the next heading', () => {
  expect(facts().find((fact) => fact.text.includes('Blender'))?.importance).not.toBe('must');
  expect(facts().some((fact) => fact.text.includes('Blender'))).toBe(true);
});
