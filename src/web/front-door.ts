import { chooseTheme, readTheme, themes } from '#ui/theme.ts';
import { pressWithSpace } from './lib/press-with-space.ts';
import './front-door.css';

/**
 * The script of the prerendered front page. The page is complete without it, so it stays tiny: it
 * brings the theme buttons to life, fetches the application when someone reaches for a link into
 * it, and hands over to it when the visitor turns out to be signed in.
 */
function connectThemeButtons(): void {
  for (const button of document.querySelectorAll<HTMLInputElement>('footer input[type=radio]')) {
    button.checked = button.value === readTheme();
    button.addEventListener('change', () => {
      const theme = themes.find((name) => name === button.value);
      if (theme) chooseTheme(theme);
    });
  }
}

const waysOfReaching = ['pointerover', 'focusin', 'touchstart'] as const;

function fetchApplicationEarly(event: Event): void {
  if (!(event.target instanceof Element && event.target.closest('a[href^="/sign"]'))) return;
  for (const way of waysOfReaching) removeEventListener(way, fetchApplicationEarly);
  // Only a head start: a failure shows, with its remedy, when the link is followed.
  Promise.all([import('./app.tsx'), import('./pages/auth-page.tsx')]).catch(() => {});
}

async function openIfSignedIn(): Promise<void> {
  const response = await fetch('/api/auth/get-session', { credentials: 'include' });
  if (response.ok && (await response.json())) await import('./main.tsx');
}

connectThemeButtons();
addEventListener('keydown', pressWithSpace);
for (const way of waysOfReaching) addEventListener(way, fetchApplicationEarly, { passive: true });
// A failed check leaves the visitor where they are: on a page that works.
openIfSignedIn().catch(() => {});
