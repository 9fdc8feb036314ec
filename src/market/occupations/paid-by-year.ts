import type { OccupationProfile } from './profile.ts';

/** SOC groups of managers and professions; their people are seldom paid by the hour. */
const groups = /^(?:11-|13-|15-[12]|17-[12]|19-[123]|23-10|25-[12]|27-10|29-1(?!14|12))/;
/** Help desks are paid either way. */
const either = /^(?:15-1232|15-1231|13-1032|25-2059)/;

/** Whether pay for such work is told by the year, so that nobody asks in which form. */
export const isPaidByYear = ({ id, soc }: Pick<OccupationProfile, 'id' | 'soc'>): boolean =>
  groups.test(soc ?? id) && !either.test(soc ?? id);
