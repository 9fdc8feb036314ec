import { useState } from 'react';

import { EditDraftsContext } from '../view-parts/edit-drafts.tsx';
import { type AskedEdit, AskedEditContext } from '../view-parts/asked-edit.tsx';
import { readInnerTab } from '../view-parts/inner-tab.ts';
import { useTyped } from './use-typed.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import { checkPosting } from './check-posting.ts';
import type { AttractionPostingView } from './content.ts';
import { findPostingPay } from './posting-pay.ts';
import { applyTyped, type PostingField } from './posting-texts.ts';
import { PostingChecks } from './view-posting-checks.tsx';
import { BoardPreview, NetworkPreview, PlaceCounts } from './view-posting-previews.tsx';
import { PublicPosting } from './view-public-posting.tsx';

interface PostingDeskProps {
  content: Pick<AttractionPostingView, 'publicJobPosting' | 'internalJobDescription'>;
  location: string;
  tab: string | undefined;
  onTabChange: (tab: string) => void;
  /** Opens the list of the internal description that asks for too much. */
  onMendRequired: () => void;
}

/** The posting as its readers will see it in each place, and beside it what to mend before it goes out. */
export function PostingDesk(props: PostingDeskProps) {
  const { content, location, tab, onTabChange, onMendRequired } = props;
  const [asked, setAsked] = useState<AskedEdit>();
  const typed = useTyped();
  const posting = applyTyped(content.publicJobPosting, (field) =>
    typed.read(['publicJobPosting', field]),
  );
  const pay = findPostingPay([posting.openingHook, posting.roleOverview, posting.whyJoinUs]);
  const checks = checkPosting({ posting, internal: content.internalJobDescription, location });
  const openPlace = (place: string) => onTabChange(`public-posting.${place}`);

  function mend(field: PostingField | 'requiredQualifications') {
    if (field === 'requiredQualifications') return onMendRequired();
    setAsked({ path: ['publicJobPosting', field] });
    openPlace('careers-page');
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 @5xl:grid-cols-[minmax(0,1fr)_19rem] print:block">
      <EditDraftsContext value={typed.drafts}>
        <AskedEditContext value={asked}>
          <ViewTabs
            label="Shown as"
            sticky={false}
            tab={readInnerTab(tab, 'public-posting')}
            onTabChange={openPlace}
            tabs={[
              {
                id: 'careers-page',
                label: 'Careers page',
                content: (
                  <>
                    <PlaceCounts place="careers-page" posting={posting} />
                    <PublicPosting posting={content.publicJobPosting} />
                  </>
                ),
              },
              {
                id: 'network',
                label: 'Professional network',
                content: (
                  <>
                    <PlaceCounts place="network" posting={posting} />
                    <NetworkPreview posting={posting} pay={pay} location={location} />
                  </>
                ),
              },
              {
                id: 'job-board',
                label: 'Job board',
                content: (
                  <>
                    <PlaceCounts place="job-board" posting={posting} />
                    <BoardPreview posting={posting} pay={pay} location={location} />
                  </>
                ),
              },
            ]}
          />
        </AskedEditContext>
      </EditDraftsContext>
      <PostingChecks checks={checks} onMend={mend} />
    </div>
  );
}
