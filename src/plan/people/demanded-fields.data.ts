/** Work that an advertisement may demand of people who are called otherwise, and what those who do it are called. */
export const demandedFields: readonly {
  said: RegExp;
  /** As in "somebody from retail sales". */
  name: string;
  /** Words of a title or a trade whose people have it anyhow. */
  had: RegExp;
  titles: Readonly<Partial<Record<'US' | 'any', readonly string[]>>>;
}[] = [
  {
    said: /\bretail(?: sales)?\b/i,
    name: 'retail sales',
    had: /\b(?:shops?|stores?|retail|sales\w*|sell\w*|cashiers?|merchandis\w*|counter|boutique|florist|beauty)\b/i,
    titles: {
      US: ['retail sales associate', 'sales associate', 'showroom sales'],
      any: ['sales assistant', 'retail assistant', 'showroom sales'],
    },
  },
  {
    said: /\b(?:call|contact) cent(?:er|re)\b/i,
    name: 'a call center',
    had: /\b(?:call|contact|customers?|agents?|support|telesales|service desk)\b/i,
    titles: {
      any: ['customer service representative', 'call center agent', 'contact center agent'],
    },
  },
  {
    said: /\bhospitality\b/i,
    name: 'hotels and hospitality',
    had: /\b(?:hotels?|hospitality|guests?|wait\w*|chefs?|cooks?|bars?|baristas?|restaurants?|reception\w*|concierge|events?|housekeep\w*)\b/i,
    titles: {
      US: ['front desk agent', 'guest service agent', 'concierge'],
      any: ['hotel receptionist', 'guest relations', 'concierge'],
    },
  },
  {
    said: /\bwarehous(?:e|ing)\b/i,
    name: 'warehouse work',
    had: /\b(?:warehouses?|stock\w*|logistic\w*|drivers?|forklift|pickers?|materials?|supply chain)\b/i,
    titles: {
      US: ['warehouse associate', 'material handler', 'forklift operator'],
      any: ['warehouse operative', 'warehouse assistant', 'picker packer'],
    },
  },
];
