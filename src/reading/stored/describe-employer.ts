import type { Brief } from '#shared/brief.ts';
import type { industries } from '#shared/organization.ts';
import type { EmployerText } from './job-text.ts';

/** What stands for the name of an employer that wants to stay unnamed. */

type Described = Pick<EmployerText, 'industry' | 'isClient'>;

const kinds: Partial<Record<string, string>> = {
  technology: 'a technology company',
  finance: 'a financial services company',
  healthcare: 'a healthcare provider',
  manufacturing: 'a manufacturing company',
  retail: 'a retail company',
  consulting: 'a consulting firm',
  education: 'an education provider',
  'real-estate': 'a real estate company',
  marketing: 'a marketing company',
  'non-profit': 'a non-profit organization',
  government: 'a public employer',
} satisfies Partial<Record<(typeof industries)[number], string>>;

/** For sentences that name the place themselves. */
export const describeKind = ({ industry, isClient }: Described): string =>
  isClient ? 'our client' : (kinds[industry ?? ''] ?? 'the employer');

/** Inside a text that spoke of it by name. */
export function referTo({ industry, isClient }: Described): string {
  if (isClient) return 'our client';
  const isCompany = (kinds[industry ?? ''] ?? '').endsWith('company');
  return isCompany ? 'the company' : 'the organization';
}

/** The town only where the map knows it: a place as given may hold the name. */
export function describeEmployer(employer: Described, { resolved }: Brief['place']): string {
  const kind = describeKind(employer).replace('the employer', 'an employer');
  return resolved?.city ? `${kind} in ${resolved.city}` : kind;
}
