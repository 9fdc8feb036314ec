const timesByItself = 2;
/** Of a hundred times that the first half is named, the whole stands there so often. */
const mostlyWhole = 0.6;

/** "Maddy's Pickles": a name that goes on behind its ending, wherever it stands. */
function withSecondHalf(name: string, text: string): string | null {
  const behind = [
    ...text.matchAll(new RegExp(`\\b${name}\\b(?:['’]s (\\p{Lu}[\\p{L}-]{2,20}))?`, 'gu')),
  ];
  const [, half] = behind.find(([, word]) => word !== undefined) ?? [];
  if (half === undefined) return null;
  const whole = behind.filter(([, word]) => word === half);
  const isName = whole.length >= timesByItself && whole.length >= mostlyWhole * behind.length;
  return isName ? (whole[0]?.[0] ?? null) : null;
}

/** "Children's is a hospital", "at Children's, we": where the ending stands by itself, it belongs to the name. */
export function withOwnEnding(name: string, text: string): string {
  if (!/^\p{Lu}[\p{L} ]{2,40}$/u.test(name) || name.endsWith('s')) return name;
  const whole = withSecondHalf(name, text);
  if (whole !== null) return whole;
  const itself = [
    ...text.matchAll(
      new RegExp(`\\b${name}['’]s(?=[,.;!]| (?:is|has|offers|provides|will|was|we)\\b)`, 'gu'),
    ),
  ];
  return itself.length >= timesByItself ? `${name}'s` : name;
}
