import { EditableText } from '../view-parts/editable-text.tsx';
import { readInnerTab } from '../view-parts/inner-tab.ts';
import { MessageCard } from '../view-parts/message-card.tsx';
import { Notice } from '../view-parts/notice.tsx';
import { ViewTabs, type ViewTab } from '../view-parts/view-tabs.tsx';
import type { EngagementKitView } from './content.ts';
import { estimateSeconds } from '../view-parts/speaking-pace.ts';
import { voicemailTabs } from './voicemail-tabs.ts';

type Script = EngagementKitView['voicemailScripts'][number];

interface VoicemailProps {
  scripts: readonly Script[];
  tab: string | undefined;
  onTabChange: (tab: string) => void;
}

export function Voicemail({ scripts, tab, onTabChange }: VoicemailProps) {
  const tabs = voicemailTabs.map(({ id, tab: kind, label }) => ({
    id,
    label,
    content: (
      <Scripts
        scripts={scripts.flatMap((script, index) =>
          script.tab === kind ? [{ script, index }] : [],
        )}
      />
    ),
  }));
  return (
    <ViewTabs
      label="Voicemail scripts"
      sticky={false}
      tab={readInnerTab(tab, 'voicemail')}
      onTabChange={(inner) => onTabChange(`voicemail.${inner}`)}
      tabs={tabs as [ViewTab, ...ViewTab[]]}
    />
  );
}

function Scripts({ scripts }: { scripts: readonly { script: Script; index: number }[] }) {
  if (scripts.length === 0) return <Notice>No script for this kind of call</Notice>;
  return (
    <div className="grid max-w-3xl gap-4">
      {scripts.map(({ script, index }) => (
        <MessageCard
          key={index}
          kind="voice"
          heading={
            <>
              <EditableText
                as="span"
                path={['voicemailScripts', index, 'type']}
                text={script.type || 'Voicemail'}
                label="kind"
                className="font-semibold"
              />
              <span className="text-ink-faint">
                about {estimateSeconds(script.script)} seconds aloud
              </span>
            </>
          }
          text={script.script}
          path={['voicemailScripts', index, 'script']}
          label="Script"
        />
      ))}
    </div>
  );
}
