import { useEffect, useId, useRef, useState } from 'react';

import type { AnswerPage } from '#shared/answers.ts';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/textarea.tsx';

type StatedFact = AnswerPage['facts'][number];

interface StatedFactsProps {
  facts: readonly StatedFact[];
  corrections: ReadonlyMap<string, string>;
  onCorrect: (quote: string, said: string) => void;
}

/** What the advertisement says, in its own words, each to be set right. */
export function StatedFacts({ facts, corrections, onCorrect }: StatedFactsProps) {
  return (
    <ul className="divide-y border-y">
      {facts.map((fact) => (
        <Fact
          key={`${fact.topic} ${fact.quote}`}
          fact={fact}
          correction={corrections.get(fact.quote) ?? ''}
          onCorrect={(said) => onCorrect(fact.quote, said)}
        />
      ))}
    </ul>
  );
}

interface FactProps {
  fact: StatedFact;
  correction: string;
  onCorrect: (said: string) => void;
}

function Fact({ fact, correction, onCorrect }: FactProps) {
  const { topic, text } = fact;
  const sentence = fact.quote.replace(/^\s*[-–•*·]\s*/, '');
  const hasQuote = sentence !== text;
  const [isOpen, setIsOpen] = useState(correction !== '');
  const box = useRef<HTMLTextAreaElement>(null);
  const wasOpen = useRef(isOpen);
  const labelId = useId();
  const quoteId = useId();
  // Where a press has just asked for the box, and not when the page opens with one.
  useEffect(() => {
    if (isOpen && !wasOpen.current) box.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  function leave() {
    setIsOpen(false);
    if (correction !== '') onCorrect('');
  }
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-sm text-ink-faint">{topic}</p>
          <p className="wrap-anywhere">{text}</p>
          {hasQuote && (
            <p id={quoteId} className="mt-1 font-serif text-ink-soft wrap-anywhere">
              “{sentence}”
            </p>
          )}
        </div>
        <Button
          variant="link"
          size="sm"
          aria-label={isOpen ? `This is right: ${topic}` : `Correct this: ${topic}`}
          onClick={isOpen ? leave : () => setIsOpen(true)}
        >
          {isOpen ? 'This is right' : 'Correct this'}
        </Button>
      </div>
      {isOpen && (
        <div className="grid gap-1.5">
          <p id={labelId} className="text-sm font-medium">
            What is right?
          </p>
          <Textarea
            autoGrow
            ref={box}
            rows={2}
            aria-labelledby={labelId}
            aria-describedby={hasQuote ? quoteId : undefined}
            value={correction}
            onChange={({ target }) => onCorrect(target.value)}
          />
        </div>
      )}
    </li>
  );
}
