import CalendarClock from 'lucide-react/icons/calendar-clock';

import { EditableText } from '../view-parts/editable-text.tsx';
import { FirstPage } from '../view-parts/first-page.tsx';
import { MessageCard } from '../view-parts/message-card.tsx';
import { chooseMessageKind } from '../view-parts/message-kind.ts';
import type { EngagementTrackerView } from './content.ts';

/** The first nudge with its moment, and the days and hours for it. */
export function ContactFirst({ content }: { content: EngagementTrackerView }) {
  const nudge = content.smartNudgeSuggestions.find((item) => item.nudge !== '');
  if (!nudge) return null;
  const { bestDaysToFollowUp: days, bestTimesToFollowUp: times } = content.followUpTimingOptimizer;
  // A time may be words: "after five on the ground".
  const between = /^\d/.test(times[0] ?? '') ? ' at ' : ', ';
  const when = [days.join(', '), times.join(', ')].filter(Boolean).join(between);
  return (
    <FirstPage title="The next contact">
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-3">
        {when && (
          <p className="flex items-baseline gap-2 font-medium">
            <CalendarClock
              className="size-4 shrink-0 self-center text-ink-faint"
              aria-hidden="true"
            />
            <span dir="auto" className="tabular min-w-0 wrap-anywhere">
              {when}
            </span>
          </p>
        )}
        <MessageCard
          kind={chooseMessageKind(nudge.channel || 'note')}
          heading={
            <EditableText
              as="span"
              text={nudge.targetGroup || 'Nudge'}
              label="target group"
              className="font-semibold"
            />
          }
          text={nudge.nudge}
          path={undefined}
          label="Nudge"
        />
      </div>
    </FirstPage>
  );
}
