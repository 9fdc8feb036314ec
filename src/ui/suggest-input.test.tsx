import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { Field } from './field.tsx';
import { SuggestInput } from './suggest-input.tsx';

afterEach(cleanup);

function Zone({ initial = '' }: { initial?: string }) {
  const [zone, setZone] = useState(initial);
  return (
    <Field label="Timezone">
      <SuggestInput value={zone} onValueChange={setZone} suggestions={['UTC-8 Pacific', 'UTC+0']} />
    </Field>
  );
}

function setup(initial?: string) {
  render(<Zone initial={initial} />);
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Timezone' });
}

const press = (input: HTMLInputElement, key: string) => fireEvent.keyDown(input, { key });
const expectOffered = (...suggestions: string[]) =>
  waitFor(() =>
    expect(screen.queryAllByRole('option').map((option) => option.textContent)).toEqual(
      suggestions,
    ),
  );

it('offers all that is usual, also when one of it was chosen before', async () => {
  const input = setup('UTC+0');
  press(input, 'ArrowDown');
  await expectOffered('UTC-8 Pacific', 'UTC+0');
  fireEvent.click(screen.getByRole('option', { name: 'UTC-8 Pacific' }));
  await waitFor(() => expect(input.value).toBe('UTC-8 Pacific'));
});

it('takes any other text, and Escape never wipes it', async () => {
  const input = setup();
  fireEvent.input(input, { target: { value: 'UTC-8' }, inputType: 'insertText' });
  await expectOffered('UTC-8 Pacific');
  press(input, 'Escape');
  await expectOffered();
  press(input, 'Escape');
  press(input, 'Escape');
  expect(input.value).toBe('UTC-8');
});
