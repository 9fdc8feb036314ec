import type { Block, Document } from '#shared/document.ts';
import { writeBlocksAsText } from '#shared/document-text.ts';
import { toolInfo } from '#shared/tool-info.ts';
import { headed, note, paragraph } from './document-blocks.ts';
import type { Outline } from './outline.ts';

/** A part of a tool's document; on screen it has a Copy button of its own. */
export interface DocumentSection {
  title: string;
  blocks: Block[];
}

/** The sections of an outline with what each says. */
export function writeSections<Id extends string>(
  { sections }: Outline<Id>,
  said: Record<NoInfer<Id>, readonly Block[][]>,
): Record<Id, DocumentSection> {
  const written = Object.entries<{ title: string }>(sections).map(([id, { title }]) => [
    id,
    { title, blocks: said[id as Id].flat() },
  ]);
  return Object.fromEntries(written) as Record<Id, DocumentSection>;
}

export function writeSectionAsText({ title, blocks }: DocumentSection): string {
  return writeBlocksAsText(headed(1, title, blocks));
}

/** Tools that speak of candidates say this on screen and on paper. */
export const forecastNote =
  'Profiles and forecasts, not people: nobody has been contacted or measured yet, and nothing here ranks or rejects a person by itself.';

interface DocumentParts {
  description: string;
  written: Record<string, DocumentSection>;
}

/** All sections that have something to say, in their order. */
export function assembleBlocks(
  { isForecast = false }: Outline,
  { description, written }: DocumentParts,
): Block[] {
  const blocks = Object.values(written).flatMap(({ title, blocks }) => headed(1, title, blocks));
  if (blocks.length > 0 && isForecast) blocks.unshift(...note(forecastNote));
  return [...paragraph(description), ...blocks];
}

/** Writes the whole document of a tool. */
export function documentOf<View extends { toolDescription: string }>(
  outline: Outline,
  write: (view: View) => Record<string, DocumentSection>,
): (view: View) => Document {
  return (view) => ({
    title: toolInfo[outline.tool].name,
    blocks: assembleBlocks(outline, { description: view.toolDescription, written: write(view) }),
  });
}
