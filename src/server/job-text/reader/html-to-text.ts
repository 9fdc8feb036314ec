/** The few tags that mammoth writes, as lines: a list item with its sign, a table row with tabs. */
export function htmlToText(html: string): string {
  const writer = createWriter();
  for (const [token] of html.matchAll(/<[^<>]*>|[^<]+/g)) {
    const [, closing, name = ''] = /^<(\/?)(\w+)/.exec(token) ?? [];
    if (!name) writer.add(unescape(token));
    else if (closing) writer.close(name);
    else writer.open(name);
  }
  return writer.finish();
}

interface Row {
  cells: string[];
}

function createWriter() {
  const lists: { ordered: boolean; count: number }[] = [];
  /** The text so far of the document and of every cell we are inside of. */
  const texts = [''];
  const rows: Row[] = [];

  const add = (text: string) => {
    texts.push((texts.pop() ?? '') + text);
  };
  const endLine = () => {
    if (!/(?:^|\n)$/.test(texts.at(-1)?.slice(-1) ?? '')) add('\n');
  };

  const openers: Record<string, () => void> = {
    ul: () => lists.push({ ordered: false, count: 0 }),
    ol: () => lists.push({ ordered: true, count: 0 }),
    li: () => {
      endLine();
      const list = lists.at(-1);
      if (!list) return;
      list.count += 1;
      add('  '.repeat(lists.length - 1) + (list.ordered ? `${list.count}. ` : '- '));
    },
    br: () => add('\n'),
    tr: () => {
      endLine();
      rows.push({ cells: [] });
    },
    td: () => texts.push(''),
    th: () => texts.push(''),
  };
  const endCell = () => rows.at(-1)?.cells.push((texts.pop() ?? '').trim());
  const closers: Record<string, () => void> = {
    ul: () => lists.pop(),
    ol: () => lists.pop(),
    li: endLine,
    p: endLine,
    tr: () => add(`${joinCells(rows.pop()?.cells ?? [])}\n`),
    td: endCell,
    th: endCell,
    table: () => add('\n'),
  };
  for (const heading of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']) {
    openers[heading] = () => {
      endLine();
      add('\n');
    };
    closers[heading] = endLine;
  }

  return {
    add,
    open: (name: string) => openers[name]?.(),
    close: (name: string) => closers[name]?.(),
    finish: () => texts.join('\n'),
  };
}

/** A row of a data table is one line; cells that hold paragraphs, as in a layout table, follow each other. */
function joinCells(cells: string[]): string {
  return cells.join(cells.some((cell) => cell.includes('\n')) ? '\n' : '\t');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole);
}
