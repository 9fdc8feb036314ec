import { Accordion, AccordionItem } from '#ui/accordion.tsx';

import { Block, docText } from '../view-parts/block.tsx';
import { Chips } from '../view-parts/chips.tsx';
import { EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import type { IntakeAssistantView } from './content.ts';
import { roundNames } from './round-names.ts';

type Rounds = IntakeAssistantView['interviewPanelRecommendations'];
type Round = Rounds[keyof Rounds];

/** Several rounds may be open at once, so that they can be compared. */
export function Interviews({ rounds }: { rounds: Rounds }) {
  return (
    <Accordion multiple defaultOpen={[roundNames[0].key]}>
      {roundNames.map(({ key, name }) => (
        <AccordionItem
          key={key}
          value={key}
          level={4}
          title={<span className="font-serif text-lg font-semibold">{name}</span>}
        >
          <RoundPlan round={rounds[key]} path={['interviewPanelRecommendations', key]} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function RoundPlan({ round, path }: { round: Round; path: readonly string[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {round.focusAreas.length > 0 && (
        <Block title="Focus areas">
          <EditableList path={[...path, 'focusAreas']} items={round.focusAreas} label="focus areas">
            <Chips items={round.focusAreas} />
          </EditableList>
        </Block>
      )}
      {round.recommendedInterviewer && (
        <Block title="Recommended interviewer">
          <EditableText
            path={[...path, 'recommendedInterviewer']}
            text={round.recommendedInterviewer}
            label="recommended interviewer"
          />
        </Block>
      )}
      {round.keyQuestions.length > 0 && (
        <Block title="Key questions">
          <ol className="grid gap-5">
            {round.keyQuestions.map((item, index) => {
              const at = [...path, 'keyQuestions', index];
              return (
                <li key={index} className="grid max-w-[75ch] gap-2">
                  <EditableText
                    path={[...at, 'question']}
                    text={item.question}
                    label="question"
                    className={`font-semibold ${docText}`}
                  />
                  <FactList
                    className="[&>div]:border-0 [&>div]:py-0.5"
                    items={[
                      {
                        label: 'Strong answer',
                        text: item.strongAnswer,
                        path: [...at, 'strongAnswer'],
                      },
                      { label: 'Weak answer', text: item.weakAnswer, path: [...at, 'weakAnswer'] },
                    ]}
                  />
                </li>
              );
            })}
          </ol>
        </Block>
      )}
    </div>
  );
}
