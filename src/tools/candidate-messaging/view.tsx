import { TabbedView } from '../view-parts/tabbed-view.tsx';
import type { ViewProps } from '../view-props.ts';
import type { CandidateMessagingView as Content } from './content.ts';
import { writeCandidateMessagingSections } from './document.ts';
import { candidateMessagingOutline } from './outline.ts';
import { MailFirst } from './view-first-page.tsx';
import { FollowUps, Objections } from './view-replies.tsx';
import { OutreachScripts, SocialPosts } from './view-messages.tsx';
import { Personas } from './view-personas.tsx';
import { Placeholder } from './view-placeholder.tsx';
import { Sequences } from './view-sequences.tsx';

const guide = {
  title: 'How to Use',
  uses: {
    'outreach-scripts': 'One first message for each channel, within its limit.',
    'email-sequences': 'Send the steps on their days, and stop where it says so.',
    'objection-responses': 'A short reply first; the next move after the answer.',
    'persona-messaging': 'What to lead with, what proves it and what to leave out.',
    'social-outreach': 'Posts for networks and groups, with what each allows.',
    'follow-up-tactics': 'When to come back, and the rule for when not to.',
  },
};

export function CandidateMessagingView(props: ViewProps<Content>) {
  const { content, job, onTabChange } = props;
  return (
    <TabbedView
      view={props}
      outline={candidateMessagingOutline}
      written={writeCandidateMessagingSections(content)}
      label="Candidate messaging"
      toast="label"
      guide={guide}
      above={
        <h3
          dir="auto"
          className="order-first font-serif text-lg font-semibold @3xl:text-xl wrap-anywhere"
        >
          Candidate Messaging & Outreach Strategy for {job.title}
        </h3>
      }
      renderStandIn={({ title }) => <Placeholder title={title} jobTitle={job.title} />}
      first={<MailFirst sequences={content.emailSequences} onTabChange={onTabChange} />}
      tabs={{
        'outreach-scripts': { drawn: <OutreachScripts scripts={content.outreachScripts} /> },
        'email-sequences': { drawn: <Sequences sequences={content.emailSequences} /> },
        'objection-responses': { drawn: <Objections objections={content.objectionResponses} /> },
        'persona-messaging': { drawn: <Personas personas={content.personaMessaging} /> },
        'social-outreach': { drawn: <SocialPosts posts={content.socialOutreach} /> },
        'follow-up-tactics': { drawn: <FollowUps tactics={content.followUpTactics} /> },
      }}
    />
  );
}
