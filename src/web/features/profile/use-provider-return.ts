import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';

import { toast } from '#ui/toast.ts';
import { explainProviderProblem } from '#web/lib/provider-problems.ts';

const names = new Map([
  ['google', 'Google'],
  ['github', 'GitHub'],
]);

/** Says how connecting a provider ended, once, and takes the answer out of the address. */
export function useProviderReturn(): void {
  const search = useSearch();
  const [, navigate] = useLocation();

  const tell = useEffectEvent((answer: URLSearchParams) => {
    const problem = answer.get('error');
    const name = names.get(answer.get('connected') ?? '');
    if (!problem && !name) return;
    if (problem) {
      const description = explainProviderProblem(problem);
      toast({ title: 'Error', description, variant: 'destructive' });
    } else {
      toast({ title: 'Success', description: `${name} is connected` });
    }
    navigate('/profile', { replace: true });
  });
  useEffect(() => tell(new URLSearchParams(search)), [search]);
}
