import { expect, it } from 'vitest';
import { holdsPost } from './holds-post.ts';

const persona = (...search: string[]) => ({ search, level: 'mid' as const });

it('knows who has the title of the job today', () => {
  const holds = holdsPost('Senior Group Loom Keeper (Leeds)');
  expect(holds(persona('loom keeper', 'weaving'))).toBe(true);
  expect(holds(persona('group loom keeper'))).toBe(true);
  expect(holds(persona('keeper'))).toBe(false);
  expect(holds(persona('loom apprentice'))).toBe(false);
  expect(holds({ search: ['loom keeper'], level: 'entry' })).toBe(false);
});
