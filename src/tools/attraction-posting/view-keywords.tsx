import { Block } from '../view-parts/block.tsx';
import { Chips } from '../view-parts/chips.tsx';
import { EditableList } from '../view-parts/editable-list.tsx';
import { groupKeywords } from './keyword-groups.ts';

export function Keywords({ keywords }: { keywords: readonly string[] }) {
  return (
    <EditableList path={['embeddedKeywords']} items={keywords} label="keywords">
      <div className="grid gap-6">
        {groupKeywords(keywords).map((group, index) => (
          <Block key={group.title} title={group.title}>
            <Chips items={group.keywords} hue={index === 0 ? 'attract' : 'grey'} />
          </Block>
        ))}
      </div>
    </EditableList>
  );
}
