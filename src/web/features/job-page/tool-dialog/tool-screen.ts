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
  /** On a touch screen the pencils show while this is on. */
  isEditing: boolean;
  toggleEditing: () => void;
}

const result: ToolScreen = { shows: 'result' };

/** Shows a screen in place of the result, and the result again at the second press. */
export function toggleScreen(
  { screen, show, showResult }: ToolScreenControl,
  shows: 'json' | 'brief',
) {
  if (screen.shows === shows) showResult();
  else show({ shows });
}

export function nameJsonButton({ screen }: ToolScreenControl): string {
  return screen.shows === 'json' ? 'Hide JSON' : 'View JSON';
}

/** Each tool opens on its result; the side panel stays as it was left, at first folded. */
export function useToolScreen(tool: string): ToolScreenControl {
  const [shown, setShown] = useState({ tool, screen: result });
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const show = (screen: ToolScreen) => setShown({ tool, screen });
  return {
    screen: shown.tool === tool ? shown.screen : result,
    show,
    showResult: () => show(result),
    isPanelOpen,
    togglePanel: () => setIsPanelOpen(!isPanelOpen),
    isEditing,
    toggleEditing: () => setIsEditing(!isEditing),
  };
}
