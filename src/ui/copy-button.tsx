import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';

import { Button, type ButtonProps } from './button.tsx';
import { copyText } from './copy-text.ts';

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** The text, or how to make it when it is asked for. */
  text: string | (() => string);
  /** The same with its headings and lists, for programs that take more than text. */
  html?: () => string;
  words?: Parameters<typeof copyText>[1];
  label?: string;
}

const tickMilliseconds = 1500;

export function CopyButton({
  text,
  html,
  words,
  label = 'Copy',
  size = 'sm',
  variant = 'ghost',
  'aria-label': name = size === 'icon' ? label : undefined,
  ...rest
}: CopyButtonProps) {
  const [copiedAt, setCopiedAt] = useState(0);

  useEffect(() => {
    if (copiedAt === 0) return undefined;
    const timer = setTimeout(() => setCopiedAt(0), tickMilliseconds);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    const done = await copyText(typeof text === 'string' ? text : text(), words, html?.());
    setCopiedAt(done ? Date.now() : 0);
  }

  return (
    <Button {...rest} size={size} variant={variant} aria-label={name} onClick={() => void copy()}>
      {copiedAt ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {size !== 'icon' && label}
    </Button>
  );
}
