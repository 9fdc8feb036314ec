import type { ContentPath } from '../edit-content.ts';
import { Block, docText } from './block.tsx';
import { BulletList, EditableList } from './editable-list.tsx';

interface PointsBlockProps {
  title: string;
  path: ContentPath;
  items: readonly string[];
  className?: string;
}

/** A list under its heading; nothing where there are no items. */
export function PointsBlock({ title, path, items, className }: PointsBlockProps) {
  if (items.length === 0) return null;
  return (
    <Block title={title} className={className}>
      <EditableList path={path} items={items} label={title.toLowerCase()}>
        <BulletList items={items} className={docText} />
      </EditableList>
    </Block>
  );
}
