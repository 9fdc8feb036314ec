import { useEffect, useState } from 'react';

import type { OutputStatus } from '#shared/output.ts';
import { jobToolIds, toolInfo, type ToolId } from '#shared/tool-info.ts';

const millisecondsPerEstimatedSecond = 200;
const longestTurn = 2000;

export const turnLength = (tool: ToolId) =>
  Math.min(toolInfo[tool].estimatedSeconds * millisecondsPerEstimatedSecond, longestTurn);

/** How many tools have had their turn; ten when all have. */
export function useTurn(): number {
  const [turn, setTurn] = useState(0);
  const tool = jobToolIds[turn];
  useEffect(() => {
    if (!tool) return undefined;
    const timer = setTimeout(() => setTurn(turn + 1), turnLength(tool));
    return () => clearTimeout(timer);
  }, [tool, turn]);
  return turn;
}

export const stepLabels = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Complete',
  failed: 'Failed',
} satisfies Record<OutputStatus, string>;

/** A row moves on with its turn, but it is complete or failed only when that is true. */
export function shownStatus(real: OutputStatus, index: number, turn: number): OutputStatus {
  return real === 'pending' && index <= turn ? 'processing' : real;
}
