import { withArticle } from '#writing/article.ts';
import { joinList } from '#writing/list.ts';

/** "calm", "passionate about food": what somebody is; "commitment to quality" is a thing. */
const quality =
  /^(?:\p{Ll}+ly )?(?:[\p{Ll}-]+(?:ed|ive|able|ible|ful|ous|(?<!m)ent|ant|ic|ical|ate|some)|friendly|calm|honest|kind|open|warm|willing|caring|outgoing|hard-?working|eager|keen|curious|punctual|loyal|humble|tidy|flexible|positive|creative)(?:$| (?:about|with|to|in|at|under|toward|of)\b)/u;
const aThing =
  /^(?:talent|content|accident|incident|client|patient|assistant|date|rate|certificate)\b/;

/** "a calm leader with a taste for good food" */
const someone =
  /^(?:[\p{Ll}-]+ ){0,4}(?:leader|person|player|communicator|self-starter|learner|thinker|professional|individual|solver|listener|worker|mentor|manager|chef|cook|teacher|organi[sz]er|planner)(?:$| (?:with|who|and)\b)/u;

/** What somebody is able to do is said in one row: "able to plan, write and meet dates". */
function joinAble(traits: readonly string[]): string[] {
  const able = traits.filter((text) => text.startsWith('able to '));
  if (able.length < 2 || able.some((text) => text.includes(','))) return [...traits];
  const row = `able to ${joinList(able.map((text) => text.slice('able to '.length)))}`;
  return [row, ...traits.filter((text) => !able.includes(text))];
}

/** The qualities asked for as one sentence; "also" only behind other demands. */
export function sayTraits(given: readonly string[], isBehind: boolean): string {
  const traits = joinAble(given);
  const [first] = traits;
  if (first === undefined) return '';
  if (traits.length === 1 && given.length > 1) return `You are ${first}.`;
  const isPlain = traits.every((text) => !text.includes(','));
  if (isPlain && traits.every((text) => quality.test(text) && !aThing.test(text)))
    return `You are ${joinList([...traits])}.`;
  if (traits.length === 1 && someone.test(first)) return `We look for ${withArticle(first)}.`;
  return `${isBehind ? 'Your way of working' : 'We look for'}: ${traits.join('; ')}.`;
}
