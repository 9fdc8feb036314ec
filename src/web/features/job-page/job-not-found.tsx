import SearchX from 'lucide-react/icons/search-x';
import { useLocation } from 'wouter';

import { Button } from '#ui/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';

export function JobNotFound() {
  usePageTitle('Job not found');
  const [, navigate] = useLocation();
  return (
    <main className="mx-auto max-w-xl px-4 py-16 sm:px-6">
      <EmptyState
        icon={SearchX}
        title="Job not found"
        level={1}
        description="It may have been deleted, or it belongs to an organization you are not a member of."
      >
        <Button onClick={() => navigate('/dashboard')}>Back to Dashboard</Button>
      </EmptyState>
    </main>
  );
}
