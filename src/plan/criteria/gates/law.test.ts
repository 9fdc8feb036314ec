import { describe, expect, it } from 'vitest';
import { isSamePaper } from './law.ts';

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
