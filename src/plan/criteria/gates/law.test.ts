import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source-of.ts';
import { isSamePaper, listLawful } from './law.ts';

describe('isSamePaper', () => {
  it('knows one right to practise under many names, and another paper', () => {
    expect(
      isSamePaper(
        'State or local electrician license',
        'State Journeyman Electrician Certification',
        'Electrician',
      ),
    ).toBe(true);
    expect(
      isSamePaper(
        'Admission to the state bar, in good standing',
        'Licensed to practice law in New York',
        'Attorney',
      ),
    ).toBe(true);
    expect(
      isSamePaper('State physical therapist license', 'Georgia PT license', 'Physical Therapist'),
    ).toBe(true);
    expect(
      isSamePaper('State or local electrician license', 'OSHA 10 certification', 'Electrician'),
    ).toBe(false);
    expect(
      isSamePaper('State insurance producer license', 'Ohio P&C License', 'Account Manager'),
    ).toBe(true);
    expect(isSamePaper('State RN license', "Ohio driver's license", 'Nurse')).toBe(false);
    expect(isSamePaper('State RN license', "Valid driver's license", 'Registered Nurse')).toBe(
      false,
    );
  });
});

it('makes one paper of the licence that the law names and the class that the job names', () => {
  const { brief } = sourceOf([{ kind: 'skill', text: 'Class 2 required' }], {
    place: { given: '', label: '', country: 'GB', resolved: null },
    title: { given: 'Lorry Driver', clean: 'Lorry Driver', singular: 'lorry driver' },
  });
  const rule = { country: 'gb', paper: 'Category C licence and tachograph card', kind: 'paper' };
  const [gate] = listLawful(brief, { by_law: [rule] } as never, []);
  expect(gate?.name).toBe('Category C licence (Class 2) and tachograph card');
  expect(gate?.factIds).toEqual(brief.facts.map(({ id }) => id));
});
