import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

const lines = (text: string): string[] => cleanText(text).text.split('\n').filter(Boolean);
const under = (text: string): string[] =>
  lines(`Loom Fitter\nFern Mill\nDerby\n\n${text}`).slice(3);

it.each([
  ['Mill Lane, Ripon HG4 1AAJob Summary', ['Mill Lane, Ripon HG4 1AA', 'Job Summary']],
  ['Mill Lane, RiponHG4 1AA', ['Mill Lane, Ripon, HG4 1AA']],
  ['Reno, NV 89501775-555-0100fernmill.com', ['Reno, NV 89501', '775-555-0100', 'fernmill.com']],
  ['Ask for Ada on 01765 555010HRW is fair', ['Ask for Ada on 01765 555010', 'HRW is fair']],
  [
    'Apply on the sitehttps://fernmill.org/jobs',
    ['Apply on the site', 'https://fernmill.org/jobs'],
  ],
  [
    'All jobs: https://fernmill.org/join/For more call us',
    ['All jobs: https://fernmill.org/join/', 'For more call us'],
  ],
  ['On site, 8 AM - 4 PM$19 an hour', ['On site, 8 AM - 4 PM', '$19 an hour']],
  [
    'Loom Fitter – Derby/Flexible42k - 48k a year',
    ['Loom Fitter – Derby/Flexible', '42k - 48k a year'],
  ],
  ['$41,000.00 - $52,000.00NOTE: no agencies', ['$41,000.00 - $52,000.00', 'NOTE: no agencies']],
  ['9:00 am - 5:00 pm, M-FJob Type: Full-time', ['9:00 am - 5:00 pm, M-F', 'Job Type: Full-time']],
  ['One of the best in the UK.Flexible hours', ['One of the best in the UK.', 'Flexible hours']],
])('parts what grew together in "%s"', (text, parts) => {
  expect(under(text)).toEqual(parts);
});
