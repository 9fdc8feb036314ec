import type { Brief } from '#shared/brief.ts';
import type { Gate } from '../criteria/criterion.ts';

const inTitle =
  /\b(?:apprentice\w*|trainees?|interns?|internship|entry[- ]level|school leavers?|(?:new|recent) grad\w*|graduate (?:trainee|scheme|program\w*|engineer|consultant|analyst))\b/i;
const asGroup =
  /\bentry[- ]level (?:position|role|job|post|opportunity)\b|\b(?:new|recent)(?:ly)?[- ](?:college |university |nursing )?grad(?:uate)?s?\b|\b(?:school|college) leavers?\b|\bapprenticeship\b[^.;]{0,60}\b(?:as part of|undertake|work towards|complete|enrol\w*)\b|\b(?:undertake|work towards|complete|enrol\w*)\b[^.;]{0,60}\bapprenticeship\b/i;
const noPast =
  /\bno (?:prior |previous |relevant )?(?:\p{L}+ )?experience (?:is )?(?:necessary|required|needed)\b|\bexperience\b[^.;]{0,90}\bbut (?:is |are )?not (?:required|necessary|needed|essential)\b|\bexperience (?:is )?not (?:necessary|required|needed|essential)\b/iu;
/** Who may come as well is not whom the job is for. */
const alsoWelcome = /\b(?:welcome\w*|encourag\w+|consider\w*|accept\w*|open to)\b/i;
const above = /\b(?:senior|lead|head|manager|director|supervisor|principal|chief)\b/i;

/** Whether the job is written for people at the start: it names them as a group, or asks for a degree and nothing behind it. */
export function namesBeginners(
  {
    title,
    facts,
    taught,
    openTo,
    seniority,
  }: Pick<Brief, 'title' | 'facts' | 'taught' | 'openTo' | 'seniority'>,
  gates: readonly Pick<Gate, 'kind'>[],
): boolean {
  if ((seniority.years?.min ?? 0) > 0) return false;
  if (inTitle.test(title.given)) return true;
  if (above.test(title.given)) return false;
  const said = [...facts, ...taught, ...openTo].map(({ text }) => text);
  const isDegree = gates.some(({ kind }) => kind === 'education');
  return said.some(
    (text) => (asGroup.test(text) && !alsoWelcome.test(text)) || (isDegree && noPast.test(text)),
  );
}
