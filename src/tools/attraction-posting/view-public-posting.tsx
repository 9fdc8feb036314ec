import type { ReactNode } from 'react';

import { EditableList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import type { AttractionPostingView } from './content.ts';

type Posting = AttractionPostingView['publicJobPosting'];

const root = 'publicJobPosting';

/** The posting as a candidate will see it: a sheet of its own. */
export function PublicPosting({ posting }: { posting: Posting }) {
  return (
    <article className="rounded border bg-paper px-5 py-8 @2xl:px-12 @2xl:py-12 print:border-0 print:p-0">
      <div className="prose-doc mx-auto">
        {posting.headline && (
          <EditableText
            as="h4"
            path={[root, 'headline']}
            text={posting.headline}
            label="headline"
            className="text-2xl"
          />
        )}
        <Text field="openingHook" label="opening hook" of={posting} className="text-lg" />
        <Part title="Role Overview" shown={posting.roleOverview !== ''}>
          <Text field="roleOverview" label="role overview" of={posting} />
        </Part>
        <Part title="Why Join Us" shown={posting.whyJoinUs !== ''}>
          <Text field="whyJoinUs" label="why join us" of={posting} />
        </Part>
        <Part title="What You'll Do" shown={posting.whatYouWillDo.length > 0}>
          <EditableList
            path={[root, 'whatYouWillDo']}
            items={posting.whatYouWillDo}
            label="what you'll do"
          />
        </Part>
        <Part title="Ideal Candidate" shown={posting.idealCandidate !== ''}>
          <Text field="idealCandidate" label="ideal candidate" of={posting} />
        </Part>
        {posting.applicationCTA && (
          <div className="mt-8 border-t pt-6">
            <Text
              field="applicationCTA"
              label="call to action"
              of={posting}
              className="font-medium"
            />
          </div>
        )}
      </div>
    </article>
  );
}

function Part({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <>
      <h5 className="mt-7 text-lg leading-snug font-semibold">{title}</h5>
      <div className="mt-1.5">{children}</div>
    </>
  );
}

interface TextProps {
  field: Exclude<keyof Posting, 'whatYouWillDo'>;
  label: string;
  of: Posting;
  className?: string;
}

function Text({ field, label, of, className }: TextProps) {
  if (of[field] === '') return null;
  return <EditableText path={[root, field]} text={of[field]} label={label} className={className} />;
}
