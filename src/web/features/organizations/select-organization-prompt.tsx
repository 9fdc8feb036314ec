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
          // Names that begin alike are told apart only when they are read to their end.
          className="h-auto! min-h-9 max-w-full py-1.5 whitespace-normal!"
          onClick={() => onSelect(organization.id)}
        >
          <span className="min-w-0 wrap-anywhere">{organization.name}</span>
        </Button>
      ))}
    </EmptyState>
  );
}
