import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { RewordContext } from './reword.tsx';
import { TextEditor } from './text-editor.tsx';

afterEach(cleanup);

type Reword = Parameters<typeof RewordContext>[0]['value'];

function renderEditor(reword: Reword) {
  const onSave = vi.fn();
  const onType = vi.fn();
  render(
    <RewordContext value={reword}>
      <TextEditor
        initial="Would you have ten minutes this week?"
        draft={undefined}
        label="email"
        hint=""
        singleLine={false}
        isSaving={false}
        canReword
        onType={onType}
        onSave={onSave}
        onCancel={vi.fn()}
      />
    </RewordContext>,
  );
  return { onSave, onType, box: screen.getByRole<HTMLTextAreaElement>('textbox') };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a model says the words in the box anew, and only saving keeps them', async () => {
  const reword = vi.fn(async () => ({ text: 'Ten minutes?', cut: 1 }));
  const { box, onSave, onType } = renderEditor(reword);
  press('Shorter');
  expect((await screen.findByRole('status')).textContent).toBe(
    'Reworded, without a sentence that nothing in the job supports. Read it before you save it.',
  );
  expect(reword).toHaveBeenCalledWith('Would you have ten minutes this week?', 'shorter');
  expect(box.value).toBe('Ten minutes?');
  expect(onType).toHaveBeenLastCalledWith('Ten minutes?');
  expect(onSave).not.toHaveBeenCalled();
  press('Save');
  expect(onSave).toHaveBeenCalledWith('Ten minutes?');
});

test('the words from before come back', async () => {
  const { box } = renderEditor(async () => ({ text: 'Ten minutes?', cut: 0 }));
  press('Plainer');
  await screen.findByText('Reworded. Read it before you save it.');
  press('Undo');
  expect(box.value).toBe('Would you have ten minutes this week?');
});

test('a refusal is said and loses nothing', async () => {
  const { box } = renderEditor(() => Promise.reject(new Error('The model is busy. Try again.')));
  press('Warmer');
  await screen.findByText('The model is busy. Try again.');
  expect(box.value).toBe('Would you have ten minutes this week?');
});

test('nothing is offered without a model', () => {
  renderEditor(undefined);
  expect(screen.queryByRole('button', { name: 'Shorter' })).toBeNull();
});
