import type { Brief, Stated } from '#shared/brief.ts';
import { namesOccupation } from '../parse/title/occupations.ts';
import { translatePhrase } from '../translate/translate.ts';
import { capitalize } from './phrase.ts';
import type { Segment } from './segments.ts';

/** Single facts about the job that are not demands: to whom, since when, how many. */
type StatedFacts = Pick<
  Brief,
  'department' | 'reportsTo' | 'startDate' | 'employmentType' | 'openings'
>;

const stop = String.raw`(?=\s?[.,;:(\n]|\s(?:and|who|which|in|at|on|within|to|with|for|as|while|but|based|of our)\s|\s[–-]\s|$)`;
const role = String.raw`((?:[\p{L}\d&/'’-]+)(?:\s[\p{L}\d&/'’-]+){0,6}?)`;

const reportsTo: RegExp[] = [
  new RegExp(
    String.raw`\b(?:reports?|reporting|accountable|responsible|(?:you(?:'ll| will)?|who) answers?)(?: directly)? to:?\s+(?:the\s|our\s|an?\s)?${role}${stop}`,
    'iu',
  ),
  new RegExp(
    String.raw`\bunder (?:the )?(?:general |direct |close )?(?:supervision|direction|guidance) of (?:the\s|an?\s)?${role}${stop}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:supervisor|line manager|hiring manager|vorgesetzte[r]?|supérieur hiérarchique)\s?[:–-]\s?${role}${stop}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:berichte[nst]* (?:direkt )?an|berichtslinie:?|rattaché(?:e|\(e\))? (?:directement )?(?:au|à la|à)|sous la responsabilité d(?:u|e la|e))\s+(?:den\s|die\s|das\s|dem\s|der\s)?${role}${stop}`,
    'iu',
  ),
];
const department: RegExp[] = [
  /^(?:department|dept|division|business unit|team name|abteilung|bereich|fachbereich|service|département)(?: & team)?\s?[:–-]\s?([\p{L}\d&/,'’ -]{2,60}?)(?=[.;(]|$)/iu,
  /\b(?:in|join|within|of|for) (?:our|the) ((?:[\p{Lu}][\p{L}&-]+ ){1,4})(?:department|division)\b/u,
  /\b(?:für unsere|in unserer|die) abteilung ([\p{L}&/ -]{3,40}?)(?=[.,;]|\s(?:suchen|in|am|mit)\b|$)/iu,
];
const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre';
const date = String.raw`(?:as soon as possible|asap|immediate(?:ly)?|straight away|(?:early |mid |late |mid-)?(?:${month})\b\.? ?(?:\d{1,2}(?:st|nd|rd|th)?(?!\d))?,? ?(?:20\d\d)?|(?:next |on )?(?:monday|tuesday|wednesday|thursday|friday)|next (?:week|month)|\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?(?:${month})\.?,? ?(?:20\d\d)?|\d{1,2}[./]\d{1,2}[./](?:20)?\d\d|20\d\d-\d\d-\d\d|(?:spring|summer|fall|autumn|winter|q[1-4]) ?(?:of )?(?:20\d\d)?|(?:ab )?sofort|zum nächstmöglichen (?:zeitpunkt|termin)|nächstmöglich|dès que possible|immédiat\w*)`;
const startDate: RegExp[] = [
  new RegExp(
    String.raw`\b(?:start(?:ing)?(?: date)?|starts?|target start(?: date)?|anticipated start(?: date)?|joining(?: date)?|begin(?:s|ning)?|beginn|eintritt(?:sdatum|stermin)?|startdatum|prise de poste|date de début|début)\s?(?:[:–-]|is|on|in|from|by|as of|ab|am|zum|le|dès)?\s?(${date})`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(ab sofort|zum nächstmöglichen (?:zeitpunkt|termin)|zum \d{1,2}\.\d{1,2}\.20\d\d|zum \d{1,2}\. (?:${month})(?: 20\d\d)?)`,
    'iu',
  ),
  new RegExp(String.raw`\bfrom ((?:${month})\.? 20\d\d)`, 'iu'),
  /\b(immediate start|start immediately|available immediately|start asap)\b/iu,
];
const employmentType =
  /\b(full[- ]time(?: (?:permanent|contract|seasonal|temporary))?|part[- ]time|permanent|temporary|temp-to-(?:hire|perm)|contract-to-hire|contract(?= (?:role|position|job|basis|assignment|to|for))|(?:\d+|six|twelve|three)[- ]month(?:s)? (?:contract|fixed[- ]term|assignment|ftc)|fixed[- ]term(?: contract)?|seasonal|prn|freelance|internship|apprenticeship|term[- ]limited|zero[- ]hours|vollzeit|teilzeit|unbefristet\w*|befristet\w*|minijob|cdi|cdd(?: de \d+ mois)?|temps (?:plein|partiel)|alternance|intérim)\b/iu;
const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  deux: 2,
  trois: 3,
  quatre: 4,
};
const count = String.raw`(\d{1,3}|${Object.keys(numbers).join('|')})`;
const openings: RegExp[] = [
  new RegExp(
    String.raw`\b(?:number of (?:openings|positions|vacancies)|openings?|vacancies|headcount|positions available|vacant posts)\s?[:–-]\s?${count}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${count} (?:open )?(?:openings|vacancies|positions|posts|roles|stellen|postes|(?:seats?|jobs?|places) (?:is|are) open)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:hiring|looking for|seeking|recruiting|need|suchen|recherchons|recrutons)(?: for)? ${count} (?!years|days|months|weeks|hours|people who|or |to |day|shift)(?=\p{L})`,
    'iu',
  ),
];

export function readStated(segments: readonly Segment[]): StatedFacts {
  const near = segments.filter(
    ({ field }) =>
      field === 'description' ||
      field === 'requirements' ||
      field === 'title' ||
      field === 'benefits' ||
      field === 'culture',
  );
  return {
    department: first(near, department, tidy),
    reportsTo: first(near, reportsTo, tidyRole),
    startDate: first(near, startDate, tidy),
    employmentType: readType(near),
    openings: readOpenings(near),
  };
}

function first(
  segments: readonly Segment[],
  patterns: readonly RegExp[],
  clean: (value: string) => string,
): Stated | null {
  for (const pattern of patterns) {
    for (const { field, quote, start } of segments) {
      const match = pattern.exec(quote);
      const value = match?.[1] === undefined ? '' : clean(match[1]);
      if (match && value !== '') {
        return {
          text: translatePhrase(value) ?? value,
          source: { from: 'job', field, quote: match[0], start: start + match.index },
        };
      }
    }
  }
  return null;
}

const tidy = (value: string): string =>
  capitalize(
    value
      .replace(/\s+/g, ' ')
      .replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/g, '')
      .trim(),
  );

const leaders =
  /\b(?:leitung|responsable|lead|head|chief|ceo|cfo|coo|cto|cio|vp|owner|board|founders?|partner|gm|leader|management|geschäftsführung|direktion|direction)\b/i;

/** One reports to a person or an office, not to "the gate at 6". */
function tidyRole(value: string): string {
  const text = tidy(value);
  return namesOccupation(text) || leaders.test(text) ? text : '';
}

/** "Full-time" is the job's own when it stands apart or before a word for the job. */
const saysType =
  /\b(?:need an?|looking for|hiring|seeking|permanent|position|role|job|opportunity|employment|basis|post|regular|stelle|contract type|job type|type|vertrag|in (?:voll|teil)zeit|contrat)\b/i;

function readType(segments: readonly Segment[]): Stated | null {
  const found = first(
    segments.filter(({ quote, field }) => {
      const isShort = quote.split(' ').length <= 9;
      if (field !== 'title' && field !== 'description') return false;
      return field === 'title' || isShort || saysType.test(quote);
    }),
    [employmentType],
    (value) => value,
  );
  const isPerDiemRate = found?.source.from === 'job' && /per diem/i.test(found.text);
  return found && !isPerDiemRate ? { ...found, text: capitalize(found.text) } : null;
}

function readOpenings(segments: readonly Segment[]): StatedFacts['openings'] {
  for (const pattern of openings) {
    for (const { field, quote, start } of segments) {
      const match = pattern.exec(quote);
      const word = match?.[1]?.toLowerCase() ?? '';
      const value = numbers[word] ?? Number(word);
      if (match && value > 0) {
        return {
          count: value,
          source: { from: 'job', field, quote: match[0], start: start + match.index },
        };
      }
    }
  }
  return null;
}
