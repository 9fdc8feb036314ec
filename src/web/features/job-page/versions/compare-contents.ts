import type { ToolId } from '#shared/tool-info.ts';
import { nameField, namePart } from '#tools/field-names.ts';
import { isBlank } from '#tools/reading/blank.ts';
import { decodeStored, isRecord } from '#tools/reading/decode-stored.ts';

import { findSteps, type Step } from './longest-common.ts';

/** One field that differs; a side is undefined where the field is not there. */
export interface Change {
  /** The names on the way to the field: ["Persona Breakdowns", "Entry 2", "Concerns"]. */
  where: string[];
  before: string | undefined;
  after: string | undefined;
}

/** Two versions field by field, in the order of the newer one. Entries of a list are matched, not counted. */
export function compareContents(before: unknown, after: unknown, tool?: ToolId): Change[] {
  const [old, current] = [decodeStored(before), decodeStored(after)];
  if (!isRecord(old) || !isRecord(current)) return compare(old, current, []);
  return listKeys(old, current).flatMap((key) =>
    compare(old[key], current[key], [...nameField(tool, key)]),
  );
}

export interface TextPart {
  kind: Step<string>['kind'];
  text: string;
}

/** One text on the way to another, word by word. */
export function compareTexts(before: string, after: string): TextPart[] {
  const words = (text: string) => text.split(/(\s+)/).filter((word) => word !== '');
  const steps = findSteps(words(before), words(after), (word) => word);
  const parts = steps.map(({ kind, items }) => ({ kind, text: items.join('') }));
  const kept = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? weigh(text) : 0), 0);
  if (kept >= leastInCommon * Math.max(weigh(before), weigh(after))) return parts;
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}

/** With less than this in common, a text was replaced and not changed: its words would only be in the way. */
const leastInCommon = 0.3;

const weigh = (text: string) => text.replaceAll(/\s/g, '').length;

function compare(before: unknown, after: unknown, where: string[]): Change[] {
  if (isRecord(before) && isRecord(after)) {
    return listKeys(before, after).flatMap((key) =>
      compare(before[key], after[key], [...where, namePart(key)]),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, where);
  const change = { where, before: say(before), after: say(after) };
  return change.before === change.after ? [] : [change];
}

function listKeys(before: object, after: object): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])];
}

function compareLists(before: unknown[], after: unknown[], where: string[]): Change[] {
  const changes: Change[] = [];
  let place = 1;
  let leaving: unknown[] = [];
  const giveUp = (items: unknown[]) =>
    items.forEach((item) => changes.push(...compare(item, undefined, where)));

  for (const { kind, items } of findSteps(before, after, (item) => JSON.stringify(item) ?? '')) {
    if (kind === 'removed') {
      leaving = items;
      continue;
    }
    // What leaves a place and what comes into it are most likely two states of one entry.
    if (kind === 'added') {
      items.forEach((item, index) =>
        changes.push(...compare(leaving[index], item, [...where, `Entry ${place + index}`])),
      );
      leaving = leaving.slice(items.length);
    }
    giveUp(leaving);
    leaving = [];
    place += items.length;
  }
  giveUp(leaving);
  return changes;
}

/** A value as a person would write it down; nothing for nothing. */
function say(value: unknown): string | undefined {
  if (isBlank(value) && value !== false) return undefined;
  if (Array.isArray(value)) return value.flatMap((item) => say(item) ?? []).join('\n');
  if (isRecord(value)) {
    return Object.entries(value)
      .flatMap(([key, item]) => {
        const text = say(item);
        return text === undefined ? [] : [`${namePart(key)}: ${text}`];
      })
      .join('\n');
  }
  return String(value);
}
