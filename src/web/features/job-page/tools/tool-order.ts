import { jobToolIds, type ToolId, type ToolPurpose, toolInfo } from '#shared/tool-info.ts';

/** The order of the cards, which is also the order of the keys [ and ]. */
export const purposes: { id: ToolPurpose; name: string }[] = [
  { id: 'attract', name: 'Attract' },
  { id: 'find', name: 'Find' },
  { id: 'engage', name: 'Engage' },
  { id: 'evaluate', name: 'Evaluate' },
  { id: 'decide', name: 'Decide' },
];

export const toolsFor = (purpose: ToolPurpose) =>
  jobToolIds.filter((tool) => toolInfo[tool].purpose === purpose);

const order: readonly ToolId[] = purposes.flatMap(({ id }) => toolsFor(id));

/** The neighbours of a tool, round in a circle; those of an unknown one are the ends. */
export function findNeighbours(tool: string): { previous: ToolId; next: ToolId } {
  const index = order.indexOf(tool as ToolId);
  const at = (wanted: number) => order[(wanted + order.length) % order.length]!;
  return { previous: at(index === -1 ? -1 : index - 1), next: at(index + 1) };
}
