import type { Block, Document } from '#shared/document.ts';
import { writeBlocksAsText } from '#shared/document-text.ts';
import { toolInfo, type ToolId } from '#shared/tool-info.ts';
import { headed, paragraph } from './document-blocks.ts';

/** A part of a tool's document; on screen it has a Copy button of its own. */
export interface DocumentSection {
  title: string;
  blocks: Block[];
}

export function writeSection(title: string, ...parts: readonly Block[][]): DocumentSection {
  return { title, blocks: parts.flat() };
}

export function writeSectionAsText({ title, blocks }: DocumentSection): string {
  return writeBlocksAsText(headed(1, title, blocks));
}

/** All sections that have something to say, in their order. */
export function assembleDocument(
  tool: ToolId,
  description: string,
  sections: Record<string, DocumentSection>,
): Document {
  const blocks = Object.values(sections).flatMap(({ title, blocks }) => headed(1, title, blocks));
  return { title: toolInfo[tool].name, blocks: [...paragraph(description), ...blocks] };
}
