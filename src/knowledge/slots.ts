/** The blanks a text may have. Each is filled whole: a name, a complete sentence, or nothing. */
export const nameSlots = ['title', 'title.a', 'employer', 'city', 'cv'] as const;
export const sentenceSlots = [
  'sentence.pay',
  'sentence.hours',
  'sentence.place',
  'sentence.benefits',
  'sentence.duties',
  'sentence.musts',
  'sentence.start',
  'sentence.contract',
] as const;

export type NameSlot = (typeof nameSlots)[number];
export type SentenceSlot = (typeof sentenceSlots)[number];
export type Slot = NameSlot | SentenceSlot;

export const slotNames: ReadonlySet<string> = new Set<string>([...nameSlots, ...sentenceSlots]);
