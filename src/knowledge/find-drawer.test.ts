import { describe, expect, it } from 'vitest';
import { bareTitle } from './bare-title.ts';
import { findDrawer } from './find-drawer.ts';

const say = (title: string, soc: string | null = null, likely: string[] = [], text = '') => ({
  title,
  lines: text.split('\n').filter(Boolean),
  likely: [
    ...(soc ? [{ code: soc, confidence: 0.9 }] : []),
    ...likely.map((code) => ({ code, confidence: 0.3 })),
  ],
});
const find = (title: string, soc: string | null = null, likely: string[] = [], text = '') => {
  const { drawer, isTrade } = findDrawer(say(title, soc, likely, text));
  return `${isTrade ? 'trade' : 'kind'} ${drawer.trade}`;
};

describe('findDrawer', () => {
  it('goes by occupation, and by title where two trades share one', () => {
    expect(find('Staff Accountant', '13-2011')).toBe('trade staff accountant');
    expect(find('Software Engineer', '15-1252')).toBe('trade software engineer');
    // Counted among marketing managers, and a trade of its own.
    expect(find('Senior Product Manager', '11-2021')).toBe('trade product manager');
    // A broad group of two occupations, both served.
    expect(find('Home Carer', '31-1120')).toBe('trade care assistant');
  });

  it('keeps clerks of hospitals apart from those who take blood, and sheet metal from welding', () => {
    for (const title of [
      'Ward Administrator',
      'Ward Clerk',
      'Medical Secretary',
      'Hospital Receptionist',
    ])
      expect(find(title, '43-6013')).toBe('trade medical administrator');
    expect(find('Clinic Coordinator', '43-6013')).toBe('trade medical administrator');
    expect(find('Medical Assistant', '31-9092')).toBe('trade medical assistant');
    expect(find('Gutter Fabricator', '47-2211')).toBe('trade sheet metal worker');
    expect(find('TIG Welder', '51-4121')).toBe('trade welder and fabricator');
  });

  it('goes by the words of one trade alone where the title names no field', () => {
    const text = `Design storm drainage, grading and water lines in Civil 3D
Hydraulic models in HEC-RAS and stormwater calculations
Prepare plan sets and specifications for public works
Professional Engineer registration`;
    expect(find('Public Works Project Manager', '13-1082', [], text)).toBe('trade civil engineer');
  });

  it('gives a nurse no narrow trade of nurses that her title and her work do not name', () => {
    const ward = `Active state license and two years in a hospital
Basic and advanced life support card
Per diem shifts on several wards`;
    expect(find('Orthopedic RN', '29-1141', [], ward)).toBe('trade registered nurse');
    expect(find('Travel Health Nurse', '29-1141', [], ward)).toBe('trade registered nurse');
  });

  it('believes the duties where a title that every house has was counted elsewhere', () => {
    const garden = `Mow lawns, edge beds and prune shrubs at our clients' properties
Plant trees, spread mulch and lay sod
Operate string trimmers, hedge trimmers and blowers
Install irrigation and pavers
Apply fertilizer and pull weeds`;
    expect(find('Crew Member', '35-3023', [], garden)).toBe('trade landscaper and groundskeeper');
  });

  it('takes whoever has a territory for a seller', () => {
    expect(find('Clinical Territory Scout')).toBe('trade field sales representative');
  });

  it('takes whoever assists a head for no head', () => {
    const desk = `Write letters and briefs for the general manager
Keep the calendar of the board
Follow up on open points with the divisions`;
    expect(find('Staff Assistant to General Manager', '11-1021', [], desk)).not.toContain(
      'manager',
    );
  });

  it('gives nobody who leads no one the kind of those who lead', () => {
    const shop = `Learn to cut, bend and weld steel in the shop
Read drawings and measure parts
Attend classes two evenings a week`;
    const { drawer } = findDrawer(
      say('Apprentice - Steel Trades', null, ['49-1011', '47-2211'], shop),
    );
    expect(drawer.kind).toBe('hands-on-trade');
  });

  it('hears a process plant behind a loader and a city behind a director', () => {
    const plant = `Unload railcars and tankers of molasses, acid and caustic
Watch tank levels and open and close valves
Prepare ingredients on the automated batching system
Clean tanks by the CIP program`;
    expect(find('Bulk Material Unloader', '53-7062', [], plant)).toBe('trade process operator');
    const city = `Lead business attraction, retention and expansion with the chamber of commerce
Prepare the redevelopment plan for the downtown and its corridors
Advise the mayor and council on incentives and tax increment financing
Administer the CDBG program`;
    expect(find('Director of Economic Development', null, [], city)).toBe(
      'trade economic development director',
    );
  });

  it('takes a manager whose duties name nobody to lead for a specialist', () => {
    const desk = `Answer questions of club members and renew their passes
Keep the list of members up to date
Send the newsletter every month
Prepare the yearly meeting and its papers`;
    expect(find('Club Pass Manager', null, [], desk)).not.toContain('manager');
  });

  it('hears the trade of a job that has no title at all where its duties speak of one alone', () => {
    const code = `Write and review Java code for the booking service
Build REST endpoints with Spring Boot and cover them with unit tests
Fix bugs, refactor old modules and keep the continuous integration green
Design microservices and the database schema behind them`;
    const vague = `Support the department in its projects
Prepare reports for the management and follow up on open points
Coordinate with internal and external stakeholders`;
    const untitled = (text: string) => findDrawer(say('', null, [], text));
    expect(untitled(code).isTrade).toBe(true);
    expect(untitled(code).drawer.trade).toBe('software engineer');
    expect(untitled(vague).isTrade).toBe(false);
  });

  it('takes no title that every trade has for the one that writes it short', () => {
    const lineage = `Set the rules for data owners and stewards
Keep the catalog of data and its lineage
Policies on data quality, with the departments that own the data`;
    expect(find('Assistant Manager - Data Governance', null, [], lineage)).not.toContain(
      'restaurant',
    );
    const floor = `Lead the restaurant floor with servers and hosts through dinner service
Cash up, labor cost, food safety, rotas and guest complaints
Open and close the restaurant`;
    expect(find('Assistant Manager', '35-1012', [], floor)).toBe('trade restaurant manager');
  });

  it('knows titles of a trade that are counted elsewhere', () => {
    expect(find('Sales Supervisor', '41-1012')).toBe('trade sales manager');
    expect(find('UI Engineer', '15-1255')).toBe('trade front-end developer');
    expect(find('Machine Learning Engineer', '15-2051')).toBe('trade machine learning engineer');
  });

  it('knows a title whose words stand apart or the other way round, as long as it names the same person', () => {
    const policies = `Issue certificates of insurance and endorse commercial policies
Market renewals of small commercial accounts to carriers
Keep the renewal list and the binders of assigned commercial lines accounts`;
    expect(find('Commercial Lines Small Shops Account Manager', '41-3091', [], policies)).toBe(
      'trade commercial insurance account manager',
    );
    const loops = `Calibrate transmitters and tune control loops
Read loop diagrams and repair control valves`;
    expect(find('Technician Instrument & Controls', null, [], loops)).toBe(
      'trade instrumentation and controls technician',
    );
  });

  it('takes nobody who trains others for a nurse', () => {
    const courses = `Deliver certified trainings on the planning method to our clients
Facilitate workshops and adapt the training materials to the participants
Improve the training content and the learning objectives with the team`;
    expect(find('Planning Method Consultant', '13-1111', [], courses)).not.toContain('nurse');
  });

  it('keeps compliance in firms apart from public offices', () => {
    const dossiers = `Compile dossiers and answer the questions of the authority
Plan renewals and variations of product registrations
Assess changes in production against regulatory requirements`;
    expect(find('Regulatory Affairs Specialist', '13-1041', [], dossiers)).toBe(
      'trade regulatory affairs specialist',
    );
    const alerts = `Customer due diligence and KYC reviews
Transaction monitoring, sanctions screening and suspicious activity reports
Compliance training for branches`;
    expect(find('Risk and Compliance Officer', '13-2054', [], alerts)).toBe(
      'trade compliance specialist',
    );
    const permits = `Inspect premises and issue licenses and permits to residents
Code enforcement and notices of violation for the city
Answer the public at the counter on the ordinance`;
    expect(find('Code Enforcement Officer', '13-1041', [], permits)).toBe(
      'trade regulatory and code officer',
    );
  });

  it('knows who leads the billing of a home or a clinic, and whoever works there', () => {
    const text = `Medicare billing and claims corrections
Monitor accounts receivable and private pay collections
Medicaid application assistance for residents
Supervise two billers`;
    expect(find('Business Office Manager', '11-3012', [], text)).toBe(
      'trade revenue cycle manager',
    );
    const claims = `Submit claims and post payments
Follow up on denied claims with payers
ICD-10 and CPT coding`;
    expect(find('Medical Billing Specialist', '43-3021', [], claims)).toBe(
      'trade medical biller and coder',
    );
  });

  it('takes no single word amid a title for a trade', () => {
    expect(find('Windows Server Estate Lead')).not.toContain('bartender');
    expect(find('Server')).toBe('trade server or bartender');
  });

  it('goes by title where the occupation is open', () => {
    expect(find("Care Assistant – St Catherine'S", null, ['31-1121', '31-1131'])).toBe(
      'trade care assistant',
    );
    expect(find('Registered Nurse')).toBe('trade registered nurse');
  });

  it('knows ordinary titles, also with a field behind them or two fields in one', () => {
    expect(find('Business Office Manager', '11-3012')).toBe('trade office supervisor');
    expect(find('Brand Marketing Manager for Young Readers', null, ['11-2021'])).toBe(
      'trade brand manager',
    );
    expect(find('Payroll & Travel Administrator', null, ['43-3051'])).toBe(
      'trade payroll specialist',
    );
    expect(find('Data Entry Clerk', '43-9021')).toBe('trade data entry clerk');
    expect(find('Data Protection Officer', '13-1041')).toBe('trade data protection officer');
    // One word that another occupation claims, where the duties speak of its trade first of all.
    const money = `Consolidation and group reporting of all subsidiaries under IFRS
Treasury, liquidity, debt and hedging with the banks
Board papers and covenants for the lender`;
    expect(find('CFO', '11-1011', [], money)).toBe('trade finance manager');
  });

  it('falls back on the kind of work, never on a trade that only shares a word', () => {
    expect(find('Glazier', '47-2121')).toMatch(/^kind /);
    expect(find('Nurse Uniform Salesperson', '41-4099')).toMatch(/^kind /);
    expect(find('Keeper of the Seals')).toMatch(/^kind /);
  });
});

