import type { ReactNode } from 'react';

import type { FactSource } from '#shared/brief.ts';

import { nameSource } from './brief-words.ts';

/** The words of the job a fact was read from, or the place that vouches for it. */
export function Evidence({ source }: { source: FactSource }) {
  if (source.from !== 'job') return <p className="text-sm text-ink-faint">{nameSource(source)}</p>;
  return (
    <figure className="border-l-2 border-line pl-3 text-sm text-ink-soft">
      <blockquote className="line-clamp-4 font-serif whitespace-pre-line wrap-anywhere">
        “{source.quote}”
      </blockquote>
      <figcaption className="text-xs text-ink-faint">{nameSource(source)}</figcaption>
    </figure>
  );
}

/** A fact with its evidence; where the two are the same words they stand once. */
export function Statement({ text, source }: { text: string; source: FactSource }) {
  const isQuote = source.from === 'job' && sameWords(source.quote, text);
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p>{text}</p>
      {isQuote ? (
        <p className="text-xs text-ink-faint">{nameSource(source)}, word for word</p>
      ) : (
        <Evidence source={source} />
      )}
    </div>
  );
}

export function BriefSection(props: { title: string; count?: number; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 flex items-baseline gap-2 text-md font-semibold tracking-tight">
        {props.title}{' '}
        {props.count !== undefined && (
          <span className="tabular text-sm font-normal text-ink-faint">{props.count}</span>
        )}
      </h3>
      {props.children}
    </section>
  );
}

function sameWords(a: string, b: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return words(a) === words(b);
}
