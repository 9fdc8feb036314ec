/** What texts of ours cite by a short name, as it is listed among the sources. */
export const publications: readonly { cited: RegExp; source: string }[] = [
  {
    cited: /\bGem 2022\b/,
    source:
      'Gem 2022: recruiting e-mail sequences, opened, replied and interested (vendor figures)',
  },
  { cited: /\bTextUs\b/, source: 'TextUs: replies to text messages (vendor figures)' },
  {
    cited: /\(LinkedIn 2022\)/,
    source: 'LinkedIn 2022: answers to InMail by length (vendor figures)',
  },
  {
    cited: /\bIndeed 20(?:19|23)\b|\(Indeed\)/,
    source: 'Indeed 2019 and 2023: surveys of job seekers on ghosting (vendor figures)',
  },
  {
    cited: /\bSoftware Advice\b/,
    source: 'Software Advice: survey of job seekers on text messages (vendor figures)',
  },
  {
    cited: /\bSackett\b/,
    source: 'Sackett, Zhang, Berry and Lievens 2022: what selection methods predict',
  },
  { cited: /\b29 CFR 1607\b/, source: '29 CFR 1607: US guidelines on employee selection' },
  { cited: /\bEEOC\b/, source: 'EEOC and DOJ guidance of March 2025' },
  { cited: /\bHumanly\b/, source: 'Humanly: days to fill a job (vendor figures)' },
];
