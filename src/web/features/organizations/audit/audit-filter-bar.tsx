import { useQuery } from '@tanstack/react-query';

import type { AuditEntry } from '#shared/audit.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

import { apiKeysQuery, membersQuery } from '../organization-queries.ts';
import { anything, type AuditChoice, isFiltered, listActors } from './audit-filter.ts';
import { actionOptions } from './describe-entry.ts';

interface AuditFilterBarProps {
  organizationId: number;
  choice: AuditChoice;
  /** The rows in hand, which know people who have left. */
  entries: readonly AuditEntry[];
  onChoose: (choice: AuditChoice) => void;
}

export function AuditFilterBar(props: AuditFilterBarProps) {
  const { organizationId, choice, entries, onChoose } = props;
  const { data: members = [] } = useQuery(membersQuery(organizationId));
  const { data: keys = [] } = useQuery(apiKeysQuery(organizationId));
  const actors = listActors({ members, keys, entries, chosen: choice.actor });
  const change = (part: Partial<AuditChoice>) => onChoose({ ...choice, ...part });

  return (
    <fieldset className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <legend className="sr-only">Filter the audit log</legend>
      <Field label="Action" className="min-w-0">
        <Select
          options={[{ value: '', label: 'All actions' }, ...actionOptions]}
          value={choice.action}
          onValueChange={(action) => change({ action })}
        />
      </Field>
      <Field label="Done by" className="min-w-0">
        <Select
          options={[{ value: '', label: 'Everyone' }, ...actors]}
          value={choice.actor}
          onValueChange={(actor) => change({ actor })}
        />
      </Field>
      <Field label="From" className="min-w-0">
        <Input
          type="date"
          value={choice.fromDay}
          onChange={(event) => change({ fromDay: event.target.value })}
        />
      </Field>
      <Field label="To" className="min-w-0">
        <Input
          type="date"
          value={choice.toDay}
          onChange={(event) => change({ toDay: event.target.value })}
        />
      </Field>
      {isFiltered(choice) && (
        <Button
          variant="link"
          size="sm"
          className="col-span-full justify-self-start"
          onClick={() => onChoose(anything)}
        >
          Clear filter
        </Button>
      )}
    </fieldset>
  );
}
