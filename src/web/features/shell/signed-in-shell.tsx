import type { ReactNode } from 'react';

import { buttonClass } from '#ui/button-class.ts';
import { useKeepOnlyOrganization } from '#web/features/organizations/selected-organization.ts';
import type { SessionUser } from '#web/lib/session.ts';

import { NavigationBar } from './navigation-bar.tsx';

const contentId = 'content';

/** What every signed-in page stands in. */
export function SignedInShell({ user, children }: { user: SessionUser; children: ReactNode }) {
  useKeepOnlyOrganization();
  return (
    <>
      <a
        href={`#${contentId}`}
        className={buttonClass({
          className:
            'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:h-9 focus:px-4',
        })}
      >
        Skip to the page
      </a>
      <NavigationBar user={user} />
      <div id={contentId} tabIndex={-1} className="outline-none">
        {children}
      </div>
    </>
  );
}
