/** A search string with its operators set off. */
export function SearchString({ text }: { text: string }) {
  return text
    .split(/\b(AND|OR|NOT)\b/)
    .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}
