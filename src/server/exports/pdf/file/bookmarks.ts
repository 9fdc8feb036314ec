import { num, ref, textString, type PdfObjects } from './objects.ts';

export interface Bookmark {
  text: string;
  level: number;
  page: number;
  /** From the lower edge of the page. */
  top: number;
}

interface Entry extends Bookmark {
  id: number;
  kids: Entry[];
}

/** The tree of headings that readers show beside the pages. */
export function writeBookmarks(
  objects: PdfObjects,
  marks: readonly Bookmark[],
  pages: readonly number[],
): number {
  const root: Entry = {
    text: '',
    level: 0,
    page: 0,
    top: 0,
    id: objects.reserve(),
    kids: [],
  };
  const open = [root];
  for (const mark of marks) {
    while ((open.at(-1)?.level ?? 0) >= mark.level) open.pop();
    const entry: Entry = { ...mark, id: objects.reserve(), kids: [] };
    open.at(-1)?.kids.push(entry);
    open.push(entry);
  }
  writeEntry(objects, root, pages);
  return root.id;
}

function writeEntry(objects: PdfObjects, entry: Entry, pages: readonly number[]): void {
  const { kids, id } = entry;
  const family = kids.length
    ? `/First ${ref(kids[0]?.id ?? 0)} /Last ${ref(kids.at(-1)?.id ?? 0)} `
    : '';
  // The root and its sections are open; what lies deeper opens when asked for.
  if (entry.level === 0) objects.set(id, `<< /Type /Outlines ${family}/Count ${kids.length} >>`);
  kids.forEach((kid, index) => {
    const before = kids[index - 1];
    const after = kids[index + 1];
    const links = [
      before ? `/Prev ${ref(before.id)}` : '',
      after ? `/Next ${ref(after.id)}` : '',
      kid.kids.length
        ? `/First ${ref(kid.kids[0]?.id ?? 0)} /Last ${ref(kid.kids.at(-1)?.id ?? 0)} /Count -${kid.kids.length}`
        : '',
    ];
    objects.set(
      kid.id,
      `<< /Title ${textString(kid.text)} /Parent ${ref(id)} ${links.join(' ')} /Dest [${ref(pages[kid.page] ?? 0)} /XYZ null ${num(kid.top)} null] >>`,
    );
    writeEntry(objects, kid, pages);
  });
}
