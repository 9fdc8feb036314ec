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

  it('copies the rich form beside the text where the browser takes it', async () => {
    const write = vi.fn<(items: unknown[]) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText, write } });
    vi.stubGlobal(
      'ClipboardItem',
      class {
        parts: Record<string, Blob>;
        constructor(parts: Record<string, Blob>) {
          this.parts = parts;
        }
      },
    );
    render(<CopyButton text="Hello" html={() => '<p>Hello</p>'} />);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    const [item] = write.mock.lastCall![0] as [{ parts: Record<string, Blob> }];
    expect(await item.parts['text/plain']!.text()).toBe('Hello');
    expect(await item.parts['text/html']!.text()).toBe('<p>Hello</p>');
    expect(writeText).not.toHaveBeenCalled();
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
