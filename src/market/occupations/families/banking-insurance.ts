import type { FamilySource } from '../family-source.ts';

export const bankingInsurance: FamilySource = {
  id: 'banking-insurance',
  name: 'Banking, lending, insurance and advice',
  channels: [
    {
      kind: 'direct',
      name: 'NMLS Consumer Access, FINRA BrokerCheck, state producer look-ups',
      approach:
        'Public records show licence, firm and years; write to people whose firm just merged or closed branches.',
    },
    {
      kind: 'referral',
      name: 'Wholesalers, title officers, body shops, agents of record',
      approach: 'They deal with every loan officer, adjuster and agent in town.',
    },
    {
      kind: 'posting',
      name: 'LinkedIn, Indeed, eFinancialCareers, InsuranceJobs, GreatInsuranceJobs',
      approach: 'Say salary against draw, lead source, book ownership and licence support.',
    },
    {
      kind: 'school',
      name: 'Risk management and finance programs, Gamma Iota Sigma',
      approach: 'Underwriting and claims trainees start in June and January.',
    },
    {
      kind: 'association',
      name: 'Big I, MBA, CPCU Society, FPA chapters',
      approach: 'Chapter lunches are full of people bound by non-solicits that end soon.',
    },
  ],
  gathering: [
    'CPCU and FPA chapter meetings',
    'Catastrophe deployments for adjusters',
    'Mortgage and insurance groups on Facebook and LinkedIn',
  ],
  motives: [
    'Who owns the book and what renewals pay',
    'Warm leads and branch traffic',
    'Licence exams paid',
    'Salaried advice instead of commission',
    'Remote desk claims',
  ],
  worries: [
    {
      worry: 'Commission only, dressed up as salary',
      answer: 'Show the plan with first-year median of current people.',
    },
    {
      worry: 'Non-solicit and clawed-back bonus',
      answer: 'Hand over the agreement before the second talk.',
    },
    { worry: 'Claims count too high', answer: 'State pending files per adjuster.' },
    { worry: 'Branch closures', answer: 'Say what happened to people in the last closure.' },
  ],
  interview: [
    {
      ask: 'Walk me through a file or client you declined.',
      strong: 'Facts, rule or suitability, how it was told, what relationship remained.',
      weak: 'Never declines.',
    },
    {
      ask: 'How did you build the last ten clients or files?',
      strong: 'Sources, counts and conversion, honest about luck.',
      weak: '"Network."',
    },
    {
      ask: 'An angry claimant says you are cheating them.',
      strong: 'Listens, explains coverage with the page, gives next dates.',
      weak: 'Defends the company.',
    },
  ],
  workSample:
    'A file: set a reserve, underwrite, structure or advise in thirty minutes and explain to a customer in three.',
  conditions: [
    'Licences, fingerprints and credit checks',
    'Sales targets or pending counts',
    'Catastrophe travel for field adjusters',
  ],
  comesFrom:
    'Tellers, retail and call-center stars, restoration contractors, college trainees, captive agents.',
  goesTo: 'Branch and agency management, underwriting, wealth teams, compliance, own agency.',
  rivals: [
    'Regional banks and credit unions',
    'Direct lenders and fintechs',
    'Captive and independent agencies',
    'Carriers with remote claims',
    'Wirehouses with recruiting packages',
  ],
  seasons: [
    'Advisors move after bonus in February and March',
    'Refinancing waves decide mortgage hiring',
    'Storm season from June to November takes adjusters',
    'Medicare enrollment from October 15 to December 7 takes health agents',
  ],
  exclude: ['recruiter', 'student'],
  occupations: [
    {
      soc: '13-2072',
      name: 'Loan officer',
      titles:
        'Loan Officer | Mortgage Loan Officer | MLO | Commercial Lender | Loan Originator | Commercial Loan Officer | Business Banker | Mortgage Banker | Consumer Loan Officer',
      abroad:
        'Kundenberater Kredit | Firmenkundenberater | Chargé de crédit | Conseiller clientèle banque',
      skills:
        'origination | credit analysis | realtor and business referrals | product knowledge (FHA, VA, SBA) | compliance (TRID, ECOA) | pipeline management',
      tools: 'Encompass | nCino | Desktop Underwriter | Salesforce',
      credentials:
        '*MLO license for mortgages @ NMLS and state regulator | Credit training certificate @ Risk Management Association',
      duties:
        'bring in borrowers | read income and collateral | structure and explain terms | move files to closing | keep referral partners',
      conditions: 'evenings and weekends | commission swings with rates',
      from: '43-4131 43-3071 41-3091',
      to: '11-3031 41-1012',
    },
    {
      soc: '43-3071',
      name: 'Bank teller',
      titles:
        'Teller | Bank Teller | Universal Banker | Member Service Representative | Head Teller | Personal Banker | Banker | Relationship Banker',
      abroad:
        'Bankkaufmann | Bankkauffrau | Servicekraft Bank | Conseiller d accueil banque | Guichetier',
      skills:
        'cash handling and balancing | fraud recognition | account opening | referral conversations | customer calm',
      tools: 'teller platform (Jack Henry, Fiserv) | cash recycler | CRM',
      credentials:
        'Bank Teller Certificate @ American Bankers Association | NMLS registration for bankers @ NMLS',
      duties:
        'serve and balance to the cent | spot fraud and structuring | open accounts | refer to lenders and advisors',
      conditions: 'standing | Saturdays | robbery training',
      from: '41-2011 41-2031',
      to: '13-2072 43-4141 43-1011',
    },
    {
      soc: '43-4131',
      name: 'Loan processor',
      titles:
        'Loan Processor | Mortgage Processor | Loan Closer | Loan Servicing Specialist | Loan Assistant | Mortgage Loan Processor | Loan Interviewer',
      abroad: 'Kreditsachbearbeiter | Gestionnaire de crédit',
      skills:
        'income and asset documentation | condition clearing | disclosure timing | title and appraisal orders | communication with all sides',
      tools: 'Encompass | Calyx Point | Desktop Underwriter',
      credentials: 'CMP @ NAMP',
      duties:
        'collect and check documents | order title and appraisal | clear underwriting conditions | keep disclosures on time | close on the date',
      conditions: 'month-end rush | remote possible',
      from: '43-3071 43-9041',
      to: '13-2072 13-2041',
    },
    {
      soc: '13-1031',
      name: 'Claims adjuster',
      titles:
        'Claims Adjuster | Insurance Adjuster | Claims Examiner | Claims Representative | Claims Specialist | Field Adjuster | Auto Adjuster | Property Adjuster | Workers Compensation Adjuster | Bodily Injury Adjuster',
      abroad:
        'Schadenregulierer | Sachbearbeiter Schaden | Gestionnaire de sinistres | Expert en assurances',
      skills:
        'coverage analysis | investigation | estimating damage | reserving | negotiation | litigation management | medical bill review',
      tools: 'Xactimate | CCC ONE | Guidewire ClaimCenter | ISO ClaimSearch',
      credentials:
        '*Adjuster license in most states @ state insurance department | AIC @ The Institutes | Self-insurance certificate for workers compensation in California @ state',
      duties:
        'contact within the legal time | investigate and decide coverage | estimate and reserve | negotiate settlements | keep file notes that stand in court',
      conditions: 'pending of a hundred or more | ladders and travel in the field',
      from: '43-9041 49-3021 43-4051',
      to: '11-3031 13-2053',
    },
    {
      soc: '43-9041',
      name: 'Insurance policy or claims clerk',
      titles:
        'Insurance Customer Service Representative | Policy Processing Clerk | Insurance Claims Clerk | Insurance Account Manager | Insurance Processor | Policy Service Representative | Commercial Lines Assistant',
      abroad:
        'Versicherungskaufmann | Versicherungskauffrau | Sachbearbeiter Versicherung | Gestionnaire assurance',
      skills:
        'policy changes and endorsements | certificates of insurance | billing questions | renewal preparation | data accuracy',
      tools: 'Applied Epic | AMS360 | carrier portals',
      credentials:
        'Property and casualty license @ state insurance department | CISR @ The National Alliance',
      duties:
        'process changes and certificates the same day | prepare renewals | answer billing | support producers or adjusters',
      conditions: 'desk and phones | renewal peaks',
      from: '43-4051 43-9061',
      to: '41-3021 13-1031',
    },
    {
      soc: '41-3021',
      name: 'Insurance agent',
      titles:
        'Insurance Agent | Insurance Sales Agent | Insurance Producer | Licensed Insurance Agent | Life Insurance Agent | Medicare Sales Agent | Commercial Lines Producer | Insurance Broker | Benefits Advisor',
      abroad:
        'Versicherungsvertreter | Versicherungsmakler | Agent d assurance | Courtier en assurances',
      skills:
        'prospecting | needs analysis | quoting across carriers | cross-selling | retention | objection handling',
      tools: 'EZLynx | Applied Epic | CRM dialer | carrier quoting',
      credentials:
        '*Property and casualty or life and health license @ state insurance department | CIC @ The National Alliance | CLU @ The American College | AHIP for Medicare @ AHIP',
      duties:
        'find and advise clients | quote and bind | review coverage yearly | handle service and referrals',
      conditions: 'commission and renewals | evenings',
      from: '41-2031 43-4051 43-9041',
      to: '41-1012 13-2052',
    },
    {
      soc: '13-2053',
      name: 'Insurance underwriter',
      titles:
        'Underwriter | Insurance Underwriter | Commercial Lines Underwriter | Life Underwriter | Underwriting Assistant | Account Underwriter | Mortgage Underwriter',
      abroad: 'Underwriter | Risikoprüfer | Souscripteur',
      skills:
        'risk selection | pricing within authority | loss run reading | broker negotiation | portfolio view | referral judgement',
      tools: 'rating engines | loss control reports | Guidewire PolicyCenter',
      credentials:
        'CPCU @ The Institutes | AU @ The Institutes | DE or SAR for mortgage @ HUD or VA',
      duties:
        'accept, change or decline risks | price and negotiate with brokers | manage a book to loss ratio | document reasons',
      conditions: 'desk with broker visits | hybrid',
      from: '43-9041 13-1031',
      to: '11-3031 15-2011',
    },
    {
      soc: '13-2052',
      name: 'Personal financial advisor',
      titles:
        'Financial Advisor | Wealth Advisor | Financial Planner | CFP | Wealth Manager | Private Banker | Investment Advisor Representative | Retirement Planner',
      abroad: 'Finanzberater | Vermögensberater | Conseiller en gestion de patrimoine',
      skills:
        'planning | investment allocation | client acquisition | tax and estate awareness | behavioral coaching | compliance records',
      tools: 'eMoney or MoneyGuide | Orion or Black Diamond | Salesforce or Redtail | Riskalyze',
      credentials:
        '*Series 65 or 66 and 7 @ FINRA and NASAA | CFP @ CFP Board | ChFC @ The American College | Life and health license @ state insurance department',
      duties:
        'gather assets and goals | build and review plans | allocate and rebalance | keep clients steady in bad markets | document suitability',
      conditions: 'book building years | transition rules when moving firms',
      from: '41-3031 41-3021 13-2072',
      to: '11-3031',
    },
    {
      soc: '41-3031',
      name: 'Securities or financial services sales agent',
      titles:
        'Stockbroker | Registered Representative | Financial Services Representative | Investment Banker | Trader | Securities Sales Agent | Wealth Client Service Associate | Wholesaler | Licensed Banker',
      abroad: 'Wertpapierhändler | Wertpapierberater | Conseiller financier | Courtier en bourse',
      skills:
        'product knowledge | relationship sales | order handling | suitability (Reg BI) | market commentary | prospecting',
      tools: 'Bloomberg | Salesforce | order management system | FactSet',
      credentials:
        '*SIE and Series 7 @ FINRA | *Series 63 @ FINRA for NASAA | Series 24 for principals @ FINRA',
      duties:
        'advise and sell within suitability | execute and correct orders | serve advisors or institutions | meet asset or production goals',
      conditions: 'market hours | production pressure',
      from: '43-3071 41-3021',
      to: '13-2052 11-3031',
    },
  ],
};
