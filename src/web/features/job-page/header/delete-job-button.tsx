import { useMutation, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useLocation } from 'wouter';

import { AlertDialog } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { clearToast, toast } from '#ui/toast.ts';

import { deleteJob } from '../job-page-calls.ts';
import { jobQuery, refreshWritten } from '../job-page-queries.ts';

export function DeleteJobButton({ jobId }: { jobId: number }) {
  const [open, setOpen] = useState(false);
  const deletion = useDeletion(jobId, () => setOpen(false));
  return (
    <>
      <Button variant="outline" className="text-danger!" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" /> Delete
      </Button>
      <AlertDialog
        title="Are you sure you want to delete this job?"
        description="This action cannot be undone. This will permanently delete the job and all associated data."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        destructive
        busy={deletion.isPending}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => deletion.mutate()}
      />
    </>
  );
}

function useDeletion(jobId: number, onFailure: () => void) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => deleteJob(jobId),
    onMutate: clearToast,
    onSuccess: () => {
      // Away from the page first: it would ask for what is gone.
      navigate('/dashboard');
      queryClient.removeQueries({ queryKey: jobQuery(jobId).queryKey });
      void refreshWritten(queryClient);
      toast({ title: 'Job deleted', description: 'The job has been successfully deleted.' });
    },
    onError: () => {
      onFailure();
      toast({
        title: 'Delete failed',
        description: 'Failed to delete job',
        variant: 'destructive',
      });
    },
  });
}
