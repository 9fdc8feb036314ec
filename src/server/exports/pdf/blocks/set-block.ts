import type { Block } from '#shared/document.ts';
import { surround, type Strip } from '../page/strip.ts';
import { setMeter, setParts } from './set-charts.ts';
import { setFacts } from './set-facts.ts';
import { setCode, setHeading, setList, setNote, setParagraph, setQuote } from './set-prose.ts';
import { setTable } from './set-table.ts';
import type { Setting } from './setting.ts';

/** What follows a heading stands as close to it as the heading asks. */
export function setBlocks(setting: Setting, blocks: readonly Block[]): Strip[] {
  return blocks.flatMap((block, index) => {
    const strips = setBlock(setting, block);
    const [first] = strips;
    if (first && block.kind !== 'heading' && blocks[index - 1]?.kind === 'heading') first.above = 0;
    return strips;
  });
}

function setBlock(setting: Setting, block: Block): Strip[] {
  switch (block.kind) {
    case 'heading':
      return setHeading(setting, block);
    case 'paragraph':
      return setParagraph(setting, block);
    case 'list':
      return setList(setting, block);
    case 'facts':
      return surround(setFacts(setting, block.items), { above: 8, below: 12 });
    case 'quote':
      return setQuote(setting, block);
    case 'code':
      return setCode(setting, block);
    case 'table':
      return setTable(setting, block);
    case 'meter':
      return setMeter(setting, block);
    case 'note':
      return setNote(setting, block);
    default:
      return setParts(setting, block);
  }
}
