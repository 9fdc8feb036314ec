import { keptVersions } from '#shared/kept-versions.ts';

/** What is known of a version without its content. */
export interface VersionMark {
  version: number;
  /** By the built-in writer or a model, and not restored. */
  written: boolean;
  restoredFrom: number | null;
  authorId: string | null;
  createdAt: Date;
}

const sittingMs = keptVersions.sittingMinutes * 60_000;

/** Which versions of an output go, given oldest first; never the first, the newest, or one restored from. */
export function listSuperfluous(marks: readonly VersionMark[]): number[] {
  const between = new Set(
    groupSittings(marks).flatMap((sitting) => sitting.slice(1, -keptVersions.lastOfSitting)),
  );
  const rest = marks.filter((mark) => !between.has(mark));
  const written = rest.filter((mark) => mark.written).slice(1);
  const edited = rest.filter((mark) => !mark.written);
  const dropped = new Set(
    [
      ...between,
      ...written.slice(0, -(keptVersions.written - 1)),
      ...edited.slice(0, -keptVersions.edited),
    ].map(({ version }) => version),
  );
  for (const { version, restoredFrom } of marks) {
    if (restoredFrom !== null && !dropped.has(version)) dropped.delete(restoredFrom);
  }
  return [...dropped];
}

/** Edits in a row by one person, soon after the first of them. */
function groupSittings(marks: readonly VersionMark[]): VersionMark[][] {
  const sittings: VersionMark[][] = [];
  let before: VersionMark | undefined;
  for (const mark of marks) {
    const sitting = sittings.at(-1);
    const [first] = sitting ?? [];
    const isEdit = !mark.written && mark.restoredFrom === null;
    const goesOn =
      first !== undefined &&
      before === sitting?.at(-1) &&
      mark.authorId === first.authorId &&
      mark.createdAt.getTime() - first.createdAt.getTime() <= sittingMs;
    if (isEdit && goesOn) sitting?.push(mark);
    else if (isEdit) sittings.push([mark]);
    before = mark;
  }
  return sittings;
}
