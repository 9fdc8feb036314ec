import { useState } from 'react';

/** What fills the dialog. */
export type ToolScreen =
  | { shows: 'result' }
  | { shows: 'json' }
  | { shows: 'brief' }
  | { shows: 'version'; version: number }
  | { shows: 'comparison'; before: number; after: number };

export interface ToolScreenControl {
  screen: ToolScreen;
  show: (screen: ToolScreen) => void;
  showResult: () => void;
  isPanelOpen: boolean;
  togglePanel: () => void;
}

const result: ToolScreen = { shows: 'result' };

/** Each tool opens on its result; the side panel stays as it was left. */
export function useToolScreen(tool: string): ToolScreenControl {
  const [shown, setShown] = useState({ tool, screen: result });
  const [isPanelOpen, setIsPanelOpen] = useState(hasRoomForPanel);
  const show = (screen: ToolScreen) => setShown({ tool, screen });
  return {
    screen: shown.tool === tool ? shown.screen : result,
    show,
    showResult: () => show(result),
    isPanelOpen,
    togglePanel: () => setIsPanelOpen(!isPanelOpen),
  };
}

function hasRoomForPanel(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(min-width: 80rem)').matches;
}
