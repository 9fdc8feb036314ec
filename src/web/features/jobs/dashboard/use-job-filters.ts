import { useLocation, useSearchParams } from 'wouter';

import { jobSorts, jobStatusSchema } from '#shared/job.ts';
import { cutText } from '#shared/cut-text.ts';

import type { JobListFilters } from '../job-queries.ts';

/** What the list shows, kept in the address so that a reload, a link and the way back find it again. */
export function useJobFilters() {
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const filters: JobListFilters = {
    search: cutText((params.get('search') ?? '').trim(), 200),
    employer: cutText((params.get('employer') ?? '').trim(), 200),
    status: jobStatusSchema.safeParse(params.get('status')).data,
    sort: jobSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
  };

  function change(wishes: Partial<JobListFilters>) {
    const { search, status, employer, sort } = { ...filters, ...wishes };
    const next = new URLSearchParams(params);
    set(next, 'search', search);
    set(next, 'status', status);
    set(next, 'employer', employer);
    set(next, 'sort', sort === 'newest' ? undefined : sort);
    navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true });
  }

  return {
    filters,
    change,
    /** Whether jobs may be there that are not shown. */
    narrowed: Boolean(filters.search || filters.status || filters.employer),
    clear: () => change({ search: '', status: undefined, employer: '' }),
  };
}

function set(params: URLSearchParams, name: string, value: string | undefined) {
  if (value) params.set(name, value);
  else params.delete(name);
}
