import { classifyHeading } from '../parse/sections/classify-heading.ts';
import type { SectionKind } from '../parse/sections/heading-words.ts';

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

/** Headings that mean more here than to the parser, tested in order. */
const headings: [RegExp, Topic][] = [
  [
    /success (?:in|looks|metrics|criteria|profile)|what success|(?:your |the )?first (?:\d+|thirty|sixty|ninety|six|twelve|three|year)\b|^(?:your |the )?(?:30|60|90)[- /]day|^(?:the |your |key )?(?:goals?|objectives)$|you(?:'ll| will) have achieved|ziele\b|objectifs\b|within (?:\d+|three|six|twelve) months/i,
    'goals',
  ],
  [
    /(?:hiring|interview|recruitment|selection|application|recruiting|search) (?:process|steps|stages|procedure|plan)|^(?:our |the )?process$|^interviews?$|interview (?:stages|rounds)|interview format|what happens next|next steps|how we hire|auswahlverfahren|bewerbungsprozess|processus de recrutement|déroulement/i,
    'process',
  ],
  [
    /^(?:physical|working conditions|work environment|environmental)\b|^körperlich|working conditions$/i,
    'physical',
  ],
  [/^travel\b|^reise|^déplacement/i, 'travel'],
  [
    /^(?:work(?:ing)? )?(?:schedule|shifts?|hours|days)\b.{0,24}$|^rota$|^arbeitszeit|^horaires/i,
    'schedule',
  ],
  [
    /^(?:the |your |our |meet the |about the )?(?:team|crew|unit)(?: size| structure)?$|^das team$|^l'équipe$/i,
    'team',
  ],
  [
    /challenges|companies|recruiting strategy|sourcing|debrief|underrepresented|stakeholders|justification|budget|hiring manager|who needs to be involved|^notes?$/i,
    'none',
  ],
  [/^(?:required|must[- ]haves?|essential|musts?|need|you)$/i, 'requirements'],
  [
    /^(?:deliverables|what they do|job goal|purpose|examples of (?:work|duties).{0,20})$/i,
    'duties',
  ],
];

const ofSection: Record<SectionKind, Topic> = {
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

/** What the words of a heading announce; undefined when they are none that we know. */
export function topicOfHeading(heading: string, own: Topic): Topic | undefined {
  const words = heading.replace(/(?<![\s:–?-])[\s:–?-]+$/, '').trim();
  const named = headings.find(([pattern]) => pattern.test(words))?.[1];
  const section = named ?? ofKind(classifyHeading(words));
  // The field a text was put into outweighs a heading inside it, except where the heading is exact.
  if (own === 'benefits') return section === undefined || section === 'process' ? section : own;
  return section === 'opening' && own !== 'opening' ? own : section;
}

const ofKind = (kind: SectionKind | undefined): Topic | undefined => kind && ofSection[kind];
