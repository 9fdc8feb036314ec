import type { ParsedJob } from '#shared/parsed-job.ts';
import type { LabelledField } from '../sections/labelled-fields.ts';
import type { PlacedLine } from '../sections/split-sections.ts';
import type { Span } from '../text/mapped-text.ts';

type Urgency = Exclude<ParsedJob['urgencyLevel'], ''>;

interface FoundUrgency extends Span {
  urgency: Urgency;
}

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

export function readUrgency(
  lines: readonly PlacedLine[],
  fields: readonly LabelledField[],
): FoundUrgency | undefined {
  for (const field of fields) {
    if (field.key !== 'timing') continue;
    const found = match(field.value, inField);
    if (found) return { ...found, start: field.start + found.start, end: field.start + found.end };
  }
  for (const line of lines) {
    if (line.section === 'legal' || line.section === 'process' || line.section === 'benefits')
      continue;
    const found = match(line.text, statements);
    if (found) return { ...found, start: line.start + found.start, end: line.start + found.end };
  }
  return undefined;
}

function match(text: string, patterns: [RegExp, Urgency][]): FoundUrgency | undefined {
  for (const [pattern, urgency] of patterns) {
    const found = pattern.exec(text);
    if (found) return { urgency, start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}
