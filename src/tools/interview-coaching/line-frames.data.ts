import type { NeutralQuestion } from './neutral-questions.data.ts';

/**
 * How to practice a line for which nobody has written a case: what may be asked, and how somebody of any trade would
 * tell it. No thing of one trade is named, and the one or two that decide are left blank: a form helps nobody. {mine}
 * is a sentence with the line in the words of the job, {tools} the programs that it names.
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
      'I know most of it from [employer]. What is different there is [difference], and it decides what one looks at first. I once went by what I knew from elsewhere, and part of it had to be done again; since then I ask what is usual before I begin. New to me here would be your own rules and people, so I would ask who decides what.',
    follow_ups: ['Which part would take you longest to learn?'],
  },
  here: {
    question: 'What have you done that comes nearest to it, and what would be new to you?',
    key_points: [
      'The nearest work of yours, and how much of it',
      'What is the same in both',
      'What you would find out first',
    ],
    sample_answer:
      'The nearest is [similar work], which was mine at [employer]. The same in both is how one begins: find out who depends on it, and what must not go wrong. New to me would be how it is done here. I would look at the last few cases, ask who decides what, and agree what has to be right in the first month. Then I could say what I still need.',
    follow_ups: ['What would you want to know from us first?'],
  },
  tools: {
    question: 'Which of them do you know best, and what did you last do in it that others rely on?',
    key_points: [
      'How often you work in it, and for what',
      'One piece of work that others use',
      'What you still look up',
    ],
    sample_answer:
      'Of {tools} I know [which one] best; I have worked in it nearly every day. The last larger thing I did there was [piece of work], which several people now use without asking me. The first time something was missing in it, and one of them told me. I put it right and wrote down how it is done. The others I have used less, and there I still look things up.',
    follow_ups: ['What did you find out by yourself, and what did somebody show you?'],
  },
  relations: {
    question: 'Who took longest to trust you, and what did you do in that time?',
    key_points: ['Who they were, and what they needed', 'What you kept to', 'What came of it'],
    sample_answer:
      'It was [partner], who had worked with somebody else for years. For some months I asked for nothing: I answered the same day, and said so when something would be late. The first time they called me, it was about a matter that brought us nothing. I helped, and a month later they asked us in. One promise I could not keep, and I told them before they found out.',
    follow_ups: ['What would they say about you?'],
  },
  'any-field': {
    question: 'What does somebody who is new to it get wrong, and how do you notice?',
    key_points: ['One mistake that people make', 'How you notice it', 'Where you look things up'],
    sample_answer:
      '{mine} Somebody new to it usually gets [one thing] wrong, because it looks simpler than it is. I once did so myself. It came out at the next check; I corrected it and told those who had gone on from it. Since then I know where to look first, and when two sources differ I ask before I decide.',
    follow_ups: ['What do you still look up, and where?'],
  },
  method: {
    question: 'Explain it with one case, as you would to somebody of another department.',
    key_points: ['The problem, in two sentences', 'The steps you took', 'Where it stops helping'],
    sample_answer:
      'We had a question on which two people disagreed, and both had numbers. I wrote the question down in one sentence first; they had meant different things. Then I used [method] on a small part, where we knew the answer, and it held. Only then did I do the rest. I would not use it where the data are older than the decision.',
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
      'I ask what they can do already, and do the task once myself, slowly, with a list beside me. With one newcomer I still left out a step that I no longer notice: she got stuck there, twice. I put it on the list. By the second week she did it alone, and I only looked at the result. Now I let people explain it back to me.',
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
      'Somebody senior wanted it done the same day, and the rule asked for a second signature first. I said what I could do at once, prepared everything and called the person who signs. It took until the next morning, and he was not pleased. A month later the same case was checked, and ours was in order. When a rule is unclear, I look at [source] before I ask.',
    follow_ups: ['Where do you look when a rule is not clear?'],
  },
  faults: {
    question:
      'Tell us about one fault that was not what it looked like at first: what you saw, what you ruled out, what it was.',
    key_points: ['What was seen or heard first', 'What you ruled out', 'What it was in the end'],
    sample_answer:
      'A fault in [what] came back three times, and twice I had treated what was easy to see. The third time I wrote down what had changed since it last worked, and checked one thing after the other instead of two at once. It was [cause], a small thing nobody had mentioned. I told the person who uses it what to look for. Now I ask about changes first.',
    follow_ups: ['How did you make sure that it would not come back?'],
  },
  machines: {
    question:
      'Which machine or vehicle do you know best, and how do you notice that something is wrong with it?',
    key_points: [
      'Make, size and what you ran on it',
      'The sign that it was off',
      'What you did then',
    ],
    sample_answer:
      'I know [make and model] best. Before I start I walk around it and look underneath; that takes three minutes. One morning it sounded different when cold, and went away when warm. I did not wait: I reported it and took the other one. It was a bearing that would have gone that week. I lost half an hour and had to catch up after lunch.',
    follow_ups: ['What do you check before you start it?'],
  },
  care: {
    question: 'Whom did you reach when it was difficult, and how?',
    key_points: ['What they needed', 'What you tried first', 'What you passed on'],
    sample_answer:
      'Somebody I looked after said no to everything for two days. I stopped asking and sat down for ten minutes with something else in my hands. Then I heard what it was about: a change nobody had explained. I explained it, and we did half of it that day. I wrote down for the next shift what had helped. It did not work every time.',
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
      'They bought from somebody else and were content. I visited every few weeks and asked about what went wrong rather than about an order. In the fifth month a delivery failed them, and they called me. The first order was small, [product]; I made sure that it came a day early. They have ordered every month since. I would have stopped after a year.',
    follow_ups: ['When would you have stopped?'],
  },
  customers: {
    question:
      'Tell us about one person you remember: what they wanted, what you did, how it ended.',
    key_points: ['What they wanted, in their words', 'What you could offer', 'What they did next'],
    sample_answer:
      'They had asked twice and got two answers, and were angry before I had said a word. I let them finish and repeated what I had understood. Part of it I could put right at once; the rest was not mine to decide, and I said so and by when they would hear. I called an hour early. They still spoke of the first time, and stayed with us.',
    follow_ups: ['What did you tell your colleagues about it?'],
  },
  money: {
    question: 'How do you look for a difference, and when do you stop and ask?',
    key_points: ['What should have agreed', 'Where you look first', 'Who had to know'],
    sample_answer:
      'Two lists that should agree were [amount] apart. I compared the totals by date first, then the largest entries on either side, and found one that had been entered a month later on one of them. I told whoever kept that list before I changed anything, and wrote down why. I give myself an hour; then a second person looks with me.',
    follow_ups: ['How do you show afterward what you did?'],
  },
  figures: {
    question: 'Which figure did you have to explain to somebody who did not like it?',
    key_points: ['Who waited for it, and why', 'What you had to assume', 'The figure at the end'],
    sample_answer:
      'The number everyone expected was higher than mine. I checked my source once more before I said anything, and found nothing wrong. So I called the person who would have to present it, two days before the meeting, and showed which assumption made the difference. He used my figure, with the other one beside it. In the end it was [which of the two was nearer].',
    follow_ups: ['How sure were you, and how did you say so?'],
  },
  cleaning: {
    question: 'Take us through one round, from the door to the last look.',
    key_points: ['The area and the time', 'Your order', 'What is often overlooked'],
    sample_answer:
      'I begin at the far end and work toward the door, high before low, dry before wet, and the dirtiest place last. I change cloths between areas, by color. Most people overlook handles, switches and the edge behind the door. Once I ran short of time and left [area] for the next day; I said so before I went, and it was the first thing I did.',
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
      'Everything looked right, and I nearly signed. I compared it with the version on the order once more, and one value was from the older one. I stopped that lot, told my lead and looked back at the two before it; one of those was wrong as well. It cost us the afternoon. Since then I read the number of the version aloud before I begin.',
    follow_ups: ['What do you look at first when time is short?'],
  },
  records: {
    question: 'Which record or report of yours do others use most, and for what?',
    key_points: ['Who opens it, and when', 'Where its figures come from', 'An error of your own'],
    sample_answer:
      'It was a weekly list, and the people after me planned their work by it. I entered things the same day, from the paper and not from memory. Once I had put two entries under the wrong date. I noticed on Friday, told the three people who used it, and marked the change so that everyone could see it. Now somebody else can find anything in it in a minute.',
    follow_ups: ['How would somebody else find their way in it?'],
  },
  coordination: {
    question:
      'Take us through one case of your own: who was involved, what put the date in danger, what you did.',
    key_points: ['How many people and dates', 'What broke', 'What you gave up, and why'],
    sample_answer:
      "There were five of us and one fixed date. Ten days before, the person with the longest part fell ill. I called those who depended on her first, not my manager, and asked what they could do without it. Two parts changed places, and one we gave up, with the customer's word. We kept the date. Next time I would ask for a second name for each part.",
    follow_ups: ['Whom did you tell first, and why?'],
  },
  improving: {
    question: 'What is done differently today because of you?',
    key_points: ['How it was before', 'Who was against it', 'The figure afterward'],
    sample_answer:
      "Two people kept the same list, and each trusted the other's less. I counted for a week how often they differed: eleven times. I proposed one list with one owner. The colleague who had kept it longest was against it, so we ran both for a month, and she chose which one stayed. It saves about an hour a day. What I had not thought of was holidays.",
    follow_ups: ['Is it still done that way?'],
  },
  analysis: {
    question:
      'Take us through one such piece of work: what was asked, where you looked, what came of it.',
    key_points: ['Who asked, and to decide what', 'How you checked it', 'What was decided'],
    sample_answer:
      'My manager wanted to know why [result] had fallen and already had an answer. I looked at the months before, then at the places where it had not fallen. That showed a second cause, which was ours. I checked it with the two people who knew the work best before I said it aloud. We changed one step. The first answer had been right for about half of it.',
    follow_ups: ['What would have changed your mind?'],
  },
  leading: {
    question: 'What did you find when you took over such work, and what did you leave behind?',
    key_points: ['The size of it', 'What you changed first', 'One figure, before and after'],
    sample_answer:
      'I took over [number] people, good at their work and two months behind. In the first three weeks I changed nothing and sat with each of them for an hour. They all named the same step. I moved that decision down to them and took two reports away. After half a year we were on time. One person left over it, and I would talk to him sooner today.',
    follow_ups: ['What would your people say about that time?'],
  },
  making: {
    question:
      'Take us through one such piece of work: who needed it, which part was yours, what came of it.',
    key_points: ['Who needed it', 'Which part was yours', 'What did not work at first'],
    sample_answer:
      '{mine} Before I began I asked those who would use it what they had to do with it, and showed a first version early. It did not work for [case], which nobody had mentioned. I put that first, left out something that nobody missed and showed it again within the week. It is still in use. The part that I did not do myself I can name.',
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
      'I laid everything out first and checked it against the order; one piece was missing, so I called before I began. I did the part that cannot be undone last, and measured it twice. Halfway it did not sit right. I took it apart again instead of forcing it, which cost me forty minutes. It passed the check at the first look, and I left the place clean.',
    follow_ups: ['What would you have done with half the time?'],
  },
  any: {
    question: 'Take us through one case of it from your own work, from start to finish.',
    key_points: ['The case, in one sentence', 'What you did yourself', 'What came of it'],
    sample_answer:
      '{mine} The case I think of first is [case]; it did not go as planned. I found out what had to be right and what could wait, and told those who depended on it on the first day. Then I did the hardest part first and had it looked at. It took longer than I had said, and it held. Now I look at that part before I name a date.',
    follow_ups: ['What would you do differently today?'],
  },
  'any-decision': {
    question: 'What goes wrong there most easily, and what do you do about it?',
    key_points: ['What it is, and how often', 'How you notice', 'What you do then'],
    sample_answer:
      'What goes wrong most easily is that everybody believes somebody else has done it. I noticed it when the same thing was left open three times in a month. I began to write down who has it next, with a day, where all of us could see it. It has happened once since, when I was away. Then I found that I had to name who stands in for me.',
    follow_ups: ['What did it cost the last time?'],
  },
  'any-result': {
    question: 'What came of it the last time, and how could one tell?',
    key_points: ['What was there before', 'What was harder than planned', 'Who noticed'],
    sample_answer:
      'The last time it took longer than I had said, by two days. I told them on the first day that I knew it, and what I would finish in any case. What I finished was used at once, and the questions that had come every week stopped. The other part I handed over with a page of notes. I now plan a day for what I do not know yet.',
    follow_ups: ['Who noticed the difference?'],
  },
};

/** Asked of whoever leads, by turns: others do the work, and it is theirs to answer for. */
export const leaderFrames: readonly Frame[] = [
  {
    question: 'Which decision in it was yours alone, and what came of it?',
    key_points: ['The ways that were open', 'Cost, risk and whom you asked', 'What it changed'],
    sample_answer:
      '{mine} The largest decision in it was [decision]. One way cost less that year, the other less over five. I put both on a page with cost, risk and what happens if we wait, and heard the two people who would have to live with it. I chose the second. It came some weeks late, because I had asked one department too late. A year on, the figures bore it out.',
    follow_ups: ['What would have made you choose the other way?'],
  },
  {
    question: 'Which decision in such work did others not agree with?',
    key_points: ['Who wanted what, and why', 'Whom you asked', 'What it cost, and what came of it'],
    sample_answer:
      '{mine} I ended [a part of it] that two of my best people had built. I heard both first, and showed them what it cost against what it brought. What settled it was that nobody had asked for it in a year. I told the team myself, the same day. One of them was angry for a month and then led what came after.',
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
      '{mine} Every Monday I looked at three figures: what came in, what was open for too long, and what came back. Once all three were fine, and still [what went wrong]. I heard of it from the newest person in the team; the others had been too polite to say it. Since then I ask one person a week what I do not see.',
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
