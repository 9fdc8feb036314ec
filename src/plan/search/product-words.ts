import type { Brief } from '#shared/brief.ts';

/** What is said where software is sold, and nowhere else; and what says that it is sold here. */
const ofSoftware =
  /\b(?:SaaS|ARR|MRR|quota attainment|mid-market|enterprise (?:sales|accounts?)|SDRs?|BDRs?|sales development|tech sales|RepVue|Pavilion|RevGenius|on-target|user groups?|renewals?|churn|sales engineer)\b/i;
const saysSoftware =
  /\b(?:SaaS|software|platform|cloud|tech(?:nology)? (?:company|sales)|B2B tech|SDR|BDR|app)\b/i;

/** Whether a word belongs to the trade in software while this job sells something else. */
export function isForeignProduct({
  title,
  facts,
}: Pick<Brief, 'title' | 'facts'>): (term: string) => boolean {
  const isOurs = [
    title.given,
    ...facts.filter(({ kind }) => kind !== 'tool').map(({ text }) => text),
  ].some((text) => saysSoftware.test(text));
  return (term) => !isOurs && ofSoftware.test(term);
}
