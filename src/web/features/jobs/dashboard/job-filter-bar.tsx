import { useQuery } from '@tanstack/react-query';

import { Select } from '#ui/select.tsx';

import { employersQuery } from '../job-queries.ts';
import { sortOptions, statusOptions } from '../job-words.ts';
import { SearchBox } from './search-box.tsx';
import type { useJobFilters } from './use-job-filters.ts';

type Filtering = Pick<ReturnType<typeof useJobFilters>, 'filters' | 'change'>;

export function JobFilterBar(props: Filtering & { organizationId: number }) {
  const { filters, change, organizationId } = props;
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox value={filters.search} onSearch={(search) => change({ search })} />
      <Select
        aria-label="Status"
        options={statusOptions}
        value={filters.status ?? 'all'}
        onValueChange={(status) => change({ status: status === 'all' ? undefined : status })}
        className="w-auto! min-w-36 max-sm:flex-1"
      />
      <EmployerFilter organizationId={organizationId} filters={filters} change={change} />
      <Select
        aria-label="Sort"
        options={sortOptions}
        value={filters.sort}
        onValueChange={(sort) => change({ sort })}
        className="w-auto! min-w-36 max-sm:flex-1"
      />
    </search>
  );
}

/** There as soon as a job names an employer of its own. */
function EmployerFilter({ organizationId, filters, change }: Parameters<typeof JobFilterBar>[0]) {
  const { data: employers } = useQuery(employersQuery(organizationId));
  const names = (employers ?? []).map(({ name }) => name);
  const isKnown = names.some((name) => name.toLowerCase() === filters.employer.toLowerCase());
  const listed = filters.employer && !isKnown ? [filters.employer, ...names] : names;
  if (listed.length === 0) return null;
  const chosen = listed.find((name) => name.toLowerCase() === filters.employer.toLowerCase());
  return (
    <Select
      aria-label="Employer or client"
      options={[
        { value: '', label: 'All employers' },
        ...listed.map((name) => ({ value: name, label: name })),
      ]}
      value={chosen ?? ''}
      onValueChange={(employer) => change({ employer })}
      className="w-auto! max-w-64 min-w-36 max-sm:flex-1"
    />
  );
}
