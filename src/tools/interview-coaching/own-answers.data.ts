import type { Kind } from '#knowledge/drawer.ts';

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
