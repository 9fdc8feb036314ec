import { jobToolIds, toolInfo } from '#shared/tool-info.ts';
import { IconTile } from '#ui/icon-tile.tsx';

/** What waits behind the door: the ten tools by name, beside the Welcome card where there is room. */
export function ToolList() {
  return (
    <div className="max-w-md">
      <h2 className="font-serif text-2xl tracking-tight">
        Ten recruiting tools from one job description.
      </h2>
      <ul className="mt-8 grid gap-3.5">
        {jobToolIds.map((tool) => (
          <li key={tool} className="flex items-center gap-3 text-ink-soft">
            <IconTile tool={tool} className="size-8" />
            {toolInfo[tool].name}
          </li>
        ))}
      </ul>
      <p className="mt-8 text-ink-faint">Free in beta, no credit card needed.</p>
    </div>
  );
}
