import type { Reading } from '#shared/reading.ts';

/** Who read the text, and what the two readers did not agree on. */
export function ReadBy({ reading }: { reading: Reading }) {
  const { model, doubts = [] } = reading;
  return (
    <div className="grid gap-1 px-2 text-sm text-ink-soft">
      <p>
        {model
          ? `Read by the language model ${model} and held against the text.`
          : 'Read by the built-in reader.'}
      </p>
      {doubts.map(({ field, taken, other }) => (
        <p key={field}>
          Read in two ways: <q>{taken}</q>, or rather <q>{other}</q>? The first is used.
        </p>
      ))}
    </div>
  );
}
