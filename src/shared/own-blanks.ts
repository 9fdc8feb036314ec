/** The blanks of whoever sends a text, and the one of whoever gets it, as each language writes them. */
export const ownBlanks = {
  en: { name: '[your name]', phone: '[phone]', first: '[First name]' },
  de: { name: '[mein Name]', phone: '[Telefon]', first: '[Vorname]' },
  fr: { name: '[mon nom]', phone: '[téléphone]', first: '[prénom]' },
  es: { name: '[mi nombre]', phone: '[teléfono]', first: '[nombre]' },
} as const;
