/** The blanks a text may have. Each is filled whole: a name, a complete sentence, or nothing. */
const nameSlots = ['title', 'title.a', 'employer', 'city', 'cv'] as const;
const sentenceSlots = [
  'sentence.pay',
  'sentence.hours',
  'sentence.place',
  'sentence.benefits',
  'sentence.duties',
  'sentence.musts',
  'sentence.start',
  'sentence.contract',
] as const;

export const slotNames: ReadonlySet<string> = new Set<string>([...nameSlots, ...sentenceSlots]);
