/** "Here are some of the benefits of this post: a health plan": what stands before the colon announces. */
const announces =
  /^(?:here (?:are|is)|these are|some of|our|the|what|you(?:['’]ll| will)? (?:get|receive|enjoy)|we offer)\b[^:.]{0,80}\b(?:benefits?|perks|offer|package|extras)\b[^:.]{0,50}:\s+(?=\S+ \S)/i;
export const dropAnnouncement = (text: string): string => text.replace(announces, '');
