import type { FamilySource } from '../family-source.ts';

export const operationsExecutives: FamilySource = {
  id: 'operations-executives',
  name: 'Executives, general and facilities management',
  channels: [
    {
      kind: 'direct',
      name: 'Mapped competitors, suppliers and portfolio companies',
      approach:
        'Build a list of forty names by business size and problem solved; a partner or board member makes the call.',
    },
    {
      kind: 'referral',
      name: 'Board, investors, auditors, bankers and former executives',
      approach: 'Ask who fixed this exact problem, not who is looking.',
    },
    {
      kind: 'agency',
      name: 'Retained search for top posts',
      approach: 'Agree scorecard and slate date before signing.',
    },
    {
      kind: 'association',
      name: 'YPO, Vistage, industry trade groups, IFMA and BOMA for facilities',
      approach: 'Chairs know members who are ready to move.',
    },
    {
      kind: 'posting',
      name: 'LinkedIn, ExecThread, industry boards',
      approach: 'For general managers name P&L size, headcount and reporting line.',
    },
  ],
  gathering: [
    'Trade association boards and Vistage groups',
    'Industry conferences',
    'Alumni networks of large operators',
    'Local chambers',
  ],
  motives: [
    'Full responsibility for results',
    'Equity or bonus tied to what they control',
    'A board that decides',
    'A turnaround or growth chapter',
    'Place and family timing',
  ],
  worries: [
    {
      worry: 'Numbers that differ from the pitch',
      answer: 'Share two years of results under NDA before the final round.',
    },
    { worry: 'Founder or parent that will not let go', answer: 'Write decision rights down.' },
    {
      worry: 'Confidentiality of the search',
      answer: 'Say who knows and when references are called.',
    },
    { worry: 'Relocation in the school year', answer: 'Offer a start with commuting months.' },
  ],
  interview: [
    {
      ask: 'Take a year: the plan, the miss, what you did in the first week of knowing.',
      strong: 'Numbers, cause, people decisions, what was told to the board.',
      weak: 'Market excuse.',
    },
    {
      ask: 'Whom did you let go too late?',
      strong: 'Specific, costs named, learned rule.',
      weak: 'Nobody.',
    },
    {
      ask: 'What would you look at here in thirty days?',
      strong: 'Cash, customers, safety, two layers of people; asks sharp questions.',
      weak: 'A vision.',
    },
  ],
  workSample:
    'Give real (redacted) monthly results; ask for a two-page first-ninety-days plan and an hour of questions with the team.',
  conditions: ['Always accountable', 'Travel across sites', 'Deep references and background'],
  comesFrom: 'Functional heads, plant and district managers, consultants, military officers.',
  goesTo: 'Larger P&L, boards, private equity operating roles, ownership.',
  rivals: [
    'Competitors one size up',
    'Private-equity portfolio companies',
    'Consultancies',
    'Family-owned firms with patience',
  ],
  seasons: [
    'Bonuses paid in February and March; notice follows',
    'Boards decide before fiscal year end',
    'August and late December are slow',
  ],
  exclude: ['assistant', 'consultant', 'student'],
  occupations: [
    {
      soc: '11-1011',
      name: 'Chief executive or top officer',
      titles:
        'Chief Executive Officer | CEO | President | Chief Operating Officer | COO | Executive Director | Managing Director | City Manager | County Administrator | Chief Administrative Officer | Chief Strategy Officer',
      abroad:
        'Geschäftsführer | Geschäftsführerin | Vorstand | Kaufmännischer Geschäftsführer | Directeur général | PDG',
      skills:
        'strategy and capital allocation | board relations | executive hiring | financial command | crisis leadership | investor or public communication',
      tools: 'board reporting packs | financial models | KPI dashboards',
      credentials: 'ICMA-CM for city managers @ ICMA',
      duties:
        'set direction and say no | choose and judge the top team | answer to board or council | allocate money | carry the hard messages',
      conditions: 'constant accountability | public exposure | travel',
      from: '11-1021 11-3031 11-2022',
      to: '11-1021',
    },
    {
      soc: '11-1021',
      name: 'General or operations manager',
      titles:
        'General Manager | Operations Manager | Director of Operations | Branch Manager | District Manager | Regional Manager | Site Manager | Store Director | VP Operations | Business Manager | Operations Director | Program Manager | Area Manager',
      abroad:
        'Betriebsleiter | Niederlassungsleiter | Filialleiter Region | Directeur d exploitation | Responsable d exploitation | Directeur de site',
      skills:
        'P&L management | staffing and scheduling | process improvement | safety | vendor negotiation | customer escalation | KPI reviews',
      tools: 'ERP or POS reporting | Excel | scheduling systems | Power BI',
      credentials: 'Lean Six Sigma Green Belt @ ASQ | OSHA 30 @ OSHA-authorized trainer',
      duties:
        'run daily operations to plan | lead supervisors | control cost, quality and safety | serve key customers | hire and develop',
      conditions: 'on site | extended hours | several locations',
      from: '43-1011 41-1011 51-1011 53-1047',
      to: '11-1011',
    },
    {
      soc: '11-3012',
      name: 'Administrative services manager',
      titles:
        'Administrative Services Manager | Business Office Manager | Administrative Manager | Records Manager | Director of Administration | Business Administrator',
      abroad: 'Verwaltungsleiter | Leiter Administration | Responsable administratif',
      skills:
        'office and records operations | budgets | contracts | policy | staff supervision | space planning',
      tools: 'M365 | ERP purchasing | records systems',
      credentials: 'CAP @ IAAP | CRM @ Institute of Certified Records Managers',
      duties:
        'run support services | control office budgets and contracts | supervise administrative staff | keep records lawful | improve routines',
      conditions: 'office based',
      from: '43-1011 43-6011',
      to: '11-1021',
    },
    {
      soc: '11-3013',
      name: 'Facilities manager',
      titles:
        'Facilities Manager | Facility Manager | Director of Facilities | Building Manager | Maintenance Director | Campus Facilities Director | Workplace Manager | Physical Plant Director',
      abroad:
        'Facility Manager | Gebäudemanager | Leiter Gebäudetechnik | Responsable services généraux',
      skills:
        'preventive maintenance programs | contractor management | capital planning | energy | life safety compliance | space moves',
      tools: 'CMMS (Maximo, FMX) | BAS | AutoCAD viewer | energy dashboards',
      credentials:
        'CFM or FMP @ IFMA | CPM @ BOMI | CHFM for hospitals @ American Hospital Association',
      duties:
        'keep buildings safe and running | plan capital and shutdowns | hold contractors to scope | pass fire and code inspections | answer emergencies',
      conditions: 'on call | roofs and plant rooms',
      from: '49-1011 49-9071 37-1011',
      to: '11-1021 11-9021',
    },
  ],
};
