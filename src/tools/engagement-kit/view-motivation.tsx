import { Accordion, AccordionItem } from '#ui/accordion.tsx';

import { Block, docText } from '../view-parts/block.tsx';
import { Chips } from '../view-parts/chips.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { EditName, EditNames } from '../view-parts/edit-name.tsx';
import type { EngagementKitView } from './content.ts';
import { candidateConcerns } from './voicemail-tabs.ts';

export function PersonaCtas({ personas }: { personas: EngagementKitView['personaSpecificCTAs'] }) {
  return (
    <Accordion defaultOpen={['0']}>
      {personas.map(({ persona, ctas }, index) => (
        <AccordionItem
          key={index}
          value={String(index)}
          level={4}
          title={
            <span dir="auto" className="font-serif text-lg font-semibold wrap-anywhere">
              {persona || 'Everyone'}
            </span>
          }
        >
          <div className="group/part relative grid gap-2">
            <EditNames>
              <EditName
                text={persona}
                path={['personaSpecificCTAs', index, 'persona']}
                label="persona"
              />
            </EditNames>
            <div className="max-w-[75ch]">
              <EditableList
                path={['personaSpecificCTAs', index, 'ctas']}
                items={ctas}
                label="calls to action"
              >
                <BulletList items={ctas} className={docText} />
              </EditableList>
            </div>
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

export function MotivationPoints({
  points,
}: {
  points: EngagementKitView['motivationBasedMessagingPoints'];
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
      {points.map(({ motivator, messagingPoints }, index) => (
        <Block key={index} framed className="border-t-2 border-t-engage">
          {motivator && (
            <EditableText
              as="h4"
              path={['motivationBasedMessagingPoints', index, 'motivator']}
              text={motivator}
              label="motivator"
              className="mb-2 font-serif text-lg leading-snug font-semibold"
            />
          )}
          {messagingPoints.length > 0 && (
            <EditableList
              path={['motivationBasedMessagingPoints', index, 'messagingPoints']}
              items={messagingPoints}
              label="messaging points"
            >
              <BulletList items={messagingPoints} className={docText} />
            </EditableList>
          )}
        </Block>
      ))}
    </div>
  );
}

export function Insights({ summary }: { summary: string }) {
  return (
    <div className="grid gap-6">
      {summary && (
        <blockquote className="max-w-[65ch] border-l-2 border-engage pl-5">
          <EditableText
            path={['whatCandidatesCareAboutSummary']}
            text={summary}
            label="summary"
            className="font-serif text-xl leading-relaxed"
          />
        </blockquote>
      )}
      <Block title="What candidates weigh in any job">
        <Chips items={candidateConcerns} hue="engage" />
      </Block>
    </div>
  );
}
