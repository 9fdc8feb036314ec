import Bell from 'lucide-react/icons/bell';
import Link from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import type { LucideIcon } from 'lucide-react';

import type { DocumentSection } from '../document-section.ts';
import { docText } from '../view-parts/block.tsx';
import { CopyText } from '../view-parts/copy-part.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import { ShowMore } from '../view-parts/show-more.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import type { EngagementTrackerView } from './content.ts';

const nudgesShown = 4;

type Nudge = EngagementTrackerView['smartNudgeSuggestions'][number];

export function Nudges({
  content,
  section,
}: {
  content: EngagementTrackerView;
  section: DocumentSection;
}) {
  return (
    <ViewSection of={section}>
      <ShowMore items={content.smartNudgeSuggestions} first={nudgesShown}>
        {(shown) => (
          <ul className="divide-y">
            {shown.map((nudge, index) => (
              <NudgeRow key={index} nudge={nudge} index={index} />
            ))}
          </ul>
        )}
      </ShowMore>
    </ViewSection>
  );
}

function NudgeRow({ nudge, index }: { nudge: Nudge; index: number }) {
  const { word, Icon } = chooseChannel(nudge.channel);
  const path = ['smartNudgeSuggestions', index];
  return (
    <li className="flex gap-3 py-3 first:pt-0">
      <span
        title={word}
        className="grid size-8 shrink-0 place-items-center rounded bg-engage-soft text-engage"
      >
        <Icon className="size-4" aria-hidden="true" />
        <span className="sr-only">{word}</span>
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex items-start gap-2">
          {nudge.targetGroup && (
            <EditableText
              path={[...path, 'targetGroup']}
              text={nudge.targetGroup}
              label="target group"
              className="mt-1.5 mr-auto min-w-0 font-medium"
            />
          )}
          {nudge.nudge && <CopyText text={nudge.nudge} label="Nudge" />}
        </div>
        {nudge.nudge && (
          <EditableText
            path={[...path, 'nudge']}
            text={nudge.nudge}
            label="nudge"
            className={docText}
          />
        )}
        {nudge.expectedImpact && (
          <FactList
            layout="stacked"
            className="text-sm text-ink-soft"
            items={[
              {
                label: 'Expected impact',
                text: nudge.expectedImpact,
                path: [...path, 'expectedImpact'],
              },
            ]}
          />
        )}
      </div>
    </li>
  );
}

const channels: { names: RegExp; word: string; Icon: LucideIcon }[] = [
  { names: /linkedin|inmail/i, word: 'LinkedIn', Icon: Link },
  { names: /e-?mail/i, word: 'Email', Icon: Mail },
  { names: /sms|text/i, word: 'SMS', Icon: MessageSquare },
  { names: /phone|call|voice/i, word: 'Phone', Icon: Phone },
];

function chooseChannel(channel: string): { word: string; Icon: LucideIcon } {
  return (
    channels.find(({ names }) => names.test(channel)) ?? {
      word: channel || 'Other channel',
      Icon: Bell,
    }
  );
}
