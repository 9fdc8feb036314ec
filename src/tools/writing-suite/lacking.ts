import type { ToolId } from '#shared/tool-info.ts';
import { writeAll, type Written } from './written.ts';

/** Each job with what one tool lacks for it; an empty list is a pass. */
export const lacking = <Content>(
  tool: ToolId,
  look: (content: Content, output: Written) => Record<string, boolean>,
): string[] =>
  writeAll()
    .filter((output) => output.tool === tool)
    .flatMap((output) =>
      Object.entries(look(output.content as Content, output))
        .filter(([, holds]) => !holds)
        .map(([what]) => `${output.name}: ${what}`),
    );

export const isOnce = (list: readonly string[]): boolean => new Set(list).size === list.length;
