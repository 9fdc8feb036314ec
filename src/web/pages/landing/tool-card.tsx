import type { ReactNode } from 'react';

import { toolInfo, type ToolId } from '#shared/tool-info.ts';

import { IconTile } from '#ui/icon-tile.tsx';

export interface ToolCardContent {
  tool: ToolId;
  promise: string;
  excerpt: ReactNode;
}

export function ToolCard({ tool, promise, excerpt }: ToolCardContent) {
  return (
    <article
      id={tool}
      data-purpose={toolInfo[tool].purpose}
      className="tool-card landing-sheet landing-stack"
    >
      <header className="flex items-start gap-4 p-5 sm:p-6">
        <IconTile tool={tool} />
        <div>
          <h3 className="font-serif text-[1.375rem] leading-[1.2] tracking-tight">{promise}</h3>
          <p className="mt-1.5 text-sm text-ink-soft">{toolInfo[tool].name}</p>
        </div>
      </header>
      <div className="tool-excerpt mx-5 border-t py-5 sm:mx-6">{excerpt}</div>
    </article>
  );
}
