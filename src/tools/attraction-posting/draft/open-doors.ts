import { listMusts } from '#plan/demands/requirements.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import type { Brief } from '#shared/brief.ts';

/** So much is asked for that what is not asked for tells something. */
const fewestMusts = 3;
const ofPaper =
  /\b(?:degree|bachelor|master['’]s|diploma|graduat|college|universit|qualified|certif|licen[cs])/iu;
const ofInitials = /\b(?:B\.?[SA]|M\.?[SA]|Ph\.?D|MBA)\.?[A-Z]{0,3}(?![\p{L}])/u;

/** What the job does not ask of anybody: it lets people in who would not have written. A wish draws nobody. */
export function listOpenDoors(brief: Brief): string[] {
  if (listMusts(brief).length < fewestMusts) return [];
  const asksPaper = listFacts(brief).some(
    ({ kind, text }) =>
      kind === 'education' || kind === 'licence' || ofPaper.test(text) || ofInitials.test(text),
  );
  return asksPaper ? [] : ['No degree is asked for'];
}
