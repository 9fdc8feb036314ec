export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const yearInSeconds = 31_536_000;
const listeners = new Set<() => void>();

/** The server writes the chosen theme into the page; without one the page follows the system. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies at once, and leaves a cookie so that the next page arrives in the right theme. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const maxAge = theme === 'system' ? 0 : yearInSeconds;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `theme=${theme}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
  for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
