import type { Fact } from '#shared/brief.ts';
import { joinList } from '#writing/list.ts';
import { isTerm } from '../search-words.ts';
import { askSystems, toOwnCriterion } from './own-demand.ts';
import type { Unweighted } from './settle-weights.ts';

/** Word and Outlook tell nobody apart. */
const office =
  /^(?:(?:microsoft|ms) )?(?:office|word|powerpoint|outlook|windows|teams|365|office suite)$|^google (?:suite|workspace|docs)$|^zoom$/i;

const degree =
  /^(?:proficien(?:t|cy)|superb|must .*|intermediate|advanced|basic|expert|beginner|excellent|familiar|male|female|age)$/i;

/** A system has a name; "databases" and "a forklift" are none. */
const isName = /\p{Lu}|^dbt$/u;

const namedSystems = 4;
/** A name is said in one breath. */
const inName = 3;

/** The systems a job names are one thing to be shown: working with them. */
export function toSystems(facts: readonly Fact[], wishes: ReadonlySet<string>): Unweighted[] {
  const [first] = facts;
  if (!first) return [];
  const terms = [...new Set(facts.flatMap(({ terms: named }) => named))]
    .filter(
      (term) =>
        isTerm(term) &&
        isName.test(term) &&
        !office.test(term) &&
        !degree.test(term) &&
        !wishes.has(term) &&
        !/\bskills?\b/i.test(term) &&
        !/\p{Lu}{3}\p{Ll}{3}/u.test(term),
    )
    .slice(0, namedSystems);
  if (terms.length < 2) return [];
  const named = joinList(terms);
  return [
    {
      ...toOwnCriterion(first),
      ...askSystems(named),
      name: `Working with ${joinList(terms.slice(0, inName))}`,
      facts: [...facts],
    },
  ];
}
