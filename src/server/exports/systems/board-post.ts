import type { BoardPost } from '#tools/attraction-posting/board-posts.ts';

/** All posts in one file, each under the place it is for and its length. */
export const writeBoardPostFile = (posts: readonly BoardPost[]): string =>
  posts
    .map(
      ({ name, limit, source, text }) =>
        `[${name}: ${text.length} of at most ${limit} characters (${source})]\n\n${text}\n`,
    )
    .join('\n\n');
