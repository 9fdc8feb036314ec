import { useId, useMemo } from 'react';

import { fillOwnBlanks } from '#shared/fill-own-blanks.ts';
import { type BoardPost, writeBoardPosts } from '#tools/attraction-posting/board-posts.ts';
import { readAttractionPosting } from '#tools/attraction-posting/content.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Textarea } from '#ui/textarea.tsx';

import { useSender } from '../use-sender.ts';
import { ExportButton } from './export-button.tsx';
import { boardPostFile } from './export-file.ts';

interface BoardPostsDialogProps {
  jobId: number;
  /** Of the attraction posting, as it is stored. */
  content: unknown;
  onClose: () => void;
}

/** An advertisement bears no signature, whoever hires. */
const unsigned = { employer: null, employerConfidential: true };

/** The posting as text to paste, once for each kind of place with what that place takes. */
export function BoardPostsDialog({ jobId, content, onClose }: BoardPostsDialogProps) {
  const sender = useSender(unsigned);
  const posts = useMemo(
    () => writeBoardPosts(fillOwnBlanks(readAttractionPosting(content), sender)),
    [content, sender],
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="For job boards"
      description="The public posting as plain text, ready to paste."
      footer={
        <ExportButton file={boardPostFile(jobId)} variant="outline">
          Download both
        </ExportButton>
      }
    >
      <div className="grid gap-6">
        {posts.map((post) => (
          <Post key={post.name} post={post} />
        ))}
      </div>
    </Dialog>
  );
}

const numbers = new Intl.NumberFormat('en-US');

function Post({ post: { name, limit, text, isWhole } }: { post: BoardPost }) {
  const headingId = useId();
  const lengthId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h3 id={headingId} className="font-semibold tracking-tight">
            {name}
          </h3>
          <p id={lengthId} className="tabular text-sm text-ink-soft">
            {numbers.format(text.length)} of at most {numbers.format(limit)} characters
            {!isWhole && '. Shortened to fit; how to apply is kept.'}
          </p>
        </div>
        <CopyButton text={text} aria-label={`Copy ${name}`} variant="outline" />
      </div>
      <Textarea
        readOnly
        rows={10}
        dir="auto"
        aria-labelledby={headingId}
        aria-describedby={lengthId}
        className="font-serif"
        value={text}
      />
    </section>
  );
}
