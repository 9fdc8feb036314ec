import { useQuery } from '@tanstack/react-query';

import { Loading } from '#ui/loading.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { answerPageQuery } from '../features/answer-page/answer-page-queries.ts';
import { AnswerScreen } from '../features/answer-page/answer-screen.tsx';
import { PageFrame } from '../features/answer-page/page-frame.tsx';
import { ApiError } from '../lib/api-error.ts';
import { usePageTitle } from '../lib/page-title.ts';

/** What somebody sees who was sent a link; the tab names neither the job nor who asks. */
export function AnswerPage({ token }: { token: string }) {
  usePageTitle('Questions for you');
  const { data: page, error, refetch } = useQuery(answerPageQuery(token));
  if (page) return <AnswerScreen key={token} token={token} page={page} />;
  if (!error) return <Loading />;
  if (error instanceof ApiError && error.status === 404) return <NothingHere />;
  return (
    <PageFrame>
      <h1 className="mb-4 font-serif text-3xl tracking-tight">The questions did not open</h1>
      <LoadFailure
        error={error}
        sentence="The server could not be reached. Check your connection, then try again."
        onRetry={() => void refetch()}
      />
    </PageFrame>
  );
}

/** The same for every link that opens nothing, whatever the reason. */
function NothingHere() {
  return (
    <PageFrame>
      <h1 className="font-serif text-3xl tracking-tight">This link does not open anything</h1>
      <p className="mt-3 max-w-prose text-md text-ink-soft">
        It may have expired or been withdrawn; ask whoever sent it for a new one.
      </p>
    </PageFrame>
  );
}
