import type { Labelled } from '../reading/labelled.ts';
import { Block, docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { EditableWhole } from '../view-parts/editable-whole.tsx';
import { markBlanks } from '../view-parts/mark-blanks.tsx';
import { readScript } from './read-script.ts';

export function SuccessBrief({ milestones }: { milestones: readonly Labelled[] }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
      {milestones.map(({ label, text }, index) => (
        <li key={index} className="min-w-0">
          <Block
            framed
            className="h-full border-t-2 border-t-evaluate"
            title={label && <span className="font-serif text-lg font-semibold">{label}</span>}
          >
            <EditableText
              path={label === '' ? undefined : ['whatSuccessLooksLikeBrief', label]}
              text={text}
              label={label.toLowerCase() || 'milestone'}
              className={docText}
            />
          </Block>
        </li>
      ))}
    </ol>
  );
}

export function VideoScript({ script }: { script: string }) {
  return (
    <EditableWhole text={script} path={['videoScriptForLoomWalkthrough']} label="video script">
      <ol className="grid max-w-3xl gap-4 rounded border bg-paper p-5">
        {readScript(script).map(({ time, text }, index) => (
          <li key={index} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4">
            <span className="tabular pt-1 text-right text-sm font-medium text-ink-faint">
              {time}
            </span>
            <p dir="auto" className={`whitespace-pre-line wrap-anywhere ${docText}`}>
              {markBlanks(text)}
            </p>
          </li>
        ))}
      </ol>
    </EditableWhole>
  );
}
