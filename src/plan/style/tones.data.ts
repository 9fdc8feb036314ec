import type { Source } from '../source.ts';

type Tone = Source['voice']['tone'];
type Table = readonly [RegExp, string][];

/** How a tone begins and ends what it sends, and which words it prefers. Facts are the same in all. */
interface Manner {
  /** The first line of a mail; none where it begins as its author wrote it. */
  greeting: string | null;
  /** Where a voicemail or a short message greets, it is with this. */
  hello: string | null;
  /** The line above the name; the next one where a word of it is not wanted. */
  signOffs: readonly string[];
  contractions: boolean | null;
  words: Table;
}

export const manners: Record<Tone, Manner> = {
  professional: {
    greeting: null,
    hello: null,
    signOffs: ['Kind regards,', 'With best wishes,', 'Thank you,'],
    contractions: null,
    words: [],
  },
  friendly: {
    greeting: 'Hi',
    hello: 'Hi',
    signOffs: ['Thanks, and all the best,', 'Warmly,', 'Have a good week,'],
    contractions: true,
    words: [
      [/\bI would like to (?=hear|know|see|talk|tell|show|learn)/g, "I'd love to "],
      [/\bThank you\b/g, 'Thanks so much'],
    ],
  },
  casual: {
    greeting: 'Hey',
    hello: 'Hey',
    signOffs: ['Cheers,', 'Thanks,', 'Talk soon,'],
    contractions: true,
    words: [
      [/\bWould you like (?=to\b|me to\b|an?\b|the\b|it\b)/g, 'Want '],
      [/\bShall I (?=\p{Ll})/gu, 'Want me to '],
      [/\bThank you\b/g, 'Thanks'],
      [/\bchildren\b/g, 'kids'],
    ],
  },
  formal: {
    greeting: 'Dear',
    hello: 'Good day',
    signOffs: ['Yours sincerely,', 'With kind regards,', 'Respectfully,'],
    contractions: false,
    words: [
      [/\bThanks\b(?! to\b)/g, 'Thank you'],
      [/\bSorry I missed you\b/g, 'I am sorry that I missed you'],
      [/\bI (?:just |only )?want to (?=hear|know|ask|talk|see|learn)/g, 'I would like to '],
      [/\bDo you want\b/g, 'Would you like'],
      [/(?<=^|[.?!:] )Want (?=to |the |an? |it\b)/g, 'Would you like '],
      [/(?<=^|[.?!:] )Interested\?/g, 'Would this interest you?'],
      [/(?<=[.?!:] )OK\?/g, 'Would that suit you?'],
      [/\ba bit\b/g, 'a little'],
      [/\blots of\b/g, 'many'],
      [/\bkids\b/g, 'children'],
    ],
  },
  innovative: {
    greeting: null,
    hello: 'Hi',
    signOffs: ['Curious to hear from you,', 'Looking forward to your thoughts,', 'Until soon,'],
    contractions: null,
    words: [
      [
        /\bI (?:would like|only want|just want|want) to (?=hear|know|see|learn)/g,
        'I am curious to ',
      ],
      [/\bI have one question\b/g, 'One thing makes me curious'],
    ],
  },
};

/** After these, "you are" carries the stress: "what you are today". */
const unstressed = String.raw`(?<!\b(?:what|who|where|how|as|than|whatever|whoever) )`;
/** "It is" begins something here; in "what prevents it is work" it does not. */
const beginning = String.raw`(?<=^|[.?!,:;(] |\n|\b(?:and|but|if|because|when|so|until|unless|whether|since|where) )`;

export const contractions: Table = [
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey) will not\b/g, "$1 won't"],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey) will (?=\p{Ll})/gu, "$1'll "],
  [new RegExp(String.raw`${unstressed}\b([Yy]ou|[Ww]e|[Tt]hey) are (?=\p{Ll})`, 'gu'), "$1're "],
  [
    /\b(I|[Yy]ou|[Ww]e|[Tt]hey) have (?=(?:\p{L}{2,}ed|been|done|seen|found|heard|put|lost|given|had|written)\b)/gu,
    "$1've ",
  ],
  [
    /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Ss]hould|[Ww]ould|[Cc]ould|[Hh]as|[Hh]ave) not\b/g,
    "$1n't",
  ],
  [/\b([Cc])annot\b/g, "$1an't"],
  [
    new RegExp(String.raw`${beginning}([Ii]t|[Tt]hat|[Tt]here|[Ww]hat) is (?=\p{Ll})`, 'gu'),
    "$1's ",
  ],
  [new RegExp(String.raw`${unstressed}\bI am (?=\p{Ll})`, 'gu'), "I'm "],
  [new RegExp(String.raw`${unstressed}\b(I|[Yy]ou|[Ww]e|[Tt]hey) would (?=\p{Ll})`, 'gu'), "$1'd "],
];

export const expansions: Table = [
  [/\b([Cc])an['’]t\b/g, '$1annot'],
  [/\b([Ww])on['’]t\b/g, '$1ill not'],
  [/\b(\p{L}+)n['’]t\b/gu, '$1 not'],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey|[Ii]t|[Tt]hat|[Tt]here)['’]ll\b/g, '$1 will'],
  [/\b([Yy]ou|[Ww]e|[Tt]hey)['’]re\b/g, '$1 are'],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey)['’]ve\b/g, '$1 have'],
  [/\bI['’]m\b/g, 'I am'],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey)['’]d (?=better\b|been\b|had\b)/g, '$1 had '],
  [/\b(I|[Yy]ou|[Ww]e|[Tt]hey)['’]d (?=\p{Ll})/gu, '$1 would '],
  [
    /\b([Ii]t|[Tt]hat|[Ww]hat|[Tt]here|[Hh]ere|[Ww]ho|[Ww]here)['’]s (?=(?:been|got|happened|changed|gone)\b)/g,
    '$1 has ',
  ],
  [/\b([Ii]t|[Tt]hat|[Ww]hat|[Tt]here|[Hh]ere|[Ww]ho|[Ww]here)['’]s\b/g, '$1 is'],
  [/\b([Ll])et['’]s\b/g, '$1et us'],
];
