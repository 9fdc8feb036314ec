import type { Unit } from '#shared/reading.ts';
import { dropListFrame } from './list-frame.ts';
import { readClause } from './shapes/clause.ts';
import { isOfPerson } from './shapes/subject.ts';
import { isEnglishWord } from './shapes/tagger.ts';
import type { VerbPhrase } from './shapes/verb-phrase.ts';

/** Lines that stand among the duties, or were taken for one, and tell nothing that anybody does there. */

/** "Eager to learn", "Passion for boats", "Possesses a can-do attitude": how somebody is, or what they know. */
const manner =
  /^(?:(?:technically|highly|very|genuinely) )?(?:eager|keen|capable of|adept at|passionate about|enthusiastic about)\b|^(?:an? )?(?:passion|openness|eagerness|enthusiasm|aptitude|flair|appetite) (?:for|to|towards?)\b|^innate\b|^(?:has|possess(?:es)?) (?:an? )?(?:[\p{L}/,-]+ ){0,4}(?:understanding|knowledge|desire|attitude|passion|grasp|background|mindset|approach|experience|skills?)\b/iu;
export const tellsManner = (text: string): boolean => manner.test(text);

/** What stands under it is said of others, of nobody, or of another day. */
const overOthers =
  /\bnot for (?:someone|somebody|people|those|you)\b|^(?:our |the |your )?(?:current|existing|present) team\b|\b(?:were|was) doing before\b|\bfuture responsibilit(?:y|ies)\b|^(?:machines?|tools?|equipment) used\b/i;

/** "No supervisory duties", "Be involved in a wide variety of activities", "Often requiring a talk". */
const empty =
  /^no (?:\p{L}+ ){0,2}(?:supervisory|managerial|supervision|management|direct reports?)\b[^;]{0,40}$|^(?:be |being |are |is )?involved in an? (?:wide |broad |great )?(?:variety|range) of (?:activities|tasks|projects|things)$|^(?:often|usually|sometimes|frequently) (?:requiring|including|involving)\b/iu;
/** "You navigate them with ease": what "them" are, another sentence says. */
const leans = /^\p{L}+ (?:them|these|those|it)(?= |$)/u;

/** Whether nothing in a line is work: by what stands above it, or by what it says. */
export function isNoDeed(
  text: string,
  { heading, shape }: Pick<Unit, 'heading' | 'shape'>,
  verb: VerbPhrase | undefined,
): boolean {
  if (overOthers.test(heading ?? '') || empty.test(text)) return true;
  if (shape !== 'sentence') return false;
  return verb ? leans.test(verb.text) : speaksOfElse(text);
}

const doubtful = 0.45;
const saysWork =
  /\b(?:you(?:['’]ll| will| should)|will|responsible|(?:role|job|position|day-to-day|focus|mission) (?:is|involves?|includes?))\b/i;

/** "Draw payouts" somewhere in a text, with no verb and little that speaks for it: work only where nothing else is. */
export const isDoubtful = (
  text: string,
  { confidence }: Pick<Unit, 'confidence'>,
  verb: VerbPhrase | undefined,
): boolean =>
  verb === undefined &&
  (sumsUp.test(text.slice(dropListFrame(text))) || (confidence < doubtful && !saysWork.test(text)));
/** "A variety of laboratory activities including ...": the sum of a list that stands below it. */
const sumsUp =
  /^(?:(?:(?:the|your|key|main|primary|essential) )*(?:responsibilities|duties|tasks) (?:will )?(?:also )?(?:include|involve|are),? )?(?:an? )?(?:wide |broad |full |large |great |diverse )?(?:variety|range|number|array|mix|host) of (?:[\p{L}-]+,? (?:and )?){0,5}(?:activities|tasks|duties|responsibilities|functions)\b/iu;

/** How sure it is that a line tells something that is done there. */
export function judgeDeed(
  text: string,
  unit: Pick<Unit, 'heading' | 'shape' | 'confidence'>,
  verb: VerbPhrase | undefined,
): 'none' | 'doubtful' | 'sure' {
  if (isNoDeed(text, unit, verb)) return 'none';
  return isDoubtful(text, unit, verb) ? 'doubtful' : 'sure';
}

const ofWork =
  /\b(?:role|position|job|post|mission|focus|work|duty|duties|tasks?|responsibilit(?:y|ies)|day|days|day-to-day|function|purpose|goal|objective|projects?|assignments?)\b/i;
const charged = /^\S+ (?:also )?(?:responsible|accountable|expected|required|tasked|charged)\b/i;

const does = /^(?:will|shall|must) (?!(?:be|have|include|need|require|not)\b)\p{Ll}/iu;

/** "Punctuality is your second name", "Inquiries should come early": said of something else than who has the job. */
function speaksOfElse(text: string): boolean {
  const clause = readClause(text);
  if (!clause || ofWork.test(clause.subject)) return false;
  if (/^(?:you|they|he|she|he or she)$/i.test(clause.subject))
    return /^(?:are|is|['’]re)\b/i.test(clause.predicate) && !charged.test(clause.predicate);
  // A post of a name that nobody knows is still who does it.
  if (/^(?:the|this|an?|each)\s/i.test(clause.subject) && does.test(clause.predicate)) return false;
  return !isOfPerson(clause.subject.replace(/s$/, ''));
}

/** "and other duties as assigned" behind a duty that is one without it. */
const others =
  /(?:,|;)?(?: and| as well as| plus| or|,|;) (?:to )?(?:perform(?:s|ing)? |complet(?:e|es|ing) |carry(?:ing)? out |do |any |all )*(?:other|additional|related)(?: related| miscellaneous| general)? (?:duties|tasks|projects|responsibilities|assignments|work)(?: (?:and|or|\/) \p{L}+)? (?:as|that may be|when|which may be)(?: may be)? (?:assigned|required|needed|requested|directed|necessary)(?: (?:by|from) [^,;]{3,40})?$/iu;
export function dropOtherDuties(text: string): string {
  const rest = text.replace(others, '');
  return rest.split(' ').length >= 3 ? rest : text;
}

/** What applicants go through before anybody works there. */
const ofTrial = /\b(?:tests?|assessments?|interviews?|references|application|trial|exercise)\b/i;
export const isTrial = (text: string): boolean => ofTrial.test(text);

/** "Quality" over what follows, "Era" at a torn line: one word names no work unless it names a deed. */
export const isBareWord = (text: string): boolean =>
  /^\p{L}{1,20}$/u.test(text) && !/ing$/i.test(text) && (text.length <= 4 || isEnglishWord(text));
