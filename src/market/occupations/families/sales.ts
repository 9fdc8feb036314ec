import type { FamilySource } from '../family-source.ts';

export const sales: FamilySource = {
  id: 'sales',
  name: 'Business sales and real estate',
  channels: [
    {
      kind: 'direct',
      name: 'LinkedIn by buyer, deal size and competitor',
      approach:
        'Sellers read outreach as craft: on-target earnings, quota attainment on the team and why the patch is open, in four lines.',
    },
    {
      kind: 'referral',
      name: 'Customers and your own sellers',
      approach: 'Ask buyers which rep they respect.',
    },
    {
      kind: 'posting',
      name: 'LinkedIn, RepVue, Bravado, MedReps, Indeed for local routes',
      approach: 'Base and variable split, territory and ramp; RepVue readers check attainment.',
    },
    {
      kind: 'school',
      name: 'University sales centers, athletes programs',
      approach: 'Role-play competitions show the best.',
    },
    {
      kind: 'community',
      name: 'Pavilion, RevGenius, Sales Assembly; local brokerages and board of realtors',
      approach: 'Show a comp plan and you will get messages.',
    },
  ],
  gathering: [
    'RepVue and Bravado',
    'Industry trade shows',
    'Pavilion chapters',
    'Local realtor boards and open houses',
  ],
  motives: [
    'Quota that people reach',
    'Territory with named accounts',
    'Uncapped commission paid on time',
    'Product they can defend',
    'A manager who has sold',
  ],
  worries: [
    { worry: 'Nobody makes the number', answer: 'Give share at quota for four quarters.' },
    {
      worry: 'Territory carved after a good year',
      answer: 'Put account and split rules in writing.',
    },
    { worry: 'No leads', answer: 'State inbound share, SDR support and marketing spend.' },
    { worry: 'Commission-only', answer: 'Give draw, desk fees and median first-year income.' },
  ],
  interview: [
    {
      ask: 'Take the biggest deal you lost apart.',
      strong: 'Who decided, when it was lost, own mistake, change made.',
      weak: 'Price.',
    },
    {
      ask: 'Run a first call on me.',
      strong: 'Questions that hurt a little, recap, next step with date.',
      weak: 'Demo at minute three.',
    },
    {
      ask: 'Show your pipeline arithmetic.',
      strong: 'Knows conversion and coverage from memory.',
      weak: 'Stories.',
    },
  ],
  workSample:
    'A mock discovery call with a written recap email within an hour; the same buyer and script for all.',
  conditions: ['Quota and variable pay', 'Travel by territory', 'Driving record for field roles'],
  comesFrom:
    'Sales development, retail and hospitality stars, technicians who can talk, athletes, military.',
  goesTo: 'Enterprise and key accounts, sales management, customer success, own brokerage.',
  rivals: [
    'Direct competitors',
    'Software companies with higher on-target pay',
    'Distributors',
    'Independent brokerages',
  ],
  seasons: [
    'Moves after commission payout in January, February and July',
    'Quarter ends are closed doors',
    'Real estate peaks from March to August',
  ],
  exclude: ['recruiter', 'retail associate', 'intern'],
  occupations: [
    {
      soc: '41-3091',
      name: 'Services sales representative or account executive',
      titles:
        'Account Executive | Sales Representative | Inside Sales Representative | Business Development Representative | Sales Development Representative | SDR | BDR | Account Manager | Customer Success Manager | Sales Executive | SaaS Account Executive | Outside Sales Representative | Territory Sales Representative | Enterprise Account Executive | Solar Sales Representative | Sales Consultant',
      abroad:
        'Vertriebsmitarbeiter | Außendienstmitarbeiter | Account Manager | Kundenberater Vertrieb | Vertriebsmitarbeiterin Innendienst | Commercial | Ingénieur commercial | Technico-commercial',
      skills:
        'prospecting | discovery | qualification (MEDDICC) | negotiation | forecasting | multi-threading | CRM discipline',
      tools:
        'Salesforce or HubSpot | Outreach or Salesloft | LinkedIn Sales Navigator | Gong | ZoomInfo',
      credentials: 'Sandler or Challenger training @ training provider',
      duties:
        'build pipeline by own hand | run discovery to close | forecast honestly | hand over to delivery | grow accounts',
      conditions: 'quota | travel or remote calling',
      from: '41-2031 43-4051 35-3031',
      to: '11-2022 41-4011 41-9031',
    },
    {
      soc: '41-4012',
      name: 'Wholesale and manufacturing sales representative',
      titles:
        'Manufacturers Representative | Territory Manager | Wholesale Sales Representative | Distributor Sales Representative | Food Sales Representative | Building Materials Sales Representative | Route Account Manager | Beverage Sales Representative',
      abroad:
        'Handelsvertreter | Gebietsverkaufsleiter | Vertreter | Représentant de commerce | Attaché commercial',
      skills:
        'account growth | pricing and margin | shelf and line reviews | route planning | product application | collections',
      tools: 'CRM | ERP pricing | tablet ordering | sample kits',
      credentials: 'CPMR @ MRERF',
      duties:
        'work a territory of accounts | quote and win lines | solve delivery and quality trouble | train dealers | collect',
      conditions: 'car days | overnight travel | samples to carry',
      from: '41-2022 41-2031 43-4151',
      to: '11-2022 41-4011',
    },
    {
      soc: '41-4011',
      name: 'Technical and scientific sales representative',
      titles:
        'Technical Sales Representative | Medical Device Sales Representative | Pharmaceutical Sales Representative | Industrial Sales Engineer | Medical Sales Representative | Surgical Sales Consultant | Capital Equipment Sales Representative | Scientific Sales Representative',
      abroad:
        'Pharmareferent | Medizinprodukteberater | Technischer Vertriebsmitarbeiter | Délégué médical',
      skills:
        'clinical or technical depth | capital sales | value analysis | operating room manner | tender process | reimbursement',
      tools: 'Veeva or Salesforce | demo equipment | vendor credentialing (Symplr)',
      credentials: 'Vendor credentialing @ hospital systems | CNPR @ NAPSRx',
      duties:
        'sell with evidence to specialists | demonstrate and support in use | run tenders | train users | report competitors',
      conditions: 'hospital or plant access | early cases | travel',
      from: '29-1141 19-2031 41-4012',
      to: '11-2022 11-2021',
    },
    {
      soc: '41-9031',
      name: 'Sales engineer',
      titles:
        'Sales Engineer | Solutions Engineer | Pre-Sales Engineer | Solutions Consultant | Technical Account Manager | Presales Consultant',
      abroad:
        'Vertriebsingenieur | Presales Consultant | Ingénieur avant-vente | Ingénieur technico-commercial',
      skills:
        'technical discovery | demo design | proof of concept | RFP answers | integration knowledge | executive explanation',
      tools: 'demo environments | Postman and SQL | Salesforce | diagram tools',
      credentials: 'Vendor architecture certificates @ AWS, Microsoft or product vendor',
      duties:
        'find the technical fit | demo to the problem | run trials to success criteria | answer security and RFPs | feed product',
      conditions: 'travel | quota share',
      from: '15-1252 17-2141 15-1211',
      to: '11-2022 15-1299',
    },
    {
      soc: '11-2022',
      name: 'Sales manager',
      titles:
        'Sales Manager | Regional Sales Manager | Director of Sales | VP Sales | Sales Director | National Sales Manager | Business Development Manager | Key Account Manager | Head of Sales | Chief Revenue Officer | District Sales Manager | Account Director',
      abroad:
        'Vertriebsleiter | Verkaufsleiter | Key Account Manager | Directeur commercial | Responsable commercial',
      skills:
        'pipeline inspection | coaching calls | territory and comp design | forecasting | hiring sellers | key negotiations',
      tools: 'Salesforce | Clari or Gong | BI dashboards',
      credentials: 'Miller Heiman or MEDDIC training @ training provider',
      duties:
        'set targets and territories | coach in live deals | forecast within ten percent | hire and part | own key accounts',
      conditions: 'quota | travel',
      from: '41-3091 41-4012 41-1012',
      to: '11-1021 11-1011',
    },
    {
      soc: '41-1012',
      name: 'Sales team supervisor',
      titles:
        'Sales Supervisor | Sales Team Lead | Inside Sales Manager | SDR Manager | Insurance Sales Manager | Call Center Sales Supervisor | Field Sales Supervisor | Sales Team Leader',
      abroad: 'Teamleiter Vertrieb | Chef d équipe commerciale',
      skills: 'daily coaching | call scoring | dashboards | motivation | script and offer tests',
      tools: 'CRM dashboards | dialer | call recording',
      credentials: 'Product licences where sold @ state regulator',
      duties:
        'run the daily rhythm | listen and coach | fix lead flow | hire and ramp | report activity to result',
      conditions: 'floor presence | targets',
      from: '41-3091 41-2031',
      to: '11-2022',
    },
    {
      soc: '41-3011',
      name: 'Advertising sales agent',
      titles:
        'Advertising Sales Representative | Media Sales Executive | Ad Sales Account Executive | Media Account Executive | Digital Advertising Sales Representative | Sponsorship Sales Manager | Radio Sales Representative',
      abroad: 'Anzeigenverkäufer | Mediaberater | Commercial en publicité',
      skills: 'media planning | proposal writing | cold calling | campaign reporting | renewals',
      tools: 'CRM | rate cards | ad managers | Nielsen or Comscore data',
      credentials: 'IAB Digital Media Sales Certification @ Interactive Advertising Bureau',
      duties:
        'prospect local or national advertisers | propose and price | place and report | renew with results',
      conditions: 'commission | events',
      from: '41-3091 13-1161',
      to: '11-2022 11-2021',
    },
    {
      soc: '41-9022',
      name: 'Real estate agent',
      titles:
        'Real Estate Agent | Realtor | Real Estate Sales Agent | Buyer Agent | Listing Agent | Real Estate Salesperson | Leasing Agent | Commercial Real Estate Agent',
      abroad: 'Immobilienmakler | Immobilienkauffrau | Agent immobilier | Négociateur immobilier',
      skills:
        'lead generation | pricing and comparables | showings | contract forms | negotiation | local knowledge',
      tools: 'MLS | kvCORE or Follow Up Boss | DocuSign | showing apps',
      credentials:
        '*Salesperson license @ state real estate commission | REALTOR membership @ National Association of Realtors',
      duties:
        'win listings and buyers | price and market | show and negotiate | steer inspections to closing',
      conditions: 'evenings and weekends | commission only',
      from: '41-2031 43-4171',
      to: '11-9141 41-9021',
    },
    {
      soc: '11-9141',
      name: 'Property manager',
      titles:
        'Property Manager | Apartment Manager | Community Association Manager | Assistant Property Manager | HOA Manager | Leasing Manager | Regional Property Manager | Apartment Community Manager',
      abroad: 'Immobilienverwalter | Hausverwalter | WEG-Verwalter | Gestionnaire locatif | Syndic',
      skills:
        'leasing and renewals | fair housing | vendor and work orders | delinquency | budget and variance | resident conflict',
      tools: 'Yardi or Entrata | AppFolio | RealPage | CoStar',
      credentials:
        'CAM @ National Apartment Association | CPM @ IREM | CMCA @ CAMICB | Real estate or CAM license where required @ state',
      duties:
        'keep occupancy and collections | turn units fast | hold vendors to price | follow fair housing to the letter | report to owners or boards',
      conditions: 'site office | emergency calls | weekends in leasing',
      from: '41-9022 43-4171 49-9071',
      to: '11-1021 11-3013',
    },
  ],
};
