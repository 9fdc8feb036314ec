import type { Kind } from '#knowledge/drawer.ts';

export interface NeutralQuestion {
  category: string;
  question: string;
  key_points: readonly string[];
  sample_answer: string;
  follow_ups: readonly string[];
}

/** True of any work: asked where the trade's own stories come from another setting. The story is one that anybody could tell. */
const neutralQuestions: readonly NeutralQuestion[] = [
  {
    category: 'Mistakes',
    question: 'Tell us about something you got wrong, and what you did next.',
    key_points: ['What happened, in two sentences', 'Who you told, and when', 'What you changed'],
    sample_answer:
      'I sent out [what] with an old version, because two had nearly the same name. I noticed it an hour later, called the person who was waiting and sent the right one before they had used it. Then I told my manager; she would have heard anyway. It cost us some trust that week. Since then I delete the old one first, and it has not happened again.',
    follow_ups: ['What would have happened if nobody had noticed?'],
  },
  {
    category: 'Pressure',
    question: 'Tell us about a day when there was more work than time.',
    key_points: ['What was waiting', 'What you did first, and why', 'Who you told'],
    sample_answer:
      'Two of us were out, and the work of three was waiting at eight. I did first what others could not go on without, then what had a date that day. By ten I had told the two people who would have to wait until tomorrow; one of them agreed, the other called my manager. We finished what mattered. Next time I would tell my manager before he hears it.',
    follow_ups: ['How did you decide what could wait?'],
  },
  {
    category: 'Working with others',
    question: 'Tell us about someone who was hard to work with.',
    key_points: ['What made it hard', 'What you said to them', 'How it went from there'],
    sample_answer:
      'A colleague answered late, and I could not go on without him. I had begun to write to his manager. Then I asked him over coffee what my requests looked like from his side: they came without a date and all at once. That was my part of it. We agreed on two fixed times a week. It is better, not perfect, and I no longer write to his manager.',
    follow_ups: ['What was your own part in it?'],
  },
  {
    category: 'Learning',
    question: 'What is the last thing you learned for your work, and how?',
    key_points: ['Why you needed it', 'How you went about it', 'Where you use it today'],
    sample_answer:
      'I had to learn [tool or task] when the colleague who did it left. I asked him for three afternoons before he went and wrote the steps down in my own words. For two weeks someone checked what I did. The hardest part was knowing what is normal. Today I do it weekly, and I still look up the rare cases. My notes are what the next person learns from.',
    follow_ups: ['What would you have to learn first here?'],
  },
];

const ofMistakes = (answer: string): NeutralQuestion => ({
  ...neutralQuestions[0]!,
  sample_answer: answer,
});
const ofPressure = (answer: string): NeutralQuestion => ({
  ...neutralQuestions[1]!,
  sample_answer: answer,
});
const others = neutralQuestions.slice(2);

