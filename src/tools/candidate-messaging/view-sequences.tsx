import { Accordion, AccordionItem } from '#ui/accordion.tsx';

import { EditName, EditNames } from '../view-parts/edit-name.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import { MessageCard } from '../view-parts/message-card.tsx';
import { chooseMessageKind } from '../view-parts/message-kind.ts';
import { StepRow } from '../view-parts/step-row.tsx';
import type { CandidateMessagingView } from './content.ts';
import { writeDay } from './document.ts';
import { nameStep } from './step-name.ts';

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
    <div className="group/part relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <EditNames>
        <EditName text={sequence.persona} path={[...path, 'persona']} label="persona" />
      </EditNames>
      <FactList
        items={[
          { label: 'Goal', text: sequence.goal, path: [...path, 'goal'] },
          { label: 'Stop when', text: sequence.stopWhen, path: [...path, 'stopWhen'] },
        ]}
      />
      <StepRow label={`Steps for ${sequence.persona || 'everyone'}`}>
        {sequence.steps.map((step, row) => {
          const at = [...path, 'steps', row];
          return (
            <MessageCard
              key={row}
              kind={chooseMessageKind(step.channel)}
              heading={<span className="tabular font-semibold">{writeDay(step)}</span>}
              to="[First name]"
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
          );
        })}
      </StepRow>
    </div>
  );
}
