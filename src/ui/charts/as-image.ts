/** A drawing is one picture to a screen reader, with its title as the name. */
export const asImage = { role: 'img' } as const;
