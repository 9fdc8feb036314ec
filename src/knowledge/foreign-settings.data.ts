/** Words by which a text tells a place of work, and words of which a job there speaks at least one. */
interface ForeignSetting {
  told: RegExp;
  /** Parted by strokes. */
  said: string;
  /** Trades that work there whether they say so or not: their kind of work and the name of their file. */
  home: RegExp;
}

/** Places that stand in examples of many trades and would be wrong in most of their jobs. */
export const foreignSettings: readonly ForeignSetting[] = [
  {
    told: /\b(?:yogh?urts?|food hygiene|food safety card|HACCP)\b/i,
    said: 'food|foods|dairy|meat|fish|poultry|bakery|bread|drinks|beverage|kitchen|catering|chilled|frozen|grocery|produce|hygiene|HACCP|snack|restaurant|confectionery|ingredients|brewery|supermarket|perishable',
    home: /^kitchen-and-hotel\/|\/(?:farm|care-|event)/,
  },
  {
    told: /\b(?:batch records?|clean ?rooms?|gowning|sterile (?:area|filling|room))\b/i,
    said: 'GMP|cGMP|batch record|batch|cleanroom|clean room|sterile|gowning|FDA|pharmaceutical|pharma|medical device|biotech|vaccine|cosmetics|supplement|semiconductor|laboratory|chemical|recipe|life science|life sciences',
    home: /^care\/|\/(?:laboratory|imaging|research|pharmac)/,
  },
  {
    told: /\b(?:nurses['’] stations?|hospital kitchen|the ward|a ward|ward sister|bedside)\b/i,
    said: 'hospital|ward|patient|clinic|clinical|NHS|medical|healthcare|health care|nurse|nursing|surgery|care home|health system|health board|HSE|prison',
    home: /^care\/|\/(?:medical|health|imaging|pharmac|social|counsellor|physio|veterin|dent)/,
  },
  {
    told: /\b(?:phlebotomy|venipuncture|venepuncture|tourniquet|taking blood|blood draws?|drawing blood)\b/i,
    said: 'phlebotomy|phlebotomist|venipuncture|venepuncture|blood|bloods|injection|vitals|vital signs|rooming|EKG|ECG|specimen|immunization|vaccination|clinical medical assistant|medical assistant|healthcare assistant|clinical support',
    home: /^care\/(?!medical-assistant)|\/(?:imaging|laboratory|physician|veterin)/,
  },
  {
    told: /\b(?:hospitals?|unit desks?|unit clerks?|beds|theat(?:er|re)s|operating lists?|inpatients?|outpatients?|discharges)\b/i,
    said: 'hospital|hospitals|ward|inpatient|outpatient|acute|NHS|beds|theatre|theater|admissions|discharge|medical center|medical centre|health system|health board|HSE',
    home: /^care\/|\/(?:health-services|physician|pharmac|imaging|social)/,
  },
  {
    told: /\b(?:apartments?|hotels?|tenants?|guest rooms?|landlords?)\b/i,
    said: 'apartment|apartments|hotel|hotels|resort|tenant|tenants|resident|residents|guest|guests|housing|landlord|multifamily|property management|lettings|student accommodation',
    home: /^(?:kitchen-and-hotel|care|shop-and-service|sales|leading-people)\/|\/(?:property|estate|leasing|tenant|housekeep|facilities|lawyer|paralegal|security|electric|plumb|carpent|painter|hvac|town|quantity|civil|interior|architect|building)/,
  },
  {
    told: /\b(?:SaaS|software (?:deals?|vendors?|compan(?:y|ies)|sales)|free trials?|data export|enterprise account executives?)\b/i,
    said: 'SaaS|software company|software companies|software solutions|software product|software sales|cloud|tech company|technology company|IT services|IT solutions|subscription|digital product|our platform|our software|fintech|cybersecurity',
    home: /^(?:engineering-and-science|office-specialist|leading-people|hands-on-trade|shop-and-service)\//,
  },
  {
    told: /\b(?:night bus(?:es)?|last bus home|after a night shift)\b/i,
    said: 'night|nights|shift|shifts|rotating|evening|evenings|rota|roster|24/7',
    home: /^(?:kitchen-and-hotel|care)\//,
  },
];
