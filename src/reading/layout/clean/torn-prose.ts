import { dutyVerbs } from '../../facts/shapes/duty-verbs.data.ts';
import { classifyHeading } from '../classify-heading.ts';
import { opensPart, startsList } from './camel-names.data.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** Enough of a line to see how it ends. */
const longestEnd = 400;
/** A name of one piece is shorter; two longer words stood apart. */
const longestName = 13;

/** "We weave by hand. Some knowledge of Loom": sentences with their marks, and one that stops at a name. */
const stops =
  /[\p{L}\d)%][.!?]["')]? (?<last>(?:[^.!?]|[.!?](?!["')]? )){0,300}?)(?<left>(?<![\p{L}\d-])[#@]?\p{Lu}\p{Ll}{1,14}|(?<=#)\p{Lu}\p{Ll}{1,9}\p{Lu}\p{Ll}{1,9})$/u;
/** What a name in the middle of a sentence follows. */
const inside =
  /(?:(?<!\p{L})\p{Ll}{1,20},? |\p{L}, |(?:^|[(/] ?)(?:At|With|Through|By|From|Within|In|For) |#|^(?:In fact|Today), )$/u;
/** How the rest of a sentence goes on behind the rest of the name. */
const rest =
  /^(?<right>\p{Lu}\p{Ll}{1,14})(?<behind>['’]s |, |[.)](?: |$)| \p{Ll}{1,20}\b| (?=\p{Lu}))/u;
/** "Source Tax software would be an advantage": said of a thing by its name, and nothing to be done. */
const saidOfThing =
  /^(?:\p{Lu}[\p{L}\d]{0,20} ){1,4}(?:\p{Ll}{2,16} ){0,3}(?:(?:is|are|would be|will be) (?:also )?(?:an? |highly |strongly )?(?:(?:added|distinct|definite|big) )?(?:advantage|plus|bonus|asset|essential|required|preferred|desirable|desired|beneficial|must|useful|helpful)|preferred|desirable|required)\b/u;
/** What names a thing that one knows. */
const knowsThing =
  /(?:experience|knowledge|use|understanding|familiarity|proficiency|skills?|familiar|proficient|trained|training) (?:of|with|in|using|on) (?:the )?$/i;
/** "proud to be a Clear / Stream Gold Partner": no line ends behind an article but in a name. */
const behindArticle = /(?<!\p{L})(?:an?|the|our|by) $/u;
const finite =
  /^(?:['’]s | (?:is|are|was|were|has|have|had|will|can|does|offers|provides|reserves|values|considers|seeks|believes|serves|supports|helps|makes|brings|works|welcomes|celebrates|encourages|embraces|prohibits|maintains|participates|recruits|operates)\b)/;
/** Words that open a line of their own. */
const opens =
  /^(?:We|You|Our|Your|Their|The|This|These|That|Those|It|If|At|As|To|All|An?|There|They|When|While|What|Whether|Where|Why|Who|How|Must|Please|Not|No|Just|Only|But|And|Or|Some|Each|Every|Both|Other|Another|On|Of|For|From|By|With|Within|Under|Up|Out|Over|After|Before|During|Since|Because|Here|Then|Once|Until|Unless|Following|Based|Given|Due|Initial|Use|Years?|Legal|Need|Need(?:ed|s)|Fluent|Native|Former|Regular|Various|Free|Full|Part|Paid)$/;

/** Words that introduce what the next lines list. */
const endsLine =
  /^(?:Including|Plus|You|Us|Required|Preferred|Essential|Through|Do|Info|To|Include)$/;

/** A word that begins an item or a sentence, not the second half of a name. */
const beginsLine = (word: string): boolean => {
  const small = word.toLowerCase();
  return (
    opens.test(word) ||
    startsList.test(word) ||
    opensPart.test(word) ||
    dutyVerbs.has(small) ||
    dutyVerbs.has(small.replace(/s$/, '')) ||
    dutyVerbs.has(small.replace(/(?:es|ing)$/, '')) ||
    dutyVerbs.has(small.replace(/ing$/, 'e'))
  );
};

/** What stands between the halves of a sentence whose line was broken at a name; nothing where no sentence was. */
function findGlue(before: string, next: string): string | undefined {
  const cut = stops.exec(before.slice(-longestEnd))?.groups;
  const on = rest.exec(next)?.groups;
  if (!cut || !on) return undefined;
  const { last = '', left = '' } = cut;
  const { right = '', behind = '' } = on;
  const isSubject = finite.test(behind) || (/^At $/.test(last) && behind.startsWith(','));
  const isThing = knowsThing.test(last) && saidOfThing.test(next);
  // "Serve has opened" is no item, whatever its first word may be elsewhere.
  if (behind === ' ' && !isThing && !behindArticle.test(last)) return undefined;
  if (
    beginsLine(right) &&
    !isThing &&
    !(finite.test(behind) && !opens.test(right) && !opensPart.test(right))
  )
    return undefined;
  const isInside = inside.test(last) || (last === '' && left.startsWith('#'));
  if (!isInside && !(last.split(' ').length <= 3 && isSubject && !opensPart.test(left)))
    return undefined;
  if (endsLine.test(left)) return undefined;
  if (last === '' && (opens.test(left) || left.length > longestName - 3)) return undefined;
  if (classifyHeading(`${last}${left}`) || (!/[.!?]/.test(next) && classifyHeading(next)))
    return undefined;
  // Two words that open lines elsewhere would be taken apart again.
  return left.length + right.length > longestName || beginsLine(right) ? ' ' : '';
}

/**
 * "Some knowledge of Loom / Works software would help": pages that break a name before its inner
 * capital break the sentence, too, and neither half says what was meant.
 */
export function joinTornProse(source: MappedText): MappedText {
  const edits: Edit[] = [];
  let before = '';
  let at = 0;
  for (const line of source.text.split('\n')) {
    const glue = before === '' ? undefined : findGlue(before, line);
    if (glue !== undefined) edits.push({ start: at - 1, end: at, insert: glue });
    before = line;
    at += line.length + 1;
  }
  return applyEdits(source, edits);
}
