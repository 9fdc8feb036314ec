import { writeBlocksAsText } from '#shared/document-text.ts';

import { isBlank } from '../reading/blank.ts';
import { Block } from '../view-parts/block.tsx';
import { CopyText } from '../view-parts/copy-part.tsx';
import { EditableList } from '../view-parts/editable-list.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import { MessageCard } from '../view-parts/message-card.tsx';
import { PointsBlock } from '../view-parts/points-block.tsx';
import type { HiringSynopsisView } from './content.ts';
import { writeTrackingNote } from './document.ts';

type Formats = HiringSynopsisView['outputFormats'];

const mailRoot = ['outputFormats', 'emailBlock'];
const noteRoot = ['outputFormats', 'atsNoteSnippet'];

export function ExecutiveSummary({ formats }: { formats: Formats }) {
  const { emailBlock: email, atsNoteSnippet: note } = formats;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {!isBlank(email) && <Email email={email} />}
      {!isBlank(note) && <TrackingNote note={note} />}
    </div>
  );
}

function TrackingNote({ note }: { note: Formats['atsNoteSnippet'] }) {
  return (
    <Block
      framed
      title={<span className="font-serif text-lg">Applicant tracking note</span>}
      aside={<CopyText text={writeBlocksAsText(writeTrackingNote(note))} label="Note" />}
    >
      <div className="grid gap-5">
        <FactList
          layout="stacked"
          items={[
            {
              label: 'Position status',
              text: note.positionStatus,
              path: [...noteRoot, 'positionStatus'],
            },
          ]}
        />
        <PointsBlock
          title="Key metrics"
          path={[...noteRoot, 'keyMetrics']}
          items={note.keyMetrics}
        />
        <PointsBlock title="Risk flags" path={[...noteRoot, 'riskFlags']} items={note.riskFlags} />
        <PointsBlock
          title="Ranking of profiles"
          path={[...noteRoot, 'candidateRanking']}
          items={note.candidateRanking}
        />
        <FactList
          layout="stacked"
          items={[
            {
              label: 'Next milestone',
              text: note.nextMilestone,
              path: [...noteRoot, 'nextMilestone'],
            },
          ]}
        />
      </div>
    </Block>
  );
}

function Email({ email }: { email: Formats['emailBlock'] }) {
  return (
    <MessageCard
      kind="mail"
      heading={<span className="font-semibold">Email</span>}
      toName="Recipients"
      to={
        email.recipients.length > 0 && (
          <EditableList
            path={[...mailRoot, 'recipients']}
            items={email.recipients}
            label="recipients"
          >
            <span dir="auto" className="wrap-anywhere">
              {email.recipients.join(', ')}
            </span>
          </EditableList>
        )
      }
      subject={{ text: email.subject, path: [...mailRoot, 'subject'] }}
      text={email.body}
      path={[...mailRoot, 'body']}
      label="Email"
      note={
        email.attachments.length > 0 && (
          <div className="grid gap-3 border-t pt-3">
            <PointsBlock
              title="Attachments"
              path={[...mailRoot, 'attachments']}
              items={email.attachments}
            />
          </div>
        )
      }
    />
  );
}
