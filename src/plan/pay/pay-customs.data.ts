/** In which unit people of a country compare pay, and what they ask before they believe a figure. */
const customs: Readonly<Record<string, string>> = {
  AE: 'pay a month in AED, basic pay and allowances apart',
  AT: 'gross pay a month, paid 14 times a year',
  AU: 'base pay a year or an hour, superannuation apart',
  BE: 'gross pay a month',
  CH: 'gross pay a year, with or without a 13th salary',
  DE: 'gross pay a month and the number of salaries a year',
  ES: 'gross pay a year, in 12 or 14 payments',
  FR: 'gross pay a year, in 12 or 13 months',
  IN: 'cost to company a year in lakh, fixed and variable pay apart',
  IT: 'gross pay a year, in 13 or 14 months',
  KE: 'gross pay a month in KES',
  NG: 'pay a month in NGN, gross or net',
  NL: 'gross pay a month for the full week, holiday allowance apart',
  PH: 'pay a month in PHP, allowances and the 13th month, which is law, apart',
  PL: 'gross pay a month',
  PT: 'gross pay a month, paid 14 times a year',
  SG: 'pay a month in SGD, CPF and a 13th month apart',
  ZA: 'pay a month in ZAR, basic pay and cost to company apart',
};

export const sayPayCustom = (country: string | null): string | null =>
  customs[country ?? ''] ?? null;

interface PayScale {
  country: string;
  /** Words of an employer's name that use the scale. */
  employer: RegExp;
  /** Words of a title that it holds for; all where none are given. */
  title?: RegExp;
  /** What to ask for, and where the figures are published. */
  scale: string;
}

/** Public scales: the first question of everybody who works under one. */
const scales: readonly PayScale[] = [
  {
    country: 'GB',
    employer:
      /\bNHS (?:Scotland|Highland|Lothian|Grampian|Tayside|Fife|Lanarkshire|Borders|Orkney|Shetland|Western Isles|Forth Valley|Ayrshire|Dumfries|Greater Glasgow)\b|\bScottish Ambulance\b/i,
    scale:
      'Agenda for Change band [confirm], at the rates for Scotland; the Scottish Government publishes them',
  },
  {
    country: 'GB',
    employer: /\bNHS Wales\b|\bUniversity Health Board\b|\bWelsh Ambulance\b/i,
    scale: 'Agenda for Change band [confirm], at the rates for Wales; NHS Wales publishes them',
  },
  {
    country: 'GB',
    employer: /\bNHS\b|\bhealth board\b|\bambulance service\b/i,
    scale: 'Agenda for Change band [confirm]; current figures at nhsemployers.org',
  },
  {
    country: 'GB',
    employer: /\b(?:university|college of)\b/i,
    scale: "Grade on the university's pay spine [confirm]; published by the university",
  },
  {
    country: 'GB',
    employer: /\b(?:council|borough)\b/i,
    scale: "Grade on the council's pay scale [confirm]; published by the council",
  },
  {
    country: 'GB',
    employer: /./,
    title: /\bfire ?fighter\b/i,
    scale:
      'Firefighter pay of the national joint council: the figure that serving people compare with [look up the current rate]',
  },
  {
    country: 'GB',
    employer: /\b(?:HMP|prison service|HMPPS|civil service|ministry|home office)\b/i,
    scale: 'Published civil service pay range of the grade [confirm the grade]',
  },
  {
    country: 'IE',
    employer: /\bHSE\b|\bhealth service executive\b/i,
    scale: 'Point on the HSE consolidated salary scale [confirm]; published by the HSE',
  },
  {
    country: 'US',
    employer:
      /\b(?:veterans affairs|U\.?S\.? (?:army|navy|air force|department|coast guard)|federal|national park service|bureau of|NIH|FAA|TSA)\b/i,
    scale: 'Federal grade and step [confirm]; current figures at opm.gov',
  },
  {
    country: 'US',
    employer: /\b(?:school district|public schools|ISD|unified|county schools|city schools)\b/i,
    scale: "Lane and step on the district's salary schedule [confirm]; published by the district",
  },
  {
    country: 'US',
    employer: /\b(?:city|county|town|village|borough|state) of\b|\bcounty\b|\bstate police\b/i,
    scale: 'Grade and step on the published salary schedule [confirm]',
  },
  {
    country: 'US',
    employer: /\buniversity\b/i,
    scale: 'Salary grade of the university [confirm]; many publish theirs, look it up',
  },
  {
    country: 'CA',
    employer: /\b(?:health authority|health services|hospital|school board|city of|university)\b/i,
    scale: 'Step of the collective agreement [confirm]; published by the employer or the union',
  },
  {
    country: 'DE',
    employer:
      /\b(?:stadt|landkreis|landratsamt|universität|universitätsklinikum|klinikum|caritas|diakonie|AWO)\b/i,
    scale:
      'Pay group and step of the collective agreement (TVöD, TV-L, AVR) [confirm]; tables are public',
  },
  {
    country: 'FR',
    employer: /\b(?:centre hospitalier|CHU|CHRU|mairie|département|région|ville de)\b/i,
    scale: 'Grade and step of the public service [confirm]; the tables are public',
  },
  {
    country: 'AU',
    employer: /\b(?:council|department of|university|health service|local health district)\b/i,
    scale: 'Classification of the enterprise agreement [confirm]; agreements are public',
  },
  {
    country: 'PH',
    employer: /\b(?:city government|province of|department of|municipality|state university)\b/i,
    scale: 'Salary grade of the public service [confirm]; the schedule is public',
  },
];

/** The public scale that the employer is likely to use; null where none is known. */
export const findPayScale = (
  country: string | null,
  employer: string,
  title: string,
): string | null =>
  scales.find(
    (one) =>
      one.country === country && one.employer.test(employer) && (one.title?.test(title) ?? true),
  )?.scale ?? null;
