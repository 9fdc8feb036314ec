import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';

import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Select } from './select.tsx';
import { TagInput } from './tag-input.tsx';
import { Textarea } from './textarea.tsx';

interface Job {
  title: string;
  description: string;
  workType: 'onsite' | 'remote';
  dealBreakers: string[];
  urgent: boolean;
}

const workTypes = [
  { value: 'onsite', label: 'On-site' },
  { value: 'remote', label: 'Remote' },
] as const;

function JobForm({ onSave }: { onSave: (job: Job) => void }) {
  const { register, control, handleSubmit, formState } = useForm<Job>({
    defaultValues: {
      title: '',
      description: 'Climbs',
      workType: 'onsite',
      dealBreakers: [],
      urgent: false,
    },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Field label="Title" error={formState.errors.title?.message}>
        <Input {...register('title', { required: 'Enter a title.' })} />
      </Field>
      <Field label="Description">
        <Textarea {...register('description')} />
      </Field>
      <Controller
        control={control}
        name="workType"
        render={({ field }) => (
          <Field label="Work type">
            <Select options={workTypes} value={field.value} onValueChange={field.onChange} />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="dealBreakers"
        render={({ field }) => (
          <Field label="Deal breakers">
            <TagInput value={field.value} onValueChange={field.onChange} max={8} />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="urgent"
        render={({ field }) => (
          <Checkbox label="Urgent" checked={field.value} onCheckedChange={field.onChange} />
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

afterEach(cleanup);

it('works with react-hook-form: values, errors and focus', async () => {
  const onSave = vi.fn<(job: Job) => void>();
  render(<JobForm onSave={(job) => onSave(job)} />);
  const title = screen.getByLabelText('Title');
  const save = screen.getByRole('button', { name: 'Save' });

  fireEvent.click(save);
  await screen.findByText('Enter a title.');
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(title);
  expect(onSave).not.toHaveBeenCalled();

  fireEvent.input(title, { target: { value: 'Technician' } });
  fireEvent.input(screen.getByLabelText('Description'), { target: { value: 'Climbs towers' } });
  const tags = screen.getByRole('combobox', { name: 'Deal breakers' });
  fireEvent.input(tags, { target: { value: 'Not local' } });
  fireEvent.keyDown(tags, { key: 'Enter' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Urgent' }));
  fireEvent.click(save);

  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({
      title: 'Technician',
      description: 'Climbs towers',
      workType: 'onsite',
      dealBreakers: ['Not local'],
      urgent: true,
    }),
  );
  expect(screen.queryByText('Enter a title.')).toBeNull();
});

it('shows the label of the chosen option, under the name of its field', () => {
  render(<JobForm onSave={() => {}} />);
  expect(screen.getByRole('combobox', { name: 'Work type' }).textContent).toBe('On-site');
});
