import type { FactKind } from '#shared/brief.ts';
import type { Motive } from '../letters/motives.ts';

/** Something that speaks for a job and is no benefit, where the text states it. */
interface AttractionKind {
  /** Told from these words. */
  words: RegExp;
  /** What it is called in a row of such things; "$1" is what the first group holds. */
  phrase: string;
  /** The same as a sentence; where there is none it is told as a promise of the posting. */
  sentence?: string;
  /** Where it may stand: in a demand the same words ask for something. */
  kinds: readonly FactKind[];
  motives: readonly Motive[];
  /** Counts in its favor, and is nothing to begin a letter or a posting with. */
  isFaint?: true;
}

const given = ['benefit', 'goal', 'other'] as const;
const ofHouse = ['culture', 'other', 'team', 'benefit'] as const;

export const attractionKinds: readonly AttractionKind[] = [
  {
    words:
      /\b(?:come|comes|offer|offers|provide|provides|receive|with|through|get) [^.]{0,30}\bmentor(?:ing|ship)\b|\b(?:mentor(?:ship|ing) (?:from|by|program|programme|opportunit(?:y|ies))|(?:be|are|is) mentored|mentored by|(?:strong|value|believe in) mentor(?:ship|ing)|culture of [^.]{0,30}mentor(?:ship|ing))\b/i,
    phrase: 'mentoring',
    kinds: [...given, 'culture', 'team'],
    motives: ['learning'],
  },
  {
    words:
      /\b(?:exposure|access|visibility) (?:to|with) (?:the |our )?(?:[\p{L}-]+ (?:and )?){0,2}(?:senior|executive|board(?:room)?|c-suite|top|leadership)\b/iu,
    phrase: 'contact with senior leadership',
    kinds: ['benefit', 'goal', 'culture', 'team', 'other', 'duty'],
    motives: ['progression', 'learning'],
    isFaint: true,
  },
  {
    words:
      /\b(?:make|makes|making|have|having) (?:an? )?(?:real|genuine|tangible|visible|direct|measurable|meaningful|lasting|immediate) (?:impact|difference)\b/i,
    phrase: 'work whose effect can be seen',
    kinds: ['benefit', 'goal', 'culture', 'other'],
    motives: ['autonomy'],
    isFaint: true,
  },
  {
    words:
      /\b(?:with|co-?author|authorship|lead(?:s|ing)? to|towards?)\b[^.]{0,30}\bpublications?\b/i,
    phrase: 'publications',
    kinds: given,
    motives: ['progression', 'learning'],
  },
  {
    words:
      /\b(?:enter|pursue|apply (?:to|for)|prepar\w+ (?:you )?for|towards?|into) [^.]{0,30}\b(?:Ph\.?D\.?|doctoral|doctorate)\b/i,
    phrase: 'a way into a Ph.D. program',
    kinds: given,
    motives: ['progression'],
  },
  {
    words:
      /\b(?:enter|pursue|apply(?:ing)? (?:to|for)|prepar\w+ (?:you )?for|on to) [^.]{0,20}\b(graduate|medical|law|veterinary|nursing|dental|PA) school\b/i,
    phrase: 'a way into $1 school',
    kinds: given,
    motives: ['progression'],
  },
  {
    words:
      /\b(?:you(?:['’]ll| will)?|position|role|job|person|responsible)\b[^.]{0,160}\b(?:work(?:s|ing)? (?:independently|with (?:minimal|little) supervision)|use (?:their|your) own discretion|using (?:their|your) own discretion|(?:full|high degree of|a lot of) autonomy)\b/i,
    phrase: 'work on your own judgment',
    sentence: 'You would work largely on your own judgment.',
    kinds: ['duty', 'other', 'team', 'benefit', 'culture'],
    motives: ['autonomy'],
  },
  {
    words:
      /\b(?:our|an?|the|at|in) (?:brand[- ])?(new(?:ly (?:built|opened|renovated|refurbished))? (?:clinic|hospital|plant|store|restaurant|hotel|school|depot|laboratory|lab|kitchen|showroom|warehouse|facility|factory|office))\b(?! (?:openings?|manager|hires?|staff|team|products?))/i,
    phrase: 'a $1',
    sentence: 'The work is in a $1.',
    kinds: ['culture', 'team', 'benefit'],
    motives: ['equipment', 'variety'],
  },
  {
    words:
      /\b(award[- ]winning (?:\p{Ll}{3,14} ){0,2}(?:brand|products?|team|restaurant|hotel|kitchen|school|practice|agency|company|brewery|bakery|charity|service|firm|studio|software|app|programme?|design))\b/iu,
    phrase: 'an $1',
    kinds: ofHouse,
    motives: ['stability'],
    isFaint: true,
  },
  {
    words: /\b(?:close|tight)[- ]knit (?:\p{Ll}+ )?team\b/iu,
    phrase: 'a close-knit team',
    kinds: [...ofHouse, 'trait', 'skill'],
    motives: ['team'],
    isFaint: true,
  },
  {
    words: /\b(?:(?:strong|embedded) (?:and \p{L}+ )?safety|safety[- ]first) culture\b/iu,
    phrase: 'a strong safety culture',
    kinds: ofHouse,
    motives: ['stability', 'team'],
    isFaint: true,
  },
  {
    words: /\bno two days (?:are|will be) (?:ever )?the same\b/i,
    phrase: 'days that differ',
    kinds: [...ofHouse, 'duty'],
    motives: ['variety'],
    isFaint: true,
  },
  {
    words:
      /\b(?:a|wide|great|broad|huge|vast|diverse|exciting) (?:variety|range|mix|array) of ((?:[\p{Ll}-]{3,16} )?(?:projects|clients|cases|industries|events|patients|customers|sectors|cuisines|matters|assignments|(?:project|client|case) (?:and (?:project|client|case) )?types))\b/iu,
    phrase: 'a variety of $1',
    kinds: ['culture', 'team', 'benefit', 'other'],
    motives: ['variety'],
    isFaint: true,
  },
  {
    words:
      /\b((?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,2})[- ](?:person|member|strong) (?:[\p{L}-]{3,14} ){0,2}team)\b/iu,
    phrase: 'a $1',
    sentence: 'You would join a $1.',
    kinds: [...ofHouse, 'duty'],
    motives: ['team'],
  },
  {
    words: /\b(?:employee[- ]owned|ESOP)\b/,
    phrase: 'an employee-owned employer',
    sentence: 'The employer is owned by its employees.',
    kinds: ofHouse,
    motives: ['stability'],
  },
  {
    words: /\bpromot(?:e|es|ed|ing|ion) from within\b/i,
    phrase: 'promotion from within',
    sentence: 'The posting says that people are promoted from within.',
    kinds: ofHouse,
    motives: ['progression'],
  },
  {
    words: /\b(?:newly created|brand[- ]new) (?:role|position|post|job)\b/i,
    phrase: 'a newly created post',
    sentence: 'The post is newly created.',
    kinds: ['other', 'team', 'culture', 'duty'],
    motives: ['autonomy'],
  },
  {
    words:
      /\b(?:state[- ]of[- ]the[- ]art|latest) (equipment|technology|machines|tools|facilities)\b/i,
    phrase: 'the latest $1',
    kinds: ['culture', 'team', 'benefit'],
    motives: ['equipment'],
  },
  {
    words: /\bfamily[- ](?:owned|run)\b/i,
    phrase: 'a family-owned employer',
    kinds: ofHouse,
    motives: ['stability', 'team'],
  },
  {
    words: /\bno (?:mandatory|forced|compulsory) overtime\b/i,
    phrase: 'no mandatory overtime',
    sentence: 'There is no mandatory overtime.',
    kinds: ['benefit', 'schedule', 'other'],
    motives: ['schedule'],
  },
  {
    words: /\bno (weekend|night|evening)s?\b/i,
    phrase: 'no $1 work',
    sentence: 'There is no $1 work.',
    kinds: ['benefit', 'schedule'],
    motives: ['schedule'],
  },
  {
    words:
      /\b(?:(?:part|members?) of|represented by|covered by) (?:the |a |our )?(?:[\p{L}&'’()-]+ ){0,6}union\b/iu,
    phrase: 'a union job',
    sentence: 'The job is covered by a union.',
    kinds: ['benefit', 'other', 'schedule'],
    motives: ['stability', 'pay'],
  },
  {
    words: /\b(?:all |warm |qualified |inbound )?leads (?:are |will be )?(?:provided|supplied)\b/i,
    phrase: 'leads that are provided',
    sentence: 'Leads are provided.',
    kinds: ['benefit', 'other', 'culture'],
    motives: ['pay'],
  },
  {
    words: /\b(?:rapid(?:ly)?|fast)(?:[- ]| and )(?:expanding|growing|expansion|growth)\b/i,
    phrase: 'a growing employer',
    kinds: ['culture'],
    motives: ['progression'],
    isFaint: true,
  },
];
