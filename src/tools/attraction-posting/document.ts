import { bullets, facts, headed, numbered, paragraph } from '../document-blocks.ts';
import { documentOf, writeSections } from '../document-section.ts';
import type { AttractionPostingView } from './content.ts';
import { attractionPostingOutline } from './outline.ts';
import { groupKeywords } from './keyword-groups.ts';

export function writeAttractionPostingSections(view: AttractionPostingView) {
  const { internalJobDescription: internal, publicJobPosting: posting, voiceStyle: voice } = view;
  return writeSections(attractionPostingOutline, {
    'attraction-jd': [
      facts([
        { label: 'Position', text: internal.positionTitle },
        { label: 'Department', text: internal.department },
        { label: 'Start Date', text: internal.startDate },
        { label: 'Reports To', text: internal.reportingStructure },
      ]),
      headed(2, 'Key Competencies', bullets(internal.keyCompetencies)),
      headed(2, 'Core Responsibilities', bullets(internal.coreResponsibilities)),
      headed(2, 'Required Qualifications', bullets(internal.requiredQualifications)),
      headed(2, 'Preferred Qualifications', bullets(internal.preferredQualifications)),
      headed(2, 'Work Environment', paragraph(internal.workEnvironment)),
      headed(2, 'Physical Requirements', paragraph(internal.physicalRequirements)),
    ],
    'public-posting': [
      headed(2, posting.headline, paragraph(posting.openingHook)),
      // A headline with nothing under it is still said.
      posting.openingHook === '' ? paragraph(posting.headline) : [],
      headed(2, 'Role Overview', paragraph(posting.roleOverview)),
      headed(2, 'Why Join Us', paragraph(posting.whyJoinUs)),
      headed(2, "What You'll Do", bullets(posting.whatYouWillDo)),
      headed(2, 'Ideal Candidate', paragraph(posting.idealCandidate)),
      headed(2, 'How to Apply', paragraph(posting.applicationCTA)),
    ],
    'social-blurb': [paragraph(view.socialBlurb)],
    'voice-guide': [
      facts([
        { label: 'Tone', text: voice.tone },
        { label: 'Messaging', text: voice.messaging },
        { label: 'Language Style', text: voice.languageStyle },
        { label: 'Target Audience', text: voice.targetAudience },
        { label: 'Brand Personality', text: voice.brandPersonality },
      ]),
    ],
    'attraction-points': [numbered(view.attractionPoints)],
    keywords: groupKeywords(view.embeddedKeywords).map(({ title, keywords }) =>
      headed(2, title, paragraph(keywords.join(', '))),
    ),
  });
}

export const writeAttractionPosting = documentOf(
  attractionPostingOutline,
  writeAttractionPostingSections,
);
