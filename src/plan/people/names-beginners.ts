import type { Brief } from '#shared/brief.ts';
import type { Gate } from '../criteria/criterion.ts';

const inTitle =
  /\b(?:apprentice\w*|trainees?|interns?|internship|entry[- ]level|school leavers?|(?:new|recent) grad\w*|graduate (?:trainee|scheme|program\w*|engineer|consultant|analyst))\b/i;
const asGroup =
  /\bentry[- ]level (?:position|role|job|post|opportunity)\b|\b(?:new|recent)(?:ly)?[- ](?:college |university |nursing )?grad(?:uate)?s?\b|\b(?:school|college) leavers?\b|\bapprenticeship\b[^.;]{0,60}\b(?:as part of|undertake|work towards|complete|enrol\w*)\b|\b(?:undertake|work towards|complete|enrol\w*)\b[^.;]{0,60}\bapprenticeship\b/i;
const noPast =
  /\bno (?:prior |previous |relevant )?(?:\p{L}+ )?experience (?:is )?(?:necessary|required|needed)\b|\bexperience\b[^.;]{0,90}\bbut (?:is |are )?not (?:required|necessary|needed|essential)\b|\bexperience (?:is )?not (?:necessary|required|needed|essential)\b/iu;
/** "No experience needed" in so many words: whoever has none is meant first. */
const noneNeeded =
  /\bno (?:prior |previous |relevant )?(?:\p{L}+ )?experience (?:is )?(?:necessary|required|needed)\b|\b(?:do not|don['’]t) need (?:any )?(?:previous )?experience\b/iu;
/** "For anyone who has considered working in lighthouses": people who work elsewhere today. */
const invitesNew =
  /\b(?:anyone|anybody|those|people|somebody|someone|individuals?) (?:who|that)?[^.;]{0,25}\b(?:consider(?:ed|ing|s)?|thinking (?:of|about)|thought (?:of|about)|(?:looking|wanting|wish\w*|hoping) to (?:start|begin|enter))\b[^.;]{0,15}\b(?:work(?:ing)? (?:in|as|with)|(?:a |their |your )?(?:first )?career (?:in|as)|moving into|starting (?:in|as))\b/iu;

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
    employerBlocks = [],
    roleSaid = [],
  }: Pick<Brief, 'title' | 'facts' | 'taught' | 'openTo' | 'seniority'> &
    Partial<Pick<Brief, 'employerBlocks' | 'roleSaid'>>,
  gates: readonly Pick<Gate, 'kind'>[],
  isForGraduates = false,
): boolean {
  if ((seniority.years?.min ?? 0) > 0) return false;
  if (inTitle.test(title.given) || isForGraduates) return true;
  if (above.test(title.given)) return false;
  const said = [...facts, ...taught, ...openTo].map(({ text }) => text);
  const told = [...said, ...[...employerBlocks, ...roleSaid].map(({ text }) => text)];
  if (
    !gates.some(({ kind }) => kind === 'experience' || kind === 'credential') &&
    told.some((text) => invitesNew.test(text) || noneNeeded.test(text))
  )
    return true;
  const isDegree = gates.some(({ kind }) => kind === 'education');
  return said.some(
    (text) => (asGroup.test(text) && !alsoWelcome.test(text)) || (isDegree && noPast.test(text)),
  );
}
