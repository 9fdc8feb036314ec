export type Level = 'entry' | 'mid' | 'senior';
type PhrasesByLevel = Record<Level, readonly string[]>;
type ListsByLevel = Record<Level, readonly (readonly string[])[]>;

/** How a person of each level is presented to the hiring manager. Slots: {skill}, {top}, {title}, {manager}, {employer}, {rival}, {pay}, {draw}. */
export const submissionPhrases: {
  strength: PhrasesByLevel;
  proof: ListsByLevel;
  gap: PhrasesByLevel;
  risk: ListsByLevel;
  lead: PhrasesByLevel;
  placement: PhrasesByLevel;
} = {
  strength: {
    entry: [
      '{skill}, shown in the work sample or in training',
      '{skill}: what was practiced in training, and with which result',
      '{skill}: where it was learned, and the proof',
    ],
    mid: [
      '{skill}, with one dated case',
      '{skill}, with a case from the last year',
      '{skill}: what they did themselves, in two lines',
    ],
    senior: [
      '{skill}, with the hardest case, from first sign to result',
      '{skill}: the most difficult case, and how it ended',
      '{skill}: the case others still talk about',
    ],
  },
  proof: {
    entry: [
      [
        'Result of the work sample, sheet attached',
        'The sheet of the work sample',
        'Work sample with scores',
      ],
      [
        'One thing learned without being told, and how',
        'Something they taught themselves',
        'What they learned last, and from whom',
      ],
    ],
    mid: [
      [
        'Two people who saw the work and may be called',
        'Two names who have seen it',
        'References who stood beside them',
      ],
      [
        'The task of today that is closest to ours',
        'Today’s task nearest to the {title} work',
        'One task that is the same in both jobs',
      ],
    ],
    senior: [
      [
        'Somebody they trained or led, with the outcome',
        'A person who learned from them, and what became of it',
        'Somebody who became better through them',
      ],
      [
        'The decision they would take again',
        'A decision of theirs that held',
        'What they would decide the same way today',
      ],
    ],
  },
  gap: {
    entry: [
      '{skill} not practiced yet: name the week in which it is learned',
      '{skill}: no practice yet; say who shows it, and when',
      '{skill}: to be learned by a date that stands in the submission',
    ],
    mid: [
      '{skill} not shown yet: attach the work sample or a plan for 30 days',
      '{skill} is still open; say how it will be tested',
      '{skill} is still a claim; attach something seen',
    ],
    senior: [
      '{skill} not usual in this background: ask for one case, or say who covers it',
      '{skill}: no case so far; somebody else may cover it at first',
      '{skill}: outside their field; say how that is bridged',
    ],
  },
  risk: {
    entry: [
      [
        'Others will court them as soon as they qualify: offer quickly',
        'Will have several offers by the exam: be first or be clear',
        'Other employers court them too; give a date',
      ],
      [
        'Little time alone in the work: name who trains, and for how many weeks',
        'Needs a teacher: {manager} should name one',
        'Left alone too early, they may leave; say from when they work alone',
      ],
    ],
    mid: [
      [
        'Counteroffer at home: ask what would have to change there',
        'Their employer will answer; ask what would keep them',
        'A counteroffer is likely. Talk about it before it comes',
      ],
      [
        'Other systems and habits than {employer}: list which are alike',
        'New surroundings at {employer}: what is the same, what is not',
        'Used to other tools; mark the two that differ most',
      ],
    ],
    senior: [
      [
        'Compares with {rival}: put both offers side by side',
        'Has {rival} as a measure; be ready with the whole year',
        'Will compare the offer with {rival}; have the whole year ready',
      ],
      [
        'Expects a wider job than the one that is open: say what is fixed for a year',
        'May outgrow it: agree on what comes after a year',
        'Wants more than the {title} job holds; name its limits',
      ],
      [
        'Set in the ways of another employer: ask for one habit they changed',
        'Long in one place: which habit did they last give up?',
        'Ask what they unlearned at the last change',
      ],
    ],
  },
  lead: {
    entry: [
      'Lead with the work sample, then one line on how and from whom they learned it',
      'Begin with what they showed, not with where they studied',
      'First the task they did for us, then the training behind it',
    ],
    mid: [
      'Translate three tasks of today into ours, beginning with {top}',
      'Set their work beside ours in two columns, with {top} in the first row',
      'Show what carries over, {top} above all',
    ],
    senior: [
      'Lead with one problem they solved in four lines, ending with what it changed',
      'One case on half a page, {top} at its center, and what it changed',
      'Tell {manager} the one case that shows {top}, and leave the rest for the talk',
    ],
  },
  placement: {
    entry: [
      'Suggest the lower part of {pay}, with the date of the first review in writing',
      'Start in the lower part of {pay}, with a review date in writing',
      'Start in the lower third of {pay} and name the next step',
    ],
    mid: [
      'Suggest the middle of {pay}, by what the work sample showed and not by years',
      'The middle of {pay} if the work sample supports it',
      'About the middle of {pay}; let the scores decide, not the years',
    ],
    senior: [
      'Suggest the upper part of {pay} when the work sample supports it',
      'Toward the top of {pay}, with the case as the reason',
      'Near the upper end of {pay} if {top} was convincing',
    ],
  },
};
