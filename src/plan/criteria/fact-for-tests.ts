import { noForms, type Fact } from '#shared/brief.ts';

/** A demand as the reading would hand it on. */
export const toFact = (text: string, more: Partial<Fact> = {}): Fact => ({
  id: text,
  kind: 'skill',
  importance: 'must',
  text,
  short: text,
  terms: [],
  forms: noForms,
  source: { from: 'job', field: 'sourceText', quote: text, start: 0 },
  ...more,
});
