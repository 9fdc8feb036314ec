import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { UserPicture } from './user-picture.tsx';

afterEach(cleanup);

const user = { id: 'u1', name: 'Ada Lovelace', email: 'ada@example.test' };

test('the picture comes from our own address', () => {
  const { container } = render(<UserPicture user={{ ...user, image: 'https://example.test/a' }} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/user/image');
});

test('initials stand in for a picture that fails or is not there', () => {
  const { container } = render(<UserPicture user={{ ...user, image: 'https://example.test/a' }} />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.textContent).toBe('AL');
  cleanup();
  expect(render(<UserPicture user={user} />).container.textContent).toBe('AL');
});
