/** What is done to people who are led, and whom it is done to; the first stands before the second, not far from it. */
export const leadingVerbs: readonly string[] = [
  'oversee',
  'oversees',
  'overseeing',
  'supervise',
  'supervises',
  'supervising',
  'supervision of',
  'lead',
  'leads',
  'leading',
  'manage',
  'manages',
  'managing',
  'direct',
  'directs',
  'directing',
  'motivate',
  'motivating',
];
export const ledPeople: readonly string[] = [
  'team',
  'teams',
  'staff',
  'crew',
  'crews',
  'employees',
  'workers',
  'personnel',
  'cleaners',
  'housekeepers',
  'attendants',
  'technicians',
  'operatives',
  'drivers',
  'carers',
  'caregivers',
  'direct reports',
  'subordinates',
  'apprentices',
  'field staff',
];

/** Other work of whoever leads: plans and rules for others, teaching them, checking them, money and stock. */
export const leadersWork: readonly (readonly [
  verbs: readonly string[],
  things: readonly string[],
])[] = [
  [
    ['develop', 'create', 'prepare', 'plan', 'implement', 'make', 'establish', 'set', 'assign'],
    [
      'schedules',
      'schedule',
      'rotas',
      'rota',
      'roster',
      'rosters',
      'procedures',
      'work plans',
      'shifts',
      'staffing',
      'duties to',
      'tasks to',
    ],
  ],
  [
    ['train', 'training', 'coach', 'coaching', 'onboard', 'mentor', 'induct', 'hire', 'recruit'],
    ['staff', 'team', 'team members', 'employees', 'new hires', 'personnel', 'crew', 'workers'],
  ],
  [
    ['conduct', 'perform', 'carry out', 'conducting', 'ensure'],
    ['inspections', 'audits', 'performance reviews', 'appraisals', 'evaluations', 'spot checks'],
  ],
  [
    ['manage', 'control', 'monitor', 'maintain', 'prepare'],
    ['budget', 'budgets', 'inventory', 'stock', 'payroll', 'labor costs', 'labour costs'],
  ],
];
