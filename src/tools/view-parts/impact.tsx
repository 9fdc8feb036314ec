import type { ContentPath } from '../edit-content.ts';
import { EditableText } from './editable-text.tsx';

type Hue = 'red' | 'orange' | 'yellow';

const hueClass: Record<Hue, string> = {
  red: 'bg-red-soft text-red',
  orange: 'bg-orange-soft text-orange',
  yellow: 'bg-yellow-soft text-yellow',
};

/** Text that contains High is red, Medium orange, anything else yellow. */
export function chooseImpactHue(impact: string): Hue {
  if (/high/i.test(impact)) return 'red';
  return /medium/i.test(impact) ? 'orange' : 'yellow';
}

/** How bad a risk is, in words and in the colour of how bad. */
export function Impact({ impact, path }: { impact: string; path: ContentPath }) {
  return (
    <div className="flex items-baseline gap-2 text-sm">
      <span className="shrink-0 text-ink-soft">Impact</span>
      <EditableText
        path={path}
        text={impact}
        label="impact"
        className={`min-w-0 rounded-sm px-1.5 py-0.5 ${hueClass[chooseImpactHue(impact)]}`}
      />
    </div>
  );
}
