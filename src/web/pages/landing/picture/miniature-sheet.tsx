import type { ReactNode } from 'react';

import { toolInfo, type ToolId } from '#shared/tool-info.ts';

import type { Fact } from './job-sheet.tsx';

export interface Miniature {
  tool: ToolId;
  title: string;
  uses: Fact[];
  body: ReactNode;
}

/** One small document. The title is its link; the rest is drawn for the eye and said in full further down. */
export function MiniatureSheet({ tool, title, uses, body }: Miniature) {
  return (
    <li
      className="landing-sheet landing-stack miniature"
      data-uses={uses.join(' ')}
      data-purpose={toolInfo[tool].purpose}
    >
      <a href={`#${tool}`}>{title}</a>
      <div aria-hidden="true">{body}</div>
    </li>
  );
}
