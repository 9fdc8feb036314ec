import type { Unit } from '#shared/reading.ts';
import { looksLikeTitle } from '../fields/title/clean-title.ts';
import { namesOccupation } from '../fields/title/occupation-words.ts';

const expired =
  /\b(?:(?:job|position|posting|vacancy|role|opening|listing|advert|ad|page|requisition)(?: \w+){0,3} (?:is|are|has|was)(?: \w+){0,2} (?:no longer|expired|been (?:filled|closed|removed|cancelled|withdrawn)|filled|closed|unavailable)|no longer (?:available|accepting applications|active|open)|(?:job|page|posting) (?:not found|expired)|nicht mehr (?:verfügbar|aktiv|online)|bereits besetzt|inzwischen besetzt|n'est plus (?:disponible|en ligne|active)|offre (?:expirée|pourvue)|oferta (?:wygasła|nieaktualna)|404)\b/i;

const openingLines = 6;

export function isExpiredNotice(lines: readonly Unit[]): boolean {
  return lines.slice(0, openingLines).some(({ text }) => text.length < 220 && expired.test(text));
}

const listHeading =
  /\b(?:open positions|job listings|current (?:openings|vacancies|opportunities|job openings)|(?:all |our )?(?:open )?(?:jobs|vacancies|openings)(?: by department| in .{2,30})?$|\d+ (?:open )?(?:jobs|positions|openings|vacancies|results)\b|job opportunities|offene stellen|nos offres|search results|jobs found|career opportunities|we have \d+ open)/i;

/** Many short lines that are titles, and no sentences about any of them. */
export function isListOfJobs(lines: readonly Unit[]): boolean {
  const short = lines.filter(({ text }) => text.length <= 90);
  const titles = new Set(
    short
      .filter(({ text }) => looksLikeTitle(text) && namesOccupation(text))
      .map(({ text }) => text.toLowerCase()),
  );
  const sentences = lines.filter(({ text }) => text.split(' ').length > 14).length;
  const isHeaded = lines
    .slice(0, openingLines)
    .some(({ text }) => text.length < 90 && listHeading.test(text));
  const share = titles.size / Math.max(1, new Set(lines.map(({ text }) => text)).size);
  if (sentences > Math.max(2, titles.size / 4)) return false;
  if (isHeaded) return titles.size >= 3 && share > 0.2;
  return titles.size >= 6 && share > 0.3;
}

const policyHeading =
  /\b(?:privacy (?:policy|notice|statement)|cookie (?:policy|notice)|terms (?:of (?:use|service)|and conditions|& conditions)|data protection (?:policy|notice)|datenschutz(?:erklärung|hinweise?)|politique de confidentialité|conditions générales|mentions légales|acceptable use policy|polityka prywatności)\b/i;
const policyWords = [
  /\bpersonal (?:data|information)\b/i,
  /\bcookies?\b/i,
  /\bthird[- ]part(?:y|ies)\b/i,
  /\b(?:we|may) (?:collect|process|share|disclose)\b/i,
  /\b(?:data (?:controller|subject|protection)|gdpr|ccpa)\b/i,
  /\byour (?:rights|consent|choices)\b/i,
  /\b(?:retention period|opt[- ]out|withdraw (?:your )?consent|governing law|liability)\b/i,
  /\b(?:personenbezogene\w* daten|données personnelles|dane osobowe)\b/i,
];

export function hasPolicySigns(lines: readonly Unit[]): boolean {
  const text = lines.map((line) => line.text).join('\n');
  const count = policyWords.filter((word) => word.test(text)).length;
  const isHeaded = lines
    .slice(0, 4)
    .some((line) => line.text.length < 100 && policyHeading.test(line.text));
  return isHeaded ? count >= 1 : count >= 5;
}

const resumeHeading =
  /^(?:(?:professional |work |employment |career )?(?:experience|history)|work experience|employment history|career (?:history|objective|summary)|(?:professional )?(?:profile|summary)|education(?: (?:and|&) training)?|references|hobbies|interests|languages|projects|certifications|technical skills|key skills|skills|publications|lebenslauf|berufserfahrung|bildungsweg|expérience professionnelle|formation|curriculum vitae|resume|cv)$/i;
const dateSpan =
  /\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? ?|\d{1,2}[/.])?(?:19|20)\d{2} ?(?:-|–|to|until|bis|à) ?(?:(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? ?|\d{1,2}[/.])?(?:19|20)\d{2}|present|current|now|today|heute|date|aujourd'hui)\b/gi;
const letter =
  /\b(?:dear (?:hiring manager|sir|madam|recruit\w+|hiring team)|i am writing to (?:apply|express)|i(?:'m| am) (?:excited|pleased|thrilled|eager) to apply|please find (?:attached )?my (?:cv|resume)|my (?:cv|resume) is attached|i look forward to hearing|sehr geehrte\w* .{0,30}hiermit bewerbe ich|je vous adresse ma candidature)\b/i;

/** A person's own history: dated stations under résumé headings, or a letter in the first person. */
export function hasResumeSigns(lines: readonly Unit[]): boolean {
  const text = lines.map((line) => line.text).join('\n');
  if (
    letter.test(text) &&
    /\b(?:I|my|ich|je)\b/.test(text) &&
    !/\bwe are (?:looking|hiring|seeking)\b/i.test(text)
  )
    return true;
  const headings = new Set(
    lines
      .filter(
        (line) =>
          line.text.length < 40 && resumeHeading.test(line.text.replace(/(?<![:\s])[:\s]+$/, '')),
      )
      .map((line) => line.text.toLowerCase()),
  ).size;
  const dates = [...text.matchAll(dateSpan)].length;
  const isAddressed = lines
    .slice(0, 8)
    .some((line) => /@[\w-]+\.\w|\+?\d[\d\s().-]{8,}\d|linkedin\.com\/in\//i.test(line.text));
  const hires =
    /\b(?:we are (?:looking|hiring|seeking)|you will|we offer|apply (?:now|by|to)|applicants|candidates|the successful)\b/i.test(
      text,
    );
  const named = /^(?:curriculum vitae|resume|résumé|cv|lebenslauf)\b/i.test(lines[0]?.text ?? '');
  if (hires) return false;
  return (
    (headings >= 2 && dates >= 2) ||
    (isAddressed && headings >= 2 && dates >= 1) ||
    (named && (headings >= 1 || dates >= 1))
  );
}
