import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';

import {
  type AnswerLinkCreate,
  answerLinkCreateSchema,
  type AskedQuestion,
} from '#shared/answers.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { showFieldErrors } from '#web/lib/server-field-errors.ts';

interface AskFormProps {
  id: string;
  open: readonly AskedQuestion[];
  onAsk: (link: AnswerLinkCreate) => Promise<unknown>;
}

/** Whom to ask, and what. */
export function AskForm({ id, open, onAsk }: AskFormProps) {
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(answerLinkCreateSchema),
    defaultValues: { name: '', email: '', keys: chooseFirst(open) },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (link) => {
    await onAsk(link).catch((error: unknown) => {
      showFieldErrors({ error, setError, fields: { name: 'name', email: 'email', keys: 'keys' } });
    });
  });
  return (
    <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          <Input {...register('name')} autoComplete="off" placeholder="Kim Park" />
        </Field>
        <Field
          label="Email"
          optional
          description="Without it you send the link yourself."
          error={errors.email?.message}
        >
          <Input {...register('email')} type="email" autoComplete="off" />
        </Field>
      </div>
      <Controller
        control={control}
        name="keys"
        render={({ field }) => (
          <QuestionBoxes
            open={open}
            chosen={field.value}
            error={errors.keys?.message}
            onChange={field.onChange}
          />
        )}
      />
    </form>
  );
}

/** As many as somebody answers in five minutes on a phone. */
const chosenFirst = 8;

/** What is theirs to know, the most important first; where nothing is, whatever is open. */
function chooseFirst(open: readonly AskedQuestion[]): string[] {
  const theirs = open.filter(({ owner }) => owner === 'Hiring manager');
  return (theirs.length > 0 ? theirs : open).slice(0, chosenFirst).map(({ key }) => key);
}

interface QuestionBoxesProps {
  open: readonly AskedQuestion[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (keys: string[]) => void;
}

function QuestionBoxes({ open, chosen, error, onChange }: QuestionBoxesProps) {
  const isAll = chosen.length === open.length;
  return (
    <fieldset>
      <div className="flex items-baseline justify-between gap-4">
        <legend className="contents font-medium">
          <span>
            Questions{' '}
            <span className="tabular font-normal text-ink-soft">
              {chosen.length} of {open.length} chosen
            </span>
          </span>
        </legend>
        <Button
          variant="link"
          size="sm"
          onClick={() => onChange(isAll ? [] : open.map(({ key }) => key))}
        >
          {isAll ? 'Choose none' : 'Choose all'}
        </Button>
      </div>
      {error && (
        <p role="alert" className="mb-1 text-sm text-danger">
          {error}
        </p>
      )}
      <div className="divide-y border-y">
        {open.map(({ key, ask, owner }) => (
          <Checkbox
            key={key}
            className="w-full py-2"
            label={
              <>
                <span className="wrap-anywhere">{ask}</span>{' '}
                <span className="text-sm whitespace-nowrap text-ink-faint">{owner}</span>
              </>
            }
            checked={chosen.includes(key)}
            onCheckedChange={(isChosen) =>
              onChange(
                open
                  .map((question) => question.key)
                  .filter((one) => (one === key ? isChosen : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
