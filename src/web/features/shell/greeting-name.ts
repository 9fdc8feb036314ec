interface Named {
  name?: string | null;
  email?: string | null;
}

/** The name, else the part of the email before the @ sign, else User. */
export function greetingName({ name, email }: Named): string {
  return name?.trim() || email?.split('@')[0]?.trim() || 'User';
}

/** At most two letters that stand in for a picture. */
export function initialsOf(person: Named): string {
  const words = greetingName(person).split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word = '') => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
