import { describe, expect, it } from 'vitest';
import {
  companySizes,
  industries,
  organizationCreateSchema,
  organizationEditSchema,
} from './organization.ts';

const message = (value: unknown) =>
  organizationCreateSchema.safeParse(value).error?.issues[0]?.message;

describe('creating an organization', () => {
  it('needs a name only', () => {
    expect(organizationCreateSchema.parse({ name: ' Acme ' })).toEqual({ name: 'Acme' });
    expect(message({})).toBe('Organization name is required');
    expect(message({ name: '  ' })).toBe('Organization name is required');
  });

  it.each(['https://acme.test', 'http://acme.test/about?x=1', ''])(
    'takes the website %j',
    (website) => {
      expect(organizationCreateSchema.safeParse({ name: 'Acme', website }).success).toBe(true);
    },
  );

  it.each(['acme.test', 'javascript:alert(1)', 'ftp://acme.test', 'http:acme', 'https://'])(
    'refuses the website %j',
    (website) => {
      expect(message({ name: 'Acme', website })).toBe(
        'Please enter a valid URL such as https://example.com',
      );
    },
  );

  it.each(['role', 'organizationId', 'userId', 'id'])('refuses the extra field %s', (field) => {
    expect(organizationCreateSchema.safeParse({ name: 'Acme', [field]: 1 }).success).toBe(false);
  });
});

describe('both screens', () => {
  it.each(industries)('accept the industry %s', (industry) => {
    expect(organizationCreateSchema.parse({ name: 'A', industry }).industry).toBe(industry);
    expect(organizationEditSchema.parse({ industry }).industry).toBe(industry);
  });

  it.each(companySizes)('accept the size %s', (companySize) => {
    expect(organizationCreateSchema.parse({ name: 'A', companySize }).companySize).toBe(
      companySize,
    );
    expect(organizationEditSchema.parse({ companySize }).companySize).toBe(companySize);
  });
});
