import { departmentWords } from '../../organization/department.data.ts';
import { isOccupationWord } from '../../title/occupation-words.ts';
import { agencyWords, legalForm, organizationWords } from '../employer.data.ts';
import type { NamedHouse } from './gather-names.ts';
import { bucket, countOf } from './counts.ts';
import type { Surroundings } from './look-around.ts';
import { signalsOfMention } from './mention-signals.ts';
import type { Mention } from './name-spans.ts';

/** How much of its mentions a signal should be judged by: a name cut off in one of them is one cut off. */
function cutSignals(mentions: readonly Mention[]): string[] {
  const share = (count: number): string =>
    count === 0
      ? '0'
      : count === mentions.length
        ? 'all'
        : count * 2 > mentions.length
          ? 'most'
          : 'some';
  const [left, right] = [
    mentions.filter(({ isCutLeft }) => isCutLeft).length,
    mentions.filter(({ isCutRight }) => isCutRight).length,
  ];
  return [`cutleft:${share(left)}`, `cutright:${share(right)}`];
}

const shapeOf = (text: string): string =>
  /^\p{Lu}{2,}$/u.test(text)
    ? text.length <= 5
      ? 'short capitals'
      : 'capitals'
    : /^[^\p{Ll}]+$/u.test(text)
      ? 'all capitals'
      : /\p{Ll}\p{Lu}/u.test(text)
        ? 'camel'
        : /^\d/.test(text)
          ? 'figure'
          : 'plain';

function formSignals({ key, mentions }: NamedHouse, around: Surroundings): string[] {
  const text = mentions[0]!.text;
  const words = key.split(' ');
  const known = words.filter((word) => around.isKnown(word)).length;
  const signals = [
    `words:${Math.min(5, words.length)}`,
    `shape:${shapeOf(text)}`,
    `w0:${words[0]}`,
    `wn:${words.at(-1)}`,
    `known:${known === 0 ? 'none' : known === words.length ? 'all' : 'some'}`,
    `known${Math.min(3, words.length)}:${known === 0 ? 'none' : known === words.length ? 'all' : 'some'}`,
  ];
  if (words.length === 1 && text.length <= 3) signals.push('tiny');
  if (mentions.some((one) => /^the /i.test(one.text) || one.left === 'the')) signals.push('the');
  if (mentions.every((one) => /^the /i.test(one.text) || one.left === 'the'))
    signals.push('always the');
  if (mentions.some((one) => legalForm.test(one.text))) signals.push('legal');
  if (organizationWords.test(text)) signals.push('organization');
  if (agencyWords.test(text)) signals.push('agency');
  if (departmentWords.test(text)) signals.push('department');
  if (words.some(isOccupationWord)) signals.push('occupation');
  if (isOccupationWord(words.at(-1)!)) signals.push('ends in occupation');
  if (around.isPlace(text)) signals.push('place');
  if (words.length > 1 && around.isPlace(text.split(' ').at(-1)!)) signals.push('ends in place');
  if (/\d/.test(key)) signals.push('digit');
  const inTitle = words.filter((word) => around.title.includes(word)).length;
  if (inTitle > 0) signals.push(inTitle === words.length ? 'title all' : 'title some');
  return signals;
}

function textSignals({ key, mentions }: NamedHouse, around: Surroundings): string[] {
  const signals: string[] = [];
  const times = mentions.length;
  signals.push(`times:${bucket(times)}`);
  const whole = mentions.filter((one) => !one.isCutLeft && !one.isCutRight).length;
  signals.push(`times whole:${bucket(whole)}`);
  const isSmall = countOf(around.lower, ` ${key} `) > times;
  if (isSmall) signals.push('small too');
  const squashed = key.replace(/[^\p{L}\p{N}]/gu, '');
  if (squashed.length >= 3 && around.hosts.some((host) => host === squashed)) signals.push('host');
  else if (
    squashed.length >= 4 &&
    around.hosts.some(
      (host) => host.includes(squashed) || (host.length >= 4 && squashed.includes(host)),
    )
  )
    signals.push('host part');
  const initials = key
    .split(' ')
    .map((word) => word[0])
    .join('');
  if (initials.length >= 3 && around.singles.has(initials)) signals.push('has short');
  const at = mentions[0]!.unit.start / Math.max(1, around.length);
  signals.push(`at:${at < 0.05 ? 0 : at < 0.2 ? 1 : at < 0.5 ? 2 : at < 0.85 ? 3 : 4}`);
  const items = mentions.filter(({ unit }) => /^(?:duty|must|nice)$/.test(unit.role)).length;
  signals.push(items === times ? 'only items' : items === 0 ? 'no items' : 'some items');
  if (mentions.every(({ unit }) => unit.shape === 'heading')) signals.push('only headings');
  if (mentions.every(({ unit }) => unit.isHeader)) signals.push('only header');
  return signals;
}

function ruleSignals({ key }: NamedHouse, around: Surroundings): string[] {
  const score = around.ruled.get(key);
  if (score === undefined) return [around.best >= 60 ? 'ruled:other' : 'ruled:none'];
  const level =
    score < 50
      ? 0
      : score < 60
        ? 1
        : score < 68
          ? 2
          : score < 75
            ? 3
            : score < 82
              ? 4
              : score < 92
                ? 5
                : 6;
  return [`ruled:${level}`, ...(score === around.best && score >= 60 ? ['ruled first'] : [])];
}

/** Everything that speaks for or against a name, each as a word. */
export function signalsOfName(house: NamedHouse, around: Surroundings): string[] {
  return [
    ...new Set([
      ...house.mentions.flatMap(signalsOfMention),
      ...cutSignals(house.mentions),
      ...formSignals(house, around),
      ...textSignals(house, around),
      ...ruleSignals(house, around),
    ]),
  ];
}
