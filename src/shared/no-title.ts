/** Stands where a job has no title: whoever sends the text sees that it is to be added. */
export const noTitle = '[job title: add]';

/** Stands behind a name that only the work tells. */
export const titleToConfirm = '[exact title: confirm]';

/** Whether the advertisement has no title, whatever the job is called until somebody gives it one. */
export const isUntitled = ({ given }: { given: string }): boolean => !/[\p{L}\p{N}]/u.test(given);
