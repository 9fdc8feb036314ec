import { Gauge } from '#ui/charts/gauge.tsx';

import { Block, docText } from '../view-parts/block.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { SortableTable } from '../view-parts/sortable-table.tsx';
import type { MarketIntelView } from './content.ts';

type Landscape = MarketIntelView['competitorLandscape'];
type Competitor = Landscape['competitors'][number];

const columns = [
  { name: 'Competitor', className: 'w-1/4' },
  { name: 'Type', className: 'w-1/4' },
  { name: 'Draws with' },
  { name: 'Our answer' },
];

export function Competition({ score, landscape }: { score: number | null; landscape: Landscape }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @3xl:grid-cols-[13rem_minmax(0,1fr)]">
        {score !== null && (
          <Gauge title="Competitor volume" score={score} className="justify-self-center" />
        )}
        {landscape.rationale.length > 0 && (
          <Block title="Why this score" className="max-w-[75ch]">
            <EditableList
              path={['competitorLandscape', 'rationale']}
              items={landscape.rationale}
              label="rationale"
            >
              <BulletList items={landscape.rationale} className={docText} />
            </EditableList>
          </Block>
        )}
      </div>
      {landscape.competitors.length > 0 && (
        <Block title="Identified competitors">
          <SortableTable
            label="Identified competitors"
            columns={columns}
            rows={landscape.competitors.map(toRow)}
          />
        </Block>
      )}
    </div>
  );
}

const fields = ['name', 'type', 'draw', 'counter'] as const;

function toRow(competitor: Competitor, index: number) {
  return {
    sortBy: fields.map((field) => competitor[field]),
    cells: fields.map((field) =>
      competitor[field] === '' ? null : (
        <EditableText
          key={field}
          path={['competitorLandscape', 'competitors', index, field]}
          text={competitor[field]}
          label={field}
          className={field === 'name' ? 'font-medium' : undefined}
        />
      ),
    ),
  };
}
