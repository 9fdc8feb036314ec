import { readList, readObject, pick } from '../reading/object.ts';
import { readTextList, readText } from '../reading/text.ts';

const readFocuses = readList(
  readObject(
    { focus: readText, resources: readTextList, strategies: readTextList },
    { plain: 'focus' },
  ),
);

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
