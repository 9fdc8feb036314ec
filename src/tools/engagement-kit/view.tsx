import { TabbedView } from '../view-parts/tabbed-view.tsx';
import type { ViewProps } from '../view-props.ts';
import type { EngagementKitView as Content } from './content.ts';
import { writeEngagementKitSections } from './document.ts';
import { engagementKitOutline } from './outline.ts';
import { Emails } from './view-emails.tsx';
import { MessageFirst } from './view-first-page.tsx';
import { Insights, MotivationPoints, PersonaCtas } from './view-motivation.tsx';
import { Objections } from './view-objections.tsx';
import { Voicemail } from './view-voicemail.tsx';

const guide = {
  title: 'How to Use This Engagement Kit',
  uses: {
    voicemail: 'Read them aloud once before you dial; stop after half a minute.',
    'persona-ctas': 'End every message with one of these, and only one.',
    'email-templates': 'Fill in the marked fields. Each sequence says when to stop; stop there.',
    'objection-rebuttals': 'Answer with the evidence, then ask the next question.',
    'motivation-points': 'Choose the motive first, then the words for it.',
    'candidate-insights': 'What this group asks first. Answer it before they do.',
  },
};

export function EngagementKitView(props: ViewProps<Content>) {
  const { content, tab, onTabChange } = props;
  return (
    <TabbedView
      view={props}
      outline={engagementKitOutline}
      written={writeEngagementKitSections(content)}
      label="Engagement kit"
      toast="section"
      emptyNotice="No engagement kit data available"
      guide={guide}
      first={<MessageFirst emails={content.multiStepEmailTemplates} onTabChange={onTabChange} />}
      tabs={{
        voicemail: {
          drawn: (
            <Voicemail scripts={content.voicemailScripts} tab={tab} onTabChange={onTabChange} />
          ),
        },
        'persona-ctas': { drawn: <PersonaCtas personas={content.personaSpecificCTAs} /> },
        'email-templates': { drawn: <Emails emails={content.multiStepEmailTemplates} /> },
        'objection-rebuttals': {
          drawn: <Objections objections={content.candidateObjectionRebuttals} />,
        },
        'motivation-points': {
          drawn: <MotivationPoints points={content.motivationBasedMessagingPoints} />,
        },
        'candidate-insights': {
          hasStandIns: true,
          drawn: <Insights summary={content.whatCandidatesCareAboutSummary} />,
        },
      }}
    />
  );
}
