import type { NeutralQuestion } from './neutral-questions.data.ts';

/**
 * How to practice a line for which nobody has written a case: what may be asked, and how an answer is built. What
 * happened is left blank, since a story of another trade helps nobody.
 */
export type Frame = Pick<
  NeutralQuestion,
  'question' | 'key_points' | 'sample_answer' | 'follow_ups'
>;

/** By the kind of work that a line names. Each asks something else than the card, and tells what to say in which order. */
export const lineFrames: Readonly<Record<string, Frame>> = {
  place: {
    question: 'What of that do you know from your own work, and what would be new to you here?',
    key_points: ['Where you have seen it', 'One day on which it mattered', 'What you would ask us'],
    sample_answer:
      'I know this from [employer], where we [what you did there]. It mattered most when [one day]: I [what you did], and [how it ended]. New to me here would be [what]. I would ask first [your question].',
    follow_ups: ['Which part would take you longest to learn?'],
  },
  here: {
    question: 'What have you done that comes nearest to it, and what would be new to you?',
    key_points: ['Where you did it, and how large', 'Your own part', 'What you would learn first'],
    sample_answer:
      'The nearest was at [employer], where I [what you did] for [whom], about [number] a [week or month]. My own part was [what], and it worked because [reason]. New to me here would be [what]. I would begin by [what you would read, ask or try].',
    follow_ups: ['What would you want to know from us first?'],
  },
  method: {
    question: 'Explain it with one case, as you would to somebody of another department.',
    key_points: ['The problem, in two sentences', 'The steps you took', 'Where it stops helping'],
    sample_answer:
      'The question was [problem, in one sentence]. First I [step], then [step], because [reason]. It showed [result], and we [what was decided]. I would not use it when [where it stops helping].',
    follow_ups: ['How did you check the result?'],
  },
  teaching: {
    question: 'How do you prepare before you show somebody a task?',
    key_points: [
      'Who they were, and what they knew',
      'What you prepared',
      'What you changed later',
    ],
    sample_answer:
      '[Who] had to learn [task] and already knew [what]. I prepared [what], showed it once and then watched. They got stuck at [step], because I had [what you left out]. I changed [what], and after [time] they [what they could do alone].',
    follow_ups: ['How did you know that they could do it alone?'],
  },
  rules: {
    question: 'Tell us about a case in which the rules left you little room.',
    key_points: [
      'The rule or standard by its name',
      'Who wanted something else, and why',
      'What you said and did',
    ],
    sample_answer:
      'Under [rule or standard] we had to [what]. On [occasion] [who] wanted [what], because [reason]. I [what you said and did], and checked [source or person]. It cost [time or money]. In the end [result].',
    follow_ups: ['Where do you look when a rule is not clear?'],
  },
  faults: {
    question: 'Which fault took you longest to find?',
    key_points: ['What was seen or heard first', 'What you ruled out', 'What it was in the end'],
    sample_answer:
      'At [employer] [what failed], and the first sign was [what]. I suspected [cause] and checked [how]; that was not it. Then I [next step] and found [cause]. It took [time]. Now I begin with [check].',
    follow_ups: ['How did you make sure that it would not come back?'],
  },
  machines: {
    question: 'Which machine or vehicle do you know best, and what is it like on a bad day?',
    key_points: [
      'Make, size and what you ran on it',
      'The sign that it was off',
      'What you did then',
    ],
    sample_answer:
      'I know [make and model] best: [years], mostly for [work]. You notice that something is wrong when [sign]. The last time I [what you did first], told [who] and [next step]. It was [cause], and we lost [time].',
    follow_ups: ['What do you check before you start it?'],
  },
  care: {
    question: 'Whom did you reach when it was difficult, and how?',
    key_points: ['What they needed', 'What you tried first', 'What you passed on'],
    sample_answer:
      '[Somebody, without a name] needed [what] and [refused, was afraid, could not say it]. I noticed [sign]. First I tried [what], which did not help. Then I [what you did], and [what changed]. I passed on to [who] that [what].',
    follow_ups: ['What would you do if it had not worked?'],
  },
  selling: {
    question: 'Which customer did you work longest for, and was it worth it?',
    key_points: [
      'Who they were, and what they bought before',
      'Where it nearly failed',
      'The order and the weeks',
    ],
    sample_answer:
      '[Kind of customer] bought [what] from [whom] and had no reason to change. I found out that [what they needed] by [how]. It nearly failed at [point]; I [what you did]. After [weeks] they ordered [what, how much], and since then [what became of it].',
    follow_ups: ['When would you have stopped?'],
  },
  customers: {
    question: 'Tell us about one person who was hard to please.',
    key_points: ['What they wanted, in their words', 'What you could offer', 'What they did next'],
    sample_answer:
      '[Who] came to me because [what had happened] and wanted [what]. I listened to the end and asked [question]. I could offer [what], and said plainly that [what you could not do]. By [time] I had [what you did]. Afterward they [what they did].',
    follow_ups: ['What did you tell your colleagues about it?'],
  },
  money: {
    question: 'How do you look for a difference, and when do you stop and ask?',
    key_points: ['How much was yours in a month', 'Where you look first', 'Who had to know'],
    sample_answer:
      'At [employer] I handled [number] [items] a month. Once [amount] did not agree. I looked at [first place], then at [second], and found [cause]. I told [who] before I corrected it. I stop and ask when [limit].',
    follow_ups: ['How do you show afterward what you did?'],
  },
  figures: {
    question: 'Which figure did you have to explain to somebody who did not like it?',
    key_points: ['Who waited for it, and why', 'What you had to assume', 'The figure at the end'],
    sample_answer:
      '[Who] expected [figure], and mine was [figure]. I first checked [source], and it held. The cause was [cause]. I told them before [meeting or date], with [what you offered]. They decided [what]; in the end it was [figure].',
    follow_ups: ['How sure were you, and how did you say so?'],
  },
  cleaning: {
    question: 'Take us through one round, from the door to the last look.',
    key_points: ['The area and the time', 'Your order', 'What is often overlooked'],
    sample_answer:
      'At [place] I had [rooms or area] in [time]. I begin with [where], because [reason], and leave [what] to the end. Between areas I change [what]. Most people overlook [spot]. Before I go I check [what].',
    follow_ups: ['What do you do when the time is not enough?'],
  },
  quality: {
    question:
      'Take us through one such check or test: what you compared, what you found, what happened then.',
    key_points: [
      'What you check, and against what',
      'One that nearly got through',
      'What you changed',
    ],
    sample_answer:
      'I had to check [what] against [drawing, standard, sample or source], because [what was at stake]. I looked at [what] first and found [what], which I noticed by [sign]. I told [who] and [what you did]. Since then [what is done differently].',
    follow_ups: ['What do you look at first when time is short?'],
  },
  records: {
    question: 'Which record or report of yours do others use most, and for what?',
    key_points: ['Who opens it, and when', 'Where its figures come from', 'An error of your own'],
    sample_answer:
      'At [employer] I kept [record or report]; [who] used it to [what they decided or did]. The entries came from [source], and I checked [what] before I passed it on. Once [your error]. I told [who] within [time] and since then [what you do].',
    follow_ups: ['How would somebody else find their way in it?'],
  },
  coordination: {
    question:
      'Take us through one of your own: who was involved, what put the date in danger, what you did.',
    key_points: ['How many people and dates', 'What broke', 'What you gave up, and why'],
    sample_answer:
      'For [event or project] I had [number] people and one fixed date. [Time] before, [what broke]. I called [whom first, and why] and moved [what could wait]. We [kept or missed] the date and gave up [what]. Next time I would [what].',
    follow_ups: ['Whom did you tell first, and why?'],
  },
  improving: {
    question: 'What is done differently today because of you?',
    key_points: ['How it was before', 'Who was against it', 'The figure afterward'],
    sample_answer:
      'Before, [how it was done], and that cost [time, money or mistakes]. I [how you found out] and proposed [change]. [Who] was against it because [reason], so I [what you changed in it]. Afterward [figure]. What did not work was [what].',
    follow_ups: ['Is it still done that way?'],
  },
  analysis: {
    question:
      'Take us through one such piece of work: what was asked, where you looked, what came of it.',
    key_points: ['Who asked, and to decide what', 'How you checked it', 'What was decided'],
    sample_answer:
      '[Who] wanted to know [question] in order to decide [what], and expected [what]. I looked at [sources], compared [what], and found [result]. Before I said so I checked [what]. They decided [what]. I was still unsure about [what].',
    follow_ups: ['What would have changed your mind?'],
  },
  leading: {
    question: 'What did you find when you took over such work, and what did you leave behind?',
    key_points: ['The size of it', 'What you changed first', 'One figure, before and after'],
    sample_answer:
      'I took over [number] people and [state of the work]. In the first weeks I [how you found out]. The cause was [what], so I changed [what] first. [Who] was against it. After [time] [figure] had gone from [before] to [after]; [what] I did not solve.',
    follow_ups: ['What would your people say about that time?'],
  },
  making: {
    question:
      'Take us through one from your own work: who needed it, which part was yours, what came of it.',
    key_points: ['Who needed it', 'Which part was yours', 'What did not work at first'],
    sample_answer:
      'At [employer] I had to [task]; [who] needed it by [date]. My part was [what]; [others] did the rest. The first attempt failed at [point], because [reason]. I changed [what], and in the end [result, and who used it].',
    follow_ups: ['What would you do differently today?'],
  },
  hands: {
    question: 'Take us through one such job from start to finish.',
    key_points: [
      'What it was, and how much',
      'The step that is hard',
      'What you measure or look at',
    ],
    sample_answer:
      'The last one was [what, how much] with [time] for it. I began with [first step], because [reason]. The hard step is [which]; there I check [what, and how]. That day [what went wrong], so I [what you did]. It was ready at [time].',
    follow_ups: ['What would you have done with half the time?'],
  },
  any: {
    question: 'Take us through one case of it from your own work, from start to finish.',
    key_points: ['Where, and how large', 'Your own part', 'How it ended'],
    sample_answer:
      'At [employer] I had to [task]; [who] needed it by [date]. My own part was [what]. It became difficult when [what happened]. I [what you did, in two steps], and [who] helped with [what]. It ended with [result]. Today I would [what].',
    follow_ups: ['What would you do differently today?'],
  },
  'any-decision': {
    question: 'What goes wrong there most easily, and what do you do about it?',
    key_points: ['What it is, and how often', 'How you notice', 'What you do then'],
    sample_answer:
      'What goes wrong most easily is [what], usually because [reason]. I notice it by [sign]. The last time was at [employer]: I [what you did at once], told [who], and [what you changed] so that it happens less often.',
    follow_ups: ['What did it cost the last time?'],
  },
  'any-result': {
    question: 'What came of it the last time, and how could one tell?',
    key_points: ['What was there before', 'What was harder than planned', 'Who noticed'],
    sample_answer:
      'Before, [how things stood]. I [what you did] over [time], together with [who]. Harder than planned was [what], and I dealt with it by [how]. In the end [result], which one could tell by [figure or sign].',
    follow_ups: ['Who noticed the difference?'],
  },
};

