import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import { useId, useRef } from 'react';

import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { bareInputClass, controlClass } from '#ui/control-class.ts';
import { Label } from '#ui/label.tsx';
import { Notice } from '#web/components/notice.tsx';

import { JobTextProgress } from './job-text-progress.tsx';
import { JobTextSummary } from './job-text-summary.tsx';
import { acceptedFiles } from './read-file.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { JobTextState } from './job-text-parts.ts';
import type { JobText } from './use-job-text.ts';

/** Takes a job description as a file or as text, and fills in the form from it. */
export function JobTextArea({ jobText }: { jobText: JobText }) {
  const { state, work, problem } = jobText;
  const textId = useId();
  const hintId = useId();
  const drop = useFileDrop((file) => void jobText.takeFile(file));

  return (
    <section className="grid gap-3">
      <div
        {...drop.handlers}
        className={cn(
          controlClass,
          'relative overflow-clip has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-accent',
          drop.over && 'border-accent!',
        )}
      >
        <div className="px-3 pt-2.5">
          <Label htmlFor={textId}>Job description or intake notes</Label>
          <p id={hintId} className="text-sm text-ink-faint">
            Drop a file here or paste the text. What it says is filled in below for you to check.
          </p>
        </div>
        <textarea
          id={textId}
          aria-describedby={hintId}
          rows={5}
          value={state.text}
          placeholder="Paste the text of the job here"
          onChange={(event) => jobText.setText(event.target.value)}
          onPaste={(event) => {
            if (jobText.refusePaste(event.clipboardData.getData('text'))) event.preventDefault();
          }}
          className={cn(bareInputClass, 'block w-full resize-y px-3 py-2 leading-normal')}
        />
        <div className="flex flex-wrap items-center gap-2 border-t bg-sunken p-2">
          <FileChoice jobText={jobText} />
          <Button
            size="sm"
            className="ml-auto"
            busy={work?.phase === 'parsing'}
            busyLabel="Parsing..."
            disabled={work !== undefined && work.phase !== 'parsing'}
            onClick={() => void jobText.parse()}
          >
            <ClipboardPaste aria-hidden="true" /> Parse Job Description
          </Button>
        </div>
        {drop.over && <DropHint />}
      </div>
      <JobTextProgress work={work} fileName={state.fileName} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      {jobText.aside && <AsideNotice {...jobText.aside} />}
      {!work && <UnreadHint state={state} />}
      {!work && !problem && <JobTextSummary state={state} reading={jobText.reading} />}
    </section>
  );
}

function AsideNotice({ name, bringBack }: NonNullable<JobText['aside']>) {
  return (
    <Notice>
      <p className="wrap-anywhere">
        {name === undefined
          ? 'The text of the file took the place of what you had pasted.'
          : `What ${name} had given was taken out, as it is not of this file.`}
      </p>
      <Button variant="link" size="sm" onClick={bringBack}>
        {name === undefined ? 'Bring back what I pasted' : `Bring back ${name}`}
      </Button>
    </Notice>
  );
}

function UnreadHint({ state: { text, parsedText } }: { state: JobTextState }) {
  if (!text.trim() || text === parsedText) return null;
  return (
    <p className="text-sm text-ink-soft">
      {parsedText === null
        ? 'Not parsed yet. If you go on without parsing, this text is added to the description.'
        : 'The text has changed since it was parsed. Parse it again to fill in what is new.'}
    </p>
  );
}

function FileChoice({ jobText }: { jobText: JobText }) {
  const input = useRef<HTMLInputElement>(null);
  const { fileName } = jobText.state;
  return (
    <>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label="Job description file"
        accept={acceptedFiles}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Emptied, so that choosing the same file again is a change too.
          target.value = '';
          if (file) void jobText.takeFile(file);
        }}
      />
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" /> {fileName ? 'Replace File' : 'Choose File'}
      </Button>
      {fileName ? (
        <span className={cn(besideClass, 'flex min-w-0 items-center gap-1.5')}>
          <FileText className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
          <span className="truncate" title={fileName}>
            {fileName}
          </span>
        </span>
      ) : (
        <span className={cn(besideClass, 'text-ink-faint')}>
          .txt, .pdf, .doc or .docx, up to 10 MB
        </span>
      )}
    </>
  );
}

/** Beside the buttons where there is room, else below them. */
const besideClass = 'text-sm max-sm:order-last max-sm:basis-full';

function DropHint() {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center bg-accent-soft/95 text-md font-medium text-accent">
      <span className="flex items-center gap-2">
        <Upload className="size-5" aria-hidden="true" /> Drop the file to read it
      </span>
    </div>
  );
}
