import type { ReactNode } from 'react';

import type { DocumentSection } from '../document-section.ts';
import { ResultView, type ResultViewProps } from './result-view.tsx';
import { ViewSection, type ViewSectionProps } from './view-section.tsx';
import { type ViewTab, ViewTabs } from './view-tabs.tsx';

interface DrawnSection extends Omit<ViewSectionProps, 'of' | 'className' | 'children'> {
  drawn: ReactNode;
}

interface TabbedViewProps<Id extends string> extends Omit<ResultViewProps<Id>, 'children'> {
  /** Says what the row of tabs is of. */
  label: string;
  /** What is needed first, above the section of the first tab. */
  first: ReactNode;
  /** Each section of the outline as a tab; null for one that stands below the tabs. */
  tabs: Readonly<Record<NoInfer<Id>, DrawnSection | null>>;
  /** Stands in the place of every section where none has anything to say. */
  renderStandIn?: (section: DocumentSection) => ReactNode;
  above?: ReactNode;
  below?: ReactNode;
}

/** A view whose sections are tabs: their names, order and Copy buttons come from its outline. */
export function TabbedView<Id extends string>(props: TabbedViewProps<Id>) {
  const { label, first, tabs, renderStandIn, above, below, ...result } = props;
  const { outline, written, view } = result;
  const isWritten = Object.values<DocumentSection>(written).some(({ blocks }) => blocks.length > 0);

  function draw(of: DocumentSection, { drawn, ...section }: DrawnSection) {
    if (renderStandIn && !isWritten) return renderStandIn(of);
    return (
      <ViewSection of={of} {...section}>
        {drawn}
      </ViewSection>
    );
  }

  const listed = Object.keys(outline.sections).flatMap((key): ViewTab[] => {
    const id = key as Id;
    const section = tabs[id];
    if (!section) return [];
    return [{ id, label: written[id].title, content: draw(written[id], section) }];
  });
  const [opening, ...others] = listed;
  if (!opening) return null;

  return (
    <ResultView {...result}>
      {above}
      <ViewTabs
        label={label}
        tab={view.tab}
        onTabChange={view.onTabChange}
        tabs={[
          {
            ...opening,
            content: (
              <>
                {first}
                {opening.content}
              </>
            ),
          },
          ...others,
        ]}
      />
      {below}
    </ResultView>
  );
}
