import { z } from 'zod';
import { toolIds, toolInfo, type ToolId } from './tool-info.ts';

export const toolIdSchema = z.enum(toolIds);

const toolIdByAlias = new Map<string, ToolId>(
  toolIds.flatMap((id) => toolInfo[id].aliases.map((alias) => [alias, id] as const)),
);

export function resolveToolId(nameOrAlias: string): ToolId | undefined {
  return toolIdByAlias.get(nameOrAlias);
}
