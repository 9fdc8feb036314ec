import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { JobStatusBadge, jobStatusVariant } from './job-status-badge.tsx';

afterEach(cleanup);

it('gives each status the colour the specification names', () => {
  expect(jobStatusVariant).toEqual({
    draft: 'grey',
    processing: 'blue',
    completed: 'green',
    failed: 'red',
    active: 'orange',
    paused: 'yellow',
    closed: 'red',
  });
});

it('wears that colour', () => {
  render(<JobStatusBadge status="paused" />);
  expect(screen.getByText('paused').className).toContain('text-yellow');
});
