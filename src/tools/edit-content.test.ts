import { describe, expect, it } from 'vitest';
import { editContent } from './edit-content.ts';

const stored = { guide: { whatHappens: ['A call'], 'Your day': 'Long' }, steps: [{ due: 'May' }] };

describe('editContent', () => {
  it('changes one text and leaves the stored content alone', () => {
    expect(editContent(stored, ['steps', 0, 'due'], 'June')).toEqual({
      ...stored,
      steps: [{ due: 'June' }],
    });
    expect(stored.steps[0]?.due).toBe('May');
  });

  it('finds a key by the label a reader made of it', () => {
    expect(editContent(stored, ['guide', 'What happens'], ['A visit'])).toMatchObject({
      guide: { whatHappens: ['A visit'], 'Your day': 'Long' },
    });
  });

  it('edits content that is stored as text', () => {
    expect(editContent(JSON.stringify(stored), ['steps', 0, 'due'], 'June')).toMatchObject({
      steps: [{ due: 'June' }],
    });
  });

  it('adds a text that is missing', () => {
    expect(editContent(stored, ['steps', 0, 'who'], 'Ada')).toMatchObject({
      steps: [{ due: 'May', who: 'Ada' }],
    });
    const odd = editContent({}, ['__proto__'], 'x') as object;
    expect(Object.keys(odd)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(odd)).toBe(Object.prototype);
  });

  it('answers undefined when the path leads nowhere', () => {
    expect(editContent(stored, ['steps', 4, 'due'], 'x')).toBeUndefined();
    expect(editContent(stored, ['nowhere', 'due'], 'x')).toBeUndefined();
    expect(editContent(stored, ['__proto__', 'due'], 'x')).toBeUndefined();
    expect(editContent(stored, [], 'x')).toBeUndefined();
  });
});
