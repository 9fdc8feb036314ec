import { createContext, type ReactNode, use } from 'react';

/** What the page that shows a tool puts before all that was written; nothing in old versions and on paper. */
export const AboveFirstPageContext = createContext<ReactNode>(null);

export function AboveFirstPage() {
  const content = use(AboveFirstPageContext);
  return content ? <div className="mb-8 border-b pb-8 print:hidden">{content}</div> : null;
}
