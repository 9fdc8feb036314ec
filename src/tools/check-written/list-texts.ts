export interface TextAt {
  /** "emails.0.subject" */
  at: string;
  text: string;
}

/** Every text of a content with the path it stands at. */
export function listTexts(value: unknown, at = ''): TextAt[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    listTexts(held, at === '' ? key : `${at}.${key}`),
  );
}
