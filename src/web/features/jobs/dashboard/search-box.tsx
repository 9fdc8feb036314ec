import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';

import { Input } from '#ui/input.tsx';

const searchAfter = 300;

interface SearchBoxProps {
  value: string;
  onSearch: (text: string) => void;
}

/** Searches once the typing pauses. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  // Somebody else changed the search, such as the button that clears it.
  if (value !== sent) {
    setSent(value);
    setText(value);
  }

  const send = useEffectEvent(() => {
    setSent(text.trim());
    onSearch(text.trim());
  });
  useEffect(() => {
    if (text.trim() === sent) return undefined;
    const timer = setTimeout(() => send(), searchAfter);
    return () => clearTimeout(timer);
  }, [text, sent]);

  return (
    <div className="relative min-w-52 flex-1 sm:max-w-sm">
      <Search
        className="pointer-events-none absolute top-1/2 left-3 z-1 size-4 -translate-y-1/2 text-ink-faint"
        aria-hidden="true"
      />
      <Input
        type="search"
        aria-label="Search jobs"
        placeholder="Search by title, location or employer"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pl-9"
      />
    </div>
  );
}
