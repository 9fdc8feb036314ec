import { isBlank } from '../reading/blank.ts';
import { isRecord } from '../reading/decode-stored.ts';
import { toLabel } from '../reading/label.ts';
import { pick, readList, readObject } from '../reading/object.ts';
import { readText } from '../reading/text.ts';

const topics = new Map([
  ['relocation', 'Relocation'],
  ['compensation', 'Compensation'],
  ['remote', 'Remote Conditions'],
  ['physical', 'Physical Demands'],
]);

const readTactic = readObject(
  { trigger: readText, mitigationStrategy: readText, evidenceSource: readText },
  { plain: 'mitigationStrategy' },
);

/** A list without topics, or an object with a topic for each key. */
export function readKeepWarm(value: unknown) {
  const isOneTactic = !isBlank(pick(value, 'trigger', 'mitigationStrategy'));
  if (!isRecord(value) || isOneTactic)
    return readList(readTactic)(value).map((tactic) => ({ ...tactic, topic: '' }));
  return Object.entries(value).flatMap(([key, item]) => {
    const tactic = readTactic(item);
    return isBlank(tactic)
      ? []
      : [{ ...tactic, topic: topics.get(key.toLowerCase()) ?? toLabel(key) }];
  });
}
