import X from 'lucide-react/icons/x';

import type { Output, Provenance } from '#shared/output.ts';
import { Button } from '#ui/button.tsx';

import { VersionList } from '../versions/version-list.tsx';
import { Sources } from './sources.tsx';
import type { ToolScreenControl } from './tool-screen.ts';

interface SidePanelProps {
  output: Output;
  provenance: Provenance;
  screen: ToolScreenControl;
}

/** Beside the content where there is room, in its place where there is not. */
export function SidePanel({ output, provenance, screen }: SidePanelProps) {
  return (
    <aside
      aria-label="Sources and versions"
      className="relative grid w-full content-start gap-6 overflow-y-auto px-4 py-5 sm:px-6 lg:w-80 lg:shrink-0 lg:border-l lg:px-5 print:hidden"
    >
      <Sources output={output} provenance={provenance} />
      <VersionList output={output} screen={screen} />
      <Button
        variant="ghost"
        size="icon"
        aria-label="Hide sources and versions"
        className="absolute top-3 right-3"
        onClick={screen.togglePanel}
      >
        <X aria-hidden="true" />
      </Button>
    </aside>
  );
}
