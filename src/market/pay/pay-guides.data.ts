import { findTradeGuide } from './trade-guides.data.ts';

/** Where pay of one country can be looked up, and what it is made of there; names of sources only, no figures. */
interface PayGuide {
  /** Boards whose advertisements name pay. */
  boards: string;
  /** Published guides for salaried professions; left out where none is sure. */
  guides?: string;
  /** What a salaried post is made of beside its base; each is asked, never promised. */
  package: readonly string[];
  /** What comes on top for whoever leads. */
  leading?: readonly string[];
}

const guides: Readonly<Record<string, PayGuide>> = {
  US: {
    boards: 'Indeed and LinkedIn',
    guides: 'the Robert Half salary guide',
    package: ['bonus or variable pay', '401(k) match', 'health premium paid', 'paid time off'],
    leading: ['bonus target', 'relocation'],
  },
  GB: {
    boards: 'Adzuna, Reed and Totaljobs',
    guides: 'the Hays and Robert Half salary guides',
    package: ['bonus', 'employer pension rate', 'days of leave', 'days from home'],
    leading: ['bonus', 'car or car allowance', 'private medical cover', 'length of notice'],
  },
  IE: {
    boards: 'IrishJobs and Indeed',
    guides: 'the Morgan McKinley salary guide',
    package: ['bonus', 'employer pension rate', 'health insurance', 'days of leave'],
    leading: ['bonus', 'car allowance', 'length of notice'],
  },
  CA: {
    boards: 'Job Bank and Indeed',
    guides: 'the Robert Half salary guide',
    package: ['bonus', 'RRSP match or pension', 'extended health plan', 'vacation'],
    leading: ['bonus target', 'car allowance'],
  },
  AU: {
    boards: 'SEEK',
    guides: 'the Hays salary guide',
    package: ['superannuation on top or not', 'bonus', 'leave loading', 'salary packaging'],
    leading: ['bonus target', 'car allowance'],
  },
  NZ: {
    boards: 'SEEK and Trade Me Jobs',
    guides: 'the Hays salary guide',
    package: ['KiwiSaver on top or not', 'bonus', 'days of leave'],
    leading: ['vehicle', 'bonus target'],
  },
  IN: {
    boards: 'Naukri',
    package: ['fixed and variable pay', 'provident fund and gratuity', 'notice buy-out'],
    leading: ['joining bonus', 'stock options'],
  },
  DE: {
    boards: 'StepStone and Indeed',
    guides: 'the StepStone salary report and the tables of the collective agreement',
    package: ['number of salaries a year', 'company pension', 'days of leave'],
    leading: ['bonus target', 'company car'],
  },
  AT: {
    boards: 'karriere.at',
    package: ['14 salaries', 'pay above the collective agreement', 'overtime included or not'],
    leading: ['bonus target', 'company car'],
  },
  CH: {
    boards: 'jobs.ch',
    package: ['13th salary', 'pension fund split', 'days of leave'],
    leading: ['bonus target', 'company car'],
  },
  FR: {
    boards: 'France Travail and APEC',
    guides: 'the APEC figures for cadres',
    package: ['12 or 13 months', 'variable pay', 'RTT days', 'mutuelle'],
    leading: ['bonus target', 'company car'],
  },
  NL: {
    boards: 'Indeed and LinkedIn',
    package: ['8% holiday allowance on top or not', '13th month', 'pension share'],
    leading: ['bonus target', 'lease car'],
  },
  ES: { boards: 'InfoJobs', package: ['12 or 14 payments', 'variable pay', 'meal vouchers'] },
  PL: {
    boards: 'Pracuj.pl',
    package: ['employment contract or B2B', 'bonus', 'private medical care'],
  },
  KE: {
    boards: 'BrighterMonday and MyJobMag',
    package: ['house and transport allowance', 'medical cover', 'pension'],
    leading: ['car or mileage', 'gratuity at the end of a contract'],
  },
  NG: {
    boards: 'Jobberman and MyJobMag',
    package: ['housing and transport allowance', 'pension', 'HMO cover', '13th month'],
    leading: ['official car'],
  },
  ZA: {
    boards: 'PNet and Careers24',
    package: ['basic or cost to company', 'medical aid', 'provident fund', '13th cheque'],
    leading: ['car allowance'],
  },
  PH: {
    boards: 'Jobstreet and Kalibrr',
    package: ['13th month', 'allowances', 'HMO for dependents', 'night differential'],
    leading: ['car plan', 'performance bonus'],
  },
  SG: {
    boards: 'MyCareersFuture',
    package: ['annual wage supplement', 'variable bonus', 'CPF'],
    leading: ['bonus target', 'transport allowance'],
  },
  MY: {
    boards: 'Jobstreet',
    package: ['EPF share', 'bonus months', 'medical cover'],
    leading: ['car allowance'],
  },
  AE: {
    boards: 'Bayt and GulfTalent',
    guides: 'the Cooper Fitch and Hays salary guides',
    package: ['housing', 'transport', 'yearly flights', 'medical cover for family'],
    leading: ['schooling', 'bonus target'],
  },
};

const anywhere: PayGuide = {
  boards: 'the boards that the employer uses',
  package: ['bonus or 13th month', 'pension', 'medical cover', 'days of leave'],
  leading: ['bonus target', 'car'],
};

/** What people of a kind of work are paid beside their base; the guides of offices say nothing of them. */
const ofKinds: Readonly<Record<string, readonly string[]>> = {
  'kitchen-and-hotel': ['tips or service charge', 'overtime or time off instead', 'meals on duty'],
  doctors: [
    'share of collections or productivity pay',
    'malpractice and tail cover',
    'training money and days',
    'pay for call',
  ],
  care: ['shift and weekend rates', 'paid training', 'travel time between visits, if any'],
  'hands-on-trade': ['overtime rate', 'call-out pay', 'tools, van or mileage'],
  'driving-and-logistics': ['overtime rate', 'pay for waiting and meals', 'shift premium'],
  'shop-and-service': ['bonus or commission', 'staff discount', 'weekend rates'],
  teaching: ['pay scale and step', 'pension', 'paid holidays or term time only'],
};
/** Boards and surveys of one kind of work. */
const boardsOfKinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GB: { 'kitchen-and-hotel': 'Caterer.com and Indeed' },
  US: { 'kitchen-and-hotel': 'Poached, Culinary Agents and Indeed' },
};
const doctors = /^(?:physician|dentist|veterinarian)$/;
const offices: ReadonlySet<string> = new Set([
  'office-specialist',
  'leading-people',
  'sales',
  'engineering-and-science',
]);

/** For a kind of work and trade where they are known: nobody hires a cook with a car allowance and a guide to office pay. */
export function findPayGuide(
  country: string | null,
  kind?: string,
  trade: string | null = null,
): PayGuide {
  const { guides: general, ...rest } = guides[country ?? ''] ?? anywhere;
  const ofTrade = findTradeGuide(country, trade, general);
  const guide = ofTrade === undefined ? rest : { ...rest, guides: ofTrade };
  if (kind === undefined || offices.has(kind)) return guide;
  const { boards, package: usual } = guide;
  const parts = doctors.test(trade ?? '') ? ofKinds.doctors : ofKinds[kind];
  return {
    boards: boardsOfKinds[country ?? '']?.[kind] ?? boards,
    package: [...(parts ?? []), ...usual.filter((part) => !/bonus|variable/.test(part))],
  };
}
