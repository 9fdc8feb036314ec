import { isDoing } from './is-doing.ts';
import type { LineKind } from '../own-lines/line-kind.ts';
import { lineKinds } from '../own-lines/line-kinds.data.ts';

/** Verbs that say nothing of what is done. */
const anyVerb =
  /^(?:manag|overs|direct|develop|creat|maintain|keep|provid|perform|conduct|implement|prepar|lead|supervis|complet|produc|administer|handl|work|review|meet)\p{L}*ing\b/iu;

/** Things that say nothing of what is done: the words before them do. */
const anyHead =
  /^(?:process(?:es|ing)?|management|handling|procedures?|operations?|work|activit(?:y|ies)|services?|skills?|support|experience|systems?|issues?|needs|requests?|tasks?|duties|requirements|functions?|responsibilit(?:y|ies)|programs?|programmes?|administration|tools?|knowledge|control|cycles?|matters|areas|role|roles|standards|materials?|practices?)$/i;

const behindThing =
  /,| (?:and|or|for|of|in|on|at|with|by|to|into|from|across|within|through|that|which|under|about|regarding) /iu;

/** "Project, delivery, cost reporting and profit": the first words of such a row tell nothing of the rest. */
const bareFirst = /^(?:[\p{L}-]+, ){1,3}(?=[\p{L}-]+ [\p{L}-]+)/u;

/** The kind of work that the words of a name speak of: a telling verb, then the thing it is done to, then the words before it. */
export function hearKind(name: string): string | undefined {
  const [first = '', ...rest] = name.split(/\s+/);
  const isDone = /ing$/i.test(first) && isDoing(name);
  // What is done to it, then the thing itself; what stands behind "for" or "of" is not what the work is.
  const done = isDone ? rest.join(' ') : name.replace(bareFirst, '');
  const [thing = name] = done.split(behindThing);
  const words = thing.split(/\s+/);
  const [before = '', last = ''] = words.slice(-2);
  const hear = (part: string): LineKind[] =>
    lineKinds.filter(({ heard, isWhole }) => !isWhole && heard.test(part));
  const [best] = [
    ...lineKinds.filter(({ heard, isWhole }) => isWhole && heard.test(name)),
    ...(isDone && !anyVerb.test(first) ? hear(`${first} it`) : []),
    ...hear(words.at(-1) ?? ''),
    // "New accounts" are heard together; "payment innovation" is no payment, though "payment processing" is.
    ...hear(`${before} ${last}`).filter(({ heard }) => !heard.test(before)),
    ...(anyHead.test(words.at(-1) ?? '') ? hear(thing) : []),
    ...(isDone ? hear(`${first} it`) : []),
  ];
  return best?.id;
}
