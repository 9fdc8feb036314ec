const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** "German" for "de"; null for English and where the language is open. */
export const sayLanguage = (code: string | null): string | null =>
  code === null || code === 'en' ? null : (names.of(code) ?? null);
