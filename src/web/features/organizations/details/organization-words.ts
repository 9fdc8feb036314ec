import { type Industry, outputLanguages, voiceTones } from '#shared/organization.ts';

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

const languageName = {
  english: 'English',
  advertisement: 'The language of the advertisement',
} satisfies Record<(typeof outputLanguages)[number], string>;

/** The words for a stored value, which is shown as it is should no list know it. */
export const nameIndustry = (value: string | null) => nameIn(industryName, value);
export const nameVoice = (value: string | null) => nameIn(voiceName, value);

export const nameLanguage = (value: string | null) => nameIn(languageName, value);

export const languageOptions = outputLanguages.map((value) => ({
  value,
  label: languageName[value],
}));

export const voiceOptions = listOptions(voiceTones, nameVoice);

interface Offer {
  offered: readonly string[];
  /** What was chosen from another list stays a choice, and comes last. */
  stored: string | null | undefined;
}

export const offerIndustries = ({ offered, stored }: Offer) =>
  listOptions(withStored(offered, stored), nameIndustry);

export const offerCompanySizes = ({ offered, stored }: Offer) =>
  listOptions(withStored(offered, stored), (size) => size);

export function isVoiceTone(value: unknown): value is VoiceTone {
  return voiceTones.some((tone) => tone === value);
}

function nameIn(names: Record<string, string>, value: string | null): string | null {
  return (value !== null && Object.hasOwn(names, value) && names[value]) || value;
}

function withStored(offered: readonly string[], stored: string | null | undefined) {
  return stored && !offered.includes(stored) ? [...offered, stored] : offered;
}

function listOptions(values: readonly string[], nameValue: (value: string) => string | null) {
  const choices = values.map((value) => ({ value, label: nameValue(value) ?? value }));
  return [{ value: '', label: 'Not set' }, ...choices];
}
