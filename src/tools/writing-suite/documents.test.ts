import { expect, it } from 'vitest';
import { writeBlocksAsText } from '#shared/document-text.ts';
import { documents } from '../documents.ts';
import { writeAll } from './written.ts';

/** Levels and kinds that documents say in words of their own. */
const codes = /^(?:dealBreaker|coreSkill)$/;

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').toLowerCase();
}

it('loses no text of any tool on the way into its document', { timeout: 90_000 }, () => {
  const lost = writeAll().flatMap(({ name, tool, content, texts }) => {
    const written = squeeze(writeBlocksAsText(documents[tool](content).blocks));
    return texts
      .filter(({ text }) => !codes.test(text) && !written.includes(squeeze(text)))
      .map(({ at, text }) => `${name} / ${tool} / ${at}: ${text}`);
  });
  expect(lost).toEqual([]);
});
