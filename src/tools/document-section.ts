import type { Block, Document } from '#shared/document.ts';
import { writeBlocksAsText } from '#shared/document-text.ts';
import { toolInfo, type ToolId } from '#shared/tool-info.ts';
import { headed, note, paragraph } from './document-blocks.ts';

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

/** Tools that speak of candidates say this on screen and on paper. */
export const forecastNote =
  'Profiles and forecasts, not people: nobody has been contacted or measured yet, and nothing here ranks or rejects a person by itself.';

interface DocumentParts {
  description: string;
  isForecast?: boolean;
  sections: Record<string, DocumentSection>;
}

/** All sections that have something to say, in their order. */
export function assembleBlocks({
  description,
  isForecast = false,
  sections,
}: DocumentParts): Block[] {
  const blocks = Object.values(sections).flatMap(({ title, blocks }) => headed(1, title, blocks));
  if (blocks.length > 0 && isForecast) blocks.unshift(...note(forecastNote));
  return [...paragraph(description), ...blocks];
}

export function assembleDocument(tool: ToolId, parts: DocumentParts): Document {
  return { title: toolInfo[tool].name, blocks: assembleBlocks(parts) };
}
