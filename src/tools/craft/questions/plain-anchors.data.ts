import type { Anchors } from './anchor-criterion.ts';

export type PlainKind =
  | 'skill'
  | 'tool'
  | 'duty'
  | 'experience'
  | 'language'
  | 'licence'
  | 'education'
  | 'quoted';

/**
 * For what no competency covers. {name} is the criterion in the middle of a sentence, {plain} as it stands in the
 * job. The trade lends its nouns: {piece} of work, {check}, {user} who lives with the result, {trouble}, {rush}.
 */
export const plainAnchors: Record<PlainKind, readonly Anchors[]> = {
  skill: [
    {
      shows: 'Does {name} alone and can say why it is done that way.',
      ask: 'When did {piece} last depend on {name}? What did you do yourself?',
      strong: ['A case with a date', 'Their part apart from the team’s', 'What {check} showed'],
      good: 'A real case, {check} left out',
      fair: 'Has watched {name}',
      weak: 'General words about {name}',
      followUps: ['What was still open at the end?', 'Who would confirm it?'],
      sample:
        'Last month {piece} turned on {name}. I did it myself from start to finish, ended with {check} and wrote down what was still open.',
      reference: 'How good were they at {name}, next to others you have seen?',
    },
    {
      shows: 'Knows where {name} goes wrong and sees it early.',
      ask: 'Where does {name} usually go wrong, and when did it go wrong for you?',
      strong: ['A weak spot of {name}, named plainly', 'Says what it cost', 'The habit since then'],
      good: 'Right weak spot, another person’s case',
      fair: 'A textbook answer on {name}',
      weak: 'It never went wrong',
      followUps: ['What did it cost?', 'How would you see it earlier?'],
      sample:
        'Once it was {trouble}. I noticed late and lost half a day. Since then I look for it before I start on {name}.',
      reference: 'Which part of {name} would you have left to them alone?',
    },
    {
      shows: 'Gets {name} right when time is short and says what cannot be done.',
      ask: 'Think of {rush}. What of {name} did you keep, and what did you leave?',
      strong: ['Did not skip {check}', 'Said what was left, and to whom', 'Went back to it'],
      good: 'Right choice, told nobody',
      fair: 'Stayed late instead of choosing',
      weak: 'Left out what nobody would see',
      followUps: ['What came of what you left?', 'Who had to know?'],
      sample:
        'It was {rush}. I did not skip {check}, left part of {name} for later and told {user} so before anyone had to ask.',
      reference: 'What did they never skip in {name}, even in a hurry?',
    },
    {
      shows: 'Can teach the first steps of {name}.',
      ask: 'How would you show {name} to somebody new, with {piece} in front of you?',
      strong: ['Begins with {check}', 'Lets the other do it', 'Warns of the first mistake'],
      good: 'Clear steps, the other only watches',
      fair: 'Explains terms of {name}',
      weak: 'They would have to see for themselves',
      followUps: ['What was hardest for you?', 'How do you know it was understood?'],
      sample:
        'I would take {piece}, do the first half of {name} myself and let them do the second. I would warn them of what I got wrong in my first month: {trouble}.',
      reference: 'Did others learn {name} from them?',
    },
    {
      shows: 'Has become better at {name} and can say how.',
      ask: 'What do you do differently in {name} than two years ago, and why?',
      strong: ['A change one can see', 'The event or the person behind it', 'Proof in {check}'],
      good: 'A change without proof',
      fair: 'More routine in {name}',
      weak: 'Nothing has changed',
      followUps: ['Who showed you?', 'What are you trying now?'],
      sample:
        'I used to begin {name} with what I liked. After {trouble} I turned the order around, and {check} has shown it since.',
      reference: 'How did they develop in {name} while you knew them?',
    },
    {
      shows: 'Knows when {name} is good enough for {user}.',
      ask: 'How do you know that {name} is good enough? Take {piece} as the example.',
      strong: ['Goes by {check}', 'Has asked {user}', 'Says where more would be waste'],
      good: 'Goes by {check} alone',
      fair: 'Goes by feel',
      weak: 'When nobody complains',
      followUps: ['When was it not good enough?', 'Who decided?'],
      sample:
        'I go by {check}. And I asked {user} once what they really need; that saved us an hour of {name} every week.',
      reference: 'Was their {name} good enough without a second look?',
    },
  ],
  tool: [
    {
      shows: 'Works in {plain} on {piece} without help.',
      ask: 'What did you last do in {plain}, and where did it get in your way?',
      strong: ['{piece|cap}, step by step', 'A limit of {plain}', 'Shows it when asked'],
      good: 'Uses {plain} daily, knows no limit of it',
      fair: 'Used {plain} some time ago',
      weak: 'Has seen {plain} used',
      followUps: [
        'How long until you are quick in {plain} again?',
        'What if it is down during {rush}?',
      ],
      sample:
        'I had {piece} open in {plain} every day. When it slowed down during {rush}, I kept three saved views and worked from those.',
      reference: 'What did people bring to them because of {plain}?',
    },
    {
      shows: 'Can tell when {plain} is wrong.',
      ask: 'When did {plain} show you something untrue? How did you notice?',
      strong: ['A check outside {plain}', 'Found the cause', 'Told {user}'],
      good: 'Noticed by luck, found the cause',
      fair: 'Trusts {plain}',
      weak: 'Does not know {plain} well enough to doubt it',
      followUps: ['What do you look at first?', 'Who taught you {plain}?'],
      sample:
        'What {plain} said did not fit {check}. I went back to the source, found {trouble}, put it right and told {user} the same day.',
      reference: 'How safe were they in {plain} when it mattered?',
    },
    {
      shows: 'Would get a new colleague started in {plain} within a week.',
      ask: 'A colleague opens {plain} for the first time. What do you show, and what later?',
      strong: ['What {piece} needs today', 'How to undo', 'Lets the colleague do it'],
      good: 'Sensible choice, no reason for it',
      fair: 'Shows the menus of {plain}',
      weak: 'Sends the manual',
      followUps: ['Which shortcut saves you most?', 'What did you misunderstand at first?'],
      sample:
        'First the screen for {piece}, then the one field that spoils {check} when it is wrong, then how to undo. The rest of {plain} comes in week two.',
      reference: 'Whom did they teach to use {plain}?',
    },
  ],
  duty: [
    {
      shows: 'Can {plain} after the usual introduction.',
      ask: 'Walk us through the last time you had to {plain}. How did you know it was done?',
      strong: [
        'In order, from the first sign',
        'What {check} showed',
        'What would come sooner today',
      ],
      good: 'A real case, end not checked',
      fair: 'Has helped others to {plain}',
      weak: 'Would look it up',
      followUps: ['What slowed you down?', 'Who was waiting for it?'],
      sample:
        'The last time I had to {plain}, I asked who was waiting for it and by when, took the difficult part first, and ended with {check}.',
      reference: 'You saw them {plain}: what did they do better than most?',
    },
    {
      shows: 'Knows what is hard about it and starts there: {plain}.',
      ask: 'You have to {plain}. What is hard about it, and how did you handle that last time?',
      strong: [
        'The hard part, named without help',
        'A way of their own',
        'Somebody who would confirm it',
      ],
      good: 'Right part, way unclear',
      fair: 'Finds all of it equally hard',
      weak: 'Sees no hard part',
      followUps: ['What do you need from others?', 'How often in a month?'],
      sample:
        'Twice it was {trouble}. I now look for that before I {plain}, and say so early when I find it.',
      reference: 'Who had to {plain} when they were away, and what was different?',
    },
    {
      shows: 'Asks the right things before starting: {plain}.',
      ask: 'In your first month here you have to {plain}. What do you ask us first?',
      strong: [
        'Asks who needs it and how it is checked',
        'A case of their own',
        'An order of steps',
      ],
      good: 'Good questions, no case',
      fair: 'Asks where things are kept',
      weak: 'Would begin at once',
      followUps: ['What would tell you that you are wrong?', 'Whom would you tell first?'],
      sample:
        'Before I {plain}, I ask who is waiting for it, what went wrong last time and what I may not touch. Where I worked before, it was {trouble}.',
      reference: 'How much help did they need to {plain}, at first and later?',
    },
    {
      shows: 'Gets it done on a bad day too: {plain}.',
      ask: 'Take {rush}, and you still have to {plain}. What did you do the last time?',
      strong: ['What got in the way', 'What came first and why', 'Who was told, and when'],
      good: 'Solved it, told nobody',
      fair: 'Waited until it passed',
      weak: 'Has had no such day',
      followUps: ['What would have helped?', 'What did you change afterwards?'],
      sample:
        'It was {rush} and I still had to {plain}. I did what could not wait, did not skip {check}, and told {user} what would be late.',
      reference: 'Tell us about a bad day on which they had to {plain}.',
    },
    {
      shows: 'Works for the people who depend on it: {plain}.',
      ask: 'Who notices when you {plain} well, and who when you do not?',
      strong: ['Names {user}', 'Has asked what they need', 'Changed something since'],
      good: 'Knows them, never asked',
      fair: 'Thinks of the boss first',
      weak: 'Nobody in particular',
      followUps: ['What did {user} last complain about?', 'How do you know they are content now?'],
      sample:
        'First of all {user}. I asked what they need when I {plain}; they wanted to hear of it earlier, and now they do.',
      reference: 'Who relied on them to {plain}, and was that right?',
    },
  ],
  experience: [
    {
      shows: 'Has done {name} with their own hands, recently.',
      ask: 'Which part of {name} was yours, how often, and what was the hardest case?',
      strong: ['Their part and how often', 'A hard case to its end', 'What would be new here'],
      good: 'Often, hard case thin',
      fair: 'Near it, not in it',
      weak: 'Counts years and not cases',
      followUps: ['What did you leave behind for {user}?', 'What of {name} have you not done?'],
      sample:
        'I did {name} several times a week, alone in the usual cases. The hardest began with {trouble}: my first answer was wrong, {check} showed it, and the second held.',
      reference: 'What did they do themselves in {name}, and how well?',
    },
    {
      shows: 'Brings what {name} taught them to a new place.',
      ask: 'What from {name} would carry over to us, and what would be new?',
      strong: ['Compares honestly', 'A case like ours', 'A plan for the gap'],
      good: 'Good comparison, no plan',
      fair: 'Says all of it is the same',
      weak: 'Has not looked at the job',
      followUps: ['How did you learn {name}?', 'Which habit would you leave behind?'],
      sample:
        'From {name} I bring this: I look at {check} before I promise anything. Your place is new to me, so I would want a week beside somebody and then {piece} on my own.',
      reference: 'How long did they take to find their feet in {name}?',
    },
  ],
  language: [
    {
      shows: 'Understands and answers at the level the job needs: {plain}.',
      ask: 'May we do five minutes in the language of the job ({plain})? Tell us about {piece}.',
      strong: ['Follows at normal speed', 'Finds another word', 'Writes three correct lines'],
      good: 'Understands all, answers slowly',
      fair: 'Prepared phrases only',
      weak: 'Cannot follow',
      followUps: ['How would you explain {trouble} in it?', 'What do you read in it?'],
      sample:
        'I would tell of {piece} in short sentences: what happened, what I did, what {user} said. Accent does not count; being understood does.',
      reference: 'In which situations did they use the language with you?',
    },
  ],
  licence: [
    {
      shows: 'Holds it today or has a date: {plain}.',
      ask: 'Do you hold this today, and until when: {plain}?',
      strong: ['Number or register entry', 'Valid until', 'Any limit said openly'],
      good: 'Holds it, renewal due',
      fair: 'Course booked, with a date',
      weak: 'Plans to look into it',
      followUps: ['Where can we see the entry?', 'What does renewal need?'],
      sample:
        'I hold it; the entry is on the register and runs until next year. The renewal course is booked.',
      reference: 'Did their papers ever lapse while they worked with you?',
    },
    {
      shows: 'Can prove it by document: {plain}.',
      ask: 'Can you show us this, or the date by which you will have it: {plain}?',
      strong: ['Document at hand', 'Knows what it allows', 'Keeps it current unasked'],
      good: 'Document on its way',
      fair: 'Needs help to get it',
      weak: 'Thinks it will not be checked',
      followUps: ['When did you last use it with {piece}?', 'What has changed in the rules?'],
      sample: 'Here is the card. I renewed it in spring and know the two things it does not cover.',
      reference: 'Did they work within what their papers allowed?',
    },
  ],
  education: [
    {
      shows: 'Meets it by document or by the equivalent the job allows: {plain}.',
      ask: 'How do you meet this: {plain}? If by another way, what did you learn there for {piece}?',
      strong: ['Document or clear equivalent', 'Links it to the work', 'Knows what is missing'],
      good: 'Document, thin link to the work',
      fair: 'Equivalent claimed, not shown',
      weak: 'Avoids the question',
      followUps: ['Which part do you still use?', 'What did you learn outside it?'],
      sample: 'I finished it and still use part of it with {piece}. The rest I learned at work.',
      reference: 'What did they know when they came, and what did they learn with you?',
    },
  ],
  quoted: [
    {
      shows: 'Has a case of their own for this line: {plain}.',
      ask: 'The job says "{plain}". Which case of yours fits best, and what was your part?',
      strong: ['A case that fits', 'Their part, and what {check} showed', 'Where it does not fit'],
      good: 'A near case, fairly told',
      fair: 'Knows it from others',
      weak: 'Reads the line back to you',
      followUps: ['How long ago was that?', 'What would {user} here need?'],
      sample:
        'My nearest case to "{plain}" is {piece} two years ago. The middle of it was mine; {check} came out well, and what I have not done is the very start.',
      reference: 'The job asks for "{plain}". What of it have you seen them do?',
    },
    {
      shows: 'Knows what stands behind this line and where it gets difficult: {plain}.',
      ask: 'One line of the job reads "{plain}". Where does that get difficult in practice?',
      strong: ['Turns it into tasks', 'Names the difficult one', 'Has dealt with it'],
      good: 'Right tasks, none of their own',
      fair: 'Repeats the terms',
      weak: 'Sees nothing in it',
      followUps: ['Who else has to agree?', 'What would you do first?'],
      sample:
        'With "{plain}" the hard part was {trouble}. I asked for everybody’s dates first and planned backwards.',
      reference: 'Where did they struggle with "{plain}"?',
    },
    {
      shows: 'Can be held to this line after half a year: {plain}.',
      ask: 'In six months we look at this line: "{plain}". What would we see?',
      strong: ['Something {user} can see', 'What it depends on', 'What is left for later'],
      good: 'Visible, nothing said of {user}',
      fair: 'A wish, not a result',
      weak: 'Cannot say',
      followUps: ['What would you need in the first month?', 'What could stop it?'],
      sample:
        'You would see the first part in use, with {check} to show for it. What could stop it is {trouble}, so I would start there.',
      reference: 'Would you trust them with this line alone: "{plain}"?',
    },
    {
      shows: 'Has an opinion on this line and a reason for it: {plain}.',
      ask: 'On "{plain}": what would you keep as you know it, and what would you change?',
      strong: ['One thing kept, with its reason', 'One thing changed', 'Asks {user} first'],
      good: 'Two ideas, one reason',
      fair: 'Would do it as always',
      weak: 'Has not thought about it',
      followUps: ['Who taught you your way?', 'What would change your mind?'],
      sample:
        'I would keep {check} and change the order of the rest, because in my last place we often had {trouble}. Before that I would ask {user} here.',
      reference: 'How set in their ways were they about "{plain}"?',
    },
    {
      shows: 'Could show a new colleague what this line means: {plain}.',
      ask: 'A new colleague reads "{plain}" and asks what to do on Monday. What do you say?',
      strong: ['{piece|cap} to begin with', 'Whom to ask', 'What to leave alone at first'],
      good: 'A task, nobody to ask',
      fair: 'An explanation instead of a task',
      weak: 'They will find out',
      followUps: ['What would they get wrong?', 'When would you look again?'],
      sample:
        'On Monday you take {piece} with me. Look out for {trouble}, ask when in doubt, and on Wednesday we go over {check} together.',
      reference: 'Did others learn this from them: "{plain}"?',
    },
  ],
};
