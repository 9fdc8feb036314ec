import type { PlacedLine } from '../parse/sections/split-sections.ts';

/** What the part of a text that a sentence stands in is about. */
export type Topic =
  | 'opening'
  | 'duties'
  | 'requirements'
  | 'benefits'
  | 'culture'
  | 'schedule'
  | 'physical'
  | 'travel'
  | 'goals'
  | 'process'
  | 'team'
  | 'none';

/** Headings that the parser's own list holds under another name, tested in order. */
const headings: [RegExp, Topic][] = [
  [
    /success (?:in|looks|metrics|criteria|profile)|looks? like success|what success|first (?:\d+|thirty|sixty|ninety|six|twelve|three|year)\b.*(?:days?|weeks?|months?|year)?|(?:30|60|90)[- ]day|goals?\b|objectives\b|you(?:'ll| will) have achieved|ziele\b|objectifs\b|within (?:\d+|three|six|twelve) months/i,
    'goals',
  ],
  [
    /(?:hiring|interview|recruitment|selection|application|recruiting) (?:process|steps|stages|procedure|plan)|interview (?:stages|rounds)|number of interview stages|what happens next|next steps|how we hire|auswahlverfahren|bewerbungsprozess|processus de recrutement|déroulement/i,
    'process',
  ],
  [
    /physical|working conditions|work environment|work(?:ing)? conditions|environmental (?:conditions|demands)|körperlich/i,
    'physical',
  ],
  [/^travel\b|reise|déplacement/i, 'travel'],
  [/schedule|shifts?\b|working hours|work hours|hours\b|rota\b|arbeitszeit|horaires/i, 'schedule'],
  [
    /^(?:the|your|our|meet the|about the)? ?team(?: size| structure|:|$)|das team|l'équipe/i,
    'team',
  ],
  [/(?:biggest |key )?challenges/i, 'none'],
  [
    /companies|recruiting|sourcing|debrief|diversity|underrepresented|stakeholders|justification|budget|hiring manager|who needs to be involved/i,
    'none',
  ],
  [/^(?:required|must[- ]haves?|essential|you have|you bring|you are)\b/i, 'requirements'],
];

const ofSection: Partial<Record<PlacedLine['section'], Topic>> = {
  summary: 'opening',
  duties: 'duties',
  requirements: 'requirements',
  preferred: 'requirements',
  benefits: 'benefits',
  culture: 'culture',
  schedule: 'schedule',
  process: 'process',
  pay: 'benefits',
  place: 'none',
  apply: 'none',
  legal: 'none',
  internal: 'none',
};

/** What a heading announces; undefined when its words say nothing, so that the topic goes on. */
export function topicOfHeading(heading: string, line: PlacedLine, own: Topic): Topic | undefined {
  if (own === 'benefits') return own;
  const named = headings.find(([pattern]) => pattern.test(heading))?.[1];
  if (named) return named;
  // The parser marks a heading by its section; one that it does not know keeps the section before.
  const section = line.section === 'opening' ? own : ofSection[line.section];
  return section === 'opening' && own !== 'opening' ? own : section;
}
