import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function LineField({ label, value, onChange }: TextProps) {
  return (
    <Field label={label}>
      <Input value={value} onChange={({ target }) => onChange(target.value)} autoComplete="off" />
    </Field>
  );
}

export function ProseField({ label, value, onChange }: TextProps) {
  return (
    <Field label={label}>
      <Textarea autoGrow rows={2} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

interface LinesProps {
  label: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
}

/** One point a line; blank ones are left out when it is saved. */
export function LinesField({ label, lines, onChange }: LinesProps) {
  return (
    <Field label={label} description="One point a line.">
      <Textarea
        autoGrow
        rows={2}
        value={lines.join('\n')}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
      />
    </Field>
  );
}

interface NumberProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

export function NumberField({ label, value, onChange }: NumberProps) {
  return (
    <Field label={label}>
      <Input
        type="number"
        min={1}
        inputMode="numeric"
        className="max-w-32"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
    </Field>
  );
}
