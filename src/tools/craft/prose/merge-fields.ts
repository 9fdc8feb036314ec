/** The fields a mail or calling program fills in. No text may use another. */
export const mergeFields = {
  first_name: 'First name of the person written to',
  recruiter_name: 'Name of the person who writes',
  recruiter_phone: 'Their phone number',
  recruiter_email: 'Their mail address',
  referrer_name: 'Who gave the name, with that person’s permission',
  their_employer: 'Where the person written to works today',
  scheduling_link: 'Where a time for the call can be chosen',
} as const;
export type MergeField = keyof typeof mergeFields;

export const mergeField = (name: MergeField): string => `{{${name}}}`;
