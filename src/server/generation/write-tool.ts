import type { ToolId } from '#shared/tool-info.ts';
import { contracts } from '#tools/contracts.ts';
import { generators } from '#tools/generators.server.ts';
import type { Source } from '#tools/source.ts';
import type { TextWork } from '../text-work/text-work.ts';
import type { Assignment, Writer } from '../writers/writer.ts';

interface Writing extends Pick<Assignment, 'organizationId' | 'signal' | 'onPartial'> {
  textWork: TextWork;
  writer: Writer;
  tool: ToolId;
  source: Source;
}

/** One tool for one job: numbers from code, words from a writer. */
export async function writeTool({ textWork, writer, tool, source, ...rest }: Writing) {
  const generator = generators[tool];

  // 1. The figures, the same whichever writer is used.
  const { organizationId } = rest;
  const preparation = await textWork.run('prepare', { tool, source }, { organizationId });

  // 2. The words, without what was made up.
  const { writing, ...receipt } = await writer.write({
    tool,
    generator,
    source,
    preparation,
    ...rest,
  });

  // 3. Both together, as strict as what may be stored.
  const content: unknown = contracts[tool].schema.parse(
    generator.merge(preparation.figures, writing),
  );
  return { content, receipt };
}
