import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { Output } from '#shared/output.ts';
import { editContent, valueAt } from '#tools/edit-content.ts';
import { decodeStored } from '#tools/reading/decode-stored.ts';
import { clearToast, toast } from '#ui/toast.ts';
import { ApiError, describeFailure } from '#web/lib/api-error.ts';

import { saveContent } from '../job-page-calls.ts';
import { outputsQuery, refreshWritten } from '../job-page-queries.ts';
import { useRestore } from './use-restore.ts';

type Text = string | string[];

interface Edit {
  path: readonly (string | number)[];
  value: Text;
  /** What the person saw when they began. */
  base: Output | undefined;
}

/** Two people changed the same words: both are shown, and the person decides. */
export interface Conflict {
  yours: Text;
  theirs: unknown;
  keepTheirs: () => void;
  saveYours: () => void;
}

const updateFailed = {
  title: 'Update failed',
  description: 'Failed to update content',
  variant: 'destructive',
} as const;

/** Saves one changed text or list of this output at a time, each as a version that can be taken back. */
export function useEdit(jobId: number, output: Output | undefined) {
  const queryClient = useQueryClient();
  const outputId = output?.id ?? 0;
  const { restore } = useRestore(outputId);
  const [clash, setClash] = useState<(Edit & { theirs: unknown }) | undefined>();
  const { queryKey } = outputsQuery(jobId);

  const findCurrent = () =>
    queryClient.getQueryData(queryKey)?.find(({ id }) => id === outputId) ?? output;

  /** Where somebody has changed other words since, yours fit beside them. */
  async function saveUnlessChanged(edit: Edit) {
    const current = findCurrent();
    const theirs = readAt(current, edit);
    if (![readAt(edit.base, edit), edit.value].some((text) => isSame(text, theirs))) {
      setClash({ ...edit, base: current, theirs });
      return undefined;
    }
    return { previous: current?.version ?? null, saved: await save(current, edit) };
  }

  const { mutate } = useMutation({
    // One after the other: each edit starts from what the one before has saved.
    scope: { id: `edit ${outputId}` },
    mutationFn: async (edit: Edit) => {
      try {
        return await saveUnlessChanged(edit);
      } catch (error) {
        if (!isConflict(error)) throw error;
        await queryClient.refetchQueries({ queryKey });
        return saveUnlessChanged(edit);
      }
    },
    onMutate: clearToast,
    onSuccess: (result) => {
      if (!result) return;
      const { previous, saved } = result;
      queryClient.setQueryData(queryKey, (outputs) =>
        outputs?.map((other) => (other.id === saved.id ? saved : other)),
      );
      void refreshWritten(queryClient);
      toast({
        title: 'Content updated',
        description: 'Your changes have been saved.',
        ...(previous !== null && { action: { label: 'Undo', onPress: () => restore(previous) } }),
      });
    },
    onError: (error, edit) => {
      const description = describeFailure(error, updateFailed.description);
      // The editor is closed: what was typed waits here.
      const action = { label: 'Try again', onPress: () => mutate(edit) };
      toast({ ...updateFailed, description, action });
    },
  });

  const conflict: Conflict | undefined = clash && {
    yours: clash.value,
    theirs: clash.theirs,
    keepTheirs: () => setClash(undefined),
    saveYours: () => {
      setClash(undefined);
      mutate(clash);
    },
  };
  const edit = (path: Edit['path'], value: Text) => mutate({ path, value, base: output });
  return { edit, conflict };
}

async function save(current: Output | undefined, { path, value }: Edit): Promise<Output> {
  const content = current && editContent(current.content, path, value);
  if (!current || current.version === null || content === undefined) {
    throw new Error('The edited text is no longer there.');
  }
  return saveContent(current.id, { content, version: current.version });
}

const readAt = (output: Output | undefined, { path }: Edit) =>
  valueAt(decodeStored(output?.content), path);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
