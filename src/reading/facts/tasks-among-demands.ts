import type { Unit } from '#shared/reading.ts';
import { isDemand } from './requirement-kind.ts';
import { readPlainVerb } from './shapes/plain-verb.ts';
import { dropSubject } from './shapes/subject.ts';
import { isTaskOfHolder } from './task-of-holder.ts';

/** Verbs that begin a task of the job, and no quality of a person. */
const tasks = new Set(
  'ensure provide assist oversee supervise coordinate monitor conduct implement perform prepare respond review report deliver develop manage lead support establish create design process schedule maintain participate complete facilitate administer direct track update evaluate recommend train mentor coach inspect operate install repair clean stock resolve handle answer greet collaborate build drive contribute achieve execute produce document order advise promote'.split(
    ' ',
  ),
);
/** What a person brings or keeps, though it begins with a verb: "Maintain a clean record", "Provide proof of". */
const ofPerson =
  /\b(?:must|licen[cs]e\w*|certifi\w+|registrations?|degree|diploma|years?|records?|mvr|eligib\w+|proof|references?|own|ability|able|abilities|willing\w*|experience[ds]?|knowledge|skills?|valid|fluent\w*|availab\w+|composure|calm|confidential\w*|attitude|insur\w+|permits?|card|checks?|screen\w*|clearance|weekends?|overtime|nights?|shifts?|lbs?|pounds|kg|physical\w*|passport|visa|courses?|training|prefer\w+|desir\w+|plus|advantage|frequently|occasionally|regularly|ladders?|n\/a)\b/i;
/** "To the required standard", "as required": said of the work, and asked of nobody. */
const ofWork =
  /\b(?:as|when|where|if)(?: and when)? required\b|\b(?:the|all|any) required (?=\p{L})|\brequired (?:standards?|by)\b|\b(?:tasks|duties|activities|steps|services|functions|actions) required (?=(?:to|for|in) )|^(?:is |are |all \p{L}+ \p{L}+ are )?required to (?!have|hold|be|possess|pass|lift|stand|sit|walk)/giu;

/** "Sound knowledge of kilns", "at ease with strangers": what somebody knows is done by nobody, whatever stands above it. */
export const tellsKnowledge =
  /^(?:(?:an? )?(?:strong|good|solid|basic|working|thorough|excellent|deep|sound|in-depth|general|some|high|advanced|proven|demonstrated|full|broad|practical|technical) (?:and )?){0,3}(?:(?:knowledge|understanding|awareness)(?: (?:and|&) (?:knowledge|understanding|awareness|skills?))? of|familiarity with|proficien(?:cy|t) (?:in|with|at)|(?:level of )?comfort (?:working )?with|(?:level of )?comfort working|expertise (?:in|with)|skill in|familiar with)\s/i;

