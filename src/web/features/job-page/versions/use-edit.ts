import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { Output } from '#shared/output.ts';
import { type ContentPath, editContent, valueAt } from '#tools/edit-content.ts';
import { decodeStored } from '#tools/reading/decode-stored.ts';
import { clearToast, toast } from '#ui/toast.ts';
import { ApiError, describeFailure } from '#web/lib/api-error.ts';

import type { ToolDrafts } from '../drafts/create-drafts.ts';
import { saveContent } from '../job-page-calls.ts';
import { outputsQuery, refreshWritten } from '../job-page-queries.ts';
import { useRestore } from './use-restore.ts';
import { sayValue } from './say-value.ts';

type Text = string | string[];

interface Edit {
  path: ContentPath;
  value: Text;
  /** What stood there when the person began. */
  seen: string;
}

interface Clash extends Edit {
  theirs: unknown;
  /** Says whether the edit is done with. */
  end: (isDone: boolean) => void;
}

/** Two people changed the same words: both are shown, and the person decides. */
export interface Conflict {
  yours: Text;
  theirs: unknown;
  keepTheirs: () => void;
  saveYours: () => void;
  /** Decides nothing: what was typed is still where it was typed. */
  goBack: () => void;
}

const updateFailed = {
  title: 'Update failed',
  description: 'Failed to update content',
  variant: 'destructive',
} as const;

interface EditedTool {
  jobId: number;
  output: Output | undefined;
  drafts: ToolDrafts;
}

/** Saves one changed text or list of this output at a time, each as a version that can be taken back. */
export function useEdit({ jobId, output, drafts }: EditedTool) {
  const queryClient = useQueryClient();
  const outputId = output?.id ?? 0;
  const { restore } = useRestore(outputId);
  const [clash, setClash] = useState<Clash | undefined>();
  const { queryKey } = outputsQuery(jobId);

  const findCurrent = () =>
    queryClient.getQueryData(queryKey)?.find(({ id }) => id === outputId) ?? output;

  /** Where somebody has changed other words since, yours fit beside them. */
  async function saveUnlessChanged(edit: Edit) {
    const current = findCurrent();
    const theirs = sayValue(current?.content, edit.path);
    if (theirs !== edit.seen && theirs !== JSON.stringify(edit.value)) {
      return { theirs: valueAt(decodeStored(current?.content), edit.path) };
    }
    return { previous: current?.version ?? null, saved: await save(current, edit) };
  }

  const { mutate, mutateAsync } = useMutation({
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
      if ('theirs' in result) return;
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
      // What was typed is still in its box, from where it can be saved again; a choice has none.
      const action = drafts.find(edit.path) === undefined && {
        action: { label: 'Try again', onPress: () => mutate(edit) },
      };
      toast({ ...updateFailed, description, ...action });
    },
  });

  /** Says whether there is nothing left to do for it. */
  async function send(edit: Edit): Promise<boolean> {
    const result = await mutateAsync(edit).catch(() => undefined);
    if (!result || 'saved' in result) return result !== undefined;
    return new Promise((end) => {
      setClash({ ...edit, theirs: result.theirs, end });
    });
  }

  const conflict = clash && toConflict(clash, { send, close: () => setClash(undefined) });
  const edit = (path: ContentPath, value: Text) =>
    send({ path, value, seen: drafts.seen(path) ?? sayValue(output?.content, path) });
  return { edit, conflict };
}

interface Deciding {
  send: (edit: Edit) => Promise<boolean>;
  close: () => void;
}

function toConflict(clash: Clash, { send, close }: Deciding): Conflict {
  const { theirs, end, ...edit } = clash;
  const decide = async (answer: () => boolean | Promise<boolean>) => {
    close();
    end(await answer());
  };
  return {
    yours: edit.value,
    theirs,
    keepTheirs: () => void decide(() => true),
    saveYours: () => void decide(() => send({ ...edit, seen: JSON.stringify(theirs) ?? '' })),
    goBack: () => void decide(() => false),
  };
}

async function save(current: Output | undefined, { path, value }: Edit): Promise<Output> {
  const content = current && editContent(current.content, path, value);
  if (!current || current.version === null || content === undefined) {
    throw new Error('The edited text is no longer there.');
  }
  return saveContent(current.id, { content, version: current.version });
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
