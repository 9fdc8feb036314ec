import { namesThing } from '../../facts/shapes/duty-verbs.data.ts';
import { readPlainVerb } from '../../facts/shapes/plain-verb.ts';
import { applyEdits } from './mapped-text.ts';
import type { Edit, MappedText } from './mapped-text.ts';

/** "Lamp Trimming" and "Keeping Logs" in one line: between two deeds in the same form a line ended. */
const joint =
  /(?<=(?:^|\n)(?:[\p{Lu}][\p{L}'’-]*,? |(?:and|of|for|the|in|to|with) ){1,6}\p{Lu}\p{Ll}{2,}ing) (?=(?<next>\p{Lu}\p{Ll}{2,}ing) (?:an?|the|\p{Lu}\p{Ll}{2,}))/gu;

const isDeed = (word: string): boolean =>
  readPlainVerb(word)?.form === 'gerund' && !namesThing.test(word);

/** Parts a line of capitals in which a second deed begins right behind the end of the first. */
export const splitGerundJoints = (source: MappedText): MappedText =>
  applyEdits(
    source,
    [...source.text.matchAll(joint)].flatMap(({ index, groups }): Edit[] =>
      isDeed(groups?.['next'] ?? '') ? [{ start: index, end: index + 1, insert: '\n' }] : [],
    ),
  );
