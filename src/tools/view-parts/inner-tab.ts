/** The tab inside a tab: "submission.mid" opens "mid" of "submission". */
export function readInnerTab(tab: string | undefined, outer: string): string | undefined {
  return tab?.startsWith(`${outer}.`) ? tab.slice(outer.length + 1) : undefined;
}
