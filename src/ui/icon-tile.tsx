import { toolInfo, type ToolId, type ToolPurpose } from '#shared/tool-info.ts';

import { cn } from './class-names.ts';
import { toolIcon } from './tool-icon.ts';

const purposeClass: Record<ToolPurpose, string> = {
  attract: 'bg-attract-soft text-attract',
  find: 'bg-find-soft text-find',
  engage: 'bg-engage-soft text-engage',
  evaluate: 'bg-evaluate-soft text-evaluate',
  decide: 'bg-decide-soft text-decide',
};

/** A tool's picture in the colour of its purpose; its name stands beside it in words. */
export function IconTile({ tool, className }: { tool: ToolId; className?: string }) {
  const Icon = toolIcon[tool];
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-9 shrink-0 place-items-center rounded',
        purposeClass[toolInfo[tool].purpose],
        className,
      )}
    >
      <Icon className="size-4.5" strokeWidth={1.75} />
    </span>
  );
}
