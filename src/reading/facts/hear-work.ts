import { toDutyWords } from '#market/occupations/duties/duty-words.ts';
import { listTellingWords, toGroup } from '#market/occupations/duties/weigh-duties.ts';
import type { Unit, UnitRole } from '#shared/reading.ts';
import { isCaveat } from './caveats.ts';
import type { Part } from './part.ts';
import { isDemand, kindOfRequirement } from './requirement-kind.ts';
import { isCall, isLegal, isPraise, isWayToApply } from './says-nothing.ts';
import { readClause } from './shapes/clause.ts';
import { readVerbPhrase } from './shapes/verb-phrase.ts';
import { readSpokenWork } from './spoken-work.ts';
import { speaksOf } from './speaks-of.ts';
import { splitTasks } from './split-tasks.ts';

/** Where a text lists hardly any duties, the work is heard wherever it is told: amid a sentence, or in words without a verb. */

const mayTell = new Set<UnitRole>([
  'overview',
  'company',
  'team',
  'must',
  'schedule',
  'place',
  'duty',
]);
/** Taken for anything where a line is short and has no verb. */
const mayName = new Set<UnitRole>(['overview', 'noise', 'must', 'duty', 'head', 'pay', 'company']);

/** "A family firm since 1950, we are looking for a rigger who will", "In Chamblee. Job responsibilities include". */
const lead =
  /(?<=^|[.,;:!–-] |\b(?:and|so|where|which|means) )(?=(?:as (?:an?|our|the) [^,.]{3,60},? )?you(?:['’]ll| will)\b|(?:(?:the|your|job|key|main|core|day-to-day) )*(?:responsibilities|duties|tasks) (?:will )?includ)|(?<=^|\s)(?=we(?:['’]re| are)? (?:currently |now |actively )?(?:looking for|seeking|recruiting|hiring)\b)/giu;
/** "You will be working in the cold, driving a truck and building pallets": the deeds come behind where it is. */
const behindPlace = /^you(?:['’]ll| will) be working [^,.]{3,70}, (?=\p{L}{3,}ing\s)/iu;
const youWill = 'You will be ';
const fewestWords = 3;

/** What a unit tells of the work. */
export function hearWork(unit: Unit, soc: string | null): Part[] {
  const { text, shape, role, label } = unit;
  if (shape === 'heading' || label !== null || isLegal(text) || isCaveat(text)) return [];
  if (isWayToApply(text) || isCall(text)) return [];
  if (mayTell.has(role) && shape === 'sentence') {
    for (const { index } of text.matchAll(lead)) {
      const parts = hearFrom(text, index);
      if (parts.length > 0) return parts;
    }
  }
  const isTop = unit.heading === null && shape === 'sentence' && mayName.has(role);
  const isWork = soc !== null && isTop && (isCalled(text, soc) || isNamed(text, soc));
  return isWork ? [{ ...whole(text), isTask: true }] : [];
}

const whole = (text: string): Part => {
  const end = text.replace(/[.!\s]+$/, '').length;
  return { text: text.slice(0, end), start: 0, end };
};

function hearFrom(text: string, from: number): Part[] {
  const place = behindPlace.exec(text.slice(from))?.[0];
  const at = from + (place?.length ?? 0);
  const said = `${place === undefined ? '' : youWill}${text.slice(at)}`;
  const shift = at - (said.length - (text.length - at));
  const tasks = splitTasks({ text: said, role: 'overview', shape: 'sentence', also: [] });
  const parts = tasks?.filter(({ isTask }) => isTask) ?? hearOne(said);
  return parts
    .filter(({ text: task }) => task.split(' ').length >= fewestWords && isDeed(task))
    .map((part) => ({ ...part, start: part.start + shift, end: part.end + shift }))
    .map(cutWho);
}

/** "To help the head gardener, who has a record of": whom it is about is said of no deed. */
function cutWho(part: Part): Part {
  const at = part.text.search(/,? who (?:has|have|is|are|can|will)\b/i);
  return at === -1 ? part : { ...part, text: part.text.slice(0, at), end: part.start + at };
}

/** "Ensuring this is kept": what "this" is, another sentence says. */
const leansBack = /^(?:ensur|mak)\p{L}+ (?:sure )?(?:this|that|it|they|these|those)\b/iu;
const isDeed = (task: string): boolean =>
  !isPraise(task) &&
  !noDeed.test(task) &&
  !leansBack.test(task) &&
  kindOfRequirement(task) !== 'schedule';

const noDeed =
  /^(?:be|have|need|get|receive|join|enjoy|find|gain|earn|become|learn|grow|see|feel|love|thrive|benefit|report|require|undergo|start|work (?:in|from|at|on|with (?:us|our team))|play|make|also|not|never|always|know|know how|reach out|succeed|excel|develop your|build your)\b/i;

function hearOne(said: string): Part[] {
  const work = readSpokenWork(said.replace(/[.!\s]+$/, ''));
  if (!work || work.isFlattery || noDeed.test(work.verb.text)) return [];
  const { text, start, end } = whole(said);
  return [{ text, start, end, isTask: true }];
}

const countTelling = (text: string, soc: string): number =>
  listTellingWords(toDutyWords(text), toGroup(soc), most).length;
const most = 5;
const fewestTelling = 2;
const longest = 16;

/** Said to whoever reads it, and nothing that is done there. */
const invites =
  /^(?:join|apply|get|be|become|grow|discover|explore|learn|enjoy|come|take|make|start|bring|find|work|help us|build your|forget|imagine|check|visit|click|send|e-?mail|contact|submit|keep|earn|embrace|unlock|experience|meet|tell|call|drop|note|read|see (?:our|below|how|what|why|the|more)|view|follow|please|don['’]t|let|live|love|ask|register|upload|complete|choose|share|expect|know)\b/i;

/** "Treat 10 to 12 dogs a day": told as something to do. */
function isCalled(text: string, soc: string): boolean {
  const verb = invites.test(text) ? undefined : readVerbPhrase(text.replace(/[.!]+$/, ''));
  return (
    verb?.form === 'plain' &&
    !noDeed.test(verb.text.replace(/^see (?=\d)/, 'meet ')) &&
    text.split(' ').length > fewestWords &&
    text.split(' ').length <= longest &&
    countTelling(text, soc) > 0
  );
}

const ofTerms =
  /[$£€?]|\b(?:full[- ]time|part[- ]time|remote|hybrid|contract|salary|per (?:hour|annum)|team|skills?|skillset|opportunit\p{L}*|role|position|job|career|company|practice|firm|clinic|we|our|us|you|your|i|only|years?|experience\p{L}*)\b/iu;

/** "Adult and child dental care, fillings, crowns": the work by its name alone. */
function isNamed(text: string, soc: string): boolean {
  const words = text.split(' ').length;
  return (
    words >= fewestWords &&
    words <= longest &&
    !ofTerms.test(text) &&
    !isDemand(text) &&
    kindOfRequirement(text) === 'skill' &&
    !speaksOf.benefit(text) &&
    readClause(text) === undefined &&
    countTelling(text, soc) >= fewestTelling
  );
}

/** "Including fillings and crowns", behind the work that was named before it. */
const including = /^including (?=\p{L})/iu;

export function hearMoreOf({ text }: Pick<Unit, 'text'>): Part[] {
  const from = including.exec(text)?.[0].length ?? 0;
  const { end } = whole(text);
  return from === 0 ? [] : [{ text: text.slice(from, end), start: from, end, isTask: true }];
}
