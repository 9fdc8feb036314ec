import { describe, expect, it } from 'vitest';
import type { UnitRole } from '#shared/reading.ts';
import { readLines } from '../testing/read-lines.ts';

const read = (text: string, role: UnitRole = 'overview', label?: string) =>
  readLines([
    { text: 'Planner', role: 'title' },
    { text, role, label },
  ]);

describe('who one reports to', () => {
  it.each<[string, string]>([
    ['Reporting to the Production Manager, you will plan shifts.', 'Production Manager'],
    ['This position reports to the CEO and COO.', 'CEO and COO'],
    ['This position reports to the Yard Owner daily.', 'Yard Owner'],
    ['Under the direct supervision of the Head of Stores, plans orders.', 'Head of Stores'],
    ['Sie berichten direkt an den Leiter Einkauf.', 'Leiter Einkauf'],
    ['Vous serez rattachée à la directrice des achats.', 'directrice des achats'],
    ['Tu reporteras à la Manager Risque, et tu travailleras avec eux.', 'Manager Risque'],
    ['Je rapporteert aan de Manager Inkoop.', 'Manager Inkoop'],
    ['Riporterà al Direttore Vendite Manager.', 'Direttore Vendite Manager'],
    ['You report to the Head of Stores in managing stock.', 'Head of Stores'],
    ['Reports to the Store Director, pay range $60,000 - $70,000.', 'Store Director'],
    [
      'Reporting to: Stores Manager, Western Region Are you ready to lead?',
      'Stores Manager, Western Region',
    ],
    ['You report to the VP of Stores (STRS).', 'VP of Stores'],
    ['The planner will work under Yard Director.', 'Yard Director'],
    ['Under direct guidance from the Owner, you set type.', 'Owner'],
    ['You report to the Sr. Manager of Stores.', 'Sr. Manager of Stores'],
    ['Under the guidance of the Manager of Stores and Senior Buyers.', 'Manager of Stores'],
  ])('%s', (text, expected) => {
    expect(read(text).reportsTo?.value).toBe(expected);
  });

  it.each<[string, UnitRole]>([
    ['Report incidents to the authorities.', 'duty'],
    ['Report to the gate at 6.', 'process'],
    ['Prepare weekly reports and submit them to nursing staff.', 'duty'],
    ['Treats clients under the direction of licensed therapists.', 'duty'],
    ['Work is done under the direction of an operating surgeon.', 'overview'],
    ['Reporting to one of four Discipline Heads.', 'team'],
    ['You report to Engineer.', 'team'],
    ['Under the direction of and upon physician referral, they assess.', 'overview'],
  ])('names nobody in: %s', (text, role) => {
    expect(read(text, role).reportsTo).toBeNull();
  });
});

describe('a post and those around it', () => {
  const title = 'Director of School Meals';
  const reportsOf = (...lines: string[]) =>
    readLines([
      { text: title, role: 'title' },
      ...lines.map((text) => ({ text, role: 'overview' as const })),
    ]).reportsTo?.value;

  it('never reports to itself, nor to whom others report', () => {
    expect(
      reportsOf(
        'The Menu Director and Director of Kitchens report to the Director of School Meals.',
        'The Director of School Meals reports directly to the Mayor.',
      ),
    ).toBe('Mayor');
    expect(reportsOf('The Head Cooks report to the Kitchen Manager.')).toBeUndefined();
    expect(reportsOf('Reporting to the Director of School Meals.')).toBeUndefined();
  });

  it('is meant where the text calls it in short', () => {
    expect(reportsOf('The director will report to the Superintendent.')).toBe('Superintendent');
  });
});

it('takes a line of a form and news to be told for no superior', () => {
  expect(read('Stores Supervisor ____ FLSA Status', 'team', 'Reports To').reportsTo?.value).toBe(
    'Stores Supervisor',
  );
  expect(read('Report to the Stores Manager on any damage.', 'duty').reportsTo).toBeNull();
});

it('takes a title for no label', () => {
  const { reportsTo } = readLines([{ text: 'Stores Manager', role: 'title', label: 'Supervisor' }]);
  expect(reportsTo).toBeNull();
});

describe('who is likely the superior', () => {
  const duty = (text: string, title = 'Stores Assistant') =>
    readLines([
      { text: title, role: 'title' },
      { text, role: 'duty' },
    ]).reportsTo;

  it.each<[string, string]>([
    ['Other duties as assigned by the Stores Director.', 'Stores Director'],
    ["Acts as the Head Chef's right-hand in a busy kitchen.", 'Head Chef'],
    ['Assist the Stores Manager in counting stock.', 'Stores Manager'],
    ['Submit weekly reports to the Stores Coordinator.', 'Stores Coordinator'],
  ])('%s', (text, expected) => {
    const found = duty(text);
    expect(found?.value).toBe(expected);
    expect(found?.confidence).toBeLessThan(0.6);
  });

  it.each([
    'Other duties as assigned by your line manager.',
    'Other duties as assigned by the supervisor in line with needs.',
    'Assist the Marketing Manager with events.',
    'Assist customers and managers.',
  ])('is nobody in: %s', (text) => {
    expect(duty(text)).toBeNull();
  });

  it('gives way to what the text says', () => {
    const { reportsTo } = readLines([
      { text: 'Stores Assistant', role: 'title' },
      { text: 'Other duties as assigned by the Stores Director.', role: 'duty' },
      { text: 'Reports to the Stores Manager.', role: 'team' },
    ]);
    expect(reportsTo?.value).toBe('Stores Manager');
  });
});

