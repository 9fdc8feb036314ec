import { Accordion, AccordionItem } from '#ui/accordion.tsx';

import { EditName, EditNames } from '../view-parts/edit-name.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import { MailLink } from '../view-parts/mail-link.tsx';
import { MessageCard } from '../view-parts/message-card.tsx';
import type { CandidateMessagingView } from './content.ts';
import { writeDay } from './document.ts';
import { isMailChannel, nameStep } from './mail-channel.ts';

type Sequence = CandidateMessagingView['emailSequences'][number];

export function Sequences({ sequences }: { sequences: readonly Sequence[] }) {
  return (
    <Accordion defaultOpen={['0']}>
      {sequences.map((sequence, index) => (
        <AccordionItem
          key={index}
          value={String(index)}
          level={4}
          title={
            <span dir="auto" className="font-serif text-lg font-semibold wrap-anywhere">
              {sequence.persona || 'Everyone'}
            </span>
          }
        >
          <SequenceSteps sequence={sequence} index={index} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function SequenceSteps({ sequence, index }: { sequence: Sequence; index: number }) {
  const path = ['emailSequences', index];
  return (
    <div className="group/part relative grid max-w-3xl gap-4">
      <EditNames>
        <EditName text={sequence.persona} path={[...path, 'persona']} label="persona" />
      </EditNames>
      <FactList
        items={[
          { label: 'Goal', text: sequence.goal, path: [...path, 'goal'] },
          { label: 'Stop when', text: sequence.stopWhen, path: [...path, 'stopWhen'] },
        ]}
      />
      <ol className="grid gap-4">
        {sequence.steps.map((step, row) => {
          const at = [...path, 'steps', row];
          return (
            <li key={row} className="min-w-0">
              <MessageCard
                heading={<span className="tabular font-semibold">{writeDay(step)}</span>}
                actions={
                  isMailChannel(step.channel) && (
                    <MailLink subject={step.subject} body={step.body} />
                  )
                }
                subject={{ text: step.subject, path: [...at, 'subject'] }}
                text={step.body}
                path={[...at, 'body']}
                label={nameStep(step.channel)}
                note={
                  <EditNames>
                    <EditName text={step.channel} path={[...at, 'channel']} label="channel" />
                  </EditNames>
                }
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
