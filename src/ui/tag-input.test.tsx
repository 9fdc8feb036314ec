import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Field } from './field.tsx';
import { TagInput } from './tag-input.tsx';

const suggestions = [
  'Cannot climb',
  'No driving licence',
  'No GWO certificate',
  'Not local',
  'No travel',
  'No nights',
  'Needs visa',
  'No tools',
];

interface SetupOptions {
  initial?: string[];
  max?: number;
  onSubmit?: (event: FormEvent) => void;
}

function TestField({ initial = [], max = 3 }: SetupOptions) {
  const [tags, setTags] = useState(initial);
  return (
    <Field label="Deal breakers">
      <TagInput
        value={tags}
        onValueChange={setTags}
        max={max}
        suggestions={suggestions}
        placeholder="Add one"
      />
    </Field>
  );
}

function setup(options: SetupOptions = {}) {
  render(
    <form onSubmit={options.onSubmit}>
      <TestField {...options} />
    </form>,
  );
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Deal breakers' });
}

function type(input: HTMLInputElement, text: string) {
  fireEvent.input(input, { target: { value: text }, inputType: 'insertText' });
}

const press = (input: HTMLInputElement, key: string) => fireEvent.keyDown(input, { key });

function enter(input: HTMLInputElement, text: string) {
  type(input, text);
  press(input, 'Enter');
}

// While suggestions are open, all but the box and its list is hidden from screen readers.
const readTags = () =>
  screen
    .queryAllByRole('button', { name: /^Remove /, hidden: true })
    .map((button) => button.getAttribute('aria-label')?.slice(7));

const readOptions = () => screen.queryAllByRole('option').map((option) => option.textContent);

afterEach(cleanup);

describe('adding', () => {
  it('adds what is typed on Enter, trimmed, and empties the box', () => {
    const input = setup();
    enter(input, '  No references ');
    expect(readTags()).toEqual(['No references']);
    expect(input.value).toBe('');
  });

  it('ignores blanks and duplicates', () => {
    const input = setup({ initial: ['Not local'] });
    enter(input, '   ');
    enter(input, 'not local');
    expect(readTags()).toEqual(['Not local']);
  });

  it('never sends the form around it', () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>();
    const input = setup({ onSubmit });
    type(input, 'No references');
    expect(press(input, 'Enter')).toBe(false);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('waits for an input method to finish its word', () => {
    const input = setup();
    type(input, 'にほん');
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(readTags()).toEqual([]);
  });
});

describe('the cap', () => {
  it('counts n/max and describes the box with it', () => {
    const input = setup({ initial: ['a', 'b'] });
    const counter = screen.getByText('2/3');
    expect(input.getAttribute('aria-describedby')).toContain(counter.id);
    enter(input, 'c');
    expect(screen.getByText('3/3')).toBe(counter);
  });

  it('says so in the placeholder and takes no more', () => {
    const input = setup({ initial: ['a', 'b', 'c'] });
    expect(input.placeholder).toBe('Max tags reached');
    expect(input.readOnly).toBe(true);
    enter(input, 'd');
    expect(readTags()).toEqual(['a', 'b', 'c']);
    fireEvent.click(input);
    expect(readOptions()).toEqual([]);
  });

  it('opens again when a tag goes', () => {
    const input = setup({ initial: ['a', 'b', 'c'] });
    press(input, 'Backspace');
    expect(readTags()).toEqual(['a', 'b']);
    expect(input.placeholder).toBe('Add one');
  });
});

describe('removing', () => {
  it('takes the last tag on Backspace in an empty box only', () => {
    const input = setup({ initial: ['a', 'b'] });
    type(input, 'x');
    press(input, 'Backspace');
    expect(readTags()).toEqual(['a', 'b']);
    type(input, '');
    press(input, 'Backspace');
    expect(readTags()).toEqual(['a']);
  });

  it('takes the tag whose button is pressed and keeps the focus in the box', () => {
    const input = setup({ initial: ['a', 'b'] });
    fireEvent.click(screen.getByRole('button', { name: 'Remove a' }));
    expect(readTags()).toEqual(['b']);
    expect(document.activeElement).toBe(input);
  });
});

describe('suggestions', () => {
  it('are six at most, filtered in any case', async () => {
    const input = setup();
    type(input, 'N');
    await waitFor(() => expect(readOptions()).toHaveLength(6));
    type(input, 'LOCAL');
    await waitFor(() => expect(readOptions()).toEqual(['Not local']));
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(
      document.getElementById(input.getAttribute('aria-controls') ?? '')?.getAttribute('role'),
    ).toBe('listbox');
  });

  it('are walked with the arrows and taken with Enter', async () => {
    const input = setup();
    input.focus();
    type(input, 'no t');
    await waitFor(() => expect(readOptions()).toEqual(['No travel', 'No tools']));
    press(input, 'ArrowDown');
    press(input, 'ArrowDown');
    await waitFor(() =>
      expect(
        document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
      ).toBe('No tools'),
    );
    press(input, 'Enter');
    await waitFor(() => expect(readTags()).toEqual(['No tools']));
    expect(input.value).toBe('');
  });

  it('are taken by a press', async () => {
    const input = setup();
    type(input, 'climb');
    const option = await screen.findByRole('option', { name: 'Cannot climb' });
    fireEvent.click(option);
    expect(readTags()).toEqual(['Cannot climb']);
    expect(input.value).toBe('');
  });

  it('close on Escape, and the text stays, however often it is pressed', async () => {
    const input = setup();
    type(input, 'no');
    await waitFor(() => expect(readOptions()).not.toHaveLength(0));
    press(input, 'Escape');
    await waitFor(() => expect(input.getAttribute('aria-expanded')).toBe('false'));
    press(input, 'Escape');
    expect(input.value).toBe('no');
    expect(readTags()).toEqual([]);
  });
});
