import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AlertDialog } from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

describe('Dialog', () => {
  it('opens from its trigger, named and described, and closes by its button', async () => {
    render(
      <Dialog
        title="Edit job"
        description="Tools stay as they are."
        trigger={<Button>Edit</Button>}
      >
        <input aria-label="Title" />
      </Dialog>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit job' });
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Tools stay as they are.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes on Escape', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog title="Edit job" open onOpenChange={onOpenChange}>
        Text
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  });

  it('cannot be left while it is not dismissable', () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog title="Writing" dismissable={false} open onOpenChange={onOpenChange}>
        Wait
      </Dialog>,
    );
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('AlertDialog', () => {
  const words = {
    title: 'Delete this job?',
    description: 'This cannot be undone.',
    confirmLabel: 'Delete job',
  };

  it('confirms once and closes', async () => {
    const onConfirm = vi.fn<() => void>();
    render(
      <AlertDialog
        {...words}
        destructive
        onConfirm={onConfirm}
        trigger={<Button>Delete</Button>}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Delete this job?' });
    fireEvent.click(screen.getByRole('button', { name: 'Delete job' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('does nothing when cancelled', async () => {
    const onConfirm = vi.fn<() => void>();
    render(<AlertDialog {...words} onConfirm={onConfirm} trigger={<Button>Delete</Button>} />);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('stays while it is busy', () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <AlertDialog
        {...words}
        open
        busy
        busyLabel="Deleting..."
        onOpenChange={onOpenChange}
        onConfirm={() => {}}
      />,
    );
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Deleting...' }).getAttribute('aria-busy')).toBe(
      'true',
    );
  });
});
