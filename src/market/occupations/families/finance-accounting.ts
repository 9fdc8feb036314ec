import type { FamilySource } from '../family-source.ts';

export const financeAccounting: FamilySource = {
  id: 'finance-accounting',
  name: 'Finance and accounting',
  channels: [
    {
      kind: 'direct',
      name: 'LinkedIn by firm, industry and close size',
      approach:
        'Public accounting seniors in years two to five answer in April and October; name the close calendar and the reporting line.',
    },
    {
      kind: 'referral',
      name: 'Your auditors, tax firm and former controllers',
      approach: 'They know whose close is clean; ask for two names after each audit.',
    },
    {
      kind: 'posting',
      name: 'Indeed and LinkedIn for clerks; Robert Half salary readers for staff and senior',
      approach: 'Name ERP, close days, entities and hybrid days.',
    },
    {
      kind: 'association',
      name: 'State CPA societies, IMA, FEI, PayrollOrg',
      approach:
        'Society boards reach CPAs in industry; PayrollOrg reaches certified payroll people.',
    },
    {
      kind: 'school',
      name: 'Accounting programs and Beta Alpha Psi',
      approach: 'Interns are hired a year ahead; offer CPA support and overtime honesty.',
    },
  ],
  gathering: [
    'CPE days and state society conferences',
    'Fishbowl and r/accounting',
    'NetSuite, SAP and Workday user groups',
  ],
  motives: [
    'Leaving busy season',
    'A close that ends by day five',
    'Title and path: senior, manager, controller',
    'CPA or CMA paid with exam leave',
    'Remote days',
  ],
  worries: [
    {
      worry: 'A books clean-up hidden in the job',
      answer: 'Say what the last audit letter found and how many months are open.',
    },
    {
      worry: 'Month-end nights for ever',
      answer: 'Give close days and average hours in quarter end.',
    },
    {
      worry: 'Acquisition or layoff next year',
      answer: 'State ownership and headcount plans plainly.',
    },
    {
      worry: 'Automation will take the desk',
      answer: 'Name which tasks are automated and what the person does with the time.',
    },
  ],
  interview: [
    {
      ask: 'A balance-sheet account has not been reconciled for eight months. First week?',
      strong:
        'Gets the subledger, tests cut-off, sizes the difference, documents, tells the controller early.',
      weak: 'Books a plug.',
    },
    {
      ask: 'A vice president asks you to move revenue to this quarter.',
      strong: 'Names the standard, says no, offers disclosure, escalates.',
      weak: 'Looks for a way.',
    },
    {
      ask: 'What did you shorten in a close?',
      strong: 'Days, the cause and the control kept.',
      weak: 'Worked longer.',
    },
  ],
  workSample:
    'A thirty-minute Excel file: reconcile, find three planted errors, write the entry and one sentence to the owner.',
  conditions: [
    'Month, quarter and year-end peaks; tax season from January to April',
    'Audit evidence and segregation of duties',
    'Background and sometimes credit check',
  ],
  comesFrom: 'Public accounting, clerks who study at night, bank back offices, military finance.',
  goesTo: 'Senior, manager, controller, FP&A, CFO; clerks to staff accountant; tax to advisory.',
  rivals: [
    'Public accounting firms',
    'Private-equity portfolio companies',
    'Remote-first technology companies',
    'Government with pension',
    'Contract staffing at day rates',
  ],
  seasons: [
    'Public accountants move after April 15 and October 15, and after bonus in summer',
    'Hardest from January to mid-April',
    'Year-end close slows interviews in the first ten days of January',
  ],
  exclude: ['recruiter', 'sales', 'student'],
  occupations: [
    {
      soc: '13-2011',
      name: 'Accountant or auditor',
      titles:
        'Accountant | Staff Accountant | Senior Accountant | Auditor | Internal Auditor | Tax Accountant | Cost Accountant | CPA | Audit Associate | Fund Accountant | Revenue Accountant | General Ledger Accountant | Tax Manager',
      abroad:
        'Buchhalter Bilanz | Bilanzbuchhalter | Bilanzbuchhalterin | Steuerfachangestellte | Wirtschaftsprüfer | Comptable | Expert-comptable | Contrôleur interne',
      skills:
        'general ledger close | reconciliations | GAAP | revenue recognition (ASC 606) | audit support | variance analysis | tax returns | internal controls',
      tools:
        'NetSuite | SAP | QuickBooks | Excel with pivot and lookup | BlackLine | Workiva | CCH Axcess',
      credentials:
        'CPA @ state board of accountancy (AICPA exam) | CMA @ Institute of Management Accountants | CIA @ Institute of Internal Auditors | EA @ Internal Revenue Service',
      duties:
        'close assigned accounts on schedule | reconcile and explain differences | prepare statements or returns | answer auditors | improve one control a quarter',
      conditions: 'period-end overtime | hybrid common',
      from: '43-3031 13-2082',
      to: '11-3031 13-2051',
    },
    {
      soc: '43-3031',
      name: 'Bookkeeping or accounting clerk',
      titles:
        'Bookkeeper | Accounting Clerk | Accounts Payable Specialist | AP Clerk | Accounts Receivable Specialist | AR Clerk | Full Charge Bookkeeper | Accounting Assistant | Staff Bookkeeper | Accounts Payable Clerk',
      abroad:
        'Buchhalter | Buchhalterin | Finanzbuchhalter | Debitorenbuchhalter | Kreditorenbuchhalter | Aide-comptable | Assistant comptable | Comptable fournisseurs | Comptable clients',
      skills:
        'invoice coding and three-way match | bank reconciliation | collections calls | journal entries | vendor maintenance | 1099 preparation',
      tools: 'QuickBooks | Sage | Bill.com | NetSuite | Excel',
      credentials: 'Certified Bookkeeper @ AIPB | QuickBooks ProAdvisor @ Intuit',
      duties:
        'enter and pay invoices without duplicates | post receipts and chase overdue money | reconcile banks and cards | prepare sales tax and 1099s | hand clean books to the accountant',
      conditions: 'desk work | month-end peaks',
      from: '43-9061 41-2011 43-3021',
      to: '13-2011 43-3051',
    },
    {
      soc: '43-3021',
      name: 'Billing specialist',
      titles:
        'Billing Specialist | Medical Biller | Billing Clerk | Invoice Clerk | Billing Coordinator | Claims Billing Specialist | Legal Biller | Revenue Cycle Specialist',
      abroad: 'Fakturist | Sachbearbeiter Fakturierung | Chargé de facturation',
      skills:
        'claim submission | denial follow-up | contract rates | data entry accuracy | payer portals | customer disputes',
      tools: 'Epic Resolute or Kareo | clearinghouse | ERP billing module | Excel',
      credentials: 'CPB @ AAPC | CMRS @ American Medical Billing Association',
      duties:
        'issue correct bills on time | work denials and disputes | post adjustments with reason | report aging',
      conditions: 'quotas | remote possible',
      from: '43-6013 43-9061',
      to: '29-2072 43-3031',
    },
    {
      soc: '43-3051',
      name: 'Payroll specialist',
      titles:
        'Payroll Specialist | Payroll Clerk | Payroll Administrator | Payroll Coordinator | Payroll Manager | Timekeeper',
      abroad: 'Lohnbuchhalter | Lohn- und Gehaltsbuchhalter | Gestionnaire de paie',
      skills:
        'multi-state payroll | garnishments | overtime rules | tax filings | time audit | year-end W-2',
      tools: 'ADP Workforce Now | UKG | Paychex | Workday Payroll',
      credentials: 'FPC or CPP @ PayrollOrg',
      duties:
        'pay everyone right and on the day | audit time and deductions | file and reconcile taxes | answer pay questions | close the year',
      conditions: 'immovable deadlines',
      from: '43-3031 43-4161',
      to: '13-1141 13-2011',
    },
    {
      soc: '13-2051',
      name: 'Financial analyst',
      titles:
        'Financial Analyst | Senior Financial Analyst | FP&A Analyst | Investment Analyst | Equity Research Analyst | Portfolio Analyst | Private Equity Associate | Investment Banking Analyst | Treasury Analyst',
      abroad:
        'Finanzanalyst | Controlling Mitarbeiter | Analyste financier | Contrôleur de gestion',
      skills:
        'three-statement modeling | forecasting | variance commentary | valuation | SQL and BI | presentation to executives',
      tools: 'Excel | Adaptive or Anaplan | Power BI or Tableau | Bloomberg | Capital IQ',
      credentials:
        'CFA @ CFA Institute | FPAC @ Association for Financial Professionals | Series 7 and 79 for banking @ FINRA',
      duties:
        'build and own the forecast | explain variances in words managers use | value investments or projects | automate reports | prepare board pages',
      conditions: 'budget and quarter peaks | long hours in banking',
      from: '13-2011 13-1161',
      to: '11-3031 11-1021',
    },
    {
      soc: '11-3031',
      name: 'Financial manager or controller',
      titles:
        'Finance Manager | Controller | Financial Controller | Treasurer | Assistant Controller | Accounting Manager | FP&A Manager | Director of Finance | VP Finance | Bank Branch Manager | Credit Manager | Finance Director',
      abroad:
        'Leiter Finanzen | Kaufmännischer Leiter | Leiter Rechnungswesen | Directeur financier | Responsable comptable',
      skills:
        'close leadership | cash forecasting | audit and lender relations | team building | ERP implementation | technical accounting | budgeting',
      tools: 'NetSuite or SAP | BlackLine | Adaptive | Excel | treasury portals',
      credentials:
        'CPA @ state board of accountancy (AICPA exam) | CMA @ Institute of Management Accountants | CTP @ Association for Financial Professionals',
      duties:
        'own the close and the numbers given outside | manage cash and lenders | lead audit and tax | build the team | tell the business what the figures mean',
      conditions: 'period-end hours | board deadlines',
      from: '13-2011 13-2051',
      to: '11-1011',
    },
    {
      soc: '11-1011',
      variant: 'finance-chief',
      figures: 'group',
      name: 'Chief financial officer',
      titles:
        'Chief Financial Officer | CFO | Divisional CFO | Group CFO | Chief Finance Officer | Finance Chief | Interim CFO | Vice President and CFO',
      abroad:
        'Finanzvorstand | Kaufmännischer Geschäftsführer | CFO Leiter Finanzen | Directeur administratif et financier | DAF',
      skills:
        'monthly close and reporting | cash and treasury | lender and investor relations | budgeting and forecasting | cost accounting and margins | ERP change | controls and audit | finance team leadership',
      tools: 'ERP (SAP, Oracle, NetSuite) | Adaptive or Anaplan | Power BI | board packs | Excel',
      credentials:
        'CPA @ state board of accountancy (AICPA exam) | CMA @ Institute of Management Accountants | CTP @ Association for Financial Professionals',
      duties:
        'own the close, the forecast and the figures given outside | manage cash, debt and lenders | decide prices and margins with operations | lead controllership, audit and tax | build the finance team | prepare the board',
      conditions: 'period-end and board deadlines | deep references | travel between sites',
      from: '11-3031',
      to: '11-1011',
    },
    {
      soc: '43-3011',
      name: 'Collector',
      titles:
        'Collections Specialist | Bill Collector | Debt Collector | Accounts Receivable Collector | Collections Representative | Medical Collector',
      abroad: 'Mitarbeiter Forderungsmanagement | Inkassosachbearbeiter | Chargé de recouvrement',
      skills:
        'negotiation | FDCPA rules | skip tracing | payment plans | dispute research | calm under abuse',
      tools: 'predictive dialer | Latitude or Artiva | credit bureau access',
      credentials: 'PCS @ ACA International',
      duties:
        'call and write within the law | agree payment plans that hold | research disputes | document each contact',
      conditions: 'phone quotas | bonus on cash collected',
      from: '43-4051 43-3071',
      to: '43-3031 13-2041',
    },
    {
      soc: '13-2031',
      name: 'Budget analyst',
      titles:
        'Budget Analyst | Budget Officer | Grants Financial Analyst | Budget Manager | Fiscal Analyst',
      abroad: 'Haushaltssachbearbeiter | Analyste budgétaire',
      skills:
        'budget formulation | fund accounting | appropriation rules | forecasting | briefing decision makers',
      tools: 'Oracle or Workday | Excel | Questica',
      credentials: 'CGFM @ Association of Government Accountants',
      duties:
        'build and defend budgets | track spending against authority | analyze requests | brief leaders and boards',
      conditions: 'budget-season peaks',
      from: '13-2011 43-3031',
      to: '11-3031',
    },
    {
      soc: '13-2082',
      name: 'Tax preparer',
      titles:
        'Tax Preparer | Tax Associate | Tax Specialist | Seasonal Tax Preparer | Enrolled Agent',
      abroad: 'Steuerfachgehilfe | Collaborateur fiscal',
      skills:
        '1040 and small business returns | client interview | due diligence | state rules | e-filing',
      tools: 'Drake | Lacerte | ProSeries | TaxSlayer',
      credentials:
        '*PTIN @ Internal Revenue Service | EA @ Internal Revenue Service | AFSP record @ Internal Revenue Service',
      duties:
        'interview and prepare returns | apply due diligence rules | explain results | answer notices after the season',
      conditions: 'January to April peaks with weekends',
      from: '43-3031',
      to: '13-2011',
    },
  ],
};
