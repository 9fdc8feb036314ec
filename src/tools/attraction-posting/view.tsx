import { useState } from 'react';

import type { ViewProps } from '../view-props.ts';
import { type AskedEdit, AskedEditContext } from '../view-parts/asked-edit.tsx';
import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { EditableList } from '../view-parts/editable-list.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import { NumberedPoints } from '../view-parts/numbered-points.tsx';
import { TabbedView } from '../view-parts/tabbed-view.tsx';
import type { AttractionPostingView as Content } from './content.ts';
import { writeAttractionPostingSections } from './document.ts';
import { attractionPostingOutline } from './outline.ts';
import { PostingFirst } from './view-first-page.tsx';
import { InternalDescription } from './view-internal-description.tsx';
import { Keywords } from './view-keywords.tsx';
import { PostingDesk } from './view-posting-desk.tsx';
import { SocialBlurb } from './view-social-blurb.tsx';

const guide = {
  title: 'How to Use This Job Description',
  uses: {
    'attraction-jd': 'The internal description for approval, onboarding and the interview panel.',
    'public-posting': 'Paste it into a job board as it is, then check pay and place once more.',
    'social-blurb': 'A short version for networks; add one link and leave out hashtags.',
    'voice-guide': 'How this job should sound, for everyone who writes about it.',
    'attraction-points': 'The points to lead with on calls and in messages, strongest first.',
    keywords: 'Words that people search for: keep them in the posting and in your profiles.',
  },
};

export function AttractionPostingView(props: ViewProps<Content>) {
  const { content, job, tab } = props;
  const [asked, setAsked] = useState<AskedEdit>();
  const onTabChange = (next: string) => {
    setAsked(undefined);
    props.onTabChange(next);
  };
  const mendRequired = () => {
    onTabChange('attraction-jd');
    setAsked({ path: ['internalJobDescription', 'requiredQualifications'] });
  };
  return (
    <TabbedView
      view={{ ...props, onTabChange }}
      outline={attractionPostingOutline}
      written={writeAttractionPostingSections(content)}
      label="Job description"
      toast="content"
      emptyNotice="No job description data available"
      guide={guide}
      first={
        <PostingFirst
          posting={content.publicJobPosting}
          location={job.location}
          onTabChange={onTabChange}
        />
      }
      tabs={{
        'attraction-jd': {
          drawn: (
            <AskedEditContext value={asked}>
              <InternalDescription description={content.internalJobDescription} />
            </AskedEditContext>
          ),
        },
        'public-posting': {
          copiesBare: true,
          drawn: (
            <PostingDesk
              content={content}
              location={job.location}
              tab={tab}
              onTabChange={onTabChange}
              onMendRequired={mendRequired}
            />
          ),
        },
        'social-blurb': { copiesBare: true, drawn: <SocialBlurb text={content.socialBlurb} /> },
        'voice-guide': { drawn: <VoiceGuide voice={content.voiceStyle} /> },
        'attraction-points': { drawn: <AttractionPoints points={content.attractionPoints} /> },
        keywords: { drawn: <Keywords keywords={content.embeddedKeywords} /> },
      }}
    />
  );
}

function VoiceGuide({ voice }: { voice: Content['voiceStyle'] }) {
  return (
    <FactList
      className={docText}
      items={[
        { label: 'Tone', text: voice.tone, path: ['voiceStyle', 'tone'] },
        { label: 'Messaging', text: voice.messaging, path: ['voiceStyle', 'messaging'] },
        {
          label: 'Language Style',
          text: voice.languageStyle,
          path: ['voiceStyle', 'languageStyle'],
        },
        {
          label: 'Target Audience',
          text: voice.targetAudience,
          path: ['voiceStyle', 'targetAudience'],
        },
        {
          label: 'Brand Personality',
          text: voice.brandPersonality,
          path: ['voiceStyle', 'brandPersonality'],
        },
      ]}
    />
  );
}

function AttractionPoints({ points }: { points: Content['attractionPoints'] }) {
  return (
    <EditableList path={['attractionPoints']} items={points} label="points">
      <NumberedPoints>
        {points.map((point, index) => (
          <EditableText key={index} text={point} label="point" className={docText} />
        ))}
      </NumberedPoints>
    </EditableList>
  );
}