/** "Effective oral communication skills", "Prior experience in glazing": had by somebody, and done by nobody. */
const qualities =
  /^(?:an? )?(?:high (?:level|degree) of|prior|previous|proven|demonstrated|strong|excellent|good|great|effective|superior|exceptional|outstanding|solid|advanced|basic|outgoing|positive|friendly|professional|pleasant|can-do|relevant|extensive|hands-on|significant)(?: [\p{L}&/'’,-]+){0,7}? (?:skills|abilities|experience|expertise|personality|attitude|demeanou?r|work ethic|attention to detail|communicator|team player|self-starter|mindset|track record)(?=$|[,.;(]| \(| (?:in|with|of|at|and|for|to|working|as|across|within|required|preferred|is|are)\b)/iu;
const ofOthersView =
  /\b(?:customer|client|guest|patient|user|candidate|employee|visitor|shopping|dining|member|learning|player|passenger|student) experience\b/i;
export const tellsQuality = (text: string): boolean =>
  qualities.test(text) && !ofOthersView.test(text);

/** Whether a line that stands among the duties asks something of a person. */
export const isAskedAmongDuties = (text: string, heading: string | null): boolean =>
  isDemand(text.replace(ofWork, '')) && !isTaskOfHolder(text, heading) && !isTask(text);

/** "Hold a state certification", "demonstrate a track record": demands that stand in a list of duties. */
export const holdsPaper =
  /^(?:hold|possess|have|maintain(?= (?:an? |your |the )?(?:valid|current|active)\b)) (?:an? |your |the )?(?:(?!\bof\b)[\p{L}\d'’&/()-]+ ){0,7}(?:licen[cs]e|licensure|certification|certificate|registration|permit)\b/iu;
export const showsRecord =
  /^(?:demonstrate|have|show|possess) (?:an? )?(?:\p{L}+ )?track record\b/iu;

/** "Understanding and willingness to clean the vats": among the duties it is the cleaning. */
const readiness =
  /^(?:(?:an? )?(?:understanding|ability|capability|readiness|desire|commitment) (?:and|or|&) (?:an? )?willingness|willingness(?: (?:and|or|&) (?:ability|readiness|desire))?) to (?!(?:work|travel|relocate|learn|be|attend|obtain|adapt|undertake|undergo|take|accept|commute|grow|have|become|get|go|do|share|help|flex)\b)(?=\p{L}+ \p{L})/iu;
export const dropReadiness = (text: string): string => {
  const rest = text.replace(readiness, '');
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** Below "Ability to:" every line begins with a verb. */
const asksAbility =
  /^(?:abilit\w+|able|you can|skills?|competenc\w+)\b|\babilities and skills\b|\bto:?$|\bphysical\b/i;

const firstWord = /^(?:(?:actively|effectively|consistently|directly|successfully|to) )?(\p{L}+)/iu;
const isResponsible = /^responsib(?:le|ility) for\b/i;
/** "Preparation of estimates": a deed in the form of a noun. */
const isDeed =
  /^(?:provision|preparation|production|delivery|coordination|supervision|implementation)(?: (?:and|&) \p{L}+)? of\b/iu;

/** "Clean and presentable", "direct, honest and fair": some verbs are also what a person is. */
export const describes =
  /^(?:(?:always|very|naturally) )?(?:clean|direct|open|complete|present|steady|calm|warm|humble|patient)(?:,| and|,? but| or) (?:(?:very|well|always|highly|of) )?(?:\p{L}+(?:able|ible|ful|ous|ive|al|est|ent|ant|ed|dy|ly|y|ic|less)|fair|kind|neat|smart|calm|warm|open|good|humble|tidy|punctual|polite|sober|sharp|direct)\b/iu;

/** "Lead Climber, Boatswain or similar": a row of papers or posts, though its first word is also a verb. */
const ofThings = /^\p{Lu}\p{L}+ \p{Lu}[^.;:]{2,60},? or (?:similar|equivalent)\)?\.?$/u;

const fewestWords = 4;

function isTask(text: string): boolean {
  if (isResponsible.test(text)) return true;
  if (isDeed.test(text)) return !ofPerson.test(text);
  if (describes.test(text) || ofThings.test(text)) return false;
  const verb = firstWord.exec(text)?.[1]?.toLowerCase() ?? '';
  return tasks.has(verb) && text.split(/\s+/).length >= fewestWords && !ofPerson.test(text);
}

const willDo = /^(?:[^.;:]{3,70}, )?[^,.;:]{2,50}? will (?:also )?(?:be (?:expected|asked) to )?/i;
const ofAside = /^(?:as a result|in addition|additionally|here|together|over time),? /i;
/** Kept or shown by a person, though it is done. */
const kept = /^(?:maintain|complete|train|provide (?:proof|evidence|references|their|own))\b/i;

/** "Each clerk will be expected to develop a sense for silk": a sentence on what whoever gets the job does; undefined for others. */
export function readWillDo(text: string): string | undefined {
  const sentence = text.replace(ofAside, '');
  const rest = dropSubject(sentence);
  const verb = firstWord.exec(rest)?.[1]?.toLowerCase() ?? '';
  // "This post will be supporting the crew".
  const plain = / will (?:also )?be \p{L}+ing\b/u.test(sentence)
    ? (readPlainVerb(verb)?.verb ?? verb)
    : verb;
  const isDone = rest !== sentence && willDo.test(sentence) && tasks.has(plain) && !kept.test(rest);
  return isDone && !/\b(?:must|required|preferred|years|degree|plus)\b/i.test(text)
    ? rest.charAt(0).toUpperCase() + rest.slice(1)
    : undefined;
}

/** At most so much of a list may be tasks: where more are, its writer asks for what somebody can do. */
const largestShare = 0.5;

/** "Ensure all equipment is ready" among papers and qualities is a task that strayed into the list of demands. */
export function takeOutTasks(units: readonly Unit[]): Unit[] {
  const lists = new Map<string, { all: number; tasks: number }>();
  const keyOf = ({ heading, label }: Unit): string => `${heading ?? ''}\n${label ?? ''}`;
  const asked = units.filter(({ role, shape }) => role === 'must' && shape !== 'heading');
  for (const unit of asked) {
    const list = lists.get(keyOf(unit)) ?? { all: 0, tasks: 0 };
    lists.set(keyOf(unit), {
      all: list.all + 1,
      tasks: list.tasks + Number(isTask(unit.text)),
    });
  }
  const isStray = (unit: Unit): boolean => {
    const list = lists.get(keyOf(unit));
    return (
      unit.role === 'must' &&
      list !== undefined &&
      list.tasks <= list.all * largestShare &&
      !asksAbility.test(unit.label ?? unit.heading ?? '') &&
      isTask(unit.text)
    );
  };
  return units.map((unit) =>
    unit.shape !== 'heading' && isStray(unit) ? { ...unit, role: 'duty' as const } : unit,
  );
}
