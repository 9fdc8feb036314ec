import { describe, expect, it } from 'vitest';
import { MATCH_THRESHOLD, matchOccupation } from './match-occupation.ts';

/** Titles as people write them, with the profile a recruiter of that field would expect. */
const expected: Record<string, string[]> = {
  '11-1011.finance-chief': ['CFO', 'Chief Financial Officer'],
  '11-1011': ['CEO', 'Chief Operating Officer', 'Geschäftsführer (m/w/d)'],
  '11-1021': ['General Manager', 'Director of Operations', 'Operations Manager'],
  '11-2021': ['Marketing Manager', 'VP Marketing'],
  '11-2021.product-manager': [
    'Product Manager',
    'Senior Product Manager - Platform',
    'Product Owner',
  ],
  '11-2022': ['Regional Sales Manager', 'VP Sales'],
  '11-3021': ['IT Manager', 'CTO'],
  '11-3031': ['Controller', 'Finance Manager'],
  '11-3071': ['Warehouse Manager', 'Supply Chain Manager'],
  '11-3121': ['HR Director', 'Personalleiterin'],
  '11-9021': ['Construction Superintendent'],
  '11-9032': ['Principal', 'Assistant Principal'],
  '11-9051': ['Restaurant General Manager'],
  '11-9111': ['Nurse Manager, Emergency Department', 'Dir. of Nursing'],
  '11-9141': ['Property Manager'],
  '11-9199.elections-administrator': ['Elections Administrator', 'Registrar of Voters'],
  '13-1020': ['Buyer', 'Procurement Specialist', 'Einkäufer/in'],
  '13-1031': ['Claims Adjuster'],
  '13-1041': ['Compliance Analyst', 'Departmental Analyst 9-P11 - Campaign Finance Analyst'],
  '13-1051': ['Estimator'],
  '13-1071': ['Recruiter', 'HR Business Partner', 'Personalreferentin', 'Chargé(e) de recrutement'],
  '13-1082': ['Project Manager', 'Chef de projet'],
  '13-1111': ['Management Consultant', 'Unternehmensberater'],
  '13-1161': ['Social Media Manager', 'SEO Specialist', 'Marketing Intern'],
  '13-2011': ['Staff Accountant', 'Senior Auditor', 'Comptable', 'Steuerfachangestellte'],
  '13-2051': ['Financial Analyst', 'FP&A Analyst'],
  '13-2052': ['Financial Advisor'],
  '13-2072': ['Mortgage Loan Officer'],
  '15-1212': ['Cybersecurity Analyst', 'SOC Analyst'],
  '15-1232': ['Help Desk Technician', 'IT Support Specialist'],
  '15-1242': ['Database Administrator', 'DBA', 'SQL Server DBA'],
  '15-1243': ['Data Engineer'],
  '15-1244': ['Systems Administrator', 'Sysadmin'],
  '15-1252': [
    'Sr. Software Engineer II (Remote)',
    'DevOps Engineer',
    'Softwareentwickler:in',
    'Software Engineering Intern',
    'Développeur',
  ],
  '15-1253': ['QA Engineer'],
  '15-1255': ['UX Designer', 'Product Designer'],
  '15-1299.it-project-manager': ['Scrum Master'],
  '15-2051': ['Data Scientist', 'Founding Staff Data Scientist', 'Machine Learning Engineer'],
  '15-2051.data-analyst': ['Data Analyst', 'Power BI Developer'],
  '17-2051': ['Civil Engineer (EIT)'],
  '17-2071': ['Electrical Engineer', 'Controls Engineer'],
  '17-2112': ['Manufacturing Engineer'],
  '17-2141': ['Mechanical Engineer', 'Konstrukteur'],
  '19-2031': ['QC Chemist'],
  '19-5011': ['EHS Manager'],
  '21-1018': ['Substance Abuse Counselor', 'LPC'],
  '21-1021': ['CPS Caseworker', 'Sozialpädagogin'],
  '21-1023': ['LCSW'],
  '21-1093': ['Case Manager'],
  '23-1011': ['Attorney', 'General Counsel', 'Rechtsanwältin'],
  '23-2011': ['Litigation Paralegal'],
  '25-1199.professor': ['Adjunct Professor of History'],
  '25-2011': ['Preschool Teacher', 'Erzieherin'],
  '25-2021': ['Elementary School Teacher'],
  '25-2031': ['High School Math Teacher'],
  '25-2052': ['Special Education Teacher'],
  '25-9045': ['Paraprofessional'],
  '27-1024': ['Graphic Designer', 'Graphiste'],
  '27-3043': ['Copywriter'],
  '29-1051': ['Pharmacist'],
  '29-1123': ['Physical Therapist'],
  '29-1141': [
    'RN - ICU Nights',
    'Registered Nurse (RN) - Operating Room - Days $45/hr',
    'Krankenschwester',
    'Infirmière H/F',
  ],
  '29-1141.correctional': ['Correctional Nurse'],
  '29-1171': ['Nurse Practitioner', 'PMHNP'],
  '29-1215': ['Physician - Family Medicine'],
  '29-1292': ['Dental Hygienist'],
  '29-2034': ['X-Ray Tech'],
  '29-2042': ['EMT'],
  '29-2061': ['LPN', 'LVN'],
  '31-1120': ['Home Health Aide', 'Caregiver'],
  '31-1131': ['Certified Nursing Assistant (CNA)'],
  '31-9091': ['Dental Assistant'],
  '31-9092': ['Medical Assistant', 'Medizinische Fachangestellte (MFA)'],
  '33-2011': ['Firefighter/EMT'],
  '33-3012': ['Corrections Officer'],
  '33-3051': ['Police Officer', 'Deputy Sheriff'],
  '33-9032': ['Security Guard'],
  '35-2014': ['Line Cook', 'Koch (m/w/d)', 'Cuisinier'],
  '35-3023': ['Barista', 'Crew Member'],
  '35-3031': ['Server', 'Kellnerin'],
  '37-2011': ['Custodian', 'Reinigungskraft'],
  '37-2012': ['Housekeeper'],
  '37-3011': ['Landscaper'],
  '39-5012': ['Hair Stylist', 'Friseurin'],
  '39-9011': ['Nanny'],
  '39-9031': ['Personal Trainer'],
  '41-1011': ['Assistant Store Manager'],
  '41-2011': ['Cashier', 'Caissière'],
  '41-2031': ['Retail Sales Associate', 'Verkäufer/in (m/w/d)', 'Vendeuse'],
  '41-3021': ['Licensed Insurance Agent'],
  '41-3091': ['Account Executive', 'SDR', 'Customer Success Manager'],
  '41-9022': ['Realtor'],
  '43-1011.elections-supervisor': [
    'Voter Services Supervisor',
    'Voter Services Supervisor (Program Supervisor I)',
  ],
  '43-3031': ['Bookkeeper part time', 'Accounts Payable Specialist'],
  '43-4031': ['City Clerk', 'Deputy Court Clerk'],
  '43-4051': ['Call Center Agent', 'Customer Service Rep'],
  '43-5031': ['911 Dispatcher', 'Police Service Representative'],
  '43-5032': ['Truck Dispatcher'],
  '43-6011': ['Executive Assistant', 'Assistante de direction'],
  '43-6014': ['Administrative Assistant', 'Bürokauffrau', 'Kauffrau für Büromanagement (m/w/d)'],
  '45-2092': ['Farm Worker'],
  '47-1011': ['Foreman'],
  '47-2061': ['Construction Laborer'],
  '47-2111': ['Journeyman Electrician', 'Elektriker'],
  '47-2152': ['Plumber'],
  '49-3023': ['Auto Mechanic', 'Kfz-Mechatroniker'],
  '49-3031': ['Diesel Mechanic'],
  '49-9021': ['HVAC Tech'],
  '49-9041': ['Industrial Maintenance Mechanic'],
  '49-9071': ['Maintenance Technician'],
  '49-9081': ['Wind Turbine Technician', 'Traveling Wind Tech'],
  '51-1011': ['Production Supervisor'],
  '51-2090': ['Assembler', 'Produktionsmitarbeiter'],
  '51-4041': ['CNC Machinist'],
  '51-4121': ['Welder', 'MIG Welder - 2nd Shift', 'Soudeur'],
  '51-9061': ['Quality Inspector'],
  '53-3032': ['CDL Driver', 'OTR Driver', 'LKW-Fahrer', 'Chauffeur poids lourd'],
  '53-3033': ['Delivery Driver', 'Amazon Delivery Associate'],
  '53-7051': ['Forklift Driver'],
  '53-7062': ['Warehouse Associate - Night Shift'],
  '53-7065': ['Order Picker'],
};

