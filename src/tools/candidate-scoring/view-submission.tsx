import { Block, docText } from '../view-parts/block.tsx';
import { BulletList, EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { readInnerTab } from '../view-parts/inner-tab.ts';
import { TextTag } from '../view-parts/text-tag.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import type { CandidateScoringView } from './content.ts';
import { levelNames } from './level-names.ts';
import type { CandidateLevel } from './submission-framework.ts';

type Advice = CandidateScoringView['submissionFramework'][number];

interface SubmissionProps {
  levels: readonly Advice[];
  /** Said for a level that has no advice of its own. */
  notes: string;
  tab: string | undefined;
  onTabChange: (tab: string) => void;
}

export function Submission({ levels, notes, tab, onTabChange }: SubmissionProps) {
  function show(level: CandidateLevel) {
    const advice = levels.flatMap((item, index) =>
      item.candidateLevel === level ? [{ item, index }] : [],
    );
    return {
      id: level,
      label: levelNames[level],
      content: (
        <div className="grid gap-6">
          {advice.map(({ item, index }) => (
            <LevelAdvice key={index} advice={item} index={index} />
          ))}
          {(advice.length === 0 || notes) && <Fallback notes={notes} />}
        </div>
      ),
    };
  }

  return (
    <ViewTabs
      label="Candidate level"
      sticky={false}
      tab={readInnerTab(tab, 'submission')}
      onTabChange={(level) => onTabChange(`submission.${level}`)}
      tabs={[show('entry'), show('mid'), show('senior')]}
    />
  );
}

function LevelAdvice({ advice, index }: { advice: Advice; index: number }) {
  const path = ['submissionFramework', index];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @3xl:grid-cols-2">
      <Block title="Strengths to emphasize">
        {advice.strengthsToEmphasize.length > 0 ? (
          <EditableList
            path={[...path, 'strengthsToEmphasize']}
            items={advice.strengthsToEmphasize}
            label="strengths"
          >
            <BulletList items={advice.strengthsToEmphasize} className={docText} />
          </EditableList>
        ) : (
          <Missing>Lead with the skills at the top of the ranking.</Missing>
        )}
      </Block>
      <Block title="Risks to mitigate">
        {advice.risksToMitigate.length > 0 ? (
          <EditableList
            path={[...path, 'risksToMitigate']}
            items={advice.risksToMitigate}
            label="risks"
          >
            <BulletList items={advice.risksToMitigate} className={docText} />
          </EditableList>
        ) : (
          <Missing>None noted for this level. Go through the risk flags.</Missing>
        )}
      </Block>
      <Block title="Highlight strategy" className="@3xl:col-span-2">
        {advice.highlightStrategy ? (
          <EditableText
            path={[...path, 'highlightStrategy']}
            text={advice.highlightStrategy}
            label="highlight strategy"
            className={`max-w-[75ch] ${docText}`}
          />
        ) : (
          <Missing>Say what the person did, where it was seen, and what it means here.</Missing>
        )}
      </Block>
      <TextTag text={advice.evidenceSource} path={[...path, 'evidenceSource']} />
    </div>
  );
}

function Fallback({ notes }: { notes: string }) {
  if (notes === '') return <Missing>Nothing is written for this level yet.</Missing>;
  return (
    <p dir="auto" className={`max-w-[75ch] whitespace-pre-line wrap-anywhere ${docText}`}>
      {notes}
    </p>
  );
}

function Missing({ children }: { children: string }) {
  return <p className="text-ink-faint">{children}</p>;
}
