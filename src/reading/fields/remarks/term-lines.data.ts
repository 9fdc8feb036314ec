import type { TermKind } from '#shared/brief.ts';
import type { UnitRole } from '#shared/reading.ts';

/** How a sentence is known that speaks of the terms of this job. */
export interface TermRow {
  kind: TermKind;
  words: RegExp;
  /** What makes it a sentence about this job, and not about the trade or the house. */
  also: RegExp;
  unless: RegExp;
  silent: ReadonlySet<UnitRole>;
}

const never: readonly UnitRole[] = ['noise', 'legal', 'process', 'title'];
const ofHouse: readonly UnitRole[] = [...never, 'company', 'benefit'];

/** What is given to people, counted or promised: never a term of the work. */
const ofOffers =
  /\b(?:benefits?|eligib\w+|insurance|accru\w+|vacation|PTO|paid time off|holiday pay|paid holidays|401|retirement|tuition|reimburs\w+|differentials?|stipend|discounts?)\b/i;
const ofExperience =
  /\b(?:experience|equivalent|degree|students?|studies|study|residents?|citizen\w*|sponsorship|authori[sz]ation)\b/i;

export const termRows: readonly TermRow[] = [
  {
    kind: 'contract',
    words:
      /\b(?:full[- ]?time|part[- ]?time|permanent|per[- ]diem|temp(?:orary)?[- ]to[- ](?:hire|perm\w*)|contract[- ]to[- ](?:hire|perm\w*)|contractor (?:position|role)|regular (?:full|part|employment|position)|seasonal (?:position|role|job)|temporary (?:position|role|job|assignment)|FTE)\b/i,
    also: /\b(?:seeking|looking for|hiring|hire|applications for|opportunit\w+|position|role|job|vacancy|employment|status|basis|schedule|compensation|join)\b|^(?:\S+ ){0,4}\S+$/i,
    unless: new RegExp(
      String.raw`${ofOffers.source}|${ofExperience.source}|\b(?:employees|staff|faculty|workers|permanent (?:record|filling|solution|magnet|makeup|residen\w+)|hours per year|lead to|become|growth|into (?:an? )?(?:full|permanent)|positions are|we have (?:\S+ ){0,3}employees)\b`,
      'i',
    ),
    silent: new Set([...never, 'duty']),
  },
  {
    kind: 'hours',
    words:
      /\b(?:shifts?|weekends?|evenings?|nights|overtime|on[- ]call|mondays?|flexible hours|(?:day|night)[- ]shift|(?:own|flexible|extended|work|working) (?:hours|schedule)|hours (?:per|a|each) week|\d{1,2}[- ]hour (?:days?|shifts?)|after[- ]hours|off[- ]shift)\b|\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m|p\.m)\b/i,
    also: /\b(?:work(?:ing|s)?|availab\w+|able|ability|willing\w*|require\w*|must|may|rotat\w+|position|role|job|schedule (?:is|will)|hours (?:are|will)|shifts?:|determine|your)\b/i,
    unless: new RegExp(
      String.raw`${ofOffers.source}|\b(?:experience|billable|interviews?|call us|phone|contact|customers?|clients?|patients?|students?|guests|project|production|during (?:their|the|your) shifts?|shift (?:supervisors?|managers?|leads?|leaders?|reports?|changes?)|schedule (?:of|and execute|meetings|appointments)|deadline|per year|closed?|open|sit\w*|stand\w*|lift\w*|walk\w*|meetings?|reports?|supervis\w+|ensur\w+|manag\w+)\b|\b20\d\d\b`,
      'i',
    ),
    silent: new Set([...ofHouse, 'pay']),
  },
  {
    kind: 'way',
    words:
      /\b(?:remote(?:ly)?|hybrid|on[- ]?site|in[- ]office|(?:in|at|from|into|to|of) (?:the|our) (?:\p{Lu}[\p{L}.'’-]*,? ){0,5}(?:area )?(?:office|headquarters)|from home|home[- ]office|telework\w*|telecommut\w*|virtual (?:position|role|job)|from anywhere|teletherapy)(?![\p{L}-])/iu,
    also: /\b(?:role|position|job|internship|opportunity|candidates? must|you|your|schedule|arrangements?|based|located|working|days?|per week|a week|per month|available|attendance|option(?:s|al)?|flexibility|looking|lookin|seeking|hiring)\b|^on[- ]?site (?:at|in)\b/i,
    unless:
      /\?$|\b(?:time off|away from|401|medical|dental|working model|experience|customers?['’]?s?|clients?['’]?s?|patients?|vendors?|suppliers?|contractors|equipment|stipend|allowance|interviews?|benefits|gym|cafeteria|parking|childcare|most (?:positions|roles|jobs)|some (?:positions|roles|jobs)|our (?:employees|teams|people)|teams? (?:members )?(?:across|in)|headquartered|remote-friendly|microsoft|outlook|excel|software)\b/i,
    silent: new Set([...never, 'company', 'duty']),
  },
  {
    kind: 'travel',
    words: /\btravel(?:l?ing)?\b/i,
    also: /\b(?:required?|requires|requirements?|up to|occasional|frequent|some|minimal|limited|extensive|regular|overnight|as needed|national|domestic|international|local|willing\w*|ability|able|must|days of|may)\b|\d ?%/i,
    unless: new RegExp(
      String.raw`${ofOffers.source}|\b(?:experience|industry|agenc\w+|arrang\w+|book\w*|coordinat\w+|travel (?:nurs\w+|expenses|assistance|time|plans|perks)|travell?ers?|itinerar\w+|discount|clients? travel|family|world)\b`,
      'i',
    ),
    silent: new Set([...ofHouse, 'pay']),
  },
  {
    kind: 'apply',
    words:
      /\b(?:send|submit|include|attach|e-?mail|forward|upload)\b[^.;]{0,50}\b(?:r[ée]sum[ée]s?|cvs?|cover letters?|portfolios?|samples|applications?)\b|\bonline applications?\b|\bto apply\b(?! for)|\bapply (?:online|in person|directly|via|through|by email)\b|\bclick (?:on )?['"“]?(?:to |the )?apply\b/i,
    also: /\b(?:candidates?|applicants?|you|your|please|must|only|interested)\b|^(?:to )?(?:click|apply)\b/i,
    unless:
      /\b(?:grants?|loans?|permits?|mortgage|credit|visas?|clients?|customers?|students|clinical|regulatory|disab\w+|accommodations?|do not|unsolicited|employees|recruiters|benefits?|encouraged?|welcome|experience|ability)\b/i,
    // The way to apply stands in the small print too.
    silent: new Set(['noise', 'title', 'process', 'company', 'benefit', 'duty', 'nice', 'pay']),
  },
  {
    kind: 'apply',
    words:
      /^by (?:applying|submitting|clicking)\b.{0,120}\b(?:acknowledge|agree|consent|confirm|certify|understand)\b/i,
    also: /\b(?:you|I)\b/,
    unless: /\bmessages?\b/i,
    silent: new Set(['title', 'process', 'legal']),
  },
];