const cases = Object.entries(expected).flatMap(([id, titles]) =>
  titles.map((title) => ({ title, id })),
);

describe('matchOccupation', () => {
  it('is tested with titles of every major group', () => {
    expect(cases.length).toBeGreaterThan(150);
    expect(new Set(cases.map(({ id }) => id.slice(0, 2))).size).toBe(22);
  });

  it.each(cases)('takes "$title" for $id', ({ title, id }) => {
    const { profile, confidence } = matchOccupation({ title });
    expect(profile.id).toBe(id);
    expect(confidence).toBeGreaterThanOrEqual(MATCH_THRESHOLD);
  });

  it.each([
    'Engineer',
    'Manager',
    'Technician',
    'Director',
    'Teacher',
    'Analyst',
    'Driver',
    'Associate',
    'Specialist',
  ])('is unsure about "%s" and offers what it could be', (title) => {
    const { profile, confidence, alternatives } = matchOccupation({ title });
    expect(profile.id).toBe('general');
    expect(confidence).toBeLessThan(MATCH_THRESHOLD);
    expect(alternatives.length).toBeGreaterThan(1);
  });

  it.each([
    'Podiatrist',
    'Crane Operator',
    'Astronaut',
    'Chief Happiness Officer',
    'Developer Advocate',
    'Summer Intern 2027',
    'Intern',
    '',
    '???',
    '!!!',
  ])('gives "%s" the general profile and no figures', (title) => {
    const { profile } = matchOccupation({ title });
    expect(profile.id).toBe('general');
    expect(profile.soc).toBeNull();
  });

  it('says so when the occupation is known but has no profile', () => {
    const { why } = matchOccupation({ title: 'Podiatrist' });
    expect(why.join(' ')).toContain('Podiatrists');
  });

  it('lets the text break a tie of the title', () => {
    const title = 'Quality Control Technician';
    const laboratory =
      'Run titrations, HPLC and GC samples, wet chemistry, calibration of balances, LIMS results entry.';
    const shop =
      'Read blueprint and GD&T, use calipers, micrometers and CMM, first article, nonconformance reports.';
    expect(matchOccupation({ title, text: laboratory }).profile.id).toBe('19-4031');
    expect(matchOccupation({ title, text: shop }).profile.id).toBe('51-9061');
  });

  it('finds the occupation in the text when the title says nothing', () => {
    const text =
      'We need a line cook who can run sauté and grill. As a line cook you set up your station and work the line.';
    expect(matchOccupation({ title: 'Join our family!', text }).profile.id).toBe('35-2014');
  });

  it('explains itself', () => {
    const text = 'GWO Basic Safety Training, SCADA, hydraulics of pitch and yaw.';
    const { why } = matchOccupation({ title: 'Wind Tech', text });
    expect(why[0]).toContain('Wind turbine technician');
    expect(why[1]).toContain('SCADA');
  });
});
