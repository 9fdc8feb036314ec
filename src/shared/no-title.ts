/** Stands where a job has no title: whoever sends the text sees that it is to be added. */
export const noTitle = '[job title: add]';
