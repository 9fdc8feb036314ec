import { writeBlocksAsText } from '#shared/document-text.ts';
import type { Block } from '#shared/document.ts';
import { cutText } from '#shared/cut-text.ts';
import type { AttractionPostingView } from './content.ts';
import { writeAttractionPostingSections } from './document.ts';

interface Board {
  name: string;
  limit: number;
  /** Where the limit comes from. */
  source: string;
}

export interface BoardPost extends Board {
  text: string;
  /** False where parts had to be left out. */
  isWhole: boolean;
}

const boards: Board[] = [
  { name: 'Job boards', limit: 10_000, source: 'longer ads lose applicants, Appcast via ERE 2015' },
  { name: 'LinkedIn post', limit: 3000, source: 'linkedhelper, lettercounter' },
];

/** The posting as plain text to paste, once for each kind of place, within its limit. */
export function writeBoardPosts(view: AttractionPostingView): BoardPost[] {
  const { blocks } = writeAttractionPostingSections(view)['public-posting'];
  const whole = writeBlocksAsText(blocks);
  return boards.map((board) => {
    const isWhole = whole.length <= board.limit;
    return { ...board, isWhole, text: isWhole ? whole : fitBlocks(blocks, board.limit) };
  });
}

/** Whole parts from the top; how to apply is kept before anything that comes earlier. */
function fitBlocks(blocks: readonly Block[], limit: number): string {
  const last = blocks.slice(-2);
  const beginnings = blocks.slice(0, -2).map((_, index, all) => all.slice(0, all.length - index));
  const fitting = beginnings
    .filter((kept) => kept.at(-1)?.kind !== 'heading')
    .find((kept) => writeBlocksAsText([...kept, ...last]).length <= limit);
  const text = writeBlocksAsText([...(fitting ?? []), ...last]);
  return text.length <= limit ? text : `${cutText(text, limit - 1).trimEnd()}…`;
}
