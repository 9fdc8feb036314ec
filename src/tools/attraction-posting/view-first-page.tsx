import Banknote from 'lucide-react/icons/banknote';
import MapPin from 'lucide-react/icons/map-pin';

import { docText } from '../view-parts/block.tsx';
import { BulletList } from '../view-parts/editable-list.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { FirstPage } from '../view-parts/first-page.tsx';
import type { AttractionPostingView } from './content.ts';
import { findPostingPay } from './posting-pay.ts';

const dutiesShown = 3;

interface PostingFirstProps {
  posting: AttractionPostingView['publicJobPosting'];
  location: string;
  onTabChange: (tab: string) => void;
}

/** The beginning of the posting, which is all that most candidates see. */
export function PostingFirst({ posting, location, onTabChange }: PostingFirstProps) {
  if (posting.headline === '' && posting.openingHook === '') return null;
  const pay = findPostingPay([posting.openingHook, posting.roleOverview, posting.whyJoinUs]);
  const duties = posting.whatYouWillDo;
  return (
    <FirstPage
      title="As candidates will see it"
      more={{ label: 'Public Posting', onPress: () => onTabChange('public-posting') }}
    >
      <article className="grid max-w-3xl gap-3 rounded border bg-paper px-5 py-5">
        <EditableText
          as="h4"
          text={posting.headline}
          label="headline"
          className="font-serif text-2xl leading-tight font-semibold"
        />
        <ul className="flex flex-wrap gap-x-5 gap-y-1 font-medium">
          {pay && (
            <li className="tabular flex items-center gap-1.5">
              <Banknote className="size-4 shrink-0 text-ink-faint" aria-hidden="true" /> {pay}
            </li>
          )}
          {location && (
            <li className="flex items-center gap-1.5">
              <MapPin className="size-4 shrink-0 text-ink-faint" aria-hidden="true" /> {location}
            </li>
          )}
        </ul>
        <EditableText text={posting.openingHook} label="opening hook" className={docText} />
        {duties.length > 0 && (
          <BulletList items={duties.slice(0, dutiesShown)} className={docText} />
        )}
      </article>
    </FirstPage>
  );
}
