import type { Drawer } from '#knowledge/drawer.ts';

/** Work that an advertisement may demand of people who are called otherwise, and what those who do it are called. */
export const demandedFields: readonly {
  said: RegExp;
  /** As in "somebody from retail sales". */
  name: string;
  kinds: readonly Drawer['kind'][];
  titles: Readonly<Partial<Record<'US' | 'any', readonly string[]>>>;
}[] = [
  {
    said: /\bretail(?: sales)?\b/i,
    name: 'retail sales',
    kinds: ['shop-and-service', 'sales'],
    titles: {
      US: ['retail sales associate', 'sales associate', 'showroom sales'],
      any: ['sales assistant', 'retail assistant', 'showroom sales'],
    },
  },
  {
    said: /\b(?:call|contact) cent(?:er|re)\b/i,
    name: 'a call center',
    kinds: ['office-specialist', 'sales'],
    titles: {
      any: ['customer service representative', 'call center agent', 'contact center agent'],
    },
  },
  {
    said: /\bhospitality\b/i,
    name: 'hotels and hospitality',
    kinds: ['kitchen-and-hotel', 'leading-people'],
    titles: {
      US: ['front desk agent', 'guest service agent', 'concierge'],
      any: ['hotel receptionist', 'guest relations', 'concierge'],
    },
  },
  {
    said: /\bwarehous(?:e|ing)\b/i,
    name: 'warehouse work',
    kinds: ['driving-and-logistics', 'leading-people'],
    titles: {
      US: ['warehouse associate', 'material handler', 'forklift operator'],
      any: ['warehouse operative', 'warehouse assistant', 'picker packer'],
    },
  },
];
