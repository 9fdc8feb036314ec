import type { ToolId } from '#shared/tool-info.ts';
import { builtInWriter } from '../writers/built-in.ts';
import { WritingFailed, type Assignment, type Writer } from '../writers/writer.ts';

/** The built-in writer, held at will: it waits where it is told to and fails where it is told to. */
export function createScriptedWriter() {
  const failures = new Map<ToolId, WritingFailed | Error>();
  const seen: Assignment[] = [];
  let gate: PromiseWithResolvers<void> | undefined;
  const writer: Writer = {
    info: builtInWriter.info,
    write: async (assignment) => {
      seen.push(assignment);
      await gate?.promise;
      const failure = failures.get(assignment.tool);
      if (failure) throw failure;
      return builtInWriter.write(assignment);
    },
  };
  return {
    writer,
    /** Every assignment it was given, in order. */
    seen,
    /** From now on nothing gets written. */
    hold: () => {
      gate = Promise.withResolvers<void>();
    },
    release: () => {
      gate?.resolve();
      gate = undefined;
    },
    failOn: (tool: ToolId, failure: WritingFailed | Error) => failures.set(tool, failure),
    recover: () => failures.clear(),
  };
}
