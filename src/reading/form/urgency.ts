import type { Found, Unit } from '#shared/reading.ts';
import { kindOfLabel } from '../layout/labels.ts';
import { quoteWithin } from '../fields/quote-within.ts';

type Urgency = 'critical' | 'active' | 'passive';

/** Order matters: the first pattern that fits a line decides it. */
const statements: [RegExp, Urgency][] = [
  [
    /\b(?:urgent(?:ly)?(?: (?:hiring|need|needed|requirement|vacancy|opening|required|recruiting|looking|seeking|role|backfill|gesucht))|(?:hiring|need|needed|required|recruiting) urgently|urgent\b(?=\s?[^\w\s]|$)|start(?:ing|s)? (?:date[: ]+)?(?:asap|immediately|immediate|right away|monday|tomorrow)|(?:needs?|needed|wants?|wanted|fill|hire|required|available|begin)(?: \w+){0,4} (?:asap|immediately|right away)|immediate (?:start|hire|hiring|joiners?|joining|opening|need|vacancy|requirement|placement|availability)|asap start|high[- ]priority (?:role|hire|search|position)|dringend(?: gesucht)?|recrutement urgent|prise de poste immédiate|poste à pourvoir immédiatement|walk-?in (?:interview|drive))\b/i,
    'critical',
  ],
  [
    /\b(?:talent (?:pool|pipeline|community|network|bench)|future (?:openings?|opportunit(?:y|ies)|vacancies|roles?|needs)|expressions? of interest|evergreen (?:role|posting|requisition)|pipeline (?:role|requisition|posting)|not (?:currently|actively) hiring|no (?:current|immediate) (?:opening|vacancy)|initiativbewerbung|candidature spontanée)\b/i,
    'passive',
  ],
  [
    /\b(?:actively (?:hiring|recruiting|interviewing|looking)|currently (?:hiring|interviewing|recruiting)|interviewing now|hiring now|interviews? (?:are )?(?:this|next) week|ab sofort|zum nächstmöglichen (?:zeitpunkt|termin)|dès que possible)\b/i,
    'active',
  ],
];

const inField: [RegExp, Urgency][] = [
  [
    /\b(?:asap|urgent|immediate(?:ly)?|critical|high|now|(?<!ab )sofort|yesterday|dringend|immédiat\w*)\b/i,
    'critical',
  ],
  [/\b(?:passive|low|pipeline|future|no rush|flexible timing)\b/i, 'passive'],
  [
    /\b(?:active|medium|normal|standard|within \d+ (?:days|weeks)|nächstmöglich\w*|ab sofort|dès que possible)\b/i,
    'active',
  ],
];

const elsewhere = new Set<Unit['role']>(['legal', 'process', 'benefit', 'company']);

/** "The mill is looking for a weaver, now": said of the search in a sentence on the house. */
const seeks = /\b(?:sucht|suchen|looking for|seeking|recherch(?:e|ons)|busca(?:mos)?)\b/i;

/** Buttons and banners of a page shout "urgent"; a letter around the job says it in a sentence. */
const isBanner = ({ role, text }: Unit): boolean =>
  role === 'noise' && !/^\p{Lu}\P{L}*\p{L}.{20,}\.$/u.test(text);

/** How pressing the search is, where the text says so. */
export function readUrgency(units: readonly Unit[], text: string): Found<Urgency> | null {
  for (const unit of units) {
    const kind = unit.label === null ? undefined : kindOfLabel(unit.label);
    if (kind !== 'urgency' && kind !== 'start') continue;
    const found = match(unit, text, inField);
    if (found) return found;
  }
  for (const unit of units) {
    if ((elsewhere.has(unit.role) && !seeks.test(unit.text)) || isBanner(unit)) continue;
    const found = match(unit, text, statements);
    if (found) return found;
  }
  return null;
}

function match(unit: Unit, text: string, patterns: [RegExp, Urgency][]): Found<Urgency> | null {
  for (const [pattern, value] of patterns) {
    const found = pattern.exec(unit.text);
    if (!found) continue;
    const span = { start: found.index, end: found.index + found[0].length };
    return { value, confidence: 0.9, evidence: [quoteWithin(text, unit, span)] };
  }
  return null;
}
