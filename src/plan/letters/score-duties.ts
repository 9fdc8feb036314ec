import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';

/** Says that one is there, and not what one does. */
export const vagueWork =
  /^(?:\p{L}+ly )?(?:ensure|leverage|learn about|plan and follow|follow through|work (?:in|within) an? |work on (?:our|the|a) (?:platform|product|team|project)s?\b|see that|see to|stay|input|work safely|be safe|follow|take (?:advantage|direction|an? (?:active|visible|consultative))|help (?:to )?(?:coordinate|maintain|support|ensure|manage|organi[sz]e|develop|drive|with|out|in|us|the team|other)|integrate|maintain|demonstrate|participate|notify|inform|report|assist|support|serve (?:as|on)|contribute|attend|utilize|use|illustrate|actively|effectively|undertake|prepare or assist|perform or assist|meet with|initiate|exercise|ask|reassure|welcome|recogni[sz]e|identify (?:and \p{L}+ )?(?:potential )?(?:issues|problems|opportunities|risks|hand tools)|liaise|collaborate with (?:\p{L}+ ){0,2}team|try to|delegate (?:tasks|work|duties)|find ways|make the most|meet (?:or exceed )?(?:[\p{L}-]+ ){0,5}(?:levels|targets|quotas?|goals|deadlines)|study,? |function as|engage (?:warmly|proactively)|answer (?:all )?(?:the )?(?:phone|telephone) ?calls?$)\b/iu;
/** Tells nobody what the days are like. */
export const hollowWork =
  /\b(?:other (?:related )?(?:duties|tasks)|as (?:assigned|needed|required|directed)|complian\w+|comply|polic(?:y|ies)|attend|participate|team members|best practices?|values|background checks|punctual\w*|goals|team environment|up[- ]to[- ]date|daily meetings|sound supervisory|signage|(?:particular|specific|certain) (?:field|area)s?|full (?:scope|range) of|whole child|various phases|responsibilities|your background|work assignments|bags of variety|at all times)\b|^(?:ensure|be|help us|notify|inform|work safely)\b/i;
/** How one behaves, whom one works with, and papers that every job has. */
const ofManner =
  /\b(?:customer service|communicat\w+|professional(?:ly|ism)?|team ?(?:player|work|spirit)|clean\w*|tidy|attendance|culture|inclusion|diversity|excellent|filing|data entry|files?|inquir\w+|stakeholders|others|other departments|resources|trends?|standards|trustworth\w+|routine|basic|administrative|clerical|paperwork|growth opportunities)\b|^(?:collaborate|coordinate with|work closely|work with)\b/i;

const perScore = 5;
/** Further lines on the same activity tell it once more. */
const later = 0.7;

/** How much of the score hangs on each duty, by its id: the lead of a letter belongs to the heaviest lines. */
export function scoreDuties(source: Source): Map<string, number> {
  const scores = new Map<string, number>();
  // Facts alone are not scored.
  const criteria = 'market' in source ? makePlan(source).criteria : [];
  for (const { facts, weight, origin } of criteria) {
    const duties = origin === 'trade' ? [] : facts.filter(({ kind }) => kind === 'duty');
    for (const [at, { id }] of duties.entries()) {
      const score = (weight / perScore) * (at === 0 ? 1 : later);
      scores.set(id, Math.max(scores.get(id) ?? 0, score));
    }
  }
  return scores;
}

/** Work by which the job is judged may be told in plain words; what any list ends with may not. */
export const mayBeTold = (text: string, scored: number): boolean =>
  scored > 0 &&
  !hollowWork.test(text) &&
  (!vagueWork.test(text) || /^(?:\p{L}+ly )?(?:recogni[sz]e|identify)\b/iu.test(text)) &&
  !ofManner.test(text);
