import type { PlacedLine } from '../sections/split-sections.ts';
import { isVerb } from '../duty-verbs.ts';
import { splitSentences } from '../text/sentences.ts';
import { findPayExtra } from './pay-extras.ts';

export type ProseField = 'description' | 'requirements' | 'benefits' | 'culture';

const fieldOf: Partial<Record<PlacedLine['section'], ProseField>> = {
  opening: 'description',
  summary: 'description',
  duties: 'description',
  schedule: 'description',
  requirements: 'requirements',
  preferred: 'requirements',
  benefits: 'benefits',
  culture: 'culture',
};

const requirementWords =
  /\b(?:years?(?:'|’)? (?:of )?(?:\w+ ){0,3}experience|experience (?:with|in|of|as|required|preferred|working)|(?:bachelor|master|associate)(?:'s|’s|s)?\b|degree|diploma|ged\b|high school|certifi(?:ed|cation|cate)|licen[cs]e[ds]?|must (?:have|be|possess|hold|pass|speak)|required\b|proficien(?:t|cy)|fluent|knowledge of|ability to|able to|skills|qualified|qualifications?|background check|minimum|gcse|nvq|cscs|ausbildung|studium|abgeschlossene\w*|berufserfahrung|kenntnisse|führerschein|deutschkenntnisse|expérience|diplôme|bac ?\+|permis|maîtrise|doświadczenie|wymaga\w*)\b/i;
const benefitWords =
  /\b(?:401\(?k\)?|health (?:insurance|care|coverage)|healthcare|(?:medical|dental|vision)(?:,| and| insurance| coverage)|paid (?:time off|holidays?|vacation|sick|parental|leave|training|weekly)|pto\b|vacation days|days'? (?:holiday|annual leave|vacation)|holidays? (?:plus|per|pay)|pension|retirement|life (?:insurance|assurance)|bonus(?:es)?|stock options|equity|tuition|employee discount|free (?:parking|lunch|uniform|meals|gym)|we offer|benefits include|benefits package|perks|company car|car allowance|weekly pay|overtime available|tips|urlaubstage|betriebliche altersvorsorge|jobticket|weihnachtsgeld|urlaubsgeld|wir bieten|tickets? restaurant|mutuelle|rtt\b|avantages|multisport|prywatna opieka)\b/i;

const requirementStart =
  /^(?:demonstrated|ability to|experience (?:in|with|working)|knowledge of|must (?:have|be|possess|hold)|bachelor|master's|valid |proficien|minimum|\d+\+? years|proven|strong (?:communication|interpersonal|analytical))/i;

/** Steps of hiring are part of the job; the rules of an examination are not. */
const hiringSteps =
  /\b(?:interview|hiring|recruit\w*|selection|search)\b|how we hire|process\b(?! notes)|recrutement|auswahl/i;
const longestStep = 220;
const payExtras =
  /\b(?:differential|bonus|allowance|overtime|commissions?|rais(?:e|es)|tips?|per diem|zuschläge|prime)\b/i;

/** Which field a line of prose belongs to, by its section or, in a text without sections, by its words. */
export function sortLines({
  lines,
  skipped,
  details,
}: {
  lines: readonly PlacedLine[];
  skipped: ReadonlySet<number>;
  /** Labelled lines that stay, behind everything else. */
  details: ReadonlySet<number>;
}): Map<ProseField, PlacedLine[]> {
  const kinds = new Set(lines.map(({ section }) => section));
  const has = {
    requirements: kinds.has('requirements') || kinds.has('preferred'),
    benefits: kinds.has('benefits'),
  };
  const sorted = new Map<ProseField, PlacedLine[]>();
  const behind: PlacedLine[] = [];
  let heading = '';
  const put = (field: ProseField, line: PlacedLine): void => {
    const known = sorted.get(field);
    if (known) known.push(line);
    else sorted.set(field, [line]);
  };
  lines.forEach((line, index) => {
    if (line.isHeading) heading = line.text;
    if (details.has(index)) {
      behind.push({ ...line, contentStart: line.start, isHeading: false });
      return;
    }
    if (isHiringStep(line, heading)) behind.push(line);
    else if (line.section === 'process' && !line.isHeading) {
      const hidden = findInNotes(line.text);
      if (hidden) put(hidden, line);
    }
    const extra = line.section === 'pay' && !line.isHeading ? findPayExtra(line.text) : undefined;
    if (extra) put('benefits', { ...line, contentStart: line.start + extra.at });
    else if (line.section === 'pay' && !line.isHeading && payExtras.test(line.text))
      put('benefits', line);
    const field = fieldOf[line.section];
    if (!field || skipped.has(index)) return;
    const isLoose = field === 'description' && line.section !== 'duties' && !line.isHeading;
    if (!isLoose) put(field, line);
    else for (const part of partLine(line, has)) put(guessField(part, has) ?? field, part);
  });
  for (const line of behind) put('description', line);
  return sorted;
}

/** Bulletins hide a licence or a condition of the work among notes on the examination. */
function findInNotes(text: string): ProseField | undefined {
  if (
    text.length > 330 ||
    /applicants? (?:who|filing)|appl(?:y|ications?)\b|https?:|eligible list|salary/i.test(text)
  )
    return undefined;
  if (/\b(?:licen[cs]e|certificate)\b/i.test(text) && /\b(?:required|must)\b/i.test(text))
    return 'requirements';
  const isOfTheWork = /^(?:An?|The) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3} (?:may|must|will) /u.test(
    text,
  );
  return isOfTheWork && !/\b(?:exam|test|candidate)/i.test(text) ? 'description' : undefined;
}

const tellsSteps = (text: string): boolean =>
  /\b(?:interviews?|lesson|entretien|probearbeit\w*|vorstellungsgespräch)\b/i.test(text) &&
  !/https?:|@|\bwww\./i.test(text);

function isHiringStep(line: PlacedLine, heading: string): boolean {
  if (line.text.length > longestStep) return false;
  // "Application: letter and references. Interviews include a lesson." tells both.
  if (line.section === 'apply') return line.contentStart > line.start && tellsSteps(line.text);
  if (line.section !== 'process') return false;
  const isRunIn = line.contentStart > line.start && !line.isHeading;
  const label = isRunIn ? line.text.slice(0, line.contentStart - line.start) : heading;
  return hiringSteps.test(label);
}

type Known = Record<'requirements' | 'benefits', boolean>;

/** In a text without sections one paragraph may speak of duties, demands and benefits in turn. */
function partLine(line: PlacedLine, has: Known): PlacedLine[] {
  const from = line.contentStart - line.start;
  const sentences = splitSentences(line.text.slice(from), line.contentStart);
  if ((has.requirements && has.benefits) || sentences.length < 2) return [line];
  return sentences.map(({ text, start, end }, order) => ({
    ...line,
    text,
    start,
    end,
    contentStart: start,
    continued: order > 0 || line.continued,
  }));
}

function guessField({ text }: PlacedLine, has: Known): ProseField | undefined {
  if (!has.benefits && benefitWords.test(text) && !isOrder(text)) return 'benefits';
  if (requirementStart.test(text) || (!has.requirements && requirementWords.test(text))) {
    return 'requirements';
  }
  return undefined;
}

/** "Take calls from members of a dental insurance plan" is work, not a benefit. */
function isOrder(text: string): boolean {
  const [first = ''] = text.split(/[\s,]/, 1);
  return isVerb(first) && !/^(?:earn|take|work|join|start|train|use|share|match)$/i.test(first)
    ? true
    : /^take (?:about |up to )?\d/i.test(text);
}
