import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface TextEditorProps {
  /** What the person begins from; it may be another's by the time they save. */
  initial: string;
  label: string;
  hint: string;
  /** Enter alone saves what fits on one line; longer text takes Ctrl or Cmd with it. */
  singleLine: boolean;
  allowEmpty: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** The box in place of the text that is being changed. */
export function TextEditor(props: TextEditorProps) {
  const { initial, label, hint, singleLine, allowEmpty, onSave, onCancel } = props;
  const [before] = useState(initial);
  const [text, setText] = useState(initial);
  const box = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const isValid = allowEmpty || text.trim() !== '';

  useEffect(() => box.current?.focus(), []);

  function save() {
    if (!isValid) return;
    if (text.trim() === before.trim()) onCancel();
    else onSave(text.trim());
  }

  function handleKey(event: KeyboardEvent) {
    // Escape leaves the text, not the window around it.
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
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
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" disabled={!isValid} onClick={save}>
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <span id={hintId} className="text-xs text-ink-faint">
          {hint}
        </span>
      </div>
    </div>
  );
}
