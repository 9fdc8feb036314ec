type Hue = 'green' | 'yellow' | 'red' | 'orange' | 'blue';

/** Green at 85 or more, yellow at 75 or more, red below. */
export function chooseFitHue(fitScore: number): Hue {
  if (fitScore >= 85) return 'green';
  return fitScore >= 75 ? 'yellow' : 'red';
}

/** MANDATORY red, CRITICAL orange, HIGH yellow, any other blue. */
export function chooseRequirementHue(requirement: string): Hue {
  const level = requirement.trim().toUpperCase();
  if (level === 'MANDATORY') return 'red';
  if (level === 'CRITICAL') return 'orange';
  return level === 'HIGH' ? 'yellow' : 'blue';
}

const priorities = ['critical', 'high', 'medium'];

/** The most pressing first, of those the one that is due first; each with its place in the stored list. */
export function orderSteps<T extends { priority: string; due: string }>(
  steps: readonly T[],
): { step: T; index: number }[] {
  const rank = ({ priority }: T) => {
    const place = priorities.indexOf(priority.trim().toLowerCase());
    return place === -1 ? priorities.length : place;
  };
  return steps
    .map((step, index) => ({ step, index }))
    .toSorted((a, b) => rank(a.step) - rank(b.step) || compareDates(a.step.due, b.step.due));
}

/** Only days that are written as such have an order; the others come after them, as they are stored. */
function compareDates(one: string, other: string): number {
  const [a = '9', b = '9'] = [one, other].map((text) => /\d{4}-\d{2}-\d{2}/.exec(text)?.[0]);
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The best fit first, those without a score last, each with its place in the stored list. */
export function rankProfiles<T extends { fitScore: number | null }>(
  profiles: readonly T[],
): { profile: T; index: number }[] {
  return profiles
    .map((profile, index) => ({ profile, index }))
    .toSorted((a, b) => (b.profile.fitScore ?? -1) - (a.profile.fitScore ?? -1));
}