/** Asked of whoever leads, by turns: others do the work, and it is theirs to answer for. */
export const leaderFrames: readonly Frame[] = [
  lineFrames['leading']!,
  {
    question: 'Which decision in such work did others not agree with?',
    key_points: ['Who wanted what, and why', 'Whom you asked', 'What it cost, and what came of it'],
    sample_answer:
      'I decided to [what], though [who] wanted [what]. What settled it was [figure or reason]. I heard [whom] first and told the team myself. It cost [what] and brought [result]. I would do it again, but [what you would change].',
    follow_ups: ['What would have made you change your mind?'],
  },
  {
    question: 'How did you know from week to week how such work stood?',
    key_points: [
      'What you looked at, and how often',
      'What you saw too late',
      'What your people saw',
    ],
    sample_answer:
      'Every [week or month] I looked at [two or three figures]. Once they were fine and still [what went wrong], because [reason]. I heard of it from [who]. Since then I also [what you ask or look at].',
    follow_ups: ['What did you do with what you saw?'],
  },
];

/** Work of one's own hands: whoever leads has it done. */
export const byHand: ReadonlySet<string> = new Set([
  'machines',
  'hands',
  'cleaning',
  'care',
  'faults',
]);

/** Said of things only where the work is done with hands: a server is no machine with a sound. */
export const ofThings: readonly string[] = ['machines', 'hands', 'cleaning'];

/** Said of papers: whoever works with people or things assesses at once. */
export const ofDesks: readonly string[] = ['analysis', 'method', 'making'];

/** Said of buyers: whoever negotiates elsewhere has no customer to win. */
export const ofSales: readonly string[] = ['selling'];

export const peopleKind = 'teaching';
