import type { ViewProps } from '../view-props.ts';

/** Stored content as it is. */
export function PlainView({ content }: ViewProps<unknown>) {
  return (
    <pre className="overflow-x-auto text-sm whitespace-pre-wrap wrap-anywhere">
      {JSON.stringify(content, null, 2)}
    </pre>
  );
}
