import type { Fact } from '#shared/brief.ts';
import { sayFact } from './facts.ts';
import { withArticle } from './prose/article.ts';
import { lowerFirst } from './prose/casing.ts';
import { beginsWithVerb, toImperative } from './prose/verbs.ts';

/** "Strong", "excellent" and the like cannot be measured and keep good people away. */
const PRAISE =
  /^(?:(?:very )?(?:strong|excellent|good|great|outstanding|exceptional|superior|proven|solid|demonstrated|effective|extensive|thorough)(?:,| and)?\s+)+/i;

/** A requirement without the adjectives nobody can check. */
export function dropPraise(text: string): string {
  const bare = text.replace(PRAISE, '');
  return bare.length < 4 || bare === text ? text : bare.charAt(0).toUpperCase() + bare.slice(1);
}

const SECOND: [RegExp, string][] = [
  [/(,? or) (?:is )?(able|eligible) to /, '$1 are $2 to '],
  [/(,? or) (get|obtain|complete|earn|pass|hold|take|reach)(?:e?s)( |$)/, '$1 $2$3'],
  [/(,? or) is /, '$1 are '],
  [/(,? or) has /, '$1 have '],
];

/** "OSHA 10, or gets it at our cost", as said to the person. */
export const toSecondPerson = (text: string): string =>
  SECOND.reduce((said, [from, to]) => said.replace(from, to), text);

export type YouVerb = 'have' | 'hold' | 'can' | 'are' | 'know' | 'meet' | 'told';
export type YouClause = { verb: YouVerb; rest: string };

const LICENCE_WITHOUT_ARTICLE = /^(?:a|an|the|any|at least)\b|certification$|training|\bor\b|,/i;

/** A requirement with a subject and a verb of its own is told as it stands. */
const IS_SENTENCE =
  /^(?:\w+[\s,]+){2,}(?:is|are|may|will|must|shall|should|can|has|have)\s+(?:be |not |also )?\w+/i;

const NEEDS_ARTICLE =
  /^(?:(?:customer|team|full|service|client|positive|professional|clean|solid|deep|genuine|growth|can-do|keen|sound|clear|high|technical|general) )*(?:background|passion|bias|desire|commitment|track record|understanding|mindset|approach|attitude|eye|sense|record|focus|interest|history|degree|willingness|ability|portfolio|grasp|command|driving record|work ethic|level of)\b/i;

const LEAD_IN =
  /^(?:you (?:do )?(?:need to|must|should|will)|candidates? (?:must|should)|applicants? (?:must|should)|must)\s+(?=\w)/i;

/** What the employer does and nobody brings. */
const SCREENING =
  /^(?:a )?(?:(?:criminal )?background (?:check|investigation|screening)|drug (?:test|screen)|pre-employment)/i;

/** "OSHA 10 required": that it is required is said by its place. */
const DEMANDED = /(?:,| is| are|(?<!\s))\s+(?:required|needed|mandatory)$/i;

const RULES: [RegExp, YouVerb][] = [
  [/^(?:must (?:be )?)?(?:able|ability) to\s+/i, 'can'],
  [/^can\s+/i, 'can'],
  [/^[\w/ -]{3,40}: (?:the )?ability to\s+(?:effectively )?/i, 'can'],
  [
    /^(?:must be |be )?(?=(?:at ease|willing|available|comfortable|fluent|proficient|familiar|experienced|skilled|licensed|certified|eligible|authorized|legally|at least \d+ years (?:old|of age)|\d+ years of age)\b)/i,
    'are',
  ],
  [/^willingness to\s+/i, 'are'],
  [/^(?:working |basic |good |sound )?knowledge of\s+/i, 'know'],
  [/^(?:must )?(?:have|has|possess|bring)\s+(?:an? )?/i, 'have'],
  [/^(?:must )?(?:hold|holds)\s+/i, 'hold'],
  [/^knows?\s+/i, 'know'],
];

/** A requirement as said to the person: "You can read schematics", "You hold a commercial license". */
export function toYouClause(fact: Fact): YouClause {
  const text = dropPraise(sayFact(fact).replace(LEAD_IN, '')).replace(DEMANDED, '');
  if (/^no\b.*\b(?:needed|required|necessary)\b/i.test(sayFact(fact)))
    return { verb: 'told', rest: sayFact(fact) };
  if (text.startsWith('"')) return { verb: fact.kind === 'licence' ? 'hold' : 'have', rest: text };
  for (const [pattern, verb] of RULES) {
    const found = pattern.exec(text);
    if (!found) continue;
    const rest = lowerFirst(text.slice(found[0].length));
    if (/^willingness/i.test(text)) return { verb, rest: `willing to ${rest}` };
    return { verb, rest };
  }
  if (SCREENING.test(text)) return { verb: 'told', rest: `Part of hiring: ${lowerFirst(text)}` };
  if (/^own\s/i.test(text)) return { verb: 'have', rest: `your ${lowerFirst(text)}` };
  const rest = lowerFirst(text);
  if (IS_SENTENCE.test(text)) return { verb: 'told', rest: text };
  const completed = /^(?:successful )?completion of\s+/i.exec(text);
  if (completed) return { verb: 'have', rest: `completed ${rest.slice(completed[0].length)}` };
  if (fact.kind === 'licence') {
    const [head = ''] = text.split(/,| or /);
    const needsArticle =
      /(?:licen[cs]e|card|certificate|permit|diploma)$/i.test(head) &&
      !LICENCE_WITHOUT_ARTICLE.test(head);
    const whole = toSecondPerson(rest);
    return { verb: 'hold', rest: needsArticle ? withArticle(whole) : whole };
  }
  if (fact.kind === 'education') {
    const needsArticle =
      /^(?:bachelor|master|associate|high school|college|university|doctor|degree|diploma|ged)/i.test(
        text,
      );
    return { verb: 'have', rest: needsArticle ? withArticle(rest) : rest };
  }
  if (/^\w+ing\b/i.test(text) && beginsWithVerb(text)) {
    return { verb: 'have', rest: `experience in ${rest}` };
  }
  if (
    fact.kind !== 'tool' &&
    beginsWithVerb(text) &&
    !/^\w+,\s+\w+\s+\w+$/.test(text) &&
    !/^(?:experience|work|service|care|program|process|record|practice|plan)\b/i.test(text)
  ) {
    return { verb: 'can', rest: lowerFirst(toImperative(text)) };
  }
  if (fact.kind === 'physical') return { verb: 'meet', rest };
  return { verb: 'have', rest: NEEDS_ARTICLE.test(text) ? withArticle(rest) : rest };
}
