import { describe, expect, it } from 'vitest';
import { noForms, type Fact } from '#shared/brief.ts';
import type { Rank } from './drawer.ts';
import { findDrawer } from './find-drawer.ts';
import { listenTo } from './listen-to.ts';
import { listHeads, loadDrawer } from './load-drawers.ts';
import { suitDrawer } from './suit-drawer.ts';

const toFact = (text: string): Fact => ({
  id: 'duty-1',
  kind: 'duty',
  importance: 'must',
  text,
  short: text,
  terms: [],
  forms: noForms,
  source: { from: 'organization', field: 'description' },
});

function open(file: string, given: string, lines: readonly string[], name = '', rank?: Rank) {
  const title = { given, clean: given, singular: given };
  return suitDrawer(loadDrawer(`trades/${file}.yaml`), {
    says: listenTo({ title, facts: lines.map(toFact), employer: { name } }),
    isTitled: listenTo({ title, facts: [] }),
    ...(rank ? { rank } : {}),
  });
}

describe('a niche of a trade', () => {
  it.each([
    [
      'retail/shop-assistant',
      'Sales Assistant',
      'Fill the freezers with frozen food',
      'stock-and-till',
    ],
    [
      'retail/shop-assistant',
      'Counter Adviser',
      'Advise on skincare and fragrance',
      'counter-advisor',
    ],
    [
      'logistics/delivery-driver',
      'Driver',
      'Park cars in rows at the vehicle auction',
      'likes-cars-part-time',
    ],
    ['logistics/delivery-driver', 'Driver', 'Take family members to school', 'household-driver'],
    [
      'sales/field-sales',
      'Sales Representative',
      'Win placements in liquor stores',
      'distributor-rep',
    ],
    ['sales/field-sales', 'Sales Representative', 'Train surgeons on implants', 'clinic-to-field'],
    ['logistics/delivery-driver', 'Driver', 'Keep the timetable of the bus routes', 'other-depot'],
    ['sales/account-executive', 'Sales Officer', 'Sell pensions to employers', 'sells-cover'],
    ['sales/account-executive', 'Sales Officer', 'Write account plans', 'keeps-clients'],
    ['health/pharmacist', 'Pharmacist', 'Verify orders of home infusion', 'infusion-pharmacist'],
    ['logistics/lorry-driver', 'Truck Driver', 'Deliver animal feed to farms', 'bulk-elsewhere'],
    [
      'office/customer-service-representative',
      'Agent',
      'Calls about cancellations',
      'retention-agent',
    ],
    ['marketing/marketing-manager', 'Marketing Manager', 'Plan tourism campaigns', 'tourism-hand'],
    ['industry/production-operative', 'Operative', 'Nail timber frame walls', 'wood-worker'],
    [
      'science/laboratory-technician',
      'Technician',
      'Keep cell culture and mice',
      'study-technician',
    ],
    ['public/firefighter', 'Firefighter', 'Be first at the runway', 'airfield-crew'],
    ['engineering/mechanical-engineer', 'Engineer', 'Lay out solar arrays', 'solar-designer'],
    ['social/support-worker', 'Coordinator', 'Lead the health program', 'field-program-hand'],
  ])('%s, %s: "%s" has its own career, criteria and exercise', (file, title, line, persona) => {
    const plain = open(file, title, ['Keep the place clean']);
    const own = open(file, title, [line]);
    expect(own.personas[0]?.id).toBe(persona);
    expect(plain.personas.map(({ id }) => id)).not.toContain(persona);
    expect(own.work_sample.name).not.toBe(plain.work_sample.name);
    const ids = new Set(plain.competencies.map(({ id }) => id));
    expect(own.competencies.some(({ id }) => !ids.has(id)) || file.includes('pharmacist')).toBe(
      true,
    );
  });

  it('of research has nothing of a hospital laboratory next door', () => {
    const lines = ['Cell culture and western blot', 'Animal models of cancer research'];
    const own = open('science/laboratory-technician', 'Research Technician', [
      ...lines,
      'Work with the hospital across the road',
    ]);
    const told = JSON.stringify([own.personas, own.flags, own.market, own.rivals, own.intake]);
    expect(told).not.toMatch(/blood bank|registration|licensed bench|the ward|sign-on/i);
    expect(own.coaching.questions.map(({ sample_answer }) => sample_answer).join('\n')).not.toMatch(
      /the ward|blood count|soil samples/,
    );
    expect(own.search.skills).toContain('cell culture');
  });

  it('is not told by a tool that every seller uses', () => {
    const usual = open('sales/account-executive', 'Sales Executive', ['Visit customers']);
    const tool = open('sales/account-executive', 'Sales Executive', ['Know our CRM software']);
    const field = open('sales/account-executive', 'Sales Executive', ['Software sales to banks']);
    expect(tool.posting.hook).toBe(usual.posting.hook);
    expect(field.posting.hook).not.toBe(usual.posting.hook);
  });

  it('has no rivals that a small place does not have', () => {
    const kinds = (line: string) =>
      open('hospitality/hotel-front-desk', 'Receptionist', [line]).rivals.map(({ kind }) => kind);
    expect(kinds('Welcome guests')).toContain('Brand hotels across the road');
    expect(kinds('Welcome guests of our coaching inn')).not.toContain(
      'Brand hotels across the road',
    );
  });

  it.each([
    [
      'logistics/delivery-driver',
      'Driver',
      'Park cars in rows at the vehicle auction',
      /parcel|depot/,
    ],
    [
      'logistics/delivery-driver',
      'Driver',
      'Keep the timetable of the bus routes',
      /parcel|doorstep/,
    ],
    [
      'sales/field-sales',
      'Sales Representative',
      'Win placements in liquor stores',
      /installer|pumps/,
    ],
    [
      'hospitality/housekeeping-and-cleaning',
      'Cleaner',
      'Clean wards and isolation rooms',
      /hotel/,
    ],
    ['trades/electrician', 'Electrician', 'Repair motor controls and VFDs', /apartment|homeowner/],
    ['logistics/dispatcher', 'Dispatcher', 'Answer 911 emergency calls', /truck|carrier|customs/],
    ['hospitality/restaurant-manager', 'Manager', 'Lead the drive-thru crew', /wine|line-up/],
  ])(
    '%s, %s: "%s" is judged and prepared in words of its own place',
    (file, title, line, other) => {
      const own = open(file, title, [line]);
      const texts = [...own.competencies.slice(0, 5), ...own.coaching.questions.slice(0, 5)].map(
        (item) => JSON.stringify({ ...item, called_for_by: [], not_in_settings: [] }),
      );
      expect(texts.filter((text) => other.test(text))).toEqual([]);
      expect(own.search.skills).not.toEqual(loadDrawer(`trades/${file}.yaml`).search.skills);
    },
  );

  it('shows the figures of its own occupation to whoever does the work, not to whoever leads', () => {
    const line = ['Park cars in rows at the vehicle auction'];
    const file = 'logistics/delivery-driver';
    expect(open(file, 'Driver', line).soc).toBe('53-3053');
    expect(open(file, 'Driver', line, '', 'lead').soc).toBeUndefined();
    expect(open(file, 'Driver', ['Bring parcels']).soc).toBeUndefined();
  });

  it('leaves the words of the trade to it where an item holds in all places but one', () => {
    const head = listHeads().find(({ file }) => file.endsWith('/delivery-driver.yaml'));
    expect(head?.words.has('doorstep')).toBe(true);
    expect(head?.words.has('jump start')).toBe(false);
  });
});

describe('the trade of a title', () => {
  it.each([
    ['CNC Machinist', '51-4041', 'CNC machinist'],
    ['HR Assistant', '13-1071', 'HR generalist'],
    ['Lorry Driver', '53-3032', 'truck driver'],
    ['Customer Service Specialist', '43-4051', 'customer service representative'],
    ['Assistant Tax Manager', '13-2011', 'tax accountant'],
    ['Executive Protection', '33-9032', 'security guard'],
    ['Branch Administrator', '43-6014', 'administrative assistant'],
  ])('%s is %s: %s', (title, soc, trade) => {
    const found = findDrawer({
      title,
      lines: ['Answer the telephone'],
      likely: [{ code: soc, confidence: 0.9 }],
    });
    expect(found.drawer.trade).toBe(trade);
  });
});
