/** A paper of one kind as the people who hold it write it, by country; any of them finds them. */
export interface LicenceSpelling {
  countries: string;
  said: RegExp;
  written: readonly string[];
  /** Titles of a profession that nobody practices without it: they say it already. */
  unless?: RegExp;
}

/** The higher class stands before the lower: whoever is asked for both holds the first. */
export const licenceSpellings: readonly LicenceSpelling[] = [
  {
    countries: 'GB IE',
    said: /\b(?:(?:HGV|LGV|class)[ -]?(?:1|one)\b|(?:HGV|LGV) class (?:1|one)\b|(?:cat(?:egory)?\.? )?C ?\+ ?E\b|(?:cat(?:egory)?\.? )?CE(?=\)| licen[cs]e)|artic(?:ulated)? licen[cs]e)/i,
    written: ['HGV 1', 'LGV 1', 'Class 1', 'C+E', 'HGV Class 1'],
  },
  {
    countries: 'GB IE',
    said: /\b(?:(?:HGV|LGV|class)[ -]?(?:2|two)\b|(?:HGV|LGV) class (?:2|two)\b|(?:cat(?:egory)?\.? )C(?= licen[cs]e))/i,
    written: ['HGV 2', 'LGV 2', 'Class 2', 'Cat C', 'HGV Class 2'],
  },
  {
    countries: 'GB IE',
    said: /\b(?:C1 (?:driving )?licen[cs]e|(?:cat(?:egory)?\.? )C1\b|7\.5 ?(?:t\b|tonnes?))/i,
    written: ['C1', '7.5 tonne', '7.5t', 'HGV'],
  },
  {
    countries: 'GB IE',
    said: /\b(?:PCV\b|D1 (?:driving )?licen[cs]e|(?:cat(?:egory)?\.? )D1?\b)/i,
    written: ['PCV', 'D1', 'Cat D', 'PSV'],
  },
  {
    countries: 'GB',
    said: /\bSIA\b/,
    written: ['SIA', 'SIA licence', 'SIA licensed', 'SIA badge'],
  },
  { countries: 'GB IE', said: /\b(?:CPCS|NPORS)\b/, written: ['CPCS', 'NPORS'] },
  { countries: 'GB', said: /\bCSCS\b/, written: ['CSCS', 'CSCS card', 'ECS card'] },
  { countries: 'GB', said: /\bgas[- ]safe\b/i, written: ['Gas Safe', 'CCN1', 'ACS'] },
  {
    countries: 'GB',
    said: /\b(?:18th edition|BS ?7671)\b/i,
    written: ['18th Edition', 'BS 7671', '2391'],
  },
  {
    countries: 'GB IE',
    said: /\b(?:forklift|fork lift|FLT|counterbalance|reach truck)\b/i,
    written: ['forklift', 'FLT', 'counterbalance', 'reach truck'],
  },
  {
    countries: 'GB',
    said: /\bNMC\b|\bregistered nurse\b/i,
    written: ['RGN', 'RMN', 'registered nurse', 'NMC'],
    unless: /\b(?:nurses?|nursing|midwi\w+|RGN|RMN|matron)\b/i,
  },
  {
    countries: 'GB',
    said: /\b(?:QTS|qualified teacher status)\b/i,
    written: ['QTS', 'PGCE', 'qualified teacher'],
    unless: /\bteachers?\b/i,
  },
  {
    countries: 'US',
    said: /\bCDL[ -]?(?:class[ -]?)?A\b|\bclass A (?:CDL|commercial)/i,
    written: ['CDL A', 'Class A CDL', 'CDL-A', 'Class A'],
  },
  {
    countries: 'US',
    said: /\bCDL[ -]?(?:class[ -]?)?B\b|\bclass B (?:CDL|commercial)/i,
    written: ['CDL B', 'Class B CDL', 'CDL-B', 'Class A CDL'],
  },
  {
    countries: 'US',
    said: /\bCDL\b|\bcommercial driver'?s? licen[cs]e\b/i,
    written: ['CDL', 'Class A CDL', 'Class B CDL'],
  },
  {
    countries: 'US',
    said: /\b(?:registered nurse|RN licen[cs]e\w*|licen[cs]ed RN|active RN|current RN|R\.N\.)(?!\p{L})/iu,
    written: ['RN', 'registered nurse', 'BSN'],
    unless: /\b(?:nurses?|RN|nursing)\b/i,
  },
  {
    countries: 'US',
    said: /\b(?:LPN|LVN|licensed (?:practical|vocational) nurse)\b/i,
    written: ['LPN', 'LVN', 'licensed practical nurse'],
    unless: /\b(?:nurses?|LPN|LVN)\b/i,
  },
  {
    countries: 'US',
    said: /\b(?:CNA|certified nursing assistant)\b/i,
    written: ['CNA', 'certified nursing assistant', 'STNA'],
    unless: /\b(?:CNA|nurs\w+ (?:assistant|aide)|nurse aide)\b/i,
  },
  {
    countries: 'US',
    said: /\bEPA\b[^.;]{0,20}\b(?:608|certif|universal)/i,
    written: ['EPA 608', 'EPA Universal', 'EPA certified'],
  },
  {
    countries: 'US',
    said: /\b(?:A&P|A & P|airframe and power ?plant)\b/i,
    written: ['A&P', 'airframe and powerplant', 'FAA A&P'],
  },
  {
    countries: 'US',
    said: /\b(?:P\.E\.|PE licen[cs]e|professional engineer(?:ing)? licen[cs]e|licensed professional engineer|registered professional engineer)/i,
    written: ['PE', 'P.E.', 'professional engineer'],
  },
  {
    countries: 'US',
    said: /\b(?:CPC|CCS|RHIT|RHIA|COC)\b|\b[Cc]ertified (?:[Pp]rofessional|[Ii]npatient|[Oo]utpatient) [Cc]oder\b|\b[Cc]oding (?:[Ss]pecialist|[Aa]ssociate) [Cc]ertificate\b|\b[Pp]rofessional [Cc]oder [Cc]ertificate\b/,
    written: ['CPC', 'CCS', 'RHIT', 'RHIA', 'COC'],
  },
  { countries: 'US', said: /\bNMLS\b/, written: ['NMLS', 'NMLS licensed'] },
  { countries: 'US', said: /\bseries 7\b/i, written: ['Series 7', 'Series 66', 'Series 63'] },
];
