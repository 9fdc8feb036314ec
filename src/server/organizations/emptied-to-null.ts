type Emptied<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], ''> | null };

/** A field a person has emptied is stored as absent; one that was not sent stays unsent. */
export function emptiedToNull<Fields extends object>(fields: Fields): Partial<Emptied<Fields>> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === '' ? null : value]),
  ) as Partial<Emptied<Fields>>;
}
