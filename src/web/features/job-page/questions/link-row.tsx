import type { AnswerLink } from '#shared/answers.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Timestamp } from '#ui/timestamp.tsx';
import { sayDay } from '#web/features/answering/answer-words.ts';
import { ConfirmButton } from '#web/features/organizations/confirm-button.tsx';

import { countAnswered, isLive, linkStateWords } from './link-words.ts';
import { remindLink, revokeLink } from './question-calls.ts';
import { useQuestionChange } from './use-question-change.ts';

interface LinkRowProps {
  jobId: number;
  link: AnswerLink;
}

/** Somebody who was asked, how far they are, and what can be done about it. */
export function LinkRow({ jobId, link }: LinkRowProps) {
  const { name, email, state, url } = link;
  const { label, variant } = linkStateWords[state];
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        {email && <span className="text-ink-soft wrap-anywhere">{email}</span>}
        <Badge variant={variant}>{label}</Badge>
      </p>
      <p className="tabular text-sm text-ink-soft">
        {countAnswered(link)}
        <Moments link={link} />
      </p>
      {isLive(link) && (
        <div className="-ml-3 flex flex-wrap gap-x-1">
          {url && (
            <CopyButton
              text={url}
              label="Copy link"
              aria-label={`Copy link for ${name}`}
              words={{ copied: { title: 'Link copied' } }}
            />
          )}
          {email && state !== 'answered' && <RemindButton {...{ jobId, link }} />}
          <WithdrawButton {...{ jobId, link }} />
        </div>
      )}
    </li>
  );
}

function Moments({ link }: Pick<LinkRowProps, 'link'>) {
  const { completedAt, openedAt, remindedAt, createdAt, expiresAt } = link;
  const last = completedAt
    ? { word: 'done', at: completedAt }
    : openedAt
      ? { word: 'opened', at: openedAt }
      : { word: 'made', at: createdAt };
  return (
    <>
      {', '}
      {last.word} <Timestamp date={last.at} />
      {remindedAt && (
        <>
          , reminded <Timestamp date={remindedAt} />
        </>
      )}
      {isLive(link) && `, opens until ${sayDay(expiresAt)}`}
    </>
  );
}

function RemindButton({ jobId, link: { id, name } }: LinkRowProps) {
  const remind = useQuestionChange({
    jobId,
    send: () => remindLink(jobId, id),
    done: () => ({ title: 'Reminder sent', description: `${name} gets a mail with the link.` }),
    failed: 'The reminder could not be sent',
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Remind ${name}`}
      busy={remind.isPending}
      busyLabel="Sending..."
      onClick={() => remind.mutate()}
    >
      Remind
    </Button>
  );
}

function WithdrawButton({ jobId, link: { id, name } }: LinkRowProps) {
  const revoke = useQuestionChange({
    jobId,
    send: () => revokeLink(jobId, id),
    done: () => ({ title: 'Link withdrawn', description: 'It does not open anything any more.' }),
    failed: 'The link could not be withdrawn',
  });
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      aria-label={`Withdraw the link for ${name}`}
      title={`Withdraw the link for ${name}?`}
      description="It does not open anything from then on. What was answered stays with the job."
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      onConfirm={() => revoke.mutateAsync()}
    >
      Withdraw
    </ConfirmButton>
  );
}
