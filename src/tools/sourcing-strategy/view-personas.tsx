import { Accordion, AccordionItem } from '#ui/accordion.tsx';
import { Badge } from '#ui/badge.tsx';

import { Block, docText } from '../view-parts/block.tsx';
import { EditName, EditNames } from '../view-parts/edit-name.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import { SampleMark } from '../view-parts/sample-mark.tsx';
import type { SourcingStrategyView } from './content.ts';

type Persona = SourcingStrategyView['personaBreakdowns'][number];

/** A longer size is a sentence: its figure is the badge, all of it stands inside. */
const longestBadge = 36;

export function Personas({ personas }: { personas: readonly Persona[] }) {
  return (
    <Accordion defaultOpen={['0']}>
      {personas.map((persona, index) => (
        <AccordionItem
          key={index}
          value={String(index)}
          level={4}
          title={<PersonaTitle persona={persona} index={index} />}
        >
          <PersonaDetails persona={persona} index={index} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function PersonaTitle({ persona, index }: { persona: Persona; index: number }) {
  const size = persona.estimatedMarketSize;
  const badge = shortenSize(size);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span dir="auto" className="font-serif text-lg font-semibold wrap-anywhere">
        {persona.personaName || `Persona ${index + 1}`}
      </span>
      {badge !== '' && <Badge variant="blue">{badge}</Badge>}
      {size === '' && (
        <>
          <Badge variant="blue">{25 * (index + 1)}%</Badge>
          <SampleMark />
        </>
      )}
    </span>
  );
}

/** The figure of a size that is a sentence: "about 8 (4 to 16) within 100 miles" is "about 8 (4 to 16)". */
export function shortenSize(size: string): string {
  const [figure = ''] =
    size.length > longestBadge ? size.split(/[;,](?!\d)| (?:within|in|of) /) : [size];
  return figure.length <= longestBadge && /\d/.test(figure) ? figure.trim() : '';
}

function PersonaDetails({ persona, index }: { persona: Persona; index: number }) {
  const path = ['personaBreakdowns', index];
  const isLongSize = persona.estimatedMarketSize.length > longestBadge;
  return (
    <div className="group/part relative grid grid-cols-[minmax(0,1fr)] gap-6 pt-1">
      <EditNames>
        <EditName text={persona.personaName} path={[...path, 'personaName']} label="name" />
        {!isLongSize && (
          <EditName
            text={persona.estimatedMarketSize}
            path={[...path, 'estimatedMarketSize']}
            label="market size"
          />
        )}
      </EditNames>
      <FactList
        className={docText}
        items={[
          {
            label: 'Market size',
            text: isLongSize ? persona.estimatedMarketSize : '',
            path: [...path, 'estimatedMarketSize'],
          },
          { label: 'Demographics', text: persona.demographics, path: [...path, 'demographics'] },
          { label: 'Current role', text: persona.currentRole, path: [...path, 'currentRole'] },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-2">
        {persona.motivations.length > 0 && (
          <Block title="Motivations">
            <EditableList
              path={[...path, 'motivations']}
              items={persona.motivations}
              label="motivations"
            >
              <BulletList items={persona.motivations} className={docText} />
            </EditableList>
          </Block>
        )}
        {persona.concerns.length > 0 && (
          <Block title="Concerns">
            <EditableList path={[...path, 'concerns']} items={persona.concerns} label="concerns">
              <BulletList items={persona.concerns} className={docText} />
            </EditableList>
          </Block>
        )}
      </div>
      {persona.sourcingApproach && (
        <Block title="Sourcing approach" className="max-w-[75ch]">
          <EditableText
            path={[...path, 'sourcingApproach']}
            text={persona.sourcingApproach}
            label="sourcing approach"
            className={docText}
          />
        </Block>
      )}
    </div>
  );
}
