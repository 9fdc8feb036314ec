import type { Brief } from '#shared/brief.ts';
import { listFacts } from '../wording/own-words.ts';

/** "Experience in pediatric dentistry": what stands behind such words is the field of the job. */
const asked =
  /\b(?:experience|knowledge|background|expertise|training|degree|understanding|qualification|diploma)\s+(?:\w+\s+)?(?:in|of|with)\s+((?:[\p{L}&-]+\s){0,3}[\p{L}&-]+)/giu;

/** Where a phrase ends that only a comma or another word would end. */
const joints =
  /\b(?:and|or|of|for|with|in|to|from|as|at|on|by|is|are|will|that|which|including|such|preferred|required|within|across|through|using|a|an|the|plus|related|relevant|similar|equivalent|other|working)\b/i;

/** "3 years of law enforcement or security experience": the field stands before the word. */
const before = /\byears?['’]?(?: of)? ((?:[\p{L}&-]{1,30}\s){1,5})experience\b/giu;

/** What is known or kept of a field: "general ledger functions" is the general ledger. */
export const wrapping =
  /^(?:procedures?|practices?|principles?|functions?|conditions?|departments?|standards?|techniques?|methods?|regulations?|legislation|disciplines?|concepts?|policies|requirements|processes)$/i;

/** Said of people and of every job, and no field of work. */
const general =
  /^(?:either|both|strong|good|excellent|solid|proven|relevant|related|similar|previous|prior|basic|general|broad|advanced|practical|demonstrated|various|multiple|new|your|our|their|this|all|any|one|two|high|best|current|generally|accepted|providing|working|managing|using|leading|delivering|developing|supporting|dealing|handling|building|creating|leveraging|designing|implementing)$/i;
const empty =
  /\b(?:skills?|experience|years?|concepts?|practices?|principles?|procedures?|environments?|settings?|fields?|roles?|industry|ability|teams?|people|clients?|customers?|customer service|colleagues|communication|computers?|software|tools?|systems?|applications?|setting|position|job|work|company|organi[sz]ations?|school|university|discipline|subject|sector|areas?|level|standards?|techniques?|methods?|regulations?|legislation|microsoft|office|english|services?|things|stakeholders|projects?|deadlines|pressure|attitude|care|agencies|trainings?|roads|treatment|individuals|children|patients|residents|students|requirements|processes|operations|reports?|used|equipment|materials?)$|[&]/i;

/** "Conducting", but not "nursing": what is done with a field, not a field. */
export const doing =
  /^(?!(?:engineer|nurs|account|market|manufactur|purchas|bank|programm|teach|train|build|test|plann|machin|weld|law|bear|writ|publish|hous|catering|cater|brew|farm|mining|min)ing$)\p{L}+ing$/iu;

const most = 3;

/** Fields of work that the job asks experience or knowledge of, in two or three words as profiles have them. */
export function listFields(brief: Brief): string[] {
  if ((brief.language ?? 'en') !== 'en') return [];
  const lines = listFacts(brief, {
    kinds: ['experience', 'skill', 'education', 'licence', 'safety'],
  });
  const found = lines.flatMap(({ text }) =>
    [
      ...[...text.matchAll(asked)].map(([, phrase = '']) => phrase.split(joints)[0] ?? ''),
      ...[...text.matchAll(before)].flatMap(([, phrase = '']) => phrase.split(joints)),
    ].flatMap((phrase) => {
      const words = phrase.trim().split(/\s+/);
      while (words[0] !== undefined && (general.test(words[0]) || doing.test(words[0])))
        words.shift();
      while (words.length > 0 && wrapping.test(words.at(-1) ?? '')) words.pop();
      const field = words.join(' ').toLowerCase();
      return words.length > 1 && words.length < 4 && !empty.test(field) ? [field] : [];
    }),
  );
  return [...new Set(found)].slice(0, most);
}
