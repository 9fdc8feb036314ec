import type { Reading } from '#shared/reading.ts';

import { describeFields, type FieldLine } from './describe-fields.ts';
import { Row } from './row.tsx';

export function FieldRows({ reading }: { reading: Reading }) {
  const options = reading.fields.place?.value.options ?? [];
  return describeFields(reading).map((field) => (
    <Row key={field.label} label={field.label} lines={field.lines}>
      <Value field={field} />
      {field.label === 'Place' && options.length > 1 && (
        <p className="text-sm text-yellow">
          Which one? It could be{' '}
          {new Intl.ListFormat('en-US', { type: 'disjunction' }).format(options)}. Say it in the
          location of the job.
        </p>
      )}
    </Row>
  ));
}

function Value({ field: { text, lines, sure } }: { field: FieldLine }) {
  if (text !== null) {
    return sure ? text : <span className="text-yellow">Not sure: {text}?</span>;
  }
  // Never "not in the text" of something that is there.
  return (
    <span className="text-ink-faint">
      {lines.length > 0 ? 'See the lines marked for it' : 'No line marked for it'}
    </span>
  );
}
