import { Badge, type BadgeVariant } from '#ui/badge.tsx';

import { Block, docText } from '../view-parts/block.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { EditName, EditNames } from '../view-parts/edit-name.tsx';
import { SampleMark } from '../view-parts/sample-mark.tsx';
import type { MarketIntelView } from './content.ts';

type Timing = MarketIntelView['marketTiming'];

const standIns = {
  window: 'Q2-Q3 2025',
  season: 'Spring hiring peak',
  urgency: 'Moderate',
};

export function MarketTiming({ timing, sources }: { timing: Timing; sources: readonly string[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Block title="Optimal hiring window" framed>
          {timing.optimalHiringWindow ? (
            <EditableText
              path={['marketTiming', 'optimalHiringWindow']}
              text={timing.optimalHiringWindow}
              label="optimal hiring window"
              className="font-serif text-lg leading-snug"
            />
          ) : (
            <p className="flex items-center gap-2 font-serif text-lg text-ink-faint">
              {standIns.window} <SampleMark />
            </p>
          )}
        </Block>
        <Block title="Urgency level" framed>
          <Urgency level={timing.urgencyLevel} />
        </Block>
      </div>
      <Block title="Seasonal factors" className="max-w-[75ch]">
        {timing.seasonalFactors.length > 0 ? (
          <EditableList
            path={['marketTiming', 'seasonalFactors']}
            items={timing.seasonalFactors}
            label="seasonal factors"
          >
            <BulletList items={timing.seasonalFactors} className={docText} />
          </EditableList>
        ) : (
          <p className="flex items-center gap-2 text-ink-faint">
            {standIns.season} <SampleMark />
          </p>
        )}
      </Block>
      {sources.length > 0 && (
        <Block title="Source credibility" className="max-w-[75ch] border-t pt-5">
          <EditableList path={['sourceCredibility']} items={sources} label="sources">
            <BulletList items={sources} className="text-sm text-ink-soft" />
          </EditableList>
        </Block>
      )}
    </div>
  );
}

function Urgency({ level }: { level: string }) {
  if (level === '') {
    return (
      <p className="flex items-center gap-2">
        <Badge variant="secondary">{standIns.urgency}</Badge> <SampleMark />
      </p>
    );
  }
  return level.length > 24 ? (
    <EditableText path={['marketTiming', 'urgencyLevel']} text={level} label="urgency level" />
  ) : (
    <div className="group/part relative flex flex-wrap items-center gap-2">
      <Badge variant={chooseUrgencyVariant(level)} className="capitalize">
        {level}
      </Badge>
      <EditNames>
        <EditName text={level} path={['marketTiming', 'urgencyLevel']} label="urgency level" />
      </EditNames>
    </div>
  );
}

function chooseUrgencyVariant(level: string): BadgeVariant {
  if (/urgent|critical|high|immediate/i.test(level)) return 'red';
  return /active|moderate|medium/i.test(level) ? 'orange' : 'secondary';
}
