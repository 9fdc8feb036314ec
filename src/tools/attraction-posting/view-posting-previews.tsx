import Building2 from 'lucide-react/icons/building-2';
import type { ReactNode } from 'react';

import { Badge } from '#ui/badge.tsx';

import { docText } from '../view-parts/block.tsx';
import {
  boardTitleShows,
  countForPlace,
  cutWhereShown,
  networkShows,
  type PlaceId,
} from './posting-places.ts';
import { type Posting, writePostingBody } from './posting-texts.ts';

interface PreviewProps {
  posting: Posting;
  pay: string | undefined;
  location: string;
}

/** As a network shows it among other posts: a few lines, and the rest for those who ask for more. */
export function NetworkPreview({ posting, pay, location }: PreviewProps) {
  const { shown, hidden } = cutWhereShown(writePostingBody(posting), networkShows);
  return (
    <article className="max-w-xl overflow-clip rounded border bg-paper">
      <header className="flex gap-3 border-b p-4">
        <span className="grid size-12 shrink-0 place-items-center rounded bg-sunken text-ink-faint">
          <Building2 className="size-6" aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h4 dir="auto" className="text-md font-semibold wrap-anywhere">
            {posting.headline}
          </h4>
          <Facts items={[location, pay]} />
        </div>
      </header>
      <div className="p-4">
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {shown}
          {hidden && <span className="text-ink-faint"> … more</span>}
        </p>
      </div>
      {hidden && (
        <Hidden label="Seen only by those who press for more">
          <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
            {hidden}
          </p>
        </Hidden>
      )}
    </article>
  );
}

/** As a board lists it among other jobs, and opens it beside the list. */
export function BoardPreview({ posting, pay, location }: PreviewProps) {
  const { shown, hidden } = cutWhereShown(posting.headline, boardTitleShows);
  return (
    <article className="grid max-w-3xl grid-cols-[minmax(0,1fr)] overflow-clip rounded border bg-paper @3xl:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="border-b bg-sunken p-3 @3xl:border-r @3xl:border-b-0">
        <div className="rounded border border-l-4 border-l-accent bg-surface p-3">
          <h4 dir="auto" className="font-semibold wrap-anywhere">
            {shown}
            {hidden && <span className="text-ink-faint">…</span>}
          </h4>
          <Facts items={[location]} />
          {pay && (
            <p className="mt-2">
              <Badge variant="grey">{pay}</Badge>
            </p>
          )}
        </div>
      </div>
      <div className="p-5">
        <p dir="auto" className="mb-3 font-serif text-xl font-semibold wrap-anywhere">
          {posting.headline}
        </p>
        <p dir="auto" className={`whitespace-pre-line wrap-anywhere ${docText}`}>
          {writePostingBody(posting)}
        </p>
      </div>
    </article>
  );
}

function Facts({ items }: { items: readonly (string | undefined)[] }) {
  return (
    <p dir="auto" className="tabular text-sm text-ink-soft wrap-anywhere">
      {items.filter(Boolean).join(' · ')}
    </p>
  );
}

function Hidden({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-dashed bg-sunken p-4 text-ink-soft">
      <p className="mb-1 text-xs font-medium">{label}</p>
      {children}
    </div>
  );
}

/** How long it is, and what that means where it is read. */
export function PlaceCounts({ place, posting }: { place: PlaceId; posting: Posting }) {
  const { words, characters, isGood, verdict, source } = countForPlace(place, posting);
  return (
    <div data-print="hide" className="mb-4 grid max-w-[75ch] gap-1 text-sm text-ink-soft">
      <p className="tabular flex flex-wrap items-center gap-2">
        <Badge variant={isGood ? 'green' : 'orange'}>{words.toLocaleString('en-US')} words</Badge>
        <span>{characters.toLocaleString('en-US')} characters</span>
      </p>
      <p>
        {verdict} <span className="text-ink-faint">({source})</span>
      </p>
    </div>
  );
}
