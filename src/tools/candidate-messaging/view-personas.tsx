import { Block, docText } from '../view-parts/block.tsx';
import { Chips } from '../view-parts/chips.tsx';
import { EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import type { CandidateMessagingView } from './content.ts';

type Persona = CandidateMessagingView['personaMessaging'][number];

export function Personas({ personas }: { personas: readonly Persona[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @4xl:grid-cols-2">
      {personas.map((persona, index) => (
        <PersonaCard key={index} persona={persona} index={index} />
      ))}
    </div>
  );
}

function PersonaCard({ persona, index }: { persona: Persona; index: number }) {
  const path = ['personaMessaging', index];
  return (
    <Block framed className="grid content-start gap-4 border-t-2 border-t-engage">
      {persona.persona && (
        <EditableText
          as="h4"
          path={[...path, 'persona']}
          text={persona.persona}
          label="persona"
          className="font-serif text-lg font-semibold"
        />
      )}
      {persona.openingLine && (
        <EditableText
          path={[...path, 'openingLine']}
          text={persona.openingLine}
          label="opening line"
          className={`border-l-2 border-engage pl-4 ${docText}`}
        />
      )}
      <FactList
        items={[
          { label: 'Lead with', text: persona.leadWith, path: [...path, 'leadWith'] },
          { label: 'Prove it with', text: persona.prove, path: [...path, 'prove'] },
          { label: 'Avoid', text: persona.avoid, path: [...path, 'avoid'] },
        ]}
      />
      {persona.words.length > 0 && (
        <Block title="Words they use">
          <EditableList path={[...path, 'words']} items={persona.words} label="words">
            <Chips items={persona.words} />
          </EditableList>
        </Block>
      )}
    </Block>
  );
}
