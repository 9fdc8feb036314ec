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

/** The best fit first, those without a score last, each with its place in the stored list. */
export function rankProfiles<T extends { fitScore: number | null }>(
  profiles: readonly T[],
): { profile: T; index: number }[] {
  return profiles
    .map((profile, index) => ({ profile, index }))
    .toSorted((a, b) => (b.profile.fitScore ?? -1) - (a.profile.fitScore ?? -1));
}
