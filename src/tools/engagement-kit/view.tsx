import { ResultView } from '../view-parts/result-view.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import type { ViewProps } from '../view-props.ts';
import type { EngagementKitView as Content } from './content.ts';
import { writeEngagementKitSections } from './document.ts';
import { Emails } from './view-emails.tsx';
import { MessageFirst } from './view-first-page.tsx';
import { Insights, MotivationPoints, PersonaCtas } from './view-motivation.tsx';
import { Objections } from './view-objections.tsx';
import { Voicemail } from './view-voicemail.tsx';

const guide = {
  title: 'How to Use This Engagement Kit',
  items: [
    {
      name: 'Voicemail Scripts',
      text: 'Read them aloud once before you dial; stop after half a minute.',
    },
    { name: 'Persona CTAs', text: 'End every message with one of these, and only one.' },
    {
      name: 'Email Templates',
      text: 'Fill in the marked fields. Each sequence says when to stop; stop there.',
    },
    { name: 'Objection Rebuttals', text: 'Answer with the evidence, then ask the next question.' },
    { name: 'Motivation Points', text: 'Choose the motive first, then the words for it.' },
    { name: 'Candidate Insights', text: 'What this group asks first. Answer it before they do.' },
  ],
};

export function EngagementKitView({ content, tab, onTabChange, onEdit }: ViewProps<Content>) {
  const sections = writeEngagementKitSections(content);
  return (
    <ResultView
      content={content}
      sections={sections}
      onEdit={onEdit}
      toast="section"
      emptyNotice="No engagement kit data available"
      guide={guide}
    >
      <ViewTabs
        label="Engagement kit"
        tab={tab}
        onTabChange={onTabChange}
        tabs={[
          {
            id: 'voicemail',
            label: 'Voicemail Scripts',
            content: (
              <>
                <MessageFirst emails={content.multiStepEmailTemplates} onTabChange={onTabChange} />
                <ViewSection of={sections.voicemail}>
                  <Voicemail
                    scripts={content.voicemailScripts}
                    tab={tab}
                    onTabChange={onTabChange}
                  />
                </ViewSection>
              </>
            ),
          },
          {
            id: 'persona-ctas',
            label: 'Persona CTAs',
            content: (
              <ViewSection of={sections.personaCtas}>
                <PersonaCtas personas={content.personaSpecificCTAs} />
              </ViewSection>
            ),
          },
          {
            id: 'email-templates',
            label: 'Email Templates',
            content: (
              <ViewSection of={sections.emails}>
                <Emails emails={content.multiStepEmailTemplates} />
              </ViewSection>
            ),
          },
          {
            id: 'objection-rebuttals',
            label: 'Objection Rebuttals',
            content: (
              <ViewSection of={sections.objections}>
                <Objections objections={content.candidateObjectionRebuttals} />
              </ViewSection>
            ),
          },
          {
            id: 'motivation-points',
            label: 'Motivation Points',
            content: (
              <ViewSection of={sections.motivation}>
                <MotivationPoints points={content.motivationBasedMessagingPoints} />
              </ViewSection>
            ),
          },
          {
            id: 'candidate-insights',
            label: 'Candidate Insights',
            content: (
              <ViewSection of={sections.insights} hasStandIns>
                <Insights summary={content.whatCandidatesCareAboutSummary} />
              </ViewSection>
            ),
          },
        ]}
      />
    </ResultView>
  );
}
