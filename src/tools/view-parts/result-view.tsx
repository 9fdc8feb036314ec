import Info from 'lucide-react/icons/info';
import { type ReactNode, useMemo } from 'react';

import { assembleBlocks, type DocumentSection, forecastNote } from '../document-section.ts';
import type { Outline } from '../outline.ts';
import type { ViewProps } from '../view-props.ts';
import type { CopyToast } from './copy-words.ts';
import { EditableText } from './editable-text.tsx';
import { type Guide, HowToGuide } from './how-to-guide.tsx';
import { Notice } from './notice.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { ViewContext } from './view-context.tsx';

export interface ResultViewProps<Id extends string = string> {
  /** What the view was given. */
  view: ViewProps<{ toolDescription: string }>;
  outline: Outline<Id>;
  written: Record<NoInfer<Id>, DocumentSection>;
  toast: CopyToast;
  /** Shown in place of the view when there is no content at all; without it the view says so itself. */
  emptyNotice?: string;
  /** How each section is used; null for one that speaks for itself. */
  guide: { title: string; uses: Readonly<Record<NoInfer<Id>, string | null>> };
  fallbackDescription?: string;
  children: ReactNode;
}

/** On a phone two lines until the guide is opened; nothing is lost that way. */
const foldedClass = 'max-sm:line-clamp-2 group-has-data-panel-open/lead:line-clamp-none';

/** What all views begin with: the description, the guide, and the notice where there is nothing. */
export function ResultView<Id extends string>(props: ResultViewProps<Id>) {
  const { view, outline, written, toast, emptyNotice, guide, children } = props;
  const { fallbackDescription = '' } = props;
  const { content, onEdit } = view;
  const shared = useMemo(() => ({ onEdit, toast }), [onEdit, toast]);
  const isEmpty = Object.values<DocumentSection>(written).every(
    ({ blocks }) => blocks.length === 0,
  );
  if (emptyNotice && isEmpty && content.toolDescription === '')
    return <Notice>{emptyNotice}</Notice>;
  return (
    <ViewContext value={shared}>
      <div className="@container grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <div
          data-lead
          className="group/lead flex min-w-0 flex-wrap items-baseline gap-x-8 gap-y-1 text-ink-soft"
        >
          {content.toolDescription ? (
            <EditableText
              path={['toolDescription']}
              text={content.toolDescription}
              label="description"
              className={`min-w-0 text-sm @3xl:flex-1 ${foldedClass}`}
            />
          ) : (
            fallbackDescription && (
              <p className={`min-w-0 text-sm @3xl:flex-1 ${foldedClass}`}>{fallbackDescription}</p>
            )
          )}
          <HowToGuide title={guide.title} items={listUses(written, guide.uses)} />
          {outline.isForecast && (
            <p className="flex basis-full gap-1.5 text-xs text-ink-faint">
              <Info className="mt-px size-3.5 shrink-0" aria-hidden="true" />
              {forecastNote}
            </p>
          )}
        </div>
        {children}
      </div>
      <PrintSheet
        blocks={assembleBlocks(outline, { description: content.toolDescription, written })}
      />
    </ViewContext>
  );
}

function listUses(
  written: Record<string, DocumentSection>,
  uses: Readonly<Record<string, string | null>>,
): Guide['items'] {
  return Object.entries(written).flatMap(([id, { title: name }]) => {
    const text = uses[id];
    return text ? [{ name, text }] : [];
  });
}
