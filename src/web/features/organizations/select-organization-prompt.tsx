import Building2 from 'lucide-react/icons/building-2';

import type { OwnMembership } from '#shared/organization.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';

interface SelectOrganizationPromptProps {
  memberships: readonly OwnMembership[];
  onSelect: (organizationId: number) => void;
}

export function SelectOrganizationPrompt({ memberships, onSelect }: SelectOrganizationPromptProps) {
  return (
    <EmptyState
      icon={Building2}
      title="Select Organization"
      description="Choose the organization whose jobs you want to see."
    >
      {memberships.map(({ organization }) => (
        <Button
          key={organization.id}
          variant="outline"
          className="max-w-full"
          onClick={() => onSelect(organization.id)}
        >
          <span className="truncate">{organization.name}</span>
        </Button>
      ))}
    </EmptyState>
  );
}
