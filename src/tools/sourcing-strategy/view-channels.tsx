import { ShareBar } from '#ui/charts/share-bar.tsx';

import { readNumber } from '../reading/number.ts';
import { Block } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { SortableTable } from '../view-parts/sortable-table.tsx';
import { sumChannelTime } from './channel-time.ts';
import type { SourcingStrategyView } from './content.ts';

type Channel = SourcingStrategyView['channelRecommendations'][number];
type Platform = Channel['platforms'][number];

const columns = [
  { name: 'Platform', className: 'w-[22%]' },
  { name: 'Effectiveness', className: 'w-[18%]' },
  { name: 'Time', className: 'w-[9%]' },
  { name: 'Approach' },
  { name: 'Budget', className: 'w-[18%]' },
];

export function Channels({ channels }: { channels: readonly Channel[] }) {
  const time = sumChannelTime([...channels]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {time.length > 1 && (
        <Block title="Where the time goes" framed>
          <ShareBar
            title="Share of sourcing time by channel"
            summary={sumUp(time)}
            columns={['Channel', 'Share of time']}
            parts={time}
          />
        </Block>
      )}
      {channels.map((channel, index) => (
        <section key={index} className="min-w-0">
          <EditableText
            as="h4"
            path={['channelRecommendations', index, 'channelType']}
            text={channel.channelType}
            label="channel"
            className="mb-1 font-serif text-lg font-semibold"
          />
          {channel.platforms.length > 0 && (
            <SortableTable
              label={channel.channelType || `Channel ${index + 1}`}
              columns={columns}
              rows={channel.platforms.map((platform, row) =>
                toRow(platform, ['channelRecommendations', index, 'platforms', row]),
              )}
            />
          )}
        </section>
      ))}
    </div>
  );
}

function sumUp(time: ReturnType<typeof sumChannelTime>): string {
  const [first, second] = time.toSorted((a, b) => b.percent - a.percent);
  return first && second
    ? `Most of the time, ${first.percent}%, goes to: ${first.label}. Then comes: ${second.label}, ${second.percent}%.`
    : '';
}

const fields = ['name', 'effectiveness', 'timeAllocation', 'approach', 'budget'] as const;

function toRow(platform: Platform, path: readonly (string | number)[]) {
  return {
    sortBy: fields.map((field) =>
      field === 'timeAllocation' ? (readNumber(platform[field]) ?? -1) : platform[field],
    ),
    cells: fields.map((field) =>
      platform[field] === '' ? null : (
        <EditableText
          key={field}
          path={[...path, field]}
          text={platform[field]}
          label={field === 'timeAllocation' ? 'time' : field}
          className={field === 'name' ? 'font-medium' : undefined}
        />
      ),
    ),
  };
}
