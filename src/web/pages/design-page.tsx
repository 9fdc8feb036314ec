import { ThemeToggle } from '#ui/theme-toggle.tsx';

import { ActionSpecimens } from './design/action-specimens.tsx';
import { ContentSpecimens } from './design/content-specimens.tsx';
import { FormSpecimens } from './design/form-specimens.tsx';
import { FoundationSpecimens } from './design/foundation-specimens.tsx';
import { OverlaySpecimens } from './design/overlay-specimens.tsx';
import { ProgressSpecimens } from './design/progress-specimens.tsx';

/** Every component in every state, in both themes; only there in development. */
export function DesignPage() {
  return (
    <main>
      <header className="flex items-center justify-between border-b px-4 py-3 sm:px-8">
        <h1 className="text-lg font-semibold tracking-tight">Design system</h1>
        <ThemeToggle />
      </header>
      <div className="grid xl:grid-cols-2">
        <Specimens theme="light" />
        <Specimens theme="dark" />
      </div>
    </main>
  );
}

function Specimens({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="min-w-0 bg-paper px-4 py-8 text-ink sm:px-8">
      <h2 className="text-xl font-semibold tracking-tight capitalize">{theme}</h2>
      <div className="mt-6 grid gap-10">
        <FoundationSpecimens />
        <ActionSpecimens />
        <FormSpecimens />
        <OverlaySpecimens />
        <ContentSpecimens />
        <ProgressSpecimens />
      </div>
    </div>
  );
}
