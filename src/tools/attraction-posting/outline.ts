import type { Outline } from '../outline.ts';
import type { AttractionPosting } from './content.ts';

export const attractionPostingOutline = {
  tool: 'attractionPosting',
  sections: {
    'attraction-jd': { title: 'Attraction JD', fields: ['internalJobDescription'] },
    'public-posting': { title: 'Public Posting', fields: ['publicJobPosting'] },
    'social-blurb': { title: 'Social Media Blurb', fields: ['socialBlurb'] },
    'voice-guide': { title: 'Voice Guide', fields: ['voiceStyle'] },
    'attraction-points': { title: 'Why Role Is Attractive', fields: ['attractionPoints'] },
    keywords: { title: 'Keywords', fields: ['embeddedKeywords'] },
  },
} satisfies Outline<string, keyof AttractionPosting>;
