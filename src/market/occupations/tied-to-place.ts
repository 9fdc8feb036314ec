import type { OccupationProfile } from './profile.ts';

/** SOC groups whose work is where the machine, the patient, the class or the guest is. */
const groups =
  /^(?:29-(?!2072|9021|1229)|31-(?!9094)|33-|35-|37-|39-|25-20|45-|47-|49-|51-|53-|41-20|43-4081|43-50|43-51|27-2)/;

/** Whether the work can only be done on site; then nobody needs to ask about days from home. */
export const isTiedToPlace = ({ id, soc }: Pick<OccupationProfile, 'id' | 'soc'>): boolean =>
  groups.test(soc ?? id);
