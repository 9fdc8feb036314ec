import type { Bookmark } from '../file/bookmarks.ts';
import type { Tag, Tags } from '../file/tags.ts';
import type { Typefaces } from '../page/look.ts';

/** What setting a block needs: typefaces to set it in, and where to say what it is. */
export interface Setting {
  typefaces: Typefaces;
  tags: Tags;
  /** The tag that new blocks go under. */
  under: Tag;
  bookmark(mark: Bookmark): void;
}
