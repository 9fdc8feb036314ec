import { use, useEffect, useRef, useState } from 'react';

import { toast } from '#ui/toast.ts';

import type { ContentPath } from '../edit-content.ts';
import type { ViewProps } from '../view-props.ts';
import { type AskedEdit, AskedEditContext } from './asked-edit.tsx';
import { EditDraftsContext } from './edit-drafts.tsx';
import { useView } from './view-context.tsx';

type OnEdit = NonNullable<ViewProps<unknown>['onEdit']>;

interface Begun {
  /** It may be missing later, while the tool is written anew; what was begun can still be saved. */
  onEdit: OnEdit;
  /** What was typed before the box was last gone. */
  draft: string | undefined;
}

/** Whether something is being edited; the focus goes back to the pencil when that ends. */
export function useEditing(path: ContentPath | undefined, label: string) {
  const { onEdit } = useView();
  const drafts = use(EditDraftsContext);
  const [begun, setBegun] = useState<Begun>();
  const draft = path && drafts.find(path);
  // Words that wait are shown again where they were typed, as soon as they can be saved.
  if (!begun && onEdit && draft !== undefined) setBegun({ onEdit, draft });
  const [isSaving, setSaving] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = path !== undefined && begun !== undefined;

  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const key = JSON.stringify(path);
  useEffect(
    () => (isEditing && key ? drafts.show(JSON.parse(key) as ContentPath) : undefined),
    [drafts, isEditing, key],
  );

  // Each request is met once, by the text it is for, as soon as that is on the screen.
  const asked = use(AskedEditContext);
  const met = useRef<AskedEdit>(undefined);
  useEffect(() => {
    if (!asked || !onEdit || met.current === asked || JSON.stringify(asked.path) !== key) return;
    met.current = asked;
    setBegun((before) => before ?? { onEdit, draft: undefined });
  }, [asked, key, onEdit]);

  function begin(typed?: string) {
    if (path && typed !== undefined) drafts.keep({ path, label, text: typed });
    if (path && onEdit) setBegun({ onEdit, draft: typed });
  }

  function end() {
    if (path) drafts.drop(path);
    setBegun(undefined);
  }

  async function save(value: string | string[]) {
    const send = onEdit ?? begun?.onEdit;
    if (!path || !send || isSaving) return;
    const saving = send(path, value);
    // What is refused stays in its box.
    let isSaved = true;
    if (saving) {
      setSaving(true);
      isSaved = await saving.catch(() => false);
      setSaving(false);
    }
    if (isSaved) end();
  }

  return {
    canEdit: path !== undefined && onEdit !== undefined,
    isEditing,
    pencil,
    start: () => begin(),
    editor: {
      label,
      draft: begun?.draft,
      isSaving,
      onType: (text: string) => path && drafts.keep({ path, label, text }),
      save: (value: string | string[]) => void save(value),
      /** Given what was typed and is not wanted any more, if anything was. */
      onCancel(typed?: string) {
        end();
        if (typed === undefined) return;
        const action = { label: 'Bring it back', onPress: () => begin(typed) };
        toast({ title: 'Edit discarded', description: `The ${label} stays as it was.`, action });
      },
    },
  };
}
