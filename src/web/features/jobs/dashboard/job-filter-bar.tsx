import { Select } from '#ui/select.tsx';

import { sortOptions, statusOptions } from '../job-words.ts';
import { SearchBox } from './search-box.tsx';
import type { useJobFilters } from './use-job-filters.ts';

type JobFilterBarProps = Pick<ReturnType<typeof useJobFilters>, 'filters' | 'change'>;

export function JobFilterBar({ filters, change }: JobFilterBarProps) {
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
