import ExternalLink from 'lucide-react/icons/external-link';

import { buttonClass } from '#ui/button-class.ts';
import { cn } from '#ui/class-names.ts';

import type { ContentPath } from '../edit-content.ts';
import { toLabel } from '../reading/label.ts';
import { CopyText } from '../view-parts/copy-part.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import type { SourcingStrategyView } from './content.ts';
import { findPlatformLink } from './platform-link.ts';

type Platform = SourcingStrategyView['booleanStrings'][number];
type StoredString = Platform['strings'][number];

export function BooleanSearch({ platforms }: { platforms: readonly Platform[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {platforms.map((platform, index) => (
        <section key={index} className="min-w-0">
          <h4 dir="auto" className="mb-2 font-serif text-lg font-semibold wrap-anywhere">
            {toLabel(platform.label) || 'Search'}
          </h4>
          <ul className="grid gap-3">
            {platform.strings.map((string, row) => (
              <SearchString
                key={row}
                platform={platform.label}
                string={string}
                path={string.label ? ['booleanStrings', platform.label, string.label] : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface SearchStringProps {
  platform: string;
  string: StoredString;
  /** What it is called; its own label where nothing else is given. */
  name?: string;
  path?: ContentPath | undefined;
  /** A few lines of it; Copy and the link have it all. */
  isClamped?: boolean;
}

export function SearchString(props: SearchStringProps) {
  const { platform, string, path, isClamped = false } = props;
  const link = findPlatformLink(platform, string.text);
  const name = capitalize(props.name ?? (string.label || 'Search string'));
  return (
    <li className="min-w-0 rounded border bg-paper">
      <div className="flex flex-wrap items-center gap-x-2 border-b px-3 py-1">
        <span dir="auto" className="mr-auto text-sm font-medium wrap-anywhere">
          {name}
          <span className="tabular ml-2 font-normal whitespace-nowrap text-ink-faint">
            {string.text.length} characters
          </span>
        </span>
        {link && (
          <a
            href={link.href}
            target="_blank"
            rel="noreferrer"
            data-print="hide"
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            <ExternalLink aria-hidden="true" />
            Open in {link.name}
          </a>
        )}
        <CopyText text={string.text} label={name} />
      </div>
      <EditableText
        as="div"
        path={path}
        text={string.text}
        label={name}
        className={cn('font-mono text-sm leading-relaxed', isClamped ? 'm-3 line-clamp-4' : 'p-3')}
      />
    </li>
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
