import { Accordion, AccordionItem } from '#ui/accordion.tsx';

import { EditName, EditNames } from '../view-parts/edit-name.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { MessageCard } from '../view-parts/message-card.tsx';
import { StepRow } from '../view-parts/step-row.tsx';
import type { EngagementKitView } from './content.ts';
import { groupByPersona } from './group-by-persona.ts';

type Email = EngagementKitView['multiStepEmailTemplates'][number];

export function Emails({ emails }: { emails: readonly Email[] }) {
  return (
    <Accordion defaultOpen={['0']}>
      {groupByPersona(emails).map(({ persona, items }, group) => (
        <AccordionItem
          key={group}
          value={String(group)}
          level={4}
          title={
            <span className="flex flex-wrap items-baseline gap-2">
              <span dir="auto" className="font-serif text-lg font-semibold wrap-anywhere">
                {persona || 'Everyone'}
              </span>
              <span className="text-sm font-normal text-ink-faint">
                {items.length} {items.length === 1 ? 'email' : 'emails'}
              </span>
            </span>
          }
        >
          <StepRow label={`Emails for ${persona || 'everyone'}`}>
            {items.map(({ item, index }) => (
              <EmailCard key={index} email={item} index={index} />
            ))}
          </StepRow>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

interface EmailCardProps {
  email: Email;
  index: number;
  isReadOnly?: boolean;
}

export function EmailCard({ email, index, isReadOnly = false }: EmailCardProps) {
  const path = ['multiStepEmailTemplates', index];
  const at = (field: string) => (isReadOnly ? undefined : [...path, field]);
  return (
    <MessageCard
      kind="mail"
      heading={
        <EditableText
          as="span"
          path={at('stage')}
          text={email.stage || 'Email'}
          label="stage"
          className="font-semibold"
        />
      }
      to="[First name]"
      subject={{ text: email.subject, path: at('subject') }}
      text={email.template}
      path={at('template')}
      label="Email"
      note={
        !isReadOnly && (
          <EditNames>
            <EditName text={email.persona} path={[...path, 'persona']} label="persona" />
          </EditNames>
        )
      }
    />
  );
}
