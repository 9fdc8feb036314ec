import { createHash } from 'node:crypto';
import { writeBookmarks, type Bookmark } from './file/bookmarks.ts';
import { createFontUse } from './file/font-use.ts';
import { writeMetadata, type Metadata } from './file/metadata.ts';
import { createObjects, num, ref, textString, type PdfObjects } from './file/objects.ts';
import { createTags, type Tag, type Tags } from './file/tags.ts';
import { createCanvas, type Box, type Canvas } from './page/canvas.ts';
import type { Sheet } from './page/look.ts';

/** A document while its pages are filled: pages, tags, bookmarks and links, in the end one file. */
export interface Paper {
  sheet: Sheet;
  tags: Tags;
  pages: readonly Canvas[];
  addPage(): Canvas;
  bookmark(mark: Bookmark): void;
  /** An area of a page that leads to a bookmark. */
  link(link: Link): void;
  write(about: Metadata): Uint8Array<ArrayBuffer>;
}

interface Link {
  page: number;
  box: Box;
  tag: Tag;
  text: string;
  target: Bookmark;
}

export function createPaper(sheet: Sheet): Paper {
  const tags = createTags();
  const fonts = createFontUse();
  const pages: Canvas[] = [];
  const bookmarks: Bookmark[] = [];
  const links: Link[] = [];

  return {
    sheet,
    tags,
    pages,
    addPage() {
      const canvas = createCanvas({ page: pages.length, sheet, tags, fonts });
      pages.push(canvas);
      return canvas;
    },
    bookmark: (mark) => void bookmarks.push(mark),
    link: (link) => void links.push(link),
    write(about) {
      const objects = createObjects();
      const ids = pages.map(() => objects.reserve());
      const annotations = links.map((link) => writeLink(link, { objects, tags, ids, sheet }));
      const parent = objects.reserve();
      const contents = pages.map((page) =>
        objects.addStream('', Buffer.from(page.finish(), 'latin1')),
      );
      const resources = objects.add(`<< /Font ${fonts.write(objects)} >>`);
      pages.forEach((_, index) => {
        const notes = annotations.filter(({ page }) => page === index).map(({ id }) => ref(id));
        objects.set(
          ids[index] ?? 0,
          `<< /Type /Page /Parent ${ref(parent)} /MediaBox [0 0 ${sheet.width} ${sheet.height}] /Resources ${ref(resources)} /Contents ${ref(contents[index] ?? 0)} /StructParents ${index} /Tabs /S ${notes.length > 0 ? `/Annots [${notes.join(' ')}] ` : ''}>>`,
        );
      });
      objects.set(
        parent,
        `<< /Type /Pages /Count ${pages.length} /Kids [${ids.map(ref).join(' ')}] >>`,
      );
      const { info, stream } = writeMetadata(objects, about);
      const outlines = writeBookmarks(objects, bookmarks, ids);
      const root = objects.add(
        `<< /Type /Catalog /Pages ${ref(parent)} /Outlines ${ref(outlines)} /PageMode /UseOutlines /StructTreeRoot ${ref(tags.write(objects, ids))} /MarkInfo << /Marked true >> /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> /Metadata ${ref(stream)} >>`,
      );
      const id = createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 32);
      return objects.finish({ root, info, id });
    },
  };
}

interface LinkParts {
  objects: PdfObjects;
  tags: Tags;
  ids: readonly number[];
  sheet: Sheet;
}

function writeLink(
  { page, box, tag, text, target }: Link,
  { objects, tags, ids, sheet }: LinkParts,
) {
  const { x, y, width, height } = box;
  const corners = [x, sheet.height - y - height, x + width, sheet.height - y].map(num).join(' ');
  const id = objects.reserve();
  objects.set(
    id,
    `<< /Type /Annot /Subtype /Link /Rect [${corners}] /Border [0 0 0] /F 4 /StructParent ${tags.attach(tag, page, id)} /Contents ${textString(text)} /Dest [${ref(ids[target.page] ?? 0)} /XYZ null ${num(target.top)} null] >>`,
  );
  return { id, page };
}
