import type { Source } from '#plan/source.ts';

/** What an employer says it is, and the kinds of rivals that are houses of the same kind. */
const pairs: readonly (readonly [self: RegExp, kind: RegExp])[] = [
  [/\b(?:start-?up|early[- ]stage|seed[- ](?:stage|funded)|series [a-c])\b/i, /\bstart-?ups?\b/i],
  [/\b(?:consultanc(?:y|ies)|consulting firm)\b/i, /^consultanc(?:y|ies)\b/i],
  [
    /\b(?:(?:creative|digital|marketing|media|recruitment|staffing|boutique|full[- ]service|design|branding|communications|PR|public relations|content) agency)\b|\bour clients['’] |\b(?:multiple|several|various) clients['’]/i,
    /\bagencies\b/i,
  ],
  [
    /\b(?:charity|non-?profit|not[- ]for[- ]profit|NGO)\b/i,
    /\b(?:charities|non-?profits?|NGOs?)\b/i,
  ],
  [/\bfamily[- ](?:owned|run)\b/i, /\bfamily[- ](?:owned|run)\b/i],
  [/\b(?:NHS|council|borough)\b/, /\b(?:NHS|councils?|local authorit(?:y|ies))\b/],
  [
    /\b(?:global|international|multinational) (?:leader|company|group|business)\b/i,
    /^(?:large|international|global) (?:groups?|companies)\b/i,
  ],
];

const selfKinds: ReadonlySet<string> = new Set(['culture', 'team', 'other']);

/** Whether a kind of rivals is the kind that the employer itself belongs to. */
export function isOwnKind({ brief }: Source, kind: string): boolean {
  const said = [
    brief.employer.name,
    brief.employer.industry ?? '',
    ...brief.facts.filter((fact) => selfKinds.has(fact.kind)).map(({ text }) => text),
    ...brief.facts
      .filter(
        (fact) => fact.kind === 'duty' && /\b(?:we|our|this is an?|in an?)\b/i.test(fact.text),
      )
      .map(({ text }) => text),
  ].join('\n');
  return pairs.some(([self, rivals]) => rivals.test(kind) && self.test(said));
}
