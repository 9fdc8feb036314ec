import type { Criterion } from '#plan/criteria/criterion.ts';
import { originOf } from '#plan/criteria/evidence/origin.ts';
import { listPlain } from '#plan/criteria/evidence/plain-lines.ts';
import { quoteEvidence } from '#plan/criteria/evidence/quote-evidence.ts';
import { isWayOfWorking, listNaming } from '#plan/criteria/own-lines/traits.ts';
import { sayByWhom } from '#plan/wording/who-said.ts';
import type { Fact } from '#shared/brief.ts';
import { lowerFirst } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';

const asked: Record<Criterion['origin'], string> = {
  must: 'Required',
  duty: 'Duty',
  preferred: 'Preferred',
  trade: 'Usual in the trade',
};

/** The card quotes the line at length; here it is only recalled. */
const quotedWords = 12;

/** Why a line weighs something: what the job says of it, in its own words. */
export function explainWeight(criterion: Criterion): string {
  const { name, origin, looksLike, terms } = criterion;
  const facts = listPlain(criterion);
  const [first] = facts;
  if (!first || origin === 'trade') return `Usual in the trade: ${lowerFirst(looksLike)}`;
  const by = isAnswered(first) ? ` ${sayByWhom(first)}` : '';
  if (isWayOfWorking(criterion)) {
    const naming = listNaming(criterion);
    return `Asked for${naming.length > 1 ? ` in ${naming.length} lines` : ''}${by}${naming.length > 1 ? ', such as' : ':'} ${quote(quoteEvidence(naming.length > 0 ? naming : facts, terms, quotedWords, name))}.`;
  }
  // What is quoted goes by its own kind: a duty is no requirement, whatever else the line rests on.
  const own = isAnswered(first) ? origin : originOf([first]);
  const kind = own === 'duty' && isBrought.test(first.text) ? 'must' : own;
  const alike = facts.filter((fact) => originOf([fact]) === originOf([first]));
  return `${asked[kind]}${by}: ${quote(quoteEvidence(alike, terms, quotedWords, name))}.`;
}

/** "Long experience in a foundry" is brought along, and no duty, wherever it stands; "have a good understanding of guests" is done. */
const isBrought =
  /^(?!(?:ha(?:ve|s|ving)|demonstrat\p{L}+|maintain\p{L}*|gain\p{L}*|show\p{L}*|develop\p{L}*|use|uses|using|shar\p{L}+|apply\p{L}*|appl\p{L}+|build\p{L}*|provid\p{L}+|ensur\p{L}+|keep\p{L}*|improv\p{L}+|enhanc\p{L}+) )(?:[\p{L}-]+ ){0,4}(?:experience|knowledge|understanding|qualification|degree)\b/iu;

/** Told by somebody when asked, and not by the advertisement. */
const isAnswered = ({ source }: Fact): boolean => source.from === 'job' && source.by !== undefined;
