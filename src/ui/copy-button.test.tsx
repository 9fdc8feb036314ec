import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CopyButton } from './copy-button.tsx';
import { dismissToast, readToast } from './toast.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  writeText.mockReset().mockResolvedValue();
});

afterEach(() => {
  dismissToast(readToast()?.id ?? -1);
  vi.unstubAllGlobals();
  cleanup();
});

describe('CopyButton', () => {
  it('copies the text and says Copied!', async () => {
    render(<CopyButton text="Wind turbine technician" />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(readToast()).toMatchObject({ title: 'Copied!' }));
    expect(writeText).toHaveBeenCalledWith('Wind turbine technician');
  });

  it('makes the text only when asked for', async () => {
    const makeText = vi.fn<() => string>(() => 'late');
    render(<CopyButton text={makeText} />);
    expect(makeText).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('late'));
  });

  it('says when copying failed', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    render(<CopyButton text="x" />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() =>
      expect(readToast()).toMatchObject({
        title: 'Copy failed',
        description: 'Unable to copy to clipboard',
        variant: 'destructive',
      }),
    );
  });

  it('says so too where the browser has no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    render(<CopyButton text="x" />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(readToast()?.title).toBe('Copy failed'));
  });

  it('uses the words it is given, and keeps quiet when told to', async () => {
    render(<CopyButton text="x" words={{ copied: { title: 'Copied to clipboard' } }} />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(readToast()?.title).toBe('Copied to clipboard'));
    dismissToast(readToast()?.id ?? -1);
    cleanup();

    render(<CopyButton text="y" words={{ copied: null }} />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(writeText).toHaveBeenLastCalledWith('y'));
    expect(readToast()).toBeNull();
  });
});
