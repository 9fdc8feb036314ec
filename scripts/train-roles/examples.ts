import { cleanText } from '#reading/layout/clean/clean-text.ts';
import type { LayoutUnit } from '#reading/layout/unit.ts';
import { readUnits } from '#reading/layout/units.ts';
import { findKnownRole } from '#reading/roles/known-role.ts';
import { readJoint } from '#reading/roles/joints.ts';
import { collectFeatures, lookAt } from '#reading/roles/features.ts';
import { unitRoles } from '#shared/reading.ts';
import type { LabelledText } from './labelled-texts.ts';

/** One advertisement as the model sees it: the features of each unit, and the roles it may have. */
export interface Example {
  name: string;
  weight: number;
  text: string;
  /** How each unit but the first stands to the one before. */
  joints: number[];
  units: {
    start: number;
    end: number;
    features: string[];
    /** The number of a role that is known without weighing; -1 for none. */
    known: number;
    /** Its roles are all its own, not those of a longer row. */
    isWhole: boolean;
    /** Empty where nobody knows. */
    roles: number[];
  }[];
}

const roleNumbers = new Map<string, number>(unitRoles.map((role, number) => [role, number]));

const findKnownNumber = (unit: LayoutUnit): number =>
  roleNumbers.get(findKnownRole(unit) ?? '') ?? -1;

export function toExample({ name, weight, text, rows }: LabelledText): Example {
  const labelled = placeRows(text, rows);
  const units = readUnits(cleanText(text));
  const sights = units.map((unit) => lookAt(unit));
  return {
    name,
    weight,
    text,
    joints: units.slice(1).flatMap((unit, index) => {
      const before = units[index];
      return before ? [readJoint(before, unit)] : [];
    }),
    units: units.map((unit, index) => ({
      start: unit.start,
      end: unit.end,
      features: collectFeatures(sights, index),
      known: findKnownNumber(unit),
      roles: findRoles(labelled, unit),
      isWhole: isWhole(labelled, unit),
    })),
  };
}

interface Labelled {
  start: number;
  end: number;
  roles: number[];
}

/** Where the rows stand in the text, in their order. */
function placeRows(text: string, rows: LabelledText['rows']): Labelled[] {
  let from = 0;
  return rows.flatMap(({ words, roles }) => {
    const start = text.indexOf(words, from);
    if (start === -1) return [];
    from = start + words.length;
    return [{ start, end: from, roles: roles.flatMap((role) => roleNumbers.get(role) ?? []) }];
  });
}

/** The roles of the rows it lies in; a heading of ours inside a longer row was not labelled by itself. */
function findRoles(
  labelled: readonly Labelled[],
  { start, end, shape }: { start: number; end: number; shape: string },
): number[] {
  const rows = labelled.filter((row) => row.start < end && row.end > start);
  const overlapped = rows.filter(
    (row) => Math.min(row.end, end) - Math.max(row.start, start) > (end - start) * 0.3,
  );
  const roles = [...new Set(overlapped.flatMap((row) => row.roles))];
  const [row] = overlapped;
  const head = roleNumbers.get('head') ?? -1;
  if (
    shape === 'heading' &&
    row &&
    !roles.includes(head) &&
    row.end - row.start > (end - start) * 1.5
  )
    return [];
  return roles;
}

/** Whether what the rows say holds of the unit itself: it is a whole row, or its row has one role. */
function isWhole(
  labelled: readonly Labelled[],
  { start, end }: { start: number; end: number },
): boolean {
  const rows = labelled.filter((row) => row.start < end && row.end > start);
  const [row] = rows;
  if (!row || rows.length > 1) return false;
  return row.roles.length === 1 || end - start > (row.end - row.start) * 0.8;
}
