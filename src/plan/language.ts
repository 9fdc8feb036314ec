import { candidateLanguages, type CandidateTexts } from '#knowledge/candidate-schema.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { loadCandidateTexts, loadKind } from '#knowledge/load-drawers.ts';
import type { Brief } from '#shared/brief.ts';
import type { Source } from './source.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** What candidates read of this kind of work in the language of the advertisement; null where that is English or not written yet. */
export function findCandidateTexts({ language }: Brief, { kind }: Drawer): CandidateTexts | null {
  const known = candidateLanguages.find((one) => one === language);
  return known ? loadCandidateTexts(known, kind) : null;
}

/** Said once, where texts and advertisement are in different languages. */
export function sayLanguageNote({ language }: Brief, texts: CandidateTexts | null): string {
  if (language === null || language === 'en') return '';
  const name = names.of(language) ?? language;
  return texts
    ? `The advertisement is in ${name}: candidates are written to in ${name}, notes for you are in English.`
    : `The advertisement is in ${name}: everything here is in English, and its own words are quoted as they stand.`;
}

/** The same of what a language model wrote, which is in one language throughout. */
export function sayWrittenLanguage({ brief: { language }, writeIn = 'en' }: Source): string {
  if (language === null || language === 'en') return '';
  const name = names.of(language) ?? language;
  return writeIn === language
    ? `Written in ${name}, like the advertisement.`
    : `The advertisement is in ${name}; this is written in English. Your organization can choose the language of the advertisement under Branding.`;
}

/**
 * Personas and what they are judged by come from the kind of work, for which the words exist in that language; what
 * only the recruiter reads stays that of the trade.
 */
export function putInLanguage(drawer: Drawer, texts: CandidateTexts): Drawer {
  const { personas, competencies } = loadKind(drawer.kind);
  const { posting, messages, last_note, voicemails, objections, coaching, practice, nudges } =
    texts;
  return {
    ...drawer,
    personas,
    competencies,
    posting,
    abroad: { messages, last_note, voicemails },
    objections,
    coaching,
    work_sample: { ...drawer.work_sample, practice },
    engagement: { ...drawer.engagement, nudges },
  };
}
