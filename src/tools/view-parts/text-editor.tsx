import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';

import { RewordButtons } from './reword.tsx';

interface TextEditorProps {
  /** What the person begins from; it may be another's by the time they save. */
  initial: string;
  /** What they had typed before, where they come back to it. */
  draft: string | undefined;
  label: string;
  hint: string;
  /** Enter alone saves what fits on one line; longer text takes Ctrl or Cmd with it. */
  singleLine: boolean;
  isSaving: boolean;
  /** Whether a language model may be asked to say it anew. */
  canReword?: boolean;
  onType: (text: string) => void;
  onSave: (text: string) => void;
  /** With what was typed, where that is thrown away. */
  onCancel: (typed?: string) => void;
}

/** The box in place of the text that is being changed. */
export function TextEditor(props: TextEditorProps) {
  const { initial, draft, label, hint, singleLine, isSaving, onType, onSave, onCancel } = props;
  const { canReword = false } = props;
  const [before] = useState(initial);
  const [text, setText] = useState(draft ?? initial);
  const box = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const isValid = text.trim() !== '';
  const isChanged = text.trim() !== before.trim();

  useEffect(() => box.current?.focus(), []);

  function type(typed: string) {
    setText(typed);
    onType(typed);
  }

  const cancel = () => onCancel(isValid && isChanged ? text : undefined);

  function save() {
    if (!isValid || isSaving) return;
    if (isChanged) onSave(text.trim());
    else onCancel();
  }

  function handleKey(event: KeyboardEvent) {
    // Escape leaves the text, not the window around it.
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (!isSaving) cancel();
    }
    if (event.key === 'Enter' && (singleLine || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    }
  }

  return (
    <div className="grid w-full gap-2 font-sans text-base">
      <Textarea
        ref={box}
        autoGrow
        rows={singleLine ? 1 : 4}
        dir="auto"
        aria-label={label}
        aria-describedby={hintId}
        value={text}
        readOnly={isSaving}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKey}
      />
      {canReword && <RewordButtons text={text} disabled={isSaving} onReworded={type} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" disabled={!isValid} busy={isSaving} busyLabel="Saving..." onClick={save}>
          Save
        </Button>
        <Button size="sm" variant="ghost" disabled={isSaving} onClick={cancel}>
          Cancel
        </Button>
        <span id={hintId} className="text-xs text-ink-faint">
          {hint}
        </span>
      </div>
    </div>
  );
}
