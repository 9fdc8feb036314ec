import { writeBlocksAsText } from '#shared/document-text.ts';
import type { Block } from '#shared/document.ts';
import type { AttractionPostingView } from '#tools/attraction-posting/content.ts';
import { writeAttractionPostingSections } from '#tools/attraction-posting/document.ts';

interface Board {
  name: string;
  limit: number;
  /** Where the limit comes from. */
  source: string;
}

const boards: Board[] = [
  { name: 'Job boards', limit: 10_000, source: 'longer ads lose applicants, Appcast via ERE 2015' },
  { name: 'LinkedIn post', limit: 3000, source: 'linkedhelper, lettercounter' },
];

/** The posting as plain text to paste, once for each kind of place, within its limit. */
export function writeBoardPosts(view: AttractionPostingView): string {
  const { blocks } = writeAttractionPostingSections(view).publicPosting;
  return boards
    .map(({ name, limit, source }) => {
      const text = fitBlocks(blocks, limit);
      return `[${name}: ${text.length} of at most ${limit} characters (${source})]\n\n${text}\n`;
    })
    .join('\n\n');
}

/** Whole parts from the top; how to apply is kept before anything that comes earlier. */
function fitBlocks(blocks: readonly Block[], limit: number): string {
  const whole = writeBlocksAsText(blocks);
  if (whole.length <= limit) return whole;
  const last = blocks.slice(-2);
  const ends = blocks.slice(0, -2).map((_, index, all) => all.slice(0, all.length - index));
  const fitting = ends.find((kept) => writeBlocksAsText([...kept, ...last]).length <= limit);
  const text = writeBlocksAsText(fitting ? [...fitting, ...last] : last);
  return text.length <= limit ? text : `${text.slice(0, limit - 1).trimEnd()}…`;
}
