import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { dropKeptEdit, keepEdit, type KeptEdit, type KeptPlace } from './kept-edit.ts';

const keepAfter = 400;

interface Keeping<Values extends FieldValues, Base> {
  form: UseFormReturn<Values>;
  place: KeptPlace<Base>;
  /** What the defaults of the form were made from. */
  base: Base;
  /** What was kept when the form was opened. */
  found: KeptEdit<Base> | undefined;
}

/** What is typed outlives a reload, another page and signing in again. */
export function useKeptEdit<Values extends FieldValues, Base>(keeping: Keeping<Values, Base>) {
  const { form, place, base, found } = keeping;
  const ended = useRef(false);

  const restore = useEffectEvent(() => {
    if (!found) return;
    // The defaults stay those of the base, so that what is restored counts as typed.
    const values = { ...form.getValues(), ...found.changes };
    form.reset(values, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);

  const keep = useEffectEvent(() => {
    if (ended.current) return;
    keepEdit(place, { base, changes: changesOf(form) });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = () => keep();
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keepNow, keepAfter);
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: keepSoon });
    addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', keepNow);
      clearTimeout(timer);
      keepNow();
    };
  }, [form]);

  return {
    /** It is saved, or not wanted any more. */
    end: () => {
      ended.current = true;
      dropKeptEdit(place);
    },
  };
}

function changesOf<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const defaults: Record<string, unknown> = form.formState.defaultValues ?? {};
  return Object.fromEntries(
    Object.entries(form.getValues()).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
    ),
  );
}
