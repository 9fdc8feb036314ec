import { capitalize } from '#writing/casing.ts';

const lead = '{title}: ';
/** What an inbox shows of a subject before it cuts it off. */
const shown = 60;

/** "{title}: the hours" is "The hours" where the title alone would fill the line. */
export const dropTitle = (text: string, title: string): string =>
  text.startsWith(lead) && title.length > shown ? capitalize(text.slice(lead.length)) : text;
