import { expect, it } from 'vitest';
import { readFurniture } from './page-furniture.ts';

it.each(['Job posted on2025-03-13', 'Posted: 13/03/2025', 'Reposted 3 days ago'])(
  'knows a notice of the page: %s',
  (line) => {
    expect(readFurniture(line, false)).toBe('notice');
  },
);

it.each(['Posted to our yard in Falmouth for six months', 'Mooring posts, 2025 model'])(
  'leaves what the job says: %s',
  (line) => {
    expect(readFurniture(line, false)).toBeNull();
  },
);
