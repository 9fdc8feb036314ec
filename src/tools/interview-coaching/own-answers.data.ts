import type { Kind } from '#knowledge/drawer.ts';

/** How work that went wrong went on, true of any job of its kind; on watch: police, fire, guards. */
export const ownAnswers: Readonly<Record<Kind | 'watch', string>> = {
  'hands-on-trade':
    'One job was promised for Friday noon, and on Thursday something did not fit. I read the instructions again, tried a small part first, and asked before I went on. It was done on Friday at eleven, and nothing came back. Today I would check the day before.',
  'office-specialist':
    'Once it was due on a Friday, and on Wednesday two people told me different things. I wrote to both, asked which was final, and went on with what was certain. I finished on Friday morning with one open point marked. Nobody had to ask again. Today I would settle such things on Monday.',
  care: 'One day somebody was worried and had been told two different things. I listened first, looked at the notes, and said what I knew and what I did not. One point was beyond me, so I asked a colleague while they waited. It was settled within the hour, and I wrote it down at once. Today I would look at the notes before I go in.',
  watch:
    'One night two of us had heard two different addresses. I said so over the radio, asked for it again, and we waited for the answer before we moved. It cost half a minute, and we came to the right door. I wrote the report before the end of the shift. Since then I repeat every address back.',
  sales:
    'One customer went quiet after two good talks. I called, asked what had changed, and heard that somebody else now decided. I asked to speak with both and brought one page. It took five weeks and ended a little below what I had hoped for. Today I would ask earlier who else decides.',
  'leading-people':
    'The hard part was that two of my people did the same thing in two ways. I watched both for a week, asked what each of them needed, and put one way on a page with a name beside every step. After a month there were half as many errors. One person never liked it. Today I would ask before I write.',
  'driving-and-logistics':
    'One day the plan changed at noon, and one thing could not wait. I stopped, wrote down what had to come first, and told those who were waiting how long it would take. One thing I was not sure of, so I asked instead of guessing. It cost ten minutes, and by the end everything was where it belonged. Today I would ask in the morning what is likely to change.',
  teaching:
    'One week half of the group was ahead and three had lost the thread. I gave the fast ones a task of their own, took the three aside, and began with what they knew. Two had it by the end, one needed another day. I told the colleague who had them next. Today I would ask a short question at the start and see it sooner.',
  'engineering-and-science':
    'In one project we had results that did not agree, and a date. I wrote down what we knew, changed one thing at a time, and noted each step so that somebody else could repeat it. The cause was an assumption that nobody had checked, me included. We were four days late, and the result has held. Today I test the assumptions first.',
  'kitchen-and-hotel':
    'One evening we were one short, and everything was wanted at once. I asked what had to be ready first, set out what I needed, and went through it in that order. Twenty minutes before the end I said what I would not manage alone, and somebody came. It was ready on time. Today I would say so an hour earlier.',
  'shop-and-service':
    'One morning three people were waiting, and one of them had a problem that could not be solved quickly. I told each how long it would take, dealt with the two short matters, and took my time for the third. One rule I did not know, so I called somebody who did. It ended with a thank you. Today I would call sooner.',
};

/** What somebody of its kind looks forward to, and what would be new; said as people speak. */
export const ownWishes: Readonly<Record<Kind | 'watch', string>> = {
  'hands-on-trade':
    'I like to see at the end of a day what I have made, and to leave a place in order. That part I could do from the first week. New to me would be your machines and how you like things done; I would watch once, do it with somebody beside me, and ask before I cut.',
  'office-specialist':
    'I like it when a matter that came in muddled leaves the desk settled. That I could do from the first week. New to me would be your systems and who decides what; I would write my own list of steps, show it to a colleague after a week, and have it put right.',
  care: 'I look forward to the people: to knowing after a week who likes what, and to seeing that somebody is better than yesterday. That I could bring at once. New to me would be your routines and papers; I would go along with somebody first, and ask rather than guess.',
  watch:
    'I look forward to working with a crew that trains together. Keeping calm and writing a clear report I could do from the first week. New to me would be the ground and your rules; I would learn the ways and doors first, go along with somebody who knows them, and ask early.',
  sales:
    'I look forward to the first talks, when I do not know yet what somebody needs. Listening and keeping my word I can do from the first week. New to me would be your product and your prices; I would sit in on calls, learn the three questions every buyer asks, and try them on a colleague.',
  'leading-people':
    'I look forward to taking over a group and seeing it get better at its work. Planning a week and speaking plainly I could do at once. New to me would be your people, contracts and figures; I would read them in the first week, listen to everyone for half an hour, and change nothing before that.',
  'driving-and-logistics':
    'I like a day that has a plan and ends with everything where it belongs. That I could do from the first week. New to me would be your ways and your rules; I would go along with somebody once, write down what differs, and ask before I guess.',
  teaching:
    'I look forward to the moment when somebody who had given up gets it. Preparing well I could do from the first week. New to me would be your groups and your rules; I would sit in on a colleague, learn the names at once, and have somebody watch me early.',
  'engineering-and-science':
    'I look forward to problems for which nobody has the answer ready. Working carefully and writing it down I could do from the first week. New to me would be your methods and your standards; I would repeat something that is known to work first, compare, and ask about every difference.',
  'kitchen-and-hotel':
    'I like the hour when everything is ready and the first guests come. Keeping my place clean and quick I could do from the first day. New to me would be your ways and your menu or rooms; I would watch one service, write it down, and ask before the rush and not in it.',
  'shop-and-service':
    'I look forward to the people who come in cross and leave content. Being friendly and quick I could do from the first day. New to me would be your goods and your rules; I would learn the ten things that are asked for most, and fetch somebody before I guess.',
};
