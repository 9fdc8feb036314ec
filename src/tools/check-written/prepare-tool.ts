import type { ToolId } from '#shared/tool-info.ts';
import type { Source } from '#plan/source.ts';
import type { Preparation } from '../define-generator.ts';
import { generators } from '../generators.server.ts';
import { checkWritten, type Finding } from './check-written.ts';
import { mendWritten } from './mend-written.ts';

/** Where something was wrong, without its words, for the log. */
export interface FaultAt extends Pick<Finding, 'at' | 'fault'> {
  isMended: boolean;
}

export interface CheckedPreparation extends Preparation {
  faults: FaultAt[];
}

/** A tool prepared, its built-in words checked as they would be stored, and mended where they can be. */
export function prepareTool(tool: ToolId, source: Source): CheckedPreparation {
  const { prepare, merge, writing } = generators[tool];
  const prepared = prepare(source);
  const { figures, draft } = prepared;
  // Words that do not even fit are refused where they are merged, if they are used at all.
  if (!writing.safeParse(draft).success) return { ...prepared, faults: [] };
  const findings = checkWritten(tool, merge(figures, draft), source);
  if (findings.length === 0) return { ...prepared, faults: [] };
  const mended = writing.safeParse(mendWritten(draft, findings, source));
  if (!mended.success) return { ...prepared, faults: tellFaults(findings, findings) };
  const left = checkWritten(tool, merge(figures, mended.data), source);
  return { ...prepared, draft: mended.data, faults: tellFaults(findings, left) };
}

const tellFaults = (findings: readonly Finding[], left: readonly Finding[]): FaultAt[] =>
  findings.map(({ at, fault, text }) => ({
    at,
    fault,
    isMended: !left.some((one) => one.fault === fault && one.text === text),
  }));
