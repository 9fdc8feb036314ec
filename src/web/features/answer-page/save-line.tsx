import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';

import type { Saver } from '#web/features/answering/create-saver.ts';

type States = ReturnType<Saver['states']>;

/** How saving stands, for all that was typed on the page; also told to those who do not see it. */
export function SaveLine({ states }: { states: States }) {
  const all = [...states.values()];
  const refused = all.find((state) => state.is === 'refused');
  const is = (wanted: string) => all.some((state) => state.is === wanted);
  return (
    <output className="flex min-h-5 items-center gap-1.5 text-sm text-ink-soft">
      {is('gone') ? (
        <Problem>
          This link was withdrawn or has expired, so this cannot be sent any more. Copy what you
          wrote if you need it, and ask for a new link.
        </Problem>
      ) : refused ? (
        <Problem>{refused.sentence}</Problem>
      ) : is('waiting') ? (
        <>
          <CloudOff className="size-4 shrink-0" aria-hidden="true" />
          No connection. What you wrote is kept on this device and sent when you are back.
        </>
      ) : is('typed') || is('saving') ? (
        'Saving...'
      ) : (
        is('saved') && (
          <>
            <Check className="size-4 shrink-0 text-green" aria-hidden="true" /> Saved
          </>
        )
      )}
    </output>
  );
}

function Problem({ children }: { children: string | string[] }) {
  return <span className="text-danger">{children}</span>;
}
