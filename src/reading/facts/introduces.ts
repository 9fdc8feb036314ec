import type { FactKind } from '#shared/brief.ts';
import { dutyVerbs } from './shapes/duty-verbs.data.ts';
import { tellsBase } from './speaks-of-house.ts';
import { holdsProof, isTraitLine } from './traits.ts';

/** What a sentence among the demands tells instead of asking: another kind of fact, the demand inside it, or nothing. */
type Aside =
  | { kind: FactKind; text: string; importance?: 'nice' }
  | { demand: string }
  | { task: string }
  | null;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const job = String.raw`(?:role|position|job|post|opportunity)`;
const thisIs = String.raw`^(?:this|it)(?: role| position| job| post)?(?: is|['’]s)`;
/** "This is a key role that requires strong skills in X": what it requires is the demand. */
const requires = new RegExp(
  String.raw`${thisIs} (?:an? |the |our )?(?:[\p{L}-]+,? ){0,6}?${job} (?:that|which) (?:requires|demands|calls for) (?=\S+ \S)`,
  'iu',
);
/** "This is a demanding role suited to a leader who thrives on change": who would like it. */
const suits = new RegExp(
  String.raw`(?:${thisIs} (?:an? |the |our )?(?:(?!not|also|eligible|vital)[\p{L}-]+,? ){0,6}?(?:${job},? )?(?:(?:best |ideally |perfectly |well )?suited (?:to|for)|(?:perfect|ideal|right|great)(?: role| job| position)? for|(?<=${job} )for(?= someone| people| an? ))|^this ${job} (?:would|will|may|might) suit) (?:an? |the |someone who (?:is )?)?(?=\S+ \S)`,
  'iu',
);
/** "This is a startup world where you will learn quickly", "You understand that we are a young firm". */
const surroundings =
  /^(?:this|it|ours)(?: is|['’]s) (?:an? |the )?(?:[\p{L}-]+,? ){0,5}?(?:environment|start-?up|culture|workplace|atmosphere|industry)\b/iu;
const ofUs =
  /^(?:you )?(?:must |should )?(?:understand|know|recogni[sz]e|appreciate|accept)s? that (?=(?:we|our|this|the company)\b)/i;
/** "If you like to clock in and out, this is not the place for you." */
const courts =
  /^if (?:you|this|that)\b.{5,240}\b(?:encourage you to apply|(?:be|are) an? (?:great|good|perfect|ideal) (?:fit|match)|(?:place|job|role|company|team) for you|(?:are|['’]re)(?:n['’]t| not)? the right (?:fit|place|company)|(?:could|may|might) be (?:the|an?|your)|you have an? (?:great|good|solid) (?:foundation|start))\b/i;
/** "If you love the sea, we'd love to hear from you", "If you have two years at a loom, apply": how one is invited. */
const invites =
  /^if (?:you|this|that)\b(?<asked>.{5,300}?),? (?:then |please |and )?(?:we(?:['’]d| would| want| encourage| invite| will|['’]ll|['’]re| are)|i(?:['’]d| would| am|['’]m)|(?:this|it|our)\b[^.]{0,60}\b(?:could|may|might|is|will)|do(?:n['’]t| not) (?:waste|miss|hesitate)|apply|get in touch|come (?:and|join)|join|reach out|let['’]?s|send) ?\b/i;
/** What of such a sentence somebody could show. */
const isMeasured = /\d|\byears?\b|\bdegree\b|\blicen[cs]|\bcertifi|\bdiploma\b|\bqualified\b/i;
const opensInvited = /^(?:['’]re| are| have| possess| hold| bring)(?: an?)? (?=\S+ \S)/i;
/** "Whether you are new or experienced, we will teach you": everybody is meant. */
const everybody =
  /^whether you(?:['’]re| are| have)\b[^.;]{5,120}\bor\b(?![^.;]*\b(?:must|need|required?|essential)\b)/i;
/** "If you don't have a head for heights, this is not for you": asked the other way round. */
const lacking =
  /^if you (?:do not|don['’]t)\b[^.]{0,120}?\b(?:possess|have) ([^.,]{4,80}),? (?:then )?(?:this|our|the)\b[^.]{3,60}\b(?:not|isn['’]t|won['’]t)\b/i;
const house =
  /^(?:whether you(?:['’]re| are| want| come| have)?\b|joining \p{Lu}|(?:\p{L}+: )?you are (?:family|part of|at home) )/iu;
/** Something is asked for in it all the same. */
const names =
  /\b(?:experienced?|skills|background|knowledge|ability|able to|trained|qualified|students?|graduates?|undergraduates?)\b/i;
/** "You love that challenge": what it is stood in the sentence before. */
const pointsBack =
  /\b(?:that|this|such an?) (?:challenge|mission|vision|journey|idea|approach|feeling)\b/i;
const taskOfTitle =
  /^as (?:an?|the|our) [^,.]{3,80}, you(?: will|['’]ll) (?!need|have|be |require|bring|possess)(?=\p{L}+ \S)/iu;
/** "You will support the crew in building boats": what is done there, whatever is learned by it. */
const spokenTask =
  /^(?:in this (?:role|position|job|post),? )?you(?: will|['’]ll) (?:also )?(?=(?!(?:have|need|bring|hold|show|demonstrate|understand|know|thrive|enjoy|meet|speak|possess|require|display|learn|gain|receive|excel|work (?:well|best|effectively|independently|under|flexibl\p{L}*|in))\b)(?<verb>\p{Ll}+) \S)/iu;
/** "You can count on being trained in knots", "You will gain experience in sails": what one takes away from it. */
const trained =
  /^you(?: can| should| will|['’]ll)? (?:expect to )?be (?:fully )?trained (?=(?:in|on|to|by)\b)/iu;
const gained =
  /^(?:[^,.]{3,50}, )?you(?: will|['’]ll| can expect to) (?:also )?(?=(?:gain|get|receive) (?:[\p{L}-]+ ){0,3}(?:experience|exposure|insight|training)\b)/iu;

/** "Lasting support so that you grow": given to whoever comes, in the words of a skill. */
const helps =
  /^(?:(?!you\b)[\p{L}-]+,? (?:and )?){0,4}(?:support|training|coaching|mentoring|guidance|tools)\b[^.]{0,60}? (?:to help you|you(?:['’]ll)? need to|so (?:that )?you can)\b/iu;

/** Sentences among the demands that introduce the job, describe the house or court the reader; undefined for all others. */
export function readIntroducing(text: string): Aside | undefined {
  const without = lacking.exec(text)?.[1];
  if (without !== undefined) return { demand: capital(without) };
  const invited = invites.exec(text)?.groups?.['asked'];
  if (invited !== undefined) {
    if (!isMeasured.test(invited) || !opensInvited.test(invited)) return null;
    return { demand: capital(invited.replace(opensInvited, '')) };
  }
  if (everybody.test(text)) return null;
  if (requires.test(text)) return { demand: capital(text.replace(requires, '')) };
  if (taskOfTitle.test(text)) return { task: capital(text.replace(taskOfTitle, '')) };
  const verb = spokenTask.exec(text)?.groups?.['verb'];
  if (verb !== undefined && dutyVerbs.has(verb.toLowerCase()))
    return { task: capital(text.replace(spokenTask, '')) };
  if (trained.test(text)) return { kind: 'benefit', text: text.replace(trained, 'Training ') };
  if (tellsBase.test(text)) return { kind: 'other', text, importance: 'nice' };
  if (helps.test(text)) return { kind: 'benefit', text };
  if (gained.test(text)) return { kind: 'benefit', text: capital(text.replace(gained, '')) };
  if (holdsProof(text) || names.test(text)) return undefined;
  if (suits.test(text)) return { kind: 'other', text, importance: 'nice' };
  if (surroundings.test(text)) return { kind: 'culture', text };
  if (ofUs.test(text)) return { kind: 'culture', text: capital(text.replace(ofUs, '')) };
  if (courts.test(text) || house.test(text)) return null;
  return isTraitLine(text) && pointsBack.test(text) ? null : undefined;
}
