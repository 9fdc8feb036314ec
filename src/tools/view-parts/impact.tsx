import { Badge, type BadgeVariant } from '#ui/badge.tsx';

import type { ContentPath } from '../edit-content.ts';
import { EditableText } from './editable-text.tsx';

/** Text that contains High is red, Medium orange, anything else yellow. */
export function chooseImpactVariant(impact: string): BadgeVariant {
  if (/high/i.test(impact)) return 'red';
  return /medium/i.test(impact) ? 'orange' : 'yellow';
}

/** "High: say it in the first call" is a level and its reason. */
export function Impact({ impact, path }: { impact: string; path: ContentPath }) {
  const [, level, reason] = /^(high|medium|low)\b[\s:,.-]*(.*)$/is.exec(impact) ?? [];
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <Badge variant={chooseImpactVariant(impact)}>
        {level ? `${capitalize(level)} impact` : 'Impact'}
      </Badge>
      {(reason ?? impact) !== '' && (
        <EditableText
          path={path}
          text={impact}
          label="impact"
          className="min-w-0 flex-1 basis-40 text-sm text-ink-soft"
        />
      )}
    </div>
  );
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
