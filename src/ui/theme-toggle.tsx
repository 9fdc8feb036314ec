import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useId, useSyncExternalStore } from 'react';

import { chooseTheme, readTheme, subscribeToTheme, themes, type Theme } from './theme.ts';

const look = {
  light: { name: 'Light', Icon: Sun },
  dark: { name: 'Dark', Icon: Moon },
  system: { name: 'Same as the system', Icon: Monitor },
} satisfies Record<Theme, unknown>;

/** Three plain radio buttons: no library, so that the front page can carry it too. */
export function ThemeToggle() {
  const group = useId();
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, () => 'system' as const);
  return (
    <fieldset className="flex w-fit gap-0.5 rounded border p-0.5">
      <legend className="sr-only">Theme</legend>
      {themes.map((choice) => {
        const { name, Icon } = look[choice];
        return (
          <label
            key={choice}
            title={name}
            className="grid size-7 cursor-pointer place-items-center rounded-md text-ink-faint hover:text-ink has-checked:bg-grey-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              value={choice}
              checked={theme === choice}
              onChange={() => chooseTheme(choice)}
              aria-label={name}
              className="sr-only"
            />
            <Icon className="size-4" aria-hidden="true" />
          </label>
        );
      })}
    </fieldset>
  );
}
