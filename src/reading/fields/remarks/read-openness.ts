import type { UnitRole } from '#shared/reading.ts';
import { onlyOnce, remarkIn, wordsOf, type Remark, type RemarkSource } from './remark.ts';

const beginners =
  '(?:(?:(?:new|recent|fresh|current|college|university|school|nursing|newly qualified|recently qualified) )?(?:graduates?|grads?|school leavers|leavers)|new[- ]?grads?|newly[- ](?:qualified|licensed|certified|registered|graduated)(?: \\p{L}+){0,2}|recently[- ]qualified(?: \\p{L}+){0,2}|nqts?|ects|beginners?|trainees?|returners|returnees|career[- ]changers?|(?:people|those|parents|professionals|candidates|applicants) (?:returning to work|changing careers?|new to (?:the |this )?(?:industry|field|profession|trade|sector|work))|(?:all )?(?:levels|ranges) of experience|all experience levels|(?:people|those|candidates|applicants|applications from (?:people|those|candidates)) (?:with(?:out| no)|who have (?:no|little)) (?:any |prior |previous |relevant |direct )?experience|entry[- ]level (?:candidates|applicants))';
const kindly =
  '(?:are |is )?(?:also |always |very |more than |strongly |especially |highly |warmly |actively |particularly )?';
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:we(?:['’]re| are) |(?:the |this )?(?:role|position|job|post) is )?(?:also )?open to (?:both |hiring |training |applications from )?(?:experienced \p{L}+ (?:and|or) )?${beginners}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${beginners}(?: (?:and|or|&) (?:\p{L}+ ){0,3}\p{L}+)?(?: (?:with|who|from|of) [^.;,]{3,70}?)? ${kindly}(?:welcomed?|encouraged|considered|accepted|invited)(?: to apply)?\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\bwe (?:also |warmly |actively |strongly |will )*(?:welcome|encourage|consider|accept|invite|hire|train) (?:applications from )?(?:experienced \p{L}+ (?:and|or) )?${beginners}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:ideal|perfect|great|good|suitable|excellent) (?:\p{L}+ ){0,3}for (?:an? )?${beginners}`,
    'iu',
  ),
  /\bno (?:(?:prior|previous|work|specific|sales|industry|relevant) )*(?:experience|qualifications?|degree) (?:(?:is|are) )?(?:needed|required|necessary|at all)\b/iu,
  /\b(?:prior |previous |\p{L}+ )?experience (?:is )?(?:not|isn['’]t) (?:required|needed|necessary|essential|a must)\b/iu,
  /\b(?:possible|welcome|considered|accepted) (?:even )?without (?:any |prior |previous )?experience\b/iu,
  /\byou (?:do not|don['’]t) need (?:any )?(?:\p{L}+ ){0,2}(?:experience|degree|qualifications?)\b(?:,? or (?:\p{L}+ ){0,3}(?:experience|degree|qualifications?)\b)?/iu,
  /\bwe(?:['’]ll| will| can| are happy to) train (?:you|the right \p{L}+|people|all|from scratch|on the job)\b/iu,
  /\b(?:an? |this is an? )?entry[- ]level (?:position|role|job|opportunity)\b/iu,
  // "New graduate RNs or those with less than a year will be referred to the RN Residency Program"
  /\b(?:new|recent) (?:graduate|grad)s?(?: \p{L}+){0,2}(?: or [^.;]{3,60}?)? (?:will|may|can|are) (?:be )?(?:referred|directed|placed|enrolled|hired|offered|eligible|considered)\b[^.;]{0,50}?\b(?:residency|fellowship|preceptorship|orientation|training|transition)\b(?: program(?:me)?)?/iu,
];

/** "Three years, new graduates welcome with a placement": a demand stands in the line too. */
const demands =
  /\b(?:must|\d+\+? (?:years?|months?)|preferred|a plus|advantage|required(?! to apply)|minimum)\b/i;
const ofNothing =
  /\b(?:no|not|isn['’]t|don['’]t)\b[^.]{0,50}\b(?:required|needed|necessary|must)\b/i;
const mostWords = 24;

/** "0-2 years" asks for none. */
const fromNothing =
  /^(?:minimum (?:of )?)?(?:0|zero) ?(?:-|–|to) ?(?:[1-5]|one|two|three|four|five)\+? ?(?:years?|yrs?)\b['’]?(?: (?:of )?(?:[\p{L}-]+ ){0,3}experience)?(?= ?(?:$|[.;,(]|in\b|with\b|as\b|required\b|preferred\b))/iu;

/** Most lines are done with here. */
const mayOpen =
  /^(?:minimum )?(?:of )?(?:0|zero)\b|grad|leaver|qualif|nqt|ects|beginner|trainee|return|career|experience|entry|degree|train|new to/i;

const find = (text: string): RegExpExecArray | undefined => {
  if (!mayOpen.test(text)) return undefined;
  const nothing = fromNothing.exec(text);
  if (nothing) return nothing;
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return undefined;
};

/** "0-2 years", alone in its line: told as a welcome, and no demand beside it. */
export const asksNoYears = (text: string): boolean =>
  fromNothing.exec(text)?.[0].length === text.replace(/[.;]$/, '').length;

/** "A boat licence, new graduates are welcome": a paper is asked for before the door is opened. */
const asksBefore =
  /\b(?:licen[cs]e[ds]?|certif\p{L}+|registered|degree|diploma)\b[^.]{0,40}[,;(–-]\s?$/iu;

/** A line that opens the door to beginners, and asks nothing. */
export function opensDoor(text: string): boolean {
  if (text.split(' ', mostWords + 1).length > mostWords) return false;
  const found = find(text);
  if (!found || asksBefore.test(text.slice(0, found.index))) return false;
  return !demands.test(text.replace(ofNothing, ''));
}

const silent = new Set<UnitRole>(['legal', 'noise', 'title', 'head', 'duty']);
const most = 4;

/** "New To Canada Pharmacist", "Newly Qualified Social Worker": the title itself names them. */
const ofTitle =
  /\bnew to (?:the )?(?:UK|US|USA|NHS|Ireland|Canada|Australia|industry|profession)\b|\bnewly[- ](?:qualified|licensed|registered|graduated)\b|\bnew[- ]grad(?:uate)?s?\b|\bno experience (?:needed|required|necessary)\b|\bentry[- ]level\b/iu;

/** To whom the job is open that others would turn away: beginners, returners, people without experience. */
export const readOpenness = (source: RemarkSource): Remark[] =>
  onlyOnce(
    source.units.flatMap((unit) => {
      if (silent.has(unit.role) && unit.role !== 'title') return [];
      const words = wordsOf(unit);
      const found = unit.role === 'title' ? ofTitle.exec(words) : find(words);
      if (!found) return [];
      const span = { start: found.index, end: found.index + found[0].length };
      const said = fromNothing.test(found[0])
        ? `No experience needed: ${found[0].replace(/(?<=\d) ?[-–] ?/, ' to ').replace(/Years/, 'years')}`
        : found[0];
      return [remarkIn(source, unit, { said, ...span })];
    }),
    most,
  );
