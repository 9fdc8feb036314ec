import { type ComponentType, useEffect, useMemo } from 'react';

import { fillOwnBlanks } from '#shared/fill-own-blanks.ts';
import { keepOwnBlanks } from '#shared/keep-own-blanks.ts';
import type { Sender } from '#shared/sender.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { findStoredPlace, shownAt } from './find-stored-place.ts';
import { isUndecodable } from './reading/decode-stored.ts';
import type { ViewProps } from './view-props.ts';

interface StoredViewProps extends ViewProps<unknown> {
  /** Whose name and phone stand in the texts; blanks where nobody is given. */
  sender?: Sender | undefined;
}

/** A view as the page uses it: it is given what is stored and reads it with its own tool's reader. */
export type StoredView = ComponentType<StoredViewProps>;

type OnEdit = NonNullable<ViewProps<unknown>['onEdit']>;

function withReader<View>(
  DrawnView: ComponentType<ViewProps<View>>,
  read: (stored: unknown) => View,
): StoredView {
  return function ReadView({ content, onEdit, sender, ...rest }) {
    const view = useMemo(() => read(content), [content]);
    const filled = useMemo(() => fillOwnBlanks(view, sender), [view, sender]);
    const editStored = useMemo(
      () => onEdit && onStoredPlaces(onEdit, { content, read, sender }),
      [content, onEdit, sender],
    );
    useEffect(() => {
      if (isUndecodable(content)) console.warn(undecodable);
    }, [content]);
    return <DrawnView {...rest} content={filled} onEdit={editStored} />;
  };
}

const undecodable = 'The stored content of this tool cannot be decoded and is shown as empty.';

interface Shown {
  content: unknown;
  read: (stored: unknown) => unknown;
  sender: Sender | undefined;
}

/** Edits of a view, each where its words are stored and with the blanks that its sender read filled. */
function onStoredPlaces(onEdit: OnEdit, { content, read, sender }: Shown): OnEdit {
  return (path, edited) => {
    const stored = shownAt(read(content), path);
    const value = stored === undefined ? edited : keepOwnBlanks({ stored, edited }, sender);
    const place = findStoredPlace(content, { edit: { path, value }, read });
    return onEdit(place.path, place.value);
  };
}

/** Loads the view of one tool and nothing of the others. */
export const viewLoaders = {
  attractionPosting: async () => {
    const [{ AttractionPostingView }, { readAttractionPosting }] = await Promise.all([
      import('./attraction-posting/view.tsx'),
      import('./attraction-posting/content.ts'),
    ]);
    return withReader(AttractionPostingView, readAttractionPosting);
  },
  sourcingStrategy: async () => {
    const [{ SourcingStrategyView }, { readSourcingStrategy }] = await Promise.all([
      import('./sourcing-strategy/view.tsx'),
      import('./sourcing-strategy/content.ts'),
    ]);
    return withReader(SourcingStrategyView, readSourcingStrategy);
  },
  marketIntel: async () => {
    const [{ MarketIntelView }, { readMarketIntel }] = await Promise.all([
      import('./market-intel/view.tsx'),
      import('./market-intel/content.ts'),
    ]);
    return withReader(MarketIntelView, readMarketIntel);
  },
  intakeAssistant: async () => {
    const [{ IntakeAssistantView }, { readIntakeAssistant }] = await Promise.all([
      import('./intake-assistant/view.tsx'),
      import('./intake-assistant/content.ts'),
    ]);
    return withReader(IntakeAssistantView, readIntakeAssistant);
  },
  engagementKit: async () => {
    const [{ EngagementKitView }, { readEngagementKit }] = await Promise.all([
      import('./engagement-kit/view.tsx'),
      import('./engagement-kit/content.ts'),
    ]);
    return withReader(EngagementKitView, readEngagementKit);
  },
  engagementTracker: async () => {
    const [{ EngagementTrackerView }, { readEngagementTracker }] = await Promise.all([
      import('./engagement-tracker/view.tsx'),
      import('./engagement-tracker/content.ts'),
    ]);
    return withReader(EngagementTrackerView, readEngagementTracker);
  },
  candidateScoring: async () => {
    const [{ CandidateScoringView }, { readCandidateScoring }] = await Promise.all([
      import('./candidate-scoring/view.tsx'),
      import('./candidate-scoring/content.ts'),
    ]);
    return withReader(CandidateScoringView, readCandidateScoring);
  },
  scorecardAssistant: async () => {
    const [{ ScorecardAssistantView }, { readScorecardAssistant }] = await Promise.all([
      import('./scorecard-assistant/view.tsx'),
      import('./scorecard-assistant/content.ts'),
    ]);
    return withReader(ScorecardAssistantView, readScorecardAssistant);
  },
  interviewCoaching: async () => {
    const [{ InterviewCoachingView }, { readInterviewCoaching }] = await Promise.all([
      import('./interview-coaching/view.tsx'),
      import('./interview-coaching/content.ts'),
    ]);
    return withReader(InterviewCoachingView, readInterviewCoaching);
  },
  hiringSynopsis: async () => {
    const [{ HiringSynopsisView }, { readHiringSynopsis }] = await Promise.all([
      import('./hiring-synopsis/view.tsx'),
      import('./hiring-synopsis/content.ts'),
    ]);
    return withReader(HiringSynopsisView, readHiringSynopsis);
  },
  candidateMessaging: async () => {
    const [{ CandidateMessagingView }, { readCandidateMessaging }] = await Promise.all([
      import('./candidate-messaging/view.tsx'),
      import('./candidate-messaging/content.ts'),
    ]);
    return withReader(CandidateMessagingView, readCandidateMessaging);
  },
} satisfies Record<ToolId, () => Promise<StoredView>>;
