/** What was typed and is not saved yet outlives a closed tab and a lost connection; it goes once the server has it. */
export interface KeptAnswers {
  read: () => Map<string, unknown>;
  keep: (key: string, value: unknown) => void;
  drop: (key: string) => void;
}

export function keepAnswersIn(storage: () => Storage, scope: string): KeptAnswers {
  const place = `unsaved-answers:${scope}`;
  const read = () => new Map(Object.entries(parseKept(() => storage().getItem(place))));
  const write = (kept: Map<string, unknown>) => {
    try {
      if (kept.size === 0) storage().removeItem(place);
      else storage().setItem(place, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // Without storage, or with it full, what is typed lasts as long as its page.
    }
  };
  return {
    read,
    keep: (key, value) => write(read().set(key, value)),
    drop: (key) => {
      const kept = read();
      if (kept.delete(key)) write(kept);
    },
  };
}

function parseKept(read: () => string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(read() ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
