import type { employmentTypes } from '#shared/reading.ts';

export type EmploymentType = (typeof employmentTypes)[number];

interface TypeWords {
  type: EmploymentType;
  /** Says the type wherever the text tells of the contract: its label, its schedule, the title. */
  words: RegExp;
}

/** Where a unit names several, the first counts: a full-time internship is an internship. */
export const typeWords: TypeWords[] = [
  {
    type: 'internship',
    words:
      /\b(?:internships?|interns?(?! and| or|'s|s)|summer associate|co-?op(?: student)?|stage (?:de|en|conventionné)|stagiaire|praktik(?:um|ant\w*)|prácticas|becari[oa]|work placement|tirocinio|tirocinante|stage curric\w+|estágio|stagiair|stageplaats|praktikplats)\b/i,
  },
  {
    type: 'temporary',
    words:
      /\b(?:temporary|temp(?= (?:role|position|job|to|assignment|cover|contract))|temp-to-\w+|seasonal(?! (?:and|items?|menus?|produce|specials|trends))|intérim|cdd|mission d'intérim|befristet\w*|(?:contrato|empleo|puesto) temporal|temporal(?=$|[ ,.])|eventual|aushilfe\w*|maternity cover|tempo determinato|vikariat|visstid\w*|tijdelijk\w*|bepaalde (?:tijd|duur)|winter season|summer season)\b/i,
  },
  {
    type: 'contract',
    words:
      /(?:\b|(?<=[a-zÀ-ɏ])(?=\d))(?:(?<!\b(?:no|not|keine?) )freelance\w*|independent contract(?:ors?)?|sub-?contractors?|sub-? ?contract (?:position|role|basis|opportunity)|1099(?!')|c2c|corp[- ]to[- ]corp|fixed[- ]term|ftc|contract[- ]to[- ](?:hire|perm\w*)|(?<!\d)(?:\d{1,2}|six|twelve|three|nine|eighteen|two|one)[- ](?:months?|years?|weeks?)'? (?:rolling |initial |renewable |fixed )?contract|hourly contract|self[- ]employed|consultancy contract|werkvertrag|freiberuflich\w*|freier mitarbeiter|indépendant|autónomo|obra y servicio|contractual(?=$|[,;)/]| ?[(–-]| (?:for|until|\d|position|role|job|basis|post|engagement|employment|appointment|assignment|full|part)\b)|zzp|partita iva)\b/i,
  },
  {
    type: 'part-time',
    words:
      /\b(?:part[- ]?time|p\/t|prn|deeltijds?|deltid|tempo parziale|tempo parcial|(?<!(?:\d|day|daily|travel|meal|lodging|housing|plus|with|and|the|of|for|paid|weekly) )per[- ]diem(?! (?:allowance|rate|paid|of|pay|reimburse|for|when|while|provided|and lodging))|pool position|teilzeit\w*|temps partiel|tiempo parcial|media jornada|jornada parcial|minijob\w*|450-euro|zero[- ]hours?|casual (?:role|position|contract|basis|hours))\b/i,
  },
  {
    type: 'full-time',
    words:
      /\b(?:full[- ]?time|f\/t|fulltime|vollzeit\w*|full(?= (?:and|or|&) part[- ]?time)|voll(?=- ?(?:und|oder|bzw\.?|\/|&) ?teilzeit)|voltijds?|heltid\w*|tempo (?:pieno|integral)|temps (?:plein|complet)|tiempo completo|jornada completa|1\.0{1,2} fte|pełny etat)\b/i,
  },
];

/** Short forms, only in a title, a label or a line of the schedule: elsewhere PT is physical therapy. */
export const shortTypes: TypeWords[] = [
  { type: 'part-time', words: /(?:^|[\s(/,–-])PT(?=$|[\s)/,–-])/ },
  { type: 'full-time', words: /(?:^|[\s(/,–-])FT(?=$|[\s)/,–-])/ },
];

/** "contract" alone says it only as the value of a label, set apart, or before a word for the job. */
export const bareContract =
  /^contract\b(?! (?:management|review|negotiat|administ|special|law|compliance|manag|bid|furniture|catering|cleaning|clean))|[(|–,-] ?contract ?(?:[)|,–-]|$)|\bcontract (?:role|position|job|basis|assignment|opportunity|work(?!ers?)|employment|engagement|remote)\b|\bon contract\b|\bw2 contract\b/i;

/** An open-ended contract is full-time unless something else is said. */
export const openEnded =
  /\b(?:cdi|unbefristet\w*|(?:contrato )?indefinido|tempo indeterminato|onbepaalde (?:tijd|duur)|tillsvidare\w*)\b/i;

const job =
  '(?:role|position|job|opportunity|basis|post|vacancy|employment|assignment|schedule|internship|contract|appointment|work|stelle|anstellung|poste|emploi|contrat|puesto|employee|hours)';

/** A sentence that says of the job itself what kind it is. */
export const saysTypeOfJob = new RegExp(
  String.raw`(?:\b(?:this|the|our|is|a|an|as|for|fill|offer\w*|on|seeking|hiring|looking for|need|in|une?|en|eine?|permanent|regular)[ ,](?:[\w'-]+[ ,/]{1,2}){0,4}?)(?:full|part|contract|temporary|seasonal|freelance|intern|prn|per[- ]diem|1099|sub|fixed|vollzeit|teilzeit|befristet|cdd|cdi|temps|indépendant|\d+[- ]month)\b[^;]{0,60}?\b${job}\b|\b(?:seeking|looking for|hiring|applications for(?= an?\b)|opportunity for|recruit\w*|requires?|freelance|become a)\b (?:[\w'-]+,? ){0,5}?(?:full[- ]?time|part[- ]?time|freelance|temporary|seasonal|contract)\b|\bthis internship\b`,
  'i',
);

/** Whether words name the type of contract, and do not only give hours from which one may be concluded. */
export const namesType = (words: string): boolean =>
  bareContract.test(words) ||
  [...typeWords, ...shortTypes].some((one) => one.words.test(words)) ||
  /\bmonths?\b/i.test(words);
