import type { FactKind } from '#shared/brief.ts';

/** Something about a job that turns some people away, however good the rest is. */
export interface Drawback {
  /** In plain words. */
  name: string;
  said: RegExp;
  /** Said of something else, or denied. */
  not?: RegExp;
  kinds: readonly FactKind[];
  /** Whether the words of the text are told with it. */
  isQuoted: boolean;
}

const any: readonly FactKind[] = [
  'schedule',
  'travel',
  'duty',
  'skill',
  'other',
  'safety',
  'authorization',
  'physical',
  'experience',
  'trait',
];
const ofHours: readonly FactKind[] = [
  'schedule',
  'duty',
  'other',
  'skill',
  'trait',
  'authorization',
];
export const onCall = 'on-call work';
const denied = /\b(?:no|never|without|not)\b/i;

/** The heaviest first. What every form says of the body, sitting, standing or reaching, is not among them. */
export const drawbacks: readonly Drawback[] = [
  {
    name: 'a contract for a time',
    said: /\b(?:fixed[- ]term|temporary (?:contract|position|role|job)|maternity cover|seasonal (?:position|role|job|work)\b(?! fairs?)|grant[- ]funded (?:position|role|job|post)|limited term)/i,
    // Programs and grants that somebody runs end, and the job does not.
    kinds: any.filter((kind) => kind !== 'duty'),
    isQuoted: false,
  },
  {
    name: 'night work',
    said: /\b(?:night shifts?|(?<!\b(?:stay(?:s|ing)?|away) )overnights?(?! (?:stay|travel|trip|away|package|parcel|mail|deliver|courier|shipment|shipping|camp|guest)\w*)|(?<!\blate )nights(?! (?:out|away|until|till)\b)|graveyard|(?:3rd|third) shift)\b/i,
    // Nights that are slept in another place are no night work.
    not: /\b(?:no|never|without|not|sleep\w*|occasional\w*|sometimes|may be|some nights)\b|\baway\b|\bhotel\b|\bnights? out\b/i,
    kinds: ofHours,
    isQuoted: false,
  },
  {
    name: onCall,
    said: /\bon[- ]call\b(?! (?:staff|employees?|personnel|teams?|technicians?|nurses?|doctors?|physicians?|workers?|lists?)\b)(?! (?:management|team|staff|health|practices?|process(?:es)?|tooling|runbooks?|culture|documentation)\b)|\bstand-?by\b(?! generators?\b)|\bcall[- ]?outs? (?:rota|roster|rotation)\b/i,
    not: denied,
    kinds: ofHours,
    isQuoted: false,
  },
  {
    // Who is sent to a burst pipe at ten in the morning need not wait for it at night.
    name: 'call-outs',
    said: /\bcall[- ]?outs?\b(?! (?:campaigns?|letters?|errors?|issues?|quality|box\w*|culture))/i,
    not: /\b(?:no|never|without|not)\b|\bon[- ]call\b(?! (?:staff|employees?|personnel|teams?|technicians?|nurses?|doctors?|physicians?|workers?|lists?)\b)|\bstand-?by\b|\b(?:rota|roster|rotation)\b/i,
    kinds: ofHours,
    isQuoted: false,
  },
  {
    name: 'weekends',
    said: /\bweekends?\b|\bsaturdays?\b|\bsundays?\b|\b7[- ]day\b/i,
    not: /\b(?:no|never|without|not|off|free|closed|falls on|deadline)\b|\bweekends? ?[-–:] ?sat|\b(?:satur|sun)day (?:at )?\d{1,2}(?::\d\d)? ?[ap]\.?m\.?,? (?:central|eastern|pacific|mountain|[ECMP][SD]?T)|\b(?:this|next) (?:\w+day or )?(?:satur|sun)day\b|\b(?:satur|sun)day,? (?:the )?(?:\d{1,2}(?:st|nd|rd|th| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d)/i,
    kinds: ofHours,
    isQuoted: true,
  },
  {
    name: 'evenings',
    said: /\bevenings?\b/i,
    not: /\b(?:no|never|without|not|used)\b/i,
    kinds: ofHours,
    isQuoted: true,
  },
  {
    name: 'changing shifts',
    said: /\b(?:rotating|rotational|alternating|variable|irregular) (?:shifts?|schedules?|rota)\b|\bshifts? (?:pattern|rota)\b/i,
    kinds: ofHours,
    isQuoted: true,
  },
  {
    name: 'a long week',
    said: /(?<![\d.,])(?:4[5-9]|5\d|6\d)\+?\s?(?:hours|hrs?)\b/i,
    kinds: ['schedule', 'other', 'duty'],
    isQuoted: true,
  },
  {
    name: 'overtime that is expected',
    said: /\b(?:mandatory|required|must work|expected to work)\b.{0,20}\bovertime\b|\bovertime (?:is |may be )?(?:mandatory|required|expected)\b/i,
    kinds: ofHours,
    isQuoted: false,
  },
  {
    name: 'cold calling',
    said: /\bcold[- ]?call\w*|\bprospecting calls?\b|\bdoor[- ]to[- ]door\b/i,
    not: denied,
    kinds: any,
    isQuoted: false,
  },
  {
    name: 'nights away from home',
    said: /\bnights? (?:away|out)\b|\baway from home\b|\bovernight stays?\b/i,
    not: denied,
    kinds: any,
    isQuoted: true,
  },
  {
    name: 'on site every day',
    said: /\b(?:full(?:y|-time|[- ]time)?|100%|entirely|five days a week|5 days a week)[ ,]{1,2}(?:is )?(?:in[- ]person|on[- ]?site|in[- ](?:the[- ])?office)\b|\b(?:in[- ]person|on[- ]?site|in[- ](?:the[- ])?office)[ ,(]{1,2}(?:five|5) days\b|\bnot (?:an? )?(?:remote|hybrid)\b|\bno (?:remote|hybrid)\b/i,
    kinds: any,
    isQuoted: false,
  },
  {
    name: 'work offshore',
    // Whoever has a team offshore goes nowhere.
    said: /\b(?:work\w*|travel\w*|trips?|days|weeks|periods?|rotations?|based|time)\b[^.;]{0,30}\boffshore\b(?! (?:teams?|partners?|develop\w*|vendors?|resources?|engineers?|staff|cent(?:er|re)s?|delivery|models?|locations?|countries|colleagues|suppliers?|accounts?))|\boffshore (?:work|rotations?|trips?|shifts?|assignments?|travel|campaigns?)\b/i,
    not: denied,
    kinds: ['travel', 'schedule', 'trait', 'skill', 'other', 'duty', 'physical'],
    isQuoted: false,
  },
  {
    name: 'travel',
    said: /\btravel\b(?!-)(?! (?:related|forums?|content|trends?|brands?|products?|management|desk|policy|policies|agents?|writing|guides?|trade|media|sites?|information|industry|sector|agency|discount|allowance|insurance|arrangements?|bookings?|expenses|plans))/i,
    not: /\b(?:no|not|paid|reimburs\w*|offshore|planning|assistance|systems?|software|driving licen[cs]e)\b/i,
    kinds: ['travel', 'schedule', 'duty', 'other'],
    isQuoted: true,
  },
  {
    name: 'no help with moving',
    said: /\bno relocation\b|\bnot eligible for (?:a )?relocation\b|\brelocation (?:is )?not (?:offered|available|provided)\b/i,
    kinds: any,
    isQuoted: false,
  },
  {
    name: 'no visa sponsorship',
    said: /\b(?:no|not|unable to|cannot)\b.{0,30}\bsponsor\w*/i,
    not: /\b(?:unless|except)\b/i,
    kinds: any,
    isQuoted: false,
  },
  {
    name: 'hard conditions',
    said: /\b(?:all weathers?|extreme (?:heat|cold|temperatures)|heights|confined spaces?|hazardous (?:conditions?|environments?|areas?|materials)|noisy|dust|fumes|freezers?|heat and humidity|bloodborne|combative|(?<!avoid(?:ing)? )aggressive (?:behaviou?rs?|patients?|people|persons?|clients?|customers?|residents?|animals?|dogs?))\b/i,
    kinds: ['physical', 'safety', 'other', 'duty', 'skill'],
    isQuoted: true,
  },
  {
    name: 'own car needed',
    said: /\b(?:own|personal) (?:vehicle|car|truck|van)\b/i,
    not: denied,
    kinds: any,
    isQuoted: false,
  },
  {
    name: 'a drug test',
    said: /\bdrug (?:test|screen)\w*/i,
    kinds: any,
    isQuoted: false,
  },
];
