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
      'A colleague answered late, and I could not go on without him. I had begun to write to his manager. Then I asked him what my requests looked like from his side: they came without a date and all at once. That was my part of it. We agreed on two fixed times a week. It is better, not perfect, and I no longer write to his manager.',
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
const ofOthers = (answer: string): NeutralQuestion => ({
  ...neutralQuestions[2]!,
  sample_answer: answer,
});
const ofLearning = (answer: string): NeutralQuestion => ({
  ...neutralQuestions[3]!,
  sample_answer: answer,
});

/** Told where such work is done: a wrong file is no mistake of whoever works with hands, guests or a class. */
const byKind: Partial<Record<Kind, readonly NeutralQuestion[]>> = {
  'hands-on-trade': [
    ofMistakes(
      'I had [work] half done when I saw that it was to the old sheet. I stopped, told my lead at once and put right what could be put right; we lost some material and about an hour. It was right when we left, and nobody had to come back for it. Since then I read the date on the sheet before I begin.',
    ),
    ofPressure(
      'One of us was out, and two jobs were due the same day. I did first what others could not go on without, and asked my lead which of the two could wait. I told the people who had to wait before they asked. One thing we left for the morning, safe and marked. I did not skip the checks; that is where time is lost twice.',
    ),
    ofOthers(
      'One of the crew left tools and offcuts where he had used them, and I was the one who tripped over them. I told him once, loudly, which helped nobody. The next day I asked him in the van how he would like to share the clearing up, and heard that he was always sent on to the next job first. We told the lead together. Since then the last half hour is for both of us.',
    ),
    ofLearning(
      'I had only read about [method or machine] when the first job with it came. I asked the one who knows it best to let me set it up while he watched, on a piece that was going to be thrown away. The second try held. I wrote the settings inside the lid of my box. After about [number] jobs I no longer looked; when the material is new to me I still try it on a scrap first.',
    ),
  ],
  care: [
    ofMistakes(
      'I had noted something about [person] on a scrap of paper and not in the record. The colleague after me did not know of it and asked the same again. I went back, entered it with the time at which I wrote it, and told the person in charge. Nobody was harmed, but it could have ended otherwise. Since then I write it down before I go to the next person.',
    ),
    ofPressure(
      'Two of us were out, and three people needed something at the same time. I looked at each of them for a moment, stayed with the one who could not wait, and told the others when I would come. I asked for help early rather than late. What could be done the next day I handed over in writing. One person waited too long, and I told them why.',
    ),
    ofOthers(
      'A colleague and I handed over differently: she by heart, I in writing, and twice something was lost between us. I had said so to others and not to her. On a quiet evening I asked what she would need from me. She wanted the two things that had changed, and not the whole page. We agreed on that, and I read what she had noted before she left. It has worked since, mostly.',
    ),
    ofLearning(
      'When [aid or record system] was new on our unit, I had an hour of training and felt unsafe with it. I asked a colleague who used it daily to stand beside me for three mornings and said aloud what I was doing. The hardest part was to notice when it was not right. I still look up the rare cases. A month later I showed it to somebody who had been on leave.',
    ),
  ],
  'driving-and-logistics': [
    ofMistakes(
      'I had put [item] where the one with nearly the same number belongs. I found it at the last check, told the office at once and put both right. It cost us twenty minutes, and one customer had to be told that it would be later. Since then I read the whole number aloud and not only its end.',
    ),
    ofPressure(
      'We were one short, and everything was due before noon. I looked at what had a fixed time and what had only been promised, and did it in that order. I told the office early which two would be late, so that they could call. I did not skip the checks or my breaks; the rules are the same on a full day. One of the two was angry.',
    ),
    ofOthers(
      'One loader put whatever came first into the vehicle, and I had to turn half of it round at the first stop. I complained to the office twice. Then I came twenty minutes earlier and loaded with him once: nobody had ever given him the order of the stops. Since then I hand him the list when I come in. It is right on most days, and we talk when it is not.',
    ),
    ofLearning(
      'I had to learn [vehicle, scanner or route] from one day to the next. I drove it once with the colleague who had it before and wrote down gates, heights and the people to ask. The device I tried in the yard until I could do it without looking. The first week I was slower, and I had told the office that I would be. After [number] weeks I was on time.',
    ),
  ],
  'kitchen-and-hotel': [
    ofMistakes(
      'I had passed on what a guest wanted and left out one thing. I noticed it before it reached the guest, said so aloud, and we did it again. It cost us some minutes in a full hour, and somebody had to be asked to wait; I told them myself. Since then I repeat back whatever I am told before I pass it on.',
    ),
    ofPressure(
      'Two of us were missing, and everything came in at the same hour. We agreed in a minute who does what, dropped what nobody would miss, and kept to the order in which things had come in. Those who had to wait heard it from us and not from the clock. One thing went out later than I like. Since then we have [what] ready before the hour begins.',
    ),
    ofOthers(
      'A colleague called out orders to me while I was with a guest, and we both ended up cross. I asked him after the shift, not in front of the others. He thought that I did not hear him. We agreed that I say the order back, and that he waits for a nod when somebody stands before me. In the next full hour it worked; on one Saturday it did not, and we laughed about it.',
    ),
    ofLearning(
      'I did not know [dish, system or wine list] when I began at [employer]. I learned five things of it a day, tasted or tried them where I could, and asked a colleague to test me before the doors opened. When a guest asked what I did not know, I said so and fetched the answer. After [number] weeks I could recommend, and not only recite.',
    ),
  ],
  'shop-and-service': [
    ofMistakes(
      'I had told somebody that [item or service] would be ready the next day, without asking. It was not. I called before they set out, said that it was my mistake and offered two other days. They came on the second, not pleased, and did not have to wait. I told my colleagues, too. Since then I look before I promise anything.',
    ),
    ofPressure(
      'One of us was out, and people were waiting from the first minute. I spoke to whoever came in, told them about how long it would take, and did the short things first where nobody lost by it. I asked a colleague for half an hour. One person left. What I could not finish I wrote down with a name and a time, and it was done the next morning.',
    ),
    ofOthers(
      'A colleague was quicker than I am and took over whenever I was still explaining something. I was angry for a week. Then I asked her for two minutes after closing and said what it looked like to the customer. She had thought she was helping. We agreed on a sign for when I want help. She still comes over now and then, and I use the sign.',
    ),
    ofLearning(
      'When we got [product or till system] I knew as little as the customers. I took the sheet home, tried it myself on a quiet morning, and wrote down the three questions I would ask as a buyer. A colleague played the customer. In the first week I looked something up in front of people twice, and told them so. Nobody minded. Now I show it to those who are new.',
    ),
  ],
  sales: [
    ofMistakes(
      'I had promised a customer [a date or a term] that nobody inside had agreed to. I called them the same day, said that it was my mistake and what I could promise instead. They took it, and I had to explain to my manager what it cost us. The customer stayed. Since then nothing goes out before I have asked those who have to deliver it.',
    ),
    ofPressure(
      'In one week four offers were due, and a good customer had a complaint. I called the customer first, because that could not wait, and agreed on a time to come back to them. Two offers I moved with the consent of the buyers, two I finished. One was signed late and counted for the next quarter. I had told my manager on the Monday that it might be.',
    ),
    ofOthers(
      'A colleague in the office sent out offers a day later than I had promised them. I had begun to promise less. Then I asked how my requests reached her: by voice message, without the quantity. That was my part. We agreed on a short form, and that she tells me by noon what will not go out. It is better. I still have to remind myself to fill in the last line.',
    ),
    ofLearning(
      'I came to [product or trade] knowing how to sell and nothing of what it does. I spent [two] days with those who install or use it and wrote down their words for it. My first ten talks were too long. I listened to one of them with a colleague, who counted how often I had asked a question: twice. Then I began with questions. The results came in the second quarter.',
    ),
  ],
  teaching: [
    ofMistakes(
      'I had planned [a session] for what I thought they knew, and after ten minutes half of them were lost. I stopped, had three of them show me where, and went back one step; the rest I dropped that day. I told my lead what would come later than planned. The week after, most of them had it. Since then I begin with two short questions.',
    ),
    ofPressure(
      'A colleague was out, and I took her group beside mine. I looked for what both could do with the same material, gave some of them a part they could do alone, and asked for help for the first half hour. What I had to look through waited two days, and I told them when to expect it. It was not my best day, and nobody was left alone.',
    ),
    ofOthers(
      'A colleague and I had the same group and two sets of rules, and they knew it. I had thought mine were the right ones. I asked to sit in on an hour of hers and saw what worked there that did not with me. We chose four rules that both of us would keep and told the group together. She kept one of her own, and so did I. It was quieter within two weeks.',
    ),
    ofLearning(
      'I had to use [method or program] before I was sure of it. I tried it with four of them first, told them that it was new to me, too, and asked what had helped. Half of it I dropped. A colleague who had used it longer watched one session and gave me two things to change. Now I use it where it helps and leave it out where it does not.',
    ),
  ],
  'engineering-and-science': [
    ofMistakes(
      'I had gone on with [a value or setting] from an earlier version. I noticed it when a result looked too good and I worked it back by hand. Within the hour I told the two people who relied on it, and did it again; the difference was small, and somebody would have found it later at a higher cost. Since then source and date stand beside whatever I take over.',
    ),
    ofPressure(
      'Two deadlines moved into the same week. I wrote down what each of them really needed by then, and one needed the result and not yet the report. I showed my lead what would slip either way, and she chose in ten minutes. One check I would not drop, though it cost half a day. The report came a week later, as agreed.',
    ),
    ofOthers(
      'A colleague rejected my work in review three times, in few words. I had begun to answer each point in writing. Then I went to him with the third one and asked what he was afraid of. He had once had to put right something similar on a weekend. We wrote down what both of us check. The reviews are still strict, and I now know for what.',
    ),
    ofLearning(
      'I had to take over [tool or method] when nobody here knew it well. I took a case whose result we already had and did it again until I got the same. Where I did not, I wrote down why. It took [two] weeks, and the first real case I gave to somebody outside the team to check. Today others ask me, and I still begin with a case I know.',
    ),
  ],
};

/** What is asked in any work, with stories that somebody of this kind of work could tell. */
export const listNeutral = (kind: Kind): readonly NeutralQuestion[] => {
  return byKind[kind] ?? neutralQuestions;
};
