import { Accordion, AccordionItem } from '#ui/accordion.tsx';

import { docText } from '../view-parts/block.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import type { CandidateScoringView } from './content.ts';
import { writeKeepWarmTitle } from './keep-warm-title.ts';

export function KeepWarm({ tactics }: { tactics: CandidateScoringView['keepCandidatesWarm'] }) {
  return (
    <Accordion defaultOpen={['0']}>
      {tactics.map((tactic, index) => {
        const path = ['keepCandidatesWarm', index];
        return (
          <AccordionItem
            key={index}
            value={String(index)}
            level={4}
            title={
              <span dir="auto" className="wrap-anywhere">
                {writeKeepWarmTitle(tactic) || `Tactic ${index + 1}`}
              </span>
            }
          >
            {!tactic.trigger && !tactic.mitigationStrategy && (
              <p className="text-ink-faint">Nothing is written for this topic yet.</p>
            )}
            <FactList
              className={docText}
              items={[
                { label: 'Trigger', text: tactic.trigger, path: [...path, 'trigger'] },
                {
                  label: 'What to do',
                  text: tactic.mitigationStrategy,
                  path: [...path, 'mitigationStrategy'],
                },
                {
                  label: 'Evidence',
                  text: tactic.evidenceSource,
                  path: [...path, 'evidenceSource'],
                },
              ]}
            />
          </AccordionItem>
        );
      })}
    </Accordion>
  );
}
