import { configure } from '@testing-library/react';

/** How long a test waits for something to show: a busy machine draws late, and a second is not enough. */
configure({ asyncUtilTimeout: 10_000 });
