import type { ComponentType } from 'react';

import type { ToolId } from '#shared/tool-info.ts';
import type { ViewProps } from './view-props.ts';
import { PlainView } from './view-parts/plain-view.tsx';

/** A view as the page uses it: it is given what is stored and reads it with its own tool's reader. */
export type StoredView = ComponentType<ViewProps<unknown>>;

const plain = async (): Promise<StoredView> => PlainView;

/** Loads the view of one tool and nothing of the others. */
export const viewLoaders = {
  attractionPosting: plain,
  sourcingStrategy: plain,
  marketIntel: plain,
  intakeAssistant: plain,
  engagementKit: plain,
  engagementTracker: plain,
  candidateScoring: plain,
  scorecardAssistant: plain,
  interviewCoaching: plain,
  hiringSynopsis: plain,
  candidateMessaging: plain,
} satisfies Record<ToolId, () => Promise<StoredView>>;
