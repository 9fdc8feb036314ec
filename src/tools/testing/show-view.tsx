import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';

import type { ViewProps } from '../view-props.ts';

type OnEdit = NonNullable<ViewProps<unknown>['onEdit']>;

/** Draws a view into the page of the test. */
export function showView<View>(
  DrawnView: ComponentType<ViewProps<View>>,
  content: View,
  { tab, isEditable = false }: { tab?: string; isEditable?: boolean } = {},
) {
  const onTabChange = vi.fn<(tab: string) => void>();
  const onEdit = vi.fn<OnEdit>();
  render(
    <DrawnView
      content={content}
      job={{ title: 'Registered Nurse', location: 'Hays, KS' }}
      tab={tab}
      onTabChange={onTabChange}
      onEdit={isEditable ? onEdit : undefined}
    />,
  );
  return { onTabChange, onEdit };
}
