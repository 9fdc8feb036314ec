import type { PlacedLine } from '../sections/split-sections.ts';

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

/** Which field a line of prose belongs to, by its section or, in a text without sections, by its words. */
export function sortLines(
  lines: readonly PlacedLine[],
  skipped: ReadonlySet<number>,
): Map<ProseField, PlacedLine[]> {
  const kinds = new Set(lines.map(({ section }) => section));
  const hasRequirements = kinds.has('requirements') || kinds.has('preferred');
  const hasBenefits = kinds.has('benefits');
  const sorted = new Map<ProseField, PlacedLine[]>();
  lines.forEach((line, index) => {
    const field = fieldOf[line.section];
    if (!field || skipped.has(index)) return;
    const isLoose = field === 'description' && line.section !== 'duties' && !line.isHeading;
    const better = isLoose ? guessField(line, { hasRequirements, hasBenefits }) : undefined;
    const chosen = better ?? field;
    sorted.set(chosen, [...(sorted.get(chosen) ?? []), line]);
  });
  return sorted;
}

function guessField(
  line: PlacedLine,
  { hasRequirements, hasBenefits }: { hasRequirements: boolean; hasBenefits: boolean },
): ProseField | undefined {
  if (!hasBenefits && benefitWords.test(line.text)) return 'benefits';
  if (!hasRequirements && requirementWords.test(line.text)) return 'requirements';
  return undefined;
}
