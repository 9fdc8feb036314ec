import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Textarea } from './textarea.tsx';

afterEach(cleanup);

const readDescription = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

it('ties label, hint and error to its control', () => {
  render(
    <Field label="Job title" description="As candidates search for it" error="Enter a title.">
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText('Job title');
  expect(readDescription(input)).toContain('As candidates search for it');
  expect(readDescription(input)).toContain('Enter a title.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('leaves a good value unmarked', () => {
  render(
    <Field label="Notes">
      <Textarea defaultValue="Fine" />
    </Field>,
  );
  const textarea = screen.getByLabelText('Notes');
  expect(textarea.tagName).toBe('TEXTAREA');
  expect(textarea.getAttribute('aria-invalid')).not.toBe('true');
});
