import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';

/** Where somebody is on the page: before the questions, at one of them, or past them. */
export type Step = { at: 'start' } | { at: 'question'; index: number } | { at: 'end' };

/** It stands in the address, so that the Back of a phone goes one question back. */
export function useStep(questions: number) {
  const [path, navigate] = useLocation();
  const [search] = useSearchParams();
  const step = readStep(search.get('step'), questions);
  return {
    step,
    go: (next: Step) => {
      const words = { start: '', end: '?step=end', question: '' }[next.at];
      navigate(path + (next.at === 'question' ? `?step=${next.index + 1}` : words));
    },
  };
}

function readStep(text: string | null, questions: number): Step {
  const number = Number(text);
  if (text === 'end') return { at: 'end' };
  if (Number.isInteger(number) && number >= 1 && number <= questions) {
    return { at: 'question', index: number - 1 };
  }
  return { at: 'start' };
}

/** Each step begins at its heading, for those who read and for those who listen; the first look is left alone. */
export function useHeadingFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = step.at === 'question' ? step.index : step.at;
  const last = useRef(name);
  useEffect(() => {
    if (last.current === name) return;
    last.current = name;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [name]);
  return heading;
}
