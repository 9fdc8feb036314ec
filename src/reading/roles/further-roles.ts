/** What speaks for further roles of a unit: what it shows by itself, and how the roles were weighed. */
const steps = [0.02, 0.05, 0.1, 0.2, 0.4, 0.7];
const isOwn = (feature: string): boolean =>
  /^(?:cue|cue2|sign|label|first|first2|last|w|head|furniture|shape|length|at|hw):/.test(feature) ||
  /^[a-z]+&cue:/.test(feature);

export function collectFurther(features: readonly string[], shares: Float32Array): string[] {
  const further = features.filter((feature) => isOwn(feature));
  shares.forEach((share, role) => {
    const step = steps.findLastIndex((least) => share >= least);
    if (step >= 0) further.push(`m:${role}:${step}`);
  });
  further.push('always');
  return further;
}
