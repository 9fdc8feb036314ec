import type { VoicemailTab } from './content.ts';

export const voicemailTabs: { id: string; tab: VoicemailTab; label: string }[] = [
  { id: 'database-outreach', tab: 'databaseOutreach', label: 'Database Outreach' },
  { id: 'live-missed-call', tab: 'liveMissedCall', label: 'Live Missed Call' },
  { id: 'warm-referral', tab: 'warmReferral', label: 'Warm Referral' },
];

/** What candidates care about in any job; the specification fixes these five. */
export const candidateConcerns = [
  'Technical growth',
  'Job stability',
  'Compensation & benefits',
  'Team support',
  'Career advancement',
];
