export interface TextAt {
  /** "emails.0.subject" */
  at: string;
  text: string;
}

/** Every text of a content with the path it stands at. */
export function listTexts(value: unknown): TextAt[] {
  const found: TextAt[] = [];
  const visit = (held: unknown, at: string): void => {
    if (typeof held === 'string') found.push({ at, text: held });
    else if (typeof held === 'object' && held !== null)
      for (const [key, inner] of Object.entries(held))
        visit(inner, at === '' ? key : `${at}.${key}`);
  };
  visit(value, '');
  return found;
}
