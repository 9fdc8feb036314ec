import type { OccupationProfile } from './profile.ts';

/** SOC groups whose work is where the machine, the patient, the class or the guest is. */
const groups =
  /^(?:29-(?!2072|9021|1229)|31-(?!9094)|33-|35-|37-|39-|25-20|45-|47-|49-|51-|53-|41-20|43-4081|43-4171|43-50|43-51|27-2)/;

const onTheRoad = /^53-[2-6]/;

type Work = Pick<OccupationProfile, 'id' | 'soc'>;

/** Whether the work can only be done where it is; then nobody needs to ask about days from home. */
export const isTiedToPlace = ({ id, soc }: Work): boolean => groups.test(soc ?? id);

/** Tied to a site, as against a truck or a train that starts from one. */
export const isOnSite = (work: Work): boolean =>
  isTiedToPlace(work) && !onTheRoad.test(work.soc ?? work.id);
