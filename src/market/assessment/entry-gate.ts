import type { Brief } from '#shared/brief.ts';

/** What keeps people of other work out, whatever they can do: a paper of the trade, a degree, or nothing. */
export type EntryGate = 'paper' | 'degree' | null;

const paper =
  /\b(?:licen[cs](?:e[ds]?|ure)|permits?|(?:guard|site|skills) cards?|certifi(?:ed|cates?|cations?)|registration|registered|chartered|admitted to|(?:fully |part[- ])?qualified (?:accountant|solicitor|teacher|nurse|social worker)|ACA|ACCA|CIMA|CPA)\b/i;
/** Most people have one or get it in a day, and what is vague or a wish keeps nobody out. */
const common =
  /\b(?:driv\w+|first aid|CPR|food (?:handler|hygiene|safety)|relevant certif\w+|preferred|a plus|desirable|or (?:be )?(?:willing|able) to obtain|will (?:train|pay))\b/i;
const degree =
  /\b(?:degrees?|bachelor\S*|master\S*|b\.?s\.?c?|b\.?a|ph\.?d|m\.?d|j\.?d|graduate)\b(?! of (?:care|initiative))/i;
const orLess = /\bor (?:equivalent )?experience\b|high school|\bGED\b/i;

/** Read from what the job demands in so many words. */
export function findEntryGate({ facts }: Pick<Brief, 'facts'>): EntryGate {
  const musts = facts.filter(({ importance }) => importance === 'must');
  const hasPaper = musts.some(
    ({ kind, text }) =>
      (kind === 'licence' ||
        kind === 'skill' ||
        (kind === 'duty' && /^(?:hold|possess|have)\b/i.test(text))) &&
      paper.test(text) &&
      !common.test(text),
  );
  if (hasPaper) return 'paper';
  const hasDegree = musts.some(
    ({ kind, text }) => kind === 'education' && degree.test(text) && !orLess.test(text),
  );
  return hasDegree ? 'degree' : null;
}
