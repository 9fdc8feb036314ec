import type { ReactNode } from 'react';

import type { DocumentSection } from '../document-section.ts';
import { ResultView } from '../view-parts/result-view.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import type { ViewProps } from '../view-props.ts';
import type { CandidateMessagingView as Content } from './content.ts';
import { writeCandidateMessagingSections } from './document.ts';
import { MailFirst } from './view-first-page.tsx';
import { FollowUps, Objections } from './view-replies.tsx';
import { OutreachScripts, SocialPosts } from './view-messages.tsx';
import { Personas } from './view-personas.tsx';
import { Placeholder } from './view-placeholder.tsx';
import { Sequences } from './view-sequences.tsx';

const guide = {
  title: 'How to Use',
  items: [
    { name: 'Outreach Scripts', text: 'One first message for each channel, within its limit.' },
    { name: 'Email Sequences', text: 'Send the steps on their days, and stop where it says so.' },
    { name: 'Objection Responses', text: 'A short reply first; the next move after the answer.' },
    { name: 'Persona Messaging', text: 'What to lead with, what proves it and what to leave out.' },
    { name: 'Social Outreach', text: 'Posts for networks and groups, with what each allows.' },
    { name: 'Follow-up Tactics', text: 'When to come back, and the rule for when not to.' },
  ],
};

export function CandidateMessagingView({
  content,
  job,
  tab,
  onTabChange,
  onEdit,
}: ViewProps<Content>) {
  const sections = writeCandidateMessagingSections(content);
  const isWritten = Object.values(sections).some(({ blocks }) => blocks.length > 0);

  function show(section: DocumentSection, drawn: ReactNode) {
    if (!isWritten) return <Placeholder title={section.title} jobTitle={job.title} />;
    return <ViewSection of={section}>{drawn}</ViewSection>;
  }

  return (
    <ResultView content={content} sections={sections} onEdit={onEdit} toast="label" guide={guide}>
      <h3
        dir="auto"
        className="order-first font-serif text-lg font-semibold @3xl:text-xl wrap-anywhere"
      >
        Candidate Messaging & Outreach Strategy for {job.title}
      </h3>
      <ViewTabs
        label="Candidate messaging"
        tab={tab}
        onTabChange={onTabChange}
        tabs={[
          {
            id: 'outreach-scripts',
            label: 'Outreach Scripts',
            content: (
              <>
                <MailFirst sequences={content.emailSequences} onTabChange={onTabChange} />
                {show(sections.scripts, <OutreachScripts scripts={content.outreachScripts} />)}
              </>
            ),
          },
          {
            id: 'email-sequences',
            label: 'Email Sequences',
            content: show(sections.sequences, <Sequences sequences={content.emailSequences} />),
          },
          {
            id: 'objection-responses',
            label: 'Objection Responses',
            content: show(
              sections.objections,
              <Objections objections={content.objectionResponses} />,
            ),
          },
          {
            id: 'persona-messaging',
            label: 'Persona Messaging',
            content: show(sections.personas, <Personas personas={content.personaMessaging} />),
          },
          {
            id: 'social-outreach',
            label: 'Social Outreach',
            content: show(sections.social, <SocialPosts posts={content.socialOutreach} />),
          },
          {
            id: 'follow-up-tactics',
            label: 'Follow-up Tactics',
            content: show(sections.followUps, <FollowUps tactics={content.followUpTactics} />),
          },
        ]}
      />
    </ResultView>
  );
}
