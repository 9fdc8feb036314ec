import type { anyShapes } from './shapes.data.ts';

/** Of work that one answers for and others do: what was found, what was decided, who carried it, what came of it. */
export const leadersShapes: typeof anyShapes = [
  {
    ask: 'How did it stand when you took it over, and what did you decide first?',
    key_points: [
      'The figure or the facts you found',
      'What you decided, and what you left alone',
      'Who carried it out, and what came of it',
    ],
    sample_answer:
      'When I took this over at [employer], [figure] stood at [value], and everybody had another reason for it. I spent [time] with those who do the work and found [cause]. I decided [decision], gave it to [whom] with a date, and left [what] alone on purpose. We looked at it every [week or month]. After [time] it stood at [value]. I had underrated [what].',
    follow_ups: ['Who was against it, and on what were they right?', 'Did it last after you left?'],
  },
  {
    ask: 'What do you leave to others in it, and how do you still know how it goes?',
    key_points: [
      'What is yours and nobody else’s',
      'To whom you gave what, and why to them',
      'The sign by which you noticed that something went wrong',
    ],
    sample_answer:
      'At [employer] I kept [decision] for myself, because [reason]; the rest belonged to [whom]. I looked at [two figures] every [week] and went to see the work every [time]. In [month] the figures were fine and [sign] was not. I asked [whom] before I changed anything, and it turned out that [cause]. We agreed on [what], and [whom] put it right. I had looked at the wrong figure.',
    follow_ups: ['When did you take something back?', 'What do you never give away?'],
  },
  {
    ask: 'Which decision in it was disputed, and how did you carry it?',
    key_points: [
      'Who wanted what, and for which reason',
      'What it cost, in money or people',
      'How you told those who had lost',
    ],
    sample_answer:
      '[Who] wanted [what], [who] wanted [what], and there was money for one. I asked each for the strongest reason of the other, and for one figure that would change their mind. Then I decided for [what] because [reason], and told both the same day before anybody else heard of it. It cost [amount or time]. After [time] we saw [result]; on [point] the others had been right.',
    follow_ups: ['What would have made you turn back?', 'What did it cost you with your people?'],
  },
  {
    ask: 'Which result did you answer for, and what did you do when it went the wrong way?',
    key_points: [
      'The target, and who had set it',
      'How early you knew, and whom you told',
      'What you changed, and the result at the end',
    ],
    sample_answer:
      'I answered for [result] with a target of [value]. In [month] I could see that we would end at [value]. I told [whom] the same week, with the cause and two ways out. We took [way]; I moved [what] from [where] and dropped [what]. At the end of the year it was [value]. I would have seen it [time] earlier if I had asked [whom].',
    follow_ups: [
      'What did you say to those above you?',
      'Which figure do you look at first today?',
    ],
  },
];
