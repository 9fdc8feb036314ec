import { CopyButton } from '#ui/copy-button.tsx';

import { formatJson } from './format-json.ts';

export function JsonScreen({ content }: { content: unknown }) {
  if (content === null) return <p className="text-ink-soft">No content available</p>;
  const text = formatJson(content);
  return (
    <section aria-label="JSON" className="grid gap-3">
      <div className="flex justify-end">
        <CopyButton text={text} label="Copy JSON" variant="outline" />
      </div>
      <JsonText text={text} />
    </section>
  );
}

export function JsonText({ text }: { text: string }) {
  return (
    <pre className="rounded border bg-sunken p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
      {text}
    </pre>
  );
}
