import { FirstPage } from '../view-parts/first-page.tsx';
import { MessageCard } from '../view-parts/message-card.tsx';
import { chooseMessageKind } from '../view-parts/message-kind.ts';
import type { CandidateMessagingView } from './content.ts';
import { writeDay } from './document.ts';

interface MailFirstProps {
  sequences: CandidateMessagingView['emailSequences'];
  onTabChange: (tab: string) => void;
}

/** The first mail of the first sequence that has one; the first messages of other channels stand below it anyway. */
export function MailFirst({ sequences, onTabChange }: MailFirstProps) {
  const mails = sequences.flatMap(({ persona, steps }) =>
    steps
      .filter(({ channel, body }) => body !== '' && chooseMessageKind(channel) === 'mail')
      .map((step) => ({ persona, step })),
  );
  const [mail] = mails;
  if (!mail) return null;
  const { persona, step } = mail;
  return (
    <FirstPage
      title="The message to send today"
      more={{ label: 'Email Sequences', onPress: () => onTabChange('email-sequences') }}
    >
      <div className="max-w-3xl">
        <MessageCard
          kind="mail"
          heading={
            <>
              <span className="tabular font-semibold">{writeDay(step) || 'Email'}</span>
              <span dir="auto" className="text-ink-soft wrap-anywhere">
                {persona}
              </span>
            </>
          }
          to="[First name]"
          subject={{ text: step.subject, path: undefined }}
          text={step.body}
          path={undefined}
          label="Email"
        />
      </div>
    </FirstPage>
  );
}
