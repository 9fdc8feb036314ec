import { ref, type PdfObjects } from './objects.ts';

/** What a part of a page is: a heading, a cell, an item. Screen readers follow this tree. */
export interface Tag {
  kind: string;
  parent: Tag | null;
  kids: (Tag | Mark | Attached)[];
  /** More of its dictionary. */
  more: string;
}

/** Marked content on a page. */
interface Mark {
  page: number;
  mark: number;
}

/** Something that lies on a page, as a link does. */
interface Attached {
  page: number;
  object: number;
}

export interface Tags {
  root: Tag;
  add(parent: Tag, kind: string, more?: string): Tag;
  /** The number under which content of this tag goes on that page. */
  mark(tag: Tag, page: number): number;
  attach(tag: Tag, page: number, object: number): number;
  write(objects: PdfObjects, pages: readonly number[]): number;
}

export function createTags(): Tags {
  const root: Tag = { kind: 'Document', parent: null, kids: [], more: '' };
  const marks: Tag[][] = [];
  const attached: Tag[] = [];
  /** Pages come first in the tree that leads back to the tags; there are fewer of them than this. */
  const firstAttached = 100_000;

  return {
    root,
    add(parent, kind, more = '') {
      const tag: Tag = { kind, parent, kids: [], more };
      parent.kids.push(tag);
      return tag;
    },
    mark(tag, page) {
      const onPage = (marks[page] ??= []);
      const mark = onPage.push(tag) - 1;
      tag.kids.push({ page, mark });
      return mark;
    },
    attach(tag, page, object) {
      tag.kids.push({ page, object });
      return firstAttached + attached.push(tag) - 1;
    },
    write(objects, pages) {
      const tree = objects.reserve();
      const ids = new Map<Tag, number>();
      const number = (tag: Tag): void => {
        ids.set(tag, objects.reserve());
        for (const kid of tag.kids) if ('kind' in kid) number(kid);
      };
      number(root);
      const idOf = (tag: Tag) => ref(ids.get(tag) ?? 0);
      for (const [tag, id] of ids) {
        const parent = tag.parent ? idOf(tag.parent) : ref(tree);
        objects.set(
          id,
          `<< /S /${tag.kind} /P ${parent} ${tag.more} ${writeKids(tag, idOf, pages)}>>`,
        );
      }
      const back = [
        ...marks.flatMap((onPage, page) => `${page} [${onPage.map(idOf).join(' ')}]`),
        ...attached.map((tag, index) => `${firstAttached + index} ${idOf(tag)}`),
      ];
      objects.set(
        tree,
        `<< /Type /StructTreeRoot /K ${idOf(root)} /ParentTree << /Nums [${back.join(' ')}] >> /RoleMap << /Title /P >> >>`,
      );
      return tree;
    },
  };
}

function writeKids(tag: Tag, idOf: (tag: Tag) => string, pages: readonly number[]): string {
  const own = tag.kids.find((kid) => 'mark' in kid)?.page;
  const kids = tag.kids.map((kid) => {
    if ('kind' in kid) return idOf(kid);
    const page = ref(pages[kid.page] ?? 0);
    if ('object' in kid) return `<< /Type /OBJR /Obj ${ref(kid.object)} /Pg ${page} >>`;
    return kid.page === own ? `${kid.mark}` : `<< /Type /MCR /Pg ${page} /MCID ${kid.mark} >>`;
  });
  const page = own === undefined ? '' : `/Pg ${ref(pages[own] ?? 0)} `;
  return kids.length === 0 ? page : `${page}/K [${kids.join(' ')}] `;
}
