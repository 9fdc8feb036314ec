import { expect, it } from 'vitest';
import { tellsWayToApply } from './tells-way.ts';

it.each([
  'Apply now to jobs@harrowdye.example.com.',
  'Interested individuals should apply via the Harbour Board website.',
  'Please send your CV to ann@harrowdye.co.uk.',
  'To apply, visit www.harrowdye.com.',
  'Informal enquiries to Ann Reed on 01632 960114',
  'If you are interested, please apply through our careers page.',
])('tells how to apply: %s', (text) => expect(tellsWayToApply(text)).toBe(true));

it.each([
  'Apply dye by hand, batch after batch.',
  'Apply coatings via the spray portal of the yard.'.replace(' portal', ' booth'),
  'Send invoices to buyers.',
  'Candidates with a disability may apply through our website.',
  'Apply today and bring your love of boats.',
])('tells nothing of it: %s', (text) => expect(tellsWayToApply(text)).toBe(false));
