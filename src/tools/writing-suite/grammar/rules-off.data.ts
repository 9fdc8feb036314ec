interface RulesOff {
  /** What the rules take our texts for. */
  because: string;
  rules: readonly string[];
}

/** Rules of the checker that found nothing but right English when they were held against all trade files. */
export const rulesOff: readonly RulesOff[] = [
  {
    because: 'Codes of occupations have a hyphen and are no range of numbers.',
    rules: ['NumericRangeEnDash'],
  },
  {
    because: 'Words are checked once each, by themselves: see the dictionary beside this file.',
    rules: [
      'SpellCheck',
      'SplitWords',
      'OrthographicConsistency',
      'DisjointPrefixes',
      'WrongNegative',
    ],
  },
  {
    because: 'The comma before "and" in a list is a matter of house style, and ours has none.',
    rules: ['OxfordComma'],
  },
  {
    because:
      'Style, not grammar: "OK", "have a look", "no thanks", "very good", "find out", "roadmap".',
    rules: [
      'OkToOkay',
      'HaveTakeALook',
      'IntroCueCommaBeforeThanks',
      'Excellent',
      'FindOut',
      'RoadMap',
      'UseEllipsisCharacter',
      'LongSentences',
      'AvoidAndAlso',
      'CondenseAllThe',
      'DiscourseMarkers',
      'Oxymorons',
      'OutOfTheWindow',
      'Regionalisms',
      'AdjectiveDoubleDegree',
      'MultipleFrequencyAdverbs',
    ],
  },
  {
    because: 'Taken for a brand: "from day one".',
    rules: ['DayOneNames'],
  },
  {
    because: '"A no", "say no to a shift", "a yes or no in writing": here no is a noun.',
    rules: ['NotTo', 'NotIn', 'Nowhere'],
  },
  {
    because: '"Whom did you tell?" is right, and taken for a subject.',
    rules: ['WhomSubjectOfVerb'],
  },
  {
    because:
      'Nouns of the trades taken for verbs or for nouns without a plural: "a finding", "takeoff", "handover", "datums".',
    rules: [
      'MassNouns',
      'PhrasalVerbAsCompoundNoun',
      'CompoundNouns',
      'RegularIrregulars',
      'NounVerbConfusion',
      'ShutdownVerb',
      'NominalWants',
      'Damages',
      'BuiltIn',
      'QuantifierNeedsOf',
      'AnA',
    ],
  },
  {
    because:
      'Items of lists and clipped messages are no whole sentences: "Where you stand with exams", "Interested on your days off?"',
    rules: [
      'WereWhere',
      'MissingTo',
      'MissingPreposition',
      'MissingDeterminer',
      'InterestedIn',
      'HowTo',
      'TheHowWhy',
      'LeftRightHand',
      'OutOfDate',
      'InDemandInDepth',
      'TheLastDays',
      'AsHow',
      'InvestIn',
      'InAWhile',
      'AskNoPreposition',
    ],
  },
  {
    because:
      'Parts of two clauses read as one: "For some the season still wins", "in so far", "time on every one".',
    rules: [
      'SomeOfThe',
      'Insofar',
      'Everyone',
      'Someone',
      'SingleBe',
      'OneOfTheSingular',
      'QuantifierNumeralConflict',
      'ThereIsAgreement',
      'PronounVerbAgreement',
      'PronounInflectionBe',
      'InflectedVerbAfterTo',
      'DidPast',
      'ModalBeAdjective',
      'CallThem',
    ],
  },
  {
    because:
      'Guesses at a confusion of words that sound alike, all of them wrong: "Were there differences", "Is it new work", "it\'s [your name]".',
    rules: [
      'ThereToTheir',
      'TheirToThere',
      'TheirToTheyre',
      'TheyToThem',
      'PronounKnew',
      'ToTwoToo',
      'WayTooAdjective',
      'QuiteQuiet',
      'ItsPossessive',
      'ItsContraction',
      'PossessiveYour',
      'YourPredicateAdjective',
      'LetsConfusion',
    ],
  },
  {
    because: 'Blanks stand for names here, and two may stand side by side or begin a line.',
    rules: ['RepeatedWords', 'SentenceCapitalization'],
  },
];