/** Told where such work is done: a wrong file is no mistake of whoever works with hands, guests or a class. */
const byKind: Partial<Record<Kind, readonly NeutralQuestion[]>> = {
  'hands-on-trade': [
    ofMistakes(
      'I had [work] half done when I saw that it was to the old sheet. I stopped, told my lead at once and put right what could be put right; we lost some material and about an hour. It was right when we left, and nobody had to come back for it. Since then I read the date on the sheet before I begin.',
    ),
    ofPressure(
      'One of us was out, and two jobs were due the same day. I did first what others could not go on without, and asked my lead which of the two could wait. I told the people who had to wait before they asked. One thing we left for the morning, safe and marked. I did not skip the checks; that is where time is lost twice.',
    ),
  ],
  care: [
    ofMistakes(
      'I had noted something about [person] on a scrap of paper and not in the record. The colleague after me did not know of it and asked the same again. I went back, entered it with the time at which I wrote it, and told the person in charge. Nobody was harmed, but it could have ended otherwise. Since then I write it down before I go to the next person.',
    ),
    ofPressure(
      'Two of us were out, and three people needed something at the same time. I looked at each of them for a moment, stayed with the one who could not wait, and told the others when I would come. I asked for help early rather than late. What could be done the next day I handed over in writing. One person waited too long, and I told them why.',
    ),
  ],
  'driving-and-logistics': [
    ofMistakes(
      'I had put [item] where the one with nearly the same number belongs. I found it at the last check, told the office at once and put both right. It cost us twenty minutes, and one customer had to be told that it would be later. Since then I read the whole number aloud and not only its end.',
    ),
    ofPressure(
      'We were one short, and everything was due before noon. I looked at what had a fixed time and what had only been promised, and did it in that order. I told the office early which two would be late, so that they could call. I did not skip the checks or my breaks; the rules are the same on a full day. One of the two was angry.',
    ),
  ],
  'kitchen-and-hotel': [
    ofMistakes(
      'I had passed on what a guest wanted and left out one thing. I noticed it before it reached the guest, said so aloud, and we did it again. It cost us some minutes in a full hour, and somebody had to be asked to wait; I told them myself. Since then I repeat back whatever I am told before I pass it on.',
    ),
    ofPressure(
      'Two of us were missing, and everything came in at the same hour. We agreed in a minute who does what, dropped what nobody would miss, and kept to the order in which things had come in. Those who had to wait heard it from us and not from the clock. One thing went out later than I like. Since then we have [what] ready before the hour begins.',
    ),
  ],
  'shop-and-service': [
    ofMistakes(
      'I had told somebody that [item or service] would be ready the next day, without asking. It was not. I called before they set out, said that it was my mistake and offered two other days. They came on the second, not pleased, and did not have to wait. I told my colleagues, too. Since then I look before I promise anything.',
    ),
    ofPressure(
      'One of us was out, and people were waiting from the first minute. I spoke to whoever came in, told them about how long it would take, and did the short things first where nobody lost by it. I asked a colleague for half an hour. One person left. What I could not finish I wrote down with a name and a time, and it was done the next morning.',
    ),
  ],
  sales: [
    ofMistakes(
      'I had promised a customer [a date or a term] that nobody inside had agreed to. I called them the same day, said that it was my mistake and what I could promise instead. They took it, and I had to explain to my manager what it cost us. The customer stayed. Since then nothing goes out before I have asked those who have to deliver it.',
    ),
    ofPressure(
      'In one week four offers were due, and a good customer had a complaint. I called the customer first, because that could not wait, and agreed on a time to come back to them. Two offers I moved with the consent of the buyers, two I finished. One was signed late and counted for the next quarter. I had told my manager on the Monday that it might be.',
    ),
  ],
  teaching: [
    ofMistakes(
      'I had planned [a session] for what I thought they knew, and after ten minutes half of them were lost. I stopped, had three of them show me where, and went back one step; the rest I dropped that day. I told my lead what would come later than planned. The week after, most of them had it. Since then I begin with two short questions.',
    ),
    ofPressure(
      'A colleague was out, and I took her group beside mine. I looked for what both could do with the same material, gave some of them a part they could do alone, and asked for help for the first half hour. What I had to look through waited two days, and I told them when to expect it. It was not my best day, and nobody was left alone.',
    ),
  ],
  'engineering-and-science': [
    ofMistakes(
      'I had gone on with [a value or setting] from an earlier version. I noticed it when a result looked too good and I worked it back by hand. Within the hour I told the two people who relied on it, and did it again; the difference was small, and somebody would have found it later at a higher cost. Since then source and date stand beside whatever I take over.',
    ),
    ofPressure(
      'Two deadlines moved into the same week. I wrote down what each of them really needed by then, and one needed the result and not yet the report. I showed my lead what would slip either way, and she chose in ten minutes. One check I would not drop, though it cost half a day. The report came a week later, as agreed.',
    ),
  ],
};

/** What is asked in any work, with stories that somebody of this kind of work could tell. */
export const listNeutral = (kind: Kind): readonly NeutralQuestion[] => {
  const own = byKind[kind];
  return own ? [...own, ...others] : neutralQuestions;
};

/** The same for whoever leads people. */
export const leadersQuestions: readonly NeutralQuestion[] = [
  {
    category: 'Your people',
    question: 'Tell us about someone on your team who was not doing well.',
    key_points: ['What you saw, and when', 'What you agreed', 'How it ended'],
    sample_answer:
      'One of my most reliable people began to miss dates. I waited three weeks too long, then asked what had changed, and heard about a task that had been given to him beside his own. I took it away and we agreed on two dates. He kept the first and missed the second; we spoke the same day. After two months he was where he had been. I would begin sooner.',
    follow_ups: ['When would you have let them go?'],
  },
  {
    category: 'Priorities',
    question: 'What did you stop so that something else could get done?',
    key_points: ['What it competed with', 'Who had to agree', 'What it cost'],
    sample_answer:
      'Two projects needed the same three people until the summer. I put on one page what each would bring, and what a delay of half a year would cost. The one I stopped was my own idea. My director had to agree, and I told the customer myself. It cost us some goodwill with one department. Looking back, it was right, though I would ask that department first.',
    follow_ups: ['Looking back, was it the right one?'],
  },
  {
    category: 'Change',
    question: 'Describe a change that people did not want.',
    key_points: ['What they feared', 'What you changed in the plan', 'What is left of it'],
    sample_answer:
      'I wanted to bring two teams together, and one feared that its work would disappear. They were right about one part: nobody had counted their night calls. So I changed the plan, and the most critical of them tried it first, for a month. After a year the waiting time was down by a third. One site never took it up, and I stopped asking.',
    follow_ups: ['What would you do earlier next time?'],
  },
  {
    category: 'Money',
    question: 'How have you handled a budget that went off track?',
    key_points: ['When you saw it', 'The ways you offered', 'What you do differently now'],
    sample_answer:
      'My budget was [amount], and in May it was heading six percent over, because a price had risen that I had taken as fixed. I went to my director with three ways out and what each would cost us. We put off one purchase and kept the training. We ended one percent over. Now I look at the five largest contracts every quarter, not once a year.',
    follow_ups: ['What did you protect, and why?'],
  },
];
