import type { FactKind } from '#shared/brief.ts';
import { ofOthers } from '../requirement-kind.ts';
import { isSurely, shareOf } from './sort-demand.ts';

/** Kinds that the rules fall back on where no word of a line names another. */
const undecided: ReadonlySet<FactKind> = new Set(['skill', 'trait']);
/** "Track record of passing certifications": a word of papers does not make a paper of what somebody has done. */
const ofRecord = /^(?:[\p{L}-]+ ){0,3}(?:track record|history of success|success(?:es)? in)\b/iu;
const ofDone = /^(?:[\p{L}-]+ ){0,3}experience\b/iu;
const doneShare = 0.6;
/** What somebody has done, whatever papers it is about. */
export const tellsOfDone = (text: string): boolean =>
  ofRecord.test(text) ||
  (ofDone.test(text) && shareOf('experience', { text, kind: 'skill' }) >= doneShare);

/** "Engineering degree or equal", "a current undergraduate student": a school, though no rule heard one. */
const ofSchool =
  /^(?:(?:must|an?|be|to|have|current(?:ly)?|relevant|[\p{Lu}]\p{L}+) ){0,4}(?:degree(?! of \p{Ll})|diploma|undergraduate|graduate student|university student|education in|(?:[Pp]ost-secondary|[Hh]igher|[Uu]niversity|[Cc]ollege) education)\b/u;

/** Who may come, and from where; settled before anything else. */
const ofPlace =
  /\b(?:resid\p{L}+|live|lives|living|lived|local(?:ly)?|commut\p{L}+|relocat\p{L}+|drive of|miles|citizen\p{L}*|sponsor\p{L}*|visas?|authori[sz]\p{L}+|right to (?:live and )?work|checks?|clearance|background|screening|vetting|references?|vaccinat\p{L}+)\b/iu;
/** "Ability to keep secrets", "attention to detail": nothing that is so or not so. */
const ofSkill =
  /\b(?:knowledge|understanding|experience|skills?|attention|communicat\p{L}+|customers?|confidential\p{L}*|professional\p{L}*|priorit\p{L}+|pressure|deadlines|multi-?task\p{L}*|pace[ds]?|team|leaders?|manage|build|develop|create|support|provide|deliver|ensure)\b/iu;

const isTask = /^\p{L}+ing\b.*\b(?:required|essential|a must)$/iu;
/** Where somebody lives, or would have to move to. */
const livesThere =
  /^(?:must |should |to |be |you )*(?:(?:willing|able|prepared) to )?(?:reside|relocate|live|be based)\b(?! (?:and|up|the|by|out)\b)|\b\d{1,3}[- ](?:hour|minute|mile)s?['’]? (?:drive|commute|radius)\b|\bwithin (?:commuting|driving|easy reach|daily travel)/iu;
/** What somebody has at home or brings along. */
const owns =
  /^(?:(?:must|should|you|have|has|need|own|your|an?|the|reliable|secure|stable|fast|high[- ]speed|home|personal|access|to|of|good|quiet|dedicated|working|private) ){0,6}(?:internet(?: connection| access| service)?|broadband|laptop|computer(?= with\b|$)|smart ?phone|cell ?phone|mobile phone|vehicle|car|automobile|motorcycle|transport(?:ation)?|work (?:area|space)|workspace|home office(?: space| supplies)?|headset|hand tools|tools of your own|own tools)\b(?=$|[,(;:.]| (?:with|that|which|to|for|from|of|in|at|away|and|or|is|required|essential|needed|capable|free)\b)/iu;

/** Where somebody lives and what they have at home: so or not so, and never a matter of degree. */
export const isPlainCondition = (text: string): boolean => livesThere.test(text) || owns.test(text);

/** The kind of a demand by what was learned from sorted lines, where that is sure and the rules had only a guess. */
export function settleKind(kind: FactKind, text: string): FactKind {
  const line = { text, kind };
  if (kind === 'licence') return tellsOfDone(text) ? 'experience' : kind;
  if (!undecided.has(kind)) return kind;
  if (isSurely('experience', line) && !ofOthers.test(text)) return 'experience';
  if (shareOf('paper', line) >= verySure) return 'licence';
  if (ofSkill.test(text) || isTask.test(text)) return kind;
  if (ofSchool.test(text)) return 'education';
  if (livesThere.test(text)) return 'authorization';
  if (owns.test(text)) return 'other';
  if (isSurely('condition', line)) return ofPlace.test(text) ? 'authorization' : 'other';
  return kind;
}
const verySure = 0.85;
