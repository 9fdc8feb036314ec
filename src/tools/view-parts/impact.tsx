import { Badge, type BadgeVariant } from '#ui/badge.tsx';

import type { ContentPath } from '../edit-content.ts';
import { EditableText } from './editable-text.tsx';

/** Text that contains High is red, Medium orange, anything else yellow. */
export function chooseImpactVariant(impact: string): BadgeVariant {
  if (/high/i.test(impact)) return 'red';
  return /medium/i.test(impact) ? 'orange' : 'yellow';
}

/** How bad a risk is; the text says it in words, the mark in colour. */
export function Impact({ impact, path }: { impact: string; path: ContentPath }) {
  return (
    <div className="flex items-baseline gap-2">
      <Badge variant={chooseImpactVariant(impact)}>Impact</Badge>
      <EditableText
        path={path}
        text={impact}
        label="impact"
        className="min-w-0 flex-1 text-sm text-ink-soft"
      />
    </div>
  );
}