it('is read behind its label, also where it sounds like a title', () => {
  const { reportsTo } = readLines([
    { text: 'Stores Assistant', role: 'title' },
    {
      text: 'You keep the shelves full and the aisles clear for everybody who shops here.',
      role: 'duty',
    },
    { text: 'Program Manager', role: 'title', label: 'Position Reports to' },
  ]);
  expect(reportsTo?.value).toBe('Program Manager');
});

describe('the department', () => {
  it.each<[string, string]>([
    ['You lead our end-to-end Dyeing function.', 'Dyeing'],
    ['Join our Customer Service Data team in Leeds.', 'Customer Service Data'],
    ['You will work in the Department of Botany and Zoology.', 'Botany and Zoology'],
    ['This role supports the firm and will join our marketing team.', 'marketing'],
    ['The Technology Development Department is growing.', 'Technology Development'],
    ['Come and join our fantastic Welcome team!', 'Welcome'],
    ['We are seeking a lawyer for its growing Elder Law practice.', 'Elder Law'],
    ['You report to the Director of Nursing.', 'Nursing'],
    ['You will join our Data function.', 'Data'],
  ])('%s', (text, expected) => {
    expect(read(text).department?.value).toBe(expected);
  });

  it.each([
    'Join our small but dynamic team.',
    'Join our rapidly expanding team.',
    'Join the Leeds team.',
    'Join the Super-fun team.',
    'You work cross-functionally with the Data Science team.',
    'All Academic Division staff work with you.',
    'Hiring follows the rules of the Department of Homeland Security.',
  ])('is none: %s', (text) => {
    expect(read(text).department).toBeNull();
  });

  it('is no field behind the dash of a title', () => {
    const { department } = readLines([
      { text: 'Senior Cost Clerk – Production', role: 'title' },
      { text: 'You keep the books of our mill.', role: 'overview' },
    ]);
    expect(department).toBeNull();
  });

  it('reads its label', () => {
    expect(read('Finance & Controlling', 'team', 'Department').department?.value).toBe(
      'Finance & Controlling',
    );
  });

  it.each<[string, string]>([
    ['Technology – Software Engineering / Full-time / Hybrid', 'Technology – Software Engineering'],
    ['Leeds, Finance, Full-time, Hybrid', 'Finance'],
    ['Operations', 'Operations'],
  ])('is a tag of a row: %s', (text, expected) => {
    expect(read(text, 'place').department?.value).toBe(expected);
  });

  it('is called as the title is', () => {
    const { department } = readLines([
      { text: 'Solar Design Engineer', role: 'title' },
      { text: 'Support training of engineering department staff.', role: 'duty' },
    ]);
    expect(department?.value).toBe('engineering');
  });

  it('may speak for the employer', () => {
    const lines = (employer: string) =>
      readLines([
        { text: 'Nurse', role: 'title' },
        { text: employer, role: 'company', label: 'Employer' },
        { text: 'The Primary Care Center is seeking a nurse.', role: 'overview' },
      ]);
    expect(lines('Northern Health').department?.value).toBe('Primary Care Center');
    expect(lines('Primary Care Center').department).toBeNull();
  });

  it('is no body that grants licences', () => {
    expect(
      read('Licensed by the Virginia Department of Health Professions.', 'must').department,
    ).toBeNull();
  });
});

it.each<[string, string]>([
  ['department', 'Join our fiercely inventive technology team.'],
  ['department', 'Contact the Veterans Employment Service department for help.'],
  ['reportsTo', 'Developed under the direction of Senior Chemists, the soaps feel soft.'],
])('takes no %s from: %s', (field, text) => {
  const { department, reportsTo } = read(text, 'overview');
  expect(field === 'department' ? department : reportsTo).toBeNull();
});

describe('the department of one team among several', () => {
  it.each<[string, UnitRole, string]>([
    ['You work as part of the Harbour Data team.', 'duty', 'Harbour Data'],
    ['You are assigned to the Labour Relations team.', 'overview', 'Labour Relations'],
    ['Help the wider Parks and Planning Team with events.', 'duty', 'Parks and Planning'],
  ])('%s', (text, role, expected) => {
    expect(read(text, role).department?.value).toBe(expected);
  });

  it('stands behind the comma of a title', () => {
    const { department } = readLines([
      { text: 'Order Specialist, Customer Logistics', role: 'title' },
      { text: 'You pack orders.', role: 'duty' },
    ]);
    expect(department?.value).toBe('Customer Logistics');
  });
});
