import { describe, expect, it } from 'vitest';
import { documentSchema } from '#shared/document.ts';
import { writeBlocksAsText } from '#shared/document-text.ts';
import { toolIds, toolInfo } from '#shared/tool-info.ts';
import { contracts } from './contracts.ts';
import { documents } from './documents.ts';

describe.each(toolIds)('document of %s', (tool) => {
  const document = documents[tool](contracts[tool].sample);

  it('has the form that exporters know, under the name of its tool', () => {
    expect(documentSchema.parse(document)).toEqual(document);
    expect(document.title).toBe(toolInfo[tool].name);
  });

  it('has no block that says nothing', () => {
    const empty = document.blocks.filter((block) => writeBlocksAsText([block]).trim() === '');
    expect(empty).toEqual([]);
  });

  it('says no long text twice', () => {
    const paragraphs = document.blocks.flatMap((block) =>
      'text' in block && block.text.length > 40 ? [block.text] : [],
    );
    expect(paragraphs).toEqual([...new Set(paragraphs)]);
  });

  it('is empty for content that is not there', () => {
    expect(documents[tool](null).blocks).toEqual([]);
    expect(documents[tool]('{"broken').blocks).toEqual([]);
  });
});
