import { useState } from 'react';

import type { ViewProps } from '../view-props.ts';
import { type AskedEdit, AskedEditContext } from '../view-parts/asked-edit.tsx';
import { docText } from '../view-parts/block.tsx';
import { EditableText } from '../view-parts/editable-text.tsx';
import { EditableList } from '../view-parts/editable-list.tsx';
import { FactList } from '../view-parts/fact-list.tsx';
import { NumberedPoints } from '../view-parts/numbered-points.tsx';
import { ResultView } from '../view-parts/result-view.tsx';
import { ViewSection } from '../view-parts/view-section.tsx';
import { ViewTabs } from '../view-parts/view-tabs.tsx';
import type { AttractionPostingView as Content } from './content.ts';
import { writeAttractionPostingSections } from './document.ts';
import { PostingFirst } from './view-first-page.tsx';
import { InternalDescription } from './view-internal-description.tsx';
import { Keywords } from './view-keywords.tsx';
import { PostingDesk } from './view-posting-desk.tsx';
import { SocialBlurb } from './view-social-blurb.tsx';

const guide = {
  title: 'How to Use This Job Description',
  items: [
    {
      name: 'Attraction JD',
      text: 'The internal description for approval, onboarding and the interview panel.',
    },
    {
      name: 'Public Posting',
      text: 'Paste it into a job board as it is, then check pay and place once more.',
    },
    {
      name: 'Social Media Blurb',
      text: 'A short version for networks; add one link and leave out hashtags.',
    },
    {
      name: 'Voice Guide',
      text: 'How this job should sound, for everyone who writes about it.',
    },
    {
      name: 'Why Role Is Attractive',
      text: 'The points to lead with on calls and in messages, strongest first.',
    },
    {
      name: 'Keywords',
      text: 'Words that people search for: keep them in the posting and in your profiles.',
    },
  ],
};

export function AttractionPostingView(props: ViewProps<Content>) {
  const { content, job, tab, onEdit } = props;
  const [asked, setAsked] = useState<AskedEdit>();
  const onTabChange = (next: string) => {
    setAsked(undefined);
    props.onTabChange(next);
  };
  const mendRequired = () => {
    onTabChange('attraction-jd');
    setAsked({ path: ['internalJobDescription', 'requiredQualifications'] });
  };
  const sections = writeAttractionPostingSections(content);
  return (
    <ResultView
      content={content}
      sections={sections}
      onEdit={onEdit}
      toast="content"
      emptyNotice="No job description data available"
      guide={guide}
    >
      <ViewTabs
        label="Job description"
        tab={tab}
        onTabChange={onTabChange}
        tabs={[
          {
            id: 'attraction-jd',
            label: 'Attraction JD',
            content: (
              <>
                <PostingFirst
                  posting={content.publicJobPosting}
                  location={job.location}
                  onTabChange={onTabChange}
                />
                <ViewSection of={sections.attractionJd}>
                  <AskedEditContext value={asked}>
                    <InternalDescription description={content.internalJobDescription} />
                  </AskedEditContext>
                </ViewSection>
              </>
            ),
          },
          {
            id: 'public-posting',
            label: 'Public Posting',
            content: (
              <ViewSection of={sections.publicPosting} copiesBare>
                <PostingDesk
                  content={content}
                  location={job.location}
                  tab={tab}
                  onTabChange={onTabChange}
                  onMendRequired={mendRequired}
                />
              </ViewSection>
            ),
          },
          {
            id: 'social-blurb',
            label: 'Social Media Blurb',
            content: (
              <ViewSection of={sections.socialBlurb} copiesBare>
                <SocialBlurb text={content.socialBlurb} />
              </ViewSection>
            ),
          },
          {
            id: 'voice-guide',
            label: 'Voice Guide',
            content: (
              <ViewSection of={sections.voiceGuide}>
                <VoiceGuide voice={content.voiceStyle} />
              </ViewSection>
            ),
          },
          {
            id: 'attraction-points',
            label: 'Why Role Is Attractive',
            content: (
              <ViewSection of={sections.attractionPoints}>
                <AttractionPoints points={content.attractionPoints} />
              </ViewSection>
            ),
          },
          {
            id: 'keywords',
            label: 'Keywords',
            content: (
              <ViewSection of={sections.keywords}>
                <Keywords keywords={content.embeddedKeywords} />
              </ViewSection>
            ),
          },
        ]}
      />
    </ResultView>
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
