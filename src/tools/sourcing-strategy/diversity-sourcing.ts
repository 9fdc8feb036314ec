import { z } from 'zod';
import { pick } from '../reading/object.ts';
import { readerFor } from '../reading/reader-for.ts';
import { readTextList } from '../reading/text.ts';
import { wordList, words } from '../stored-fields.ts';

export const diversityFocuses = z
  .array(z.strictObject({ focus: words, resources: wordList, strategies: wordList }))
  .max(20);

const readFocuses = readerFor(diversityFocuses, { plain: 'focus' });

/** The other stored form: one object, each of its lists a focus of its own. */
const objectParts = [
  { key: 'targetGroups', focus: 'Target groups' },
  { key: 'sourcingChannels', focus: 'Sourcing channels' },
  { key: 'partnerships', focus: 'Partnerships' },
  { key: 'outreachTactics', focus: 'Outreach tactics' },
];

export function readDiversitySourcing(value: unknown) {
  const fromObject = objectParts
    .map(({ key, focus }) => ({
      focus,
      resources: [] as string[],
      strategies: readTextList(pick(value, key)),
    }))
    .filter(({ strategies }) => strategies.length > 0);
  return fromObject.length > 0 ? fromObject : readFocuses(value);
}
