import Info from 'lucide-react/icons/info';
import { type ReactNode, useMemo } from 'react';

import { type DocumentSection, forecastNote } from '../document-section.ts';
import type { ViewProps } from '../view-props.ts';
import type { CopyToast } from './copy-words.ts';
import { EditableText } from './editable-text.tsx';
import { type Guide, HowToGuide } from './how-to-guide.tsx';
import { Notice } from './notice.tsx';
import { ViewContext } from './view-context.tsx';

interface ResultViewProps {
  content: { toolDescription: string };
  sections: Record<string, DocumentSection>;
  onEdit: ViewProps<unknown>['onEdit'];
  toast: CopyToast;
  /** Shown in place of the view when there is no content at all; without it the view says so itself. */
  emptyNotice?: string;
  guide: Guide;
  fallbackDescription?: string;
  /** Says that it speaks of profiles and forecasts. */
  isForecast?: boolean;
  children: ReactNode;
}

/** What all views begin with: the description, the guide, and the notice where there is nothing. */
export function ResultView(props: ResultViewProps) {
  const { content, sections, onEdit, toast, emptyNotice, guide, children } = props;
  const { fallbackDescription = '', isForecast = false } = props;
  const shared = useMemo(() => ({ onEdit, toast }), [onEdit, toast]);
  const isEmpty = Object.values(sections).every(({ blocks }) => blocks.length === 0);
  if (emptyNotice && isEmpty && content.toolDescription === '')
    return <Notice>{emptyNotice}</Notice>;
  return (
    <ViewContext value={shared}>
      <div className="@container grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        {content.toolDescription ? (
          <EditableText
            path={['toolDescription']}
            text={content.toolDescription}
            label="description"
            className="max-w-[75ch] text-ink-soft"
          />
        ) : (
          fallbackDescription && <p className="max-w-[75ch] text-ink-soft">{fallbackDescription}</p>
        )}
        {isForecast && (
          <p className="flex gap-2 text-sm text-ink-faint">
            <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {forecastNote}
          </p>
        )}
        <HowToGuide {...guide} />
        {children}
      </div>
    </ViewContext>
  );
}
