import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

import { ApiError } from './api-error.ts';

interface Refusal<Values extends FieldValues> {
  error: unknown;
  setError: UseFormSetError<Values>;
  /** The server's field name, and the form's where the two differ. */
  fields: Partial<Record<string, Path<Values>>>;
}

/** Puts the server's sentences at the fields they are about; true when there was at least one. */
export function showFieldErrors<Values extends FieldValues>(refusal: Refusal<Values>): boolean {
  const { error, setError, fields } = refusal;
  if (!(error instanceof ApiError)) return false;
  const known = Object.entries(error.fields).flatMap(([name, message]) => {
    const field = fields[name];
    return field ? [{ field, message }] : [];
  });
  known.forEach(({ field, message }, index) =>
    setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}
