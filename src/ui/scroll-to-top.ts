/** Scrolls what the part lies in back to where the part begins, if that is out of sight; never further down. */
export function scrollToTop(part: HTMLElement): void {
  const scroller = findScroller(part);
  if (!scroller) return;
  const hidden = scroller.getBoundingClientRect().top - part.getBoundingClientRect().top;
  if (hidden > 0) scroller.scrollTop -= hidden;
}

function findScroller(part: HTMLElement): HTMLElement | null {
  for (let node = part.parentElement; node; node = node.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  return null;
}
