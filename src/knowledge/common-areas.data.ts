/** Fields of the catalogue in which people of nearly every trade do some of their work. */
export const commonAreas: readonly string[] = [
  'customer-service',
  'customers',
  'data',
  'manners',
  'office',
  'operations',
  'people',
  'planning-and-safety',
  'projects',
  'records',
  'rules',
  'training-of-adults',
];
