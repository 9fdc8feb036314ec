/** What an item is called or asks, and all its other words. */
export interface Spoken {
  head: string;
  rest: string;
  /** The other words name several fields, as words to search for do: one of them says little. */
  isList?: boolean;
}

/** The file says itself that an item holds for such a job. */
export const isMeant = (item: unknown): boolean => {
  if (typeof item !== 'object' || item === null) return false;
  const { if_said, in_settings }: { if_said?: unknown; in_settings?: unknown } = item;
  return if_said !== undefined || in_settings !== undefined;
};

function sayAll(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(sayAll).join('\n')
    : '';
}

/** An item begins with what it is called. */
export function tell(item: object): Spoken {
  const [head = '', ...rest] = Object.entries(item)
    .filter(([key]) => !noText.has(key))
    .map(([, value]) => sayAll(value));
  return { head, rest: rest.join('\n') };
}

/** What calls for a competency is said of all fields. */
const noText: ReadonlySet<string> = new Set([
  'id',
  'category',
  'called_for_by',
  'if_said',
  'unless_said',
  'levels',
  'in_settings',
  'not_in_settings',
]);
