interface Indexed<T> {
  item: T;
  /** Its place in the stored list. */
  index: number;
}

/** Items under the persona they are for, both in the order they are stored. */
export function groupByPersona<T extends { persona: string }>(
  items: readonly T[],
): { persona: string; items: Indexed<T>[] }[] {
  const groups = new Map<string, Indexed<T>[]>();
  items.forEach((item, index) => {
    const group = groups.get(item.persona) ?? [];
    groups.set(item.persona, [...group, { item, index }]);
  });
  return [...groups].map(([persona, grouped]) => ({ persona, items: grouped }));
}
