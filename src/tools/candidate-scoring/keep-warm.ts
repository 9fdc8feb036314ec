import { z } from 'zod';
import { isBlank } from '../reading/blank.ts';
import { isRecord } from '../reading/decode-stored.ts';
import { toLabel } from '../reading/label.ts';
import { pick, readList } from '../reading/object.ts';
import { readerFor } from '../reading/reader-for.ts';
import { words } from '../stored-fields.ts';

export const tactic = z.strictObject({
  trigger: words,
  mitigationStrategy: words,
  evidenceSource: words,
});

/** Topics of the form that is an object: where one of them is stored, all four are shown. */
const topics = [
  { key: 'relocation', topic: 'Relocation' },
  { key: 'compensation', topic: 'Compensation' },
  { key: 'remote', topic: 'Remote Conditions' },
  { key: 'physical', topic: 'Physical Demands' },
];

const readTactic = readerFor(tactic, { plain: 'mitigationStrategy' });

/** A list without topics, or an object with a topic for each key. */
export function readKeepWarm(value: unknown) {
  const isOneTactic = !isBlank(pick(value, 'trigger', 'mitigationStrategy'));
  if (!isRecord(value) || isOneTactic)
    return readList(readTactic)(value).map((read) => ({ ...read, topic: '' }));
  const others = Object.entries(value).flatMap(([key, item]) => {
    const read = readTactic(item);
    return isBlank(read) || isTopic(key) ? [] : [{ ...read, topic: toLabel(key) }];
  });
  const fixed = topics.map(({ key, topic }) => ({ ...readTactic(pick(value, key)), topic }));
  const hasTopics = topics.some(({ key }) => pick(value, key) !== undefined);
  return hasTopics ? [...fixed, ...others] : others;
}

function isTopic(key: string): boolean {
  return topics.some((topic) => pick({ [topic.key]: true }, key) === true);
}
