export interface ProductFamily {
  name: string;
  said: RegExp;
  /** Any of its programs by their own names. */
  named: RegExp;
  /** The two to four that people are most likely to know. */
  products: readonly string[];
}

/** Makers' names that stand for several programs; who knows one need not know the next. */
export const families: readonly ProductFamily[] = [
  {
    name: 'Sage',
    said: /\bSage\b/,
    named: /\bSage[- ]?(?:\d{2,3}|X3|Intacct|One|Timberline|HR|Fixed)|\bIntacct\b|\bPeachtree\b/i,
    products: ['Sage 50', 'Sage 100', 'Sage 300', 'Intacct'],
  },
  {
    name: 'Dynamics',
    said: /\bDynamics\b(?! of\b)/,
    named:
      /\b(?:Dynamics|MS|Microsoft) (?:365|GP|NAV|AX|SL|CRM|BC)\b|\bBusiness Central\b|\bD365\b|\bGreat Plains\b/i,
    products: ['GP', 'Business Central', '365 Finance'],
  },
  {
    name: 'Oracle',
    said: /\bOracle\b/,
    named:
      /\bOracle (?:\p{L}+ )?(?:EBS|E-?Business|Fusion|Cloud|HCM|ERP|SQL|PL|database|DBA?|R12|11i|12c|19c|Hyperion|Primavera|APEX|BI|EPM|Cerner|Health)|\bNetSuite\b|\bPeopleSoft\b|\bJD Edwards\b|\bSQL\b|\bdatabases?\b/iu,
    products: ['E-Business Suite', 'Fusion Cloud', 'NetSuite'],
  },
  {
    name: 'SAP',
    said: /\bSAP\b/,
    named:
      /\bS\/?4\b|\bHANA\b|\bSAP (?:ECC|R\/?3|Business|B1|ByDesign|SuccessFactors|Ariba|Concur|BW|BO|FI|CO|MM|SD|PP|QM|EWM|HCM|PM)|\bSuccessFactors\b|\bAriba\b/i,
    products: ['S/4HANA', 'ECC', 'Business One'],
  },
  {
    name: 'QuickBooks',
    said: /\bQuick ?books\b/i,
    named: /\bQuick ?books (?:Online|Desktop|Enterprise|Pro|Premier)|\bQBO\b/i,
    products: ['Online', 'Desktop', 'Enterprise'],
  },
  {
    name: 'ADP',
    said: /\bADP\b/,
    named: /\bADP (?:Workforce|Run|Vantage|TotalSource|eTime|Payforce)|\bWorkforce Now\b/i,
    products: ['Workforce Now', 'Run'],
  },
  {
    name: 'Yardi',
    said: /\bYardi\b/i,
    named: /\bYardi (?:Voyager|Breeze|Matrix|Genesis)\b/i,
    products: ['Voyager', 'Breeze'],
  },
];
