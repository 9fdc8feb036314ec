import { companySizes, type industries, voiceTones } from '#shared/organization.ts';

type Industry = (typeof industries)[number];
export type VoiceTone = (typeof voiceTones)[number];

const industryName = {
  technology: 'Technology',
  finance: 'Finance',
  healthcare: 'Healthcare',
  manufacturing: 'Manufacturing',
  retail: 'Retail',
  consulting: 'Consulting',
  education: 'Education',
  'real-estate': 'Real estate',
  marketing: 'Marketing',
  'non-profit': 'Non-profit',
  government: 'Government',
  other: 'Other',
} satisfies Record<Industry, string>;

export const voiceName = {
  professional: 'Professional',
  friendly: 'Friendly',
  casual: 'Casual',
  formal: 'Formal',
  innovative: 'Innovative',
} satisfies Record<VoiceTone, string>;

const companySizeName = Object.fromEntries(companySizes.map((size) => [size, size]));

const notSet = { value: '', label: 'Not set' };

export const industryOptions = [notSet, ...toOptions(industryName)];
export const companySizeOptions = [notSet, ...toOptions(companySizeName)];
export const voiceOptions = [notSet, ...toOptions(voiceName)];

/** The option's words for a stored value, which is kept as it is should the list not know it. */
export function nameOf(
  options: readonly { value: string; label: string }[],
  value: string | null,
): string | null {
  return options.find((option) => option.value === value)?.label ?? value;
}

export function isVoiceTone(value: unknown): value is VoiceTone {
  return voiceTones.some((tone) => tone === value);
}

function toOptions(names: Record<string, string>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
