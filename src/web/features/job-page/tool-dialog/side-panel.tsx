import X from 'lucide-react/icons/x';

import type { Output } from '#shared/output.ts';
import { Button } from '#ui/button.tsx';

import { VersionList } from '../versions/version-list.tsx';
import { Sources } from './sources.tsx';
import type { ToolScreenControl } from './tool-screen.ts';

interface SidePanelProps {
  output: Output | undefined;
  screen: ToolScreenControl;
  onClose: () => void;
}

/** Beside the content where there is room, in its place where there is not. */
export function SidePanel({ output, screen, onClose }: SidePanelProps) {
  return (
    <aside
      aria-label="Sources and versions"
      className="relative grid w-full content-start gap-6 overflow-y-auto px-4 py-5 sm:px-6 lg:w-80 lg:shrink-0 lg:border-l lg:px-5 print:hidden"
    >
      {output?.provenance ? (
        <>
          <Sources provenance={output.provenance} />
          <VersionList output={output} screen={screen} />
        </>
      ) : (
        <p className="pr-10 text-ink-soft">
          Sources and versions appear once something is written.
        </p>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label="Hide sources and versions"
        className="absolute top-3 right-3"
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </Button>
    </aside>
  );
}