/** Lines as advertisements of these kinds have them. */
const boilers =
  'Operates high pressure boilers\nTests boiler water\nPreventive maintenance on pumps and HVAC\nReads gauges, troubleshooting and repairs\nWork orders in the CMMS';
const books =
  'Month-end close and journal entries\nBank reconciliations\nGeneral ledger and fixed assets\nSupports the audit under GAAP';
const claims =
  'Reviews insurance policies and liability claims\nSettlement of claims\nLoss control with underwriters\nSubrogation and reserves';

describe('findDrawer, listening to the duties', () => {
  it('does not believe a title that the duties speak against', () => {
    expect(find('Excavator Operator')).toBe('trade plant operator');
    expect(find('Steam Plant Operator', null, [], boilers)).not.toBe('trade plant operator');
  });

  it('takes the trade of the occupation whose words are spoken', () => {
    expect(find('Accountant', '13-2011', [], books)).toBe('trade staff accountant');
  });

  it('reads a title by its parts and turned round', () => {
    expect(find('Analyst, Data', '15-2051')).toBe('trade data analyst');
  });
});

describe('a title that an employer has coined', () => {
  const shop = `Greet customers and help them choose, at the till and on the shop floor
Work the cash register and the point of sale
Fill shelves, keep displays of merchandise tidy and count stock`;

  it('is mapped by its duties', () => {
    const found = findDrawer(say('Trail Store Guide', null, [], shop));
    expect(found.drawer.trade).toBe('shop assistant');
    expect(found.coined).toBe('41-2031');
    expect(find('Welcome Associate', null, [], shop)).toBe('trade shop assistant');
  });

  it('stays open where the duties tell nothing', () => {
    expect(find('Welcome Associate', null, [], 'Be kind\nBe on time')).toMatch(/^kind /);
  });
});

describe('the kind of work', () => {
  it('is leading people for supervisors, and teaching for trainers', () => {
    expect(find('Instrument Shift Supervisor', '49-1011', [], claims)).toBe('kind manager');
    expect(find('Agronomy Trainer', null, [], claims)).toBe('kind teacher or trainer');
    expect(findDrawer(say('Clinical Psychologist', '19-3033')).drawer.kind).toBe('care');
    expect(find('Ouvrier charpentier')).toBe('trade carpenter');
  });

  it('goes by the last noun and the duties, not by one word of the field', () => {
    expect(find('Éducatrice spécialisée')).toBe('kind teacher or trainer');
  });
});

describe('bareTitle', () => {
  it('takes off place, level and marks', () => {
    expect(bareTitle('Senior Chef (m/f/d) - Leeds')).toBe('chef');
    expect(bareTitle('HGV Driver | Nights')).toBe('hgv driver');
  });
});
