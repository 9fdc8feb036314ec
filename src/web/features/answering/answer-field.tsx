import { type KeyboardEvent, useState } from 'react';

import type { AskedQuestion } from '#shared/answers.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';

import { ChoiceChips } from './choice-chips.tsx';
import {
  joinDate,
  joinNumber,
  joinPay,
  payPeriods,
  splitDate,
  splitNumber,
  splitPay,
} from './in-parts.ts';

export interface AnswerFieldProps {
  question: Pick<AskedQuestion, 'kind' | 'choices' | 'unit'>;
  /** The elements that hold the question and what depends on it. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** The answer in words, whatever boxes it is typed into. */
  value: string;
  onChange: (said: string) => void;
  /** Enter in a box of one line. */
  onEnter?: (() => void) | undefined;
  size?: 'default' | 'large' | undefined;
}

/** The box that fits the question. */
export function AnswerField(props: AnswerFieldProps) {
  const { question } = props;
  if (question.kind === 'choice' && question.choices.length > 0) {
    return <ChoiceChips {...props} choices={question.choices} />;
  }
  if (question.kind === 'pay') return <PayField {...props} />;
  if (question.kind === 'number') return <NumberField {...props} />;
  if (question.kind === 'date') return <DateField {...props} />;
  return (
    <Textarea
      {...namesOf(props)}
      autoGrow
      rows={props.size === 'large' ? 4 : 2}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      className={props.size === 'large' ? 'min-h-28 text-md' : 'min-h-16'}
    />
  );
}

function PayField(props: AnswerFieldProps) {
  const [parts, setParts] = useState(() => splitPay(props.value));
  // The period may be chosen before there is an amount, and is no answer until there is one.
  const shown = joinPay(parts) === props.value ? parts : splitPay(props.value);
  function change(next: typeof parts) {
    setParts(next);
    props.onChange(joinPay(next));
  }
  return (
    <div className="grid gap-3">
      <LineInput
        {...props}
        value={shown.amount}
        placeholder="$32 to $38"
        onChange={(amount) => change({ ...shown, amount })}
      />
      <ChoiceChips
        label="Paid by"
        choices={payPeriods}
        value={shown.period}
        onChange={(period) => change({ ...shown, period })}
      />
    </div>
  );
}

function NumberField(props: AnswerFieldProps) {
  const { unit } = props.question;
  return (
    <div className="flex items-center gap-3">
      <LineInput
        {...props}
        className="w-32"
        inputMode="numeric"
        value={splitNumber(props.value, unit)}
        onChange={(count) => props.onChange(joinNumber(count, unit))}
      />
      {unit && <span className="text-ink-soft">{unit}</span>}
    </div>
  );
}

function DateField(props: AnswerFieldProps) {
  const isDay = props.value === '' || splitDate(props.value) !== '';
  const [inWords, setInWords] = useState(!isDay);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {inWords ? (
        <LineInput {...props} className="max-w-sm" placeholder="As soon as possible" />
      ) : (
        <LineInput
          {...props}
          type="date"
          className="w-48"
          value={splitDate(props.value)}
          onChange={(day) => props.onChange(joinDate(day))}
        />
      )}
      <Button variant="link" size="sm" onClick={() => setInWords(!inWords)}>
        {inWords ? 'Choose a day instead' : 'Say it in words instead'}
      </Button>
    </div>
  );
}

interface LineInputProps extends AnswerFieldProps {
  className?: string;
  placeholder?: string;
  type?: 'date';
  inputMode?: 'numeric';
}

function LineInput(props: LineInputProps) {
  const { value, onChange, onEnter, size, className, placeholder, type, inputMode } = props;
  function press(event: KeyboardEvent) {
    // Enter that ends the choosing of a word from an input method is not meant for us.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
    event.preventDefault();
    onEnter();
  }
  return (
    <Input
      {...namesOf(props)}
      {...{ placeholder, type, inputMode, value }}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={press}
      className={cn(size === 'large' && 'h-11 text-md', className)}
    />
  );
}

const namesOf = ({ labelledBy, describedBy }: AnswerFieldProps) => ({
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
});
