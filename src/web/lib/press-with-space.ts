/** A link that is called a button answers to the space bar as a button does. */
export function pressWithSpace(event: {
  key: string;
  target: EventTarget | null;
  preventDefault: () => void;
}) {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
  if (!event.target.matches('a[role=button]')) return;
  event.preventDefault();
  event.target.click();
}
