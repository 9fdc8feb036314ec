import Circle from 'lucide-react/icons/circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LucideIcon } from 'lucide-react';

import { cn } from '#ui/class-names.ts';

import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { TextTag } from '../view-parts/text-tag.tsx';
import type { CandidateScoringView } from './content.ts';

type Flag = CandidateScoringView['riskFlags'][number];

export function RiskFlags({ flags }: { flags: readonly Flag[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 @3xl:grid-cols-2">
      {flags.map((flag, index) => {
        const { emoji, word, Icon, className } = chooseRiskIcon(flag.flag);
        const path = ['riskFlags', index];
        return (
          <li key={index} className="grid min-w-0 content-start gap-1.5 rounded border p-4">
            <p className="flex items-center gap-1.5 text-sm font-medium text-ink-soft">
              <Icon className={cn('size-4 shrink-0', className)} aria-hidden="true" />
              <span className="sr-only">{emoji} </span>
              {word}
            </p>
            <EditableText
              as="h4"
              path={[...path, 'flag']}
              text={flag.flag || 'Risk'}
              label="flag"
              className="text-md font-semibold"
            />
            {flag.rationale && (
              <EditableText
                path={[...path, 'rationale']}
                text={flag.rationale}
                label="rationale"
                className={docText}
              />
            )}
            <TextTag text={flag.evidenceSource} path={[...path, 'evidenceSource']} />
          </li>
        );
      })}
    </ul>
  );
}

interface RiskIcon {
  /** What the icon draws, for those who read: not every system has a font for it. */
  emoji: string;
  word: string;
  Icon: LucideIcon;
  className: string;
}

const serious: RiskIcon = {
  emoji: '🔴',
  word: 'Serious',
  Icon: Circle,
  className: 'fill-red text-red',
};
const watch: RiskIcon = {
  emoji: '🟡',
  word: 'Watch',
  Icon: Circle,
  className: 'fill-yellow-fill text-yellow',
};
const warning: RiskIcon = {
  emoji: '⚠️',
  word: 'Warning',
  Icon: TriangleAlert,
  className: 'text-orange',
};

/** Red for height, fitness or safety; yellow for remote or salary; otherwise a warning sign. */
export function chooseRiskIcon(flag: string): RiskIcon {
  if (/height|fitness|safety/i.test(flag)) return serious;
  return /remote|salary/i.test(flag) ? watch : warning;
}
