import { useId, useState } from 'react';

import type { AnswerLink, AnswerLinkCreate, JobQuestions } from '#shared/answers.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Notice } from '#web/components/notice.tsx';
import { sayDay } from '#web/features/answering/answer-words.ts';

import { AskForm } from './ask-form.tsx';
import { LinkRow } from './link-row.tsx';
import { createLink } from './question-calls.ts';
import { useQuestionChange } from './use-question-change.ts';

interface AskDialogProps {
  jobId: number;
  questions: Pick<JobQuestions, 'open' | 'links'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes a link, shows it, and tells of those that were made before. */
export function AskDialog({ jobId, questions, open, onOpenChange }: AskDialogProps) {
  const formId = useId();
  const headingId = useId();
  const [made, setMade] = useState<AnswerLink>();
  const create = useQuestionChange({
    jobId,
    send: async (link: AnswerLinkCreate) => setMade(await createLink(jobId, link)),
    failed: 'The link could not be made',
  });
  const { links } = questions;
  const canAsk = questions.open.length > 0;
  return (
    <Dialog
      title="Ask the hiring manager"
      description="Makes a page on which somebody without an account answers. It opens for 14 days."
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => setMade(undefined)}
      footer={
        made ? (
          <>
            {canAsk && (
              <Button variant="outline" onClick={() => setMade(undefined)}>
                Ask somebody else too
              </Button>
            )}
            <Button onClick={() => onOpenChange(false)}>Done</Button>
          </>
        ) : (
          canAsk && (
            <Button type="submit" form={formId} busy={create.isPending} busyLabel="Making...">
              Make the link
            </Button>
          )
        )
      }
    >
      <div className="grid gap-8">
        {made ? (
          <MadeLink link={made} />
        ) : canAsk ? (
          <AskForm id={formId} open={questions.open} onAsk={create.mutateAsync} />
        ) : (
          <p className="text-ink-soft">There is nothing to ask: no question is open.</p>
        )}
        {links.length > 0 && (
          <section aria-labelledby={headingId}>
            <h3 id={headingId} className="mb-1 font-medium">
              Asked so far
            </h3>
            <ul className="divide-y border-y">
              {links.map((link) => (
                <LinkRow key={link.id} jobId={jobId} link={link} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function MadeLink({ link: { name, email, url, expiresAt } }: { link: AnswerLink }) {
  return (
    <div className="grid gap-4">
      <Notice tone="good">
        {email
          ? `${name} gets a mail with the link.`
          : `The link for ${name} is ready. Send it yourself.`}{' '}
        You are told when it is done.
      </Notice>
      {url && (
        <div className="flex items-end gap-2">
          <Field
            label="Link"
            description={`Whoever has it can answer until ${sayDay(expiresAt)}.`}
            className="min-w-0 flex-1"
          >
            <div className="flex gap-2">
              <Input readOnly value={url} onFocus={({ target }) => target.select()} />
              <CopyButton
                text={url}
                size="default"
                variant="outline"
                label="Copy"
                words={{ copied: { title: 'Link copied' } }}
              />
            </div>
          </Field>
        </div>
      )}
    </div>
  );
}
