import type { Doubt } from './doubts.data.ts';

/** Another language than English, by its name. */
const otherLanguage =
  '(?:Spanish|French|German|Mandarin|Cantonese|Chinese|Welsh|Gaelic|Irish|Hindi|Urdu|Bengali|Tamil|Tagalog|Filipino|Arabic|Portuguese|Italian|Dutch|Polish|Swahili|Kiswahili|Afrikaans|Russian|Japanese|Korean|Vietnamese|Danish|Swedish|Norwegian|Finnish|Turkish|Greek|Hebrew|Ukrainian|Romanian|Creole|Somali)';

/** Said halfway: a language without its use, a welcome without its terms. */
export const doubtsOfWhatIsOpen: readonly Doubt[] = [
  {
    matter: 'Use of a language',
    where: ['language', 'skill', 'trait', 'experience', 'other'],
    onlyMust: true,
    said: new RegExp(
      `\\b(?:proficien\\w+|fluen\\w+|bilingual|good|knowledge|ability to speak|speak(?:s|ing)?)\\b[^.;]{0,24}\\b${otherLanguage}\\b`,
      'iu',
    ),
    settledInLine:
      /\b(?:[ABC][12]\b|native|spoken|written|read(?:ing)?|writ\w+|oral|conversational|with (?:customers|clients|patients|families|guests)|mother tongue)/i,
    quotesMatch: true,
    topic: 'How well, and for what',
    assumes: '{words} means the same level to everyone',
    ask: '{words}: at what level, spoken only or written too, and for which part of the work?',
    why: 'Without level and use nobody can test it alike, and people who would do rule themselves out.',
    owner: 'Hiring manager',
  },
  {
    matter: 'Newcomers',
    where: 'anywhere',
    said: /\b(?:ideal|perfect|great|suitable|good) (?:\p{L}+ )?(?:position|role|job|post|opportunity|place|start|chance)? ?(?:for|to) (?:any(?:one|body)|some(?:one|body)|people|those) (?:that|who|with) (?:\p{L}+ ){0,4}(?:consider(?:ed|ing)|thought|thinking|interest(?:ed)?|new to|wants? to (?:start|begin|try|get into)|curious)\b(?: \p{L}+){0,4}/iu,
    settledAnywhere:
      /\b(?:no|without) (?:prior |previous )?experience\b|\bexperience (?:is )?not (?:required|necessary|essential|needed)\b|\b(?:full )?training (?:is |will be )?(?:provided|given)\b/i,
    topic: 'Whether newcomers are welcome',
    assumes: '{words} tells people without experience that they may apply',
    ask: 'The text says {words} and names no experience: are people who have never done this welcome, and what are they taught before they work alone?',
    why: 'It decides whom we write to, and newcomers do not apply unless they are told.',
    owner: 'Hiring manager',
  },
];
