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
 * job, {title} the job.
 */
export const plainAnchors: Record<PlainKind, readonly Anchors[]> = {
  skill: [
    {
      shows: 'Does {name} without being led, and can say why it is done that way.',
      ask: 'Take the last time {name} decided how a day went. What was in front of you, and what did you do yourself?',
      strong: [
        'One case with a date',
        'Own part clear from the team’s',
        'Result and what it taught',
      ],
      good: 'A real case with a vague result',
      fair: 'Knows it from watching others',
      weak: 'General statements about {name}',
      followUps: ['What did you try first that did not work?', 'Who would confirm it?'],
      sample:
        'Last spring it depended on {name}. I looked at what was there, chose the shorter of two ways, did it myself and checked it with the person who had to use it. Today I would ask that person first.',
      reference: 'How good were they at {name}, compared with others you have seen?',
    },
    {
      shows: 'Shows {name} on a real example and knows where it goes wrong.',
      ask: 'Where does {name} usually go wrong, and when did that happen to you?',
      strong: [
        'Names the weak spot of the method',
        'An own case with its cost',
        'The habit that followed',
      ],
      good: 'Right weak spot, somebody else’s case',
      fair: 'A textbook answer',
      weak: 'It never went wrong',
      followUps: ['How would you see it earlier?', 'What do you check when you are in a hurry?'],
      sample:
        'It goes wrong at the start, when nobody has asked what the result is for. It happened to me once with {name}: half a day lost. Since then I repeat the task in my own words before I begin.',
      reference: 'Which part of {name} would you have left to them alone?',
    },
    {
      shows:
        'Gets {name} right under the usual pressure of the work and says when it cannot be done.',
      ask: 'Show us {name} with an example from your last job: what came in, what you did, what went out.',
      strong: [
        'Steps in an order that makes sense',
        'Says what was checked',
        'Knows who used the result',
      ],
      good: 'Sound steps, no check',
      fair: 'Needs prompting for each step',
      weak: 'Cannot name an example',
      followUps: ['What takes you longest?', 'What would a beginner miss?'],
      sample:
        'A case came in on a Monday. I sorted what I knew from what I assumed, asked one question, did the {name} part in two steps and read it again an hour later before I passed it on.',
      reference: 'Give an example of their {name} that you remember.',
    },
    {
      shows: 'Brings {name} from earlier work and can teach the first steps of it.',
      ask: 'How would you teach {name} to somebody new in one hour? What comes first?',
      strong: ['Begins with why', 'Lets the learner do it', 'Names the first mistake to expect'],
      good: 'Clear steps, learner only watches',
      fair: 'Explains terms',
      weak: 'They would have to see it for themselves',
      followUps: [
        'What did you find hardest to learn about it?',
        'How do you know that it was understood?',
      ],
      sample:
        'I would show one finished example of {name}, let them do the next with me beside them, and warn them of the mistake that I made in my first month.',
      reference: 'Did others learn {name} from them?',
    },
    {
      shows: 'Knows when {name} is good enough and when it has to be better.',
      ask: 'When did you have too little time for {name}? What did you leave out, and what did you never leave out?',
      strong: [
        'A clear line between the two',
        'Told somebody what was left out',
        'Went back to it later',
      ],
      good: 'Right line, told nobody',
      fair: 'Worked through the night',
      weak: 'Left out what nobody would notice',
      followUps: ['What came of what you left out?', 'How would you plan it today?'],
      sample:
        'There was half the time. With {name} I kept the check at the end and dropped the polish, told my lead which two points were open, and closed them on the Monday.',
      reference: 'What did they never skip in {name}, even in a hurry?',
    },
    {
      shows: 'Gets better at {name} over time and can say how.',
      ask: 'What do you do differently in {name} today from two years ago, and what made you change?',
      strong: ['A concrete change', 'An event or a person behind it', 'A sign that it works'],
      good: 'A change without a sign',
      fair: 'More routine',
      weak: 'Nothing has changed',
      followUps: ['Who showed you?', 'What are you trying now?'],
      sample:
        'I used to start {name} with what I liked. After one bad week I began with what others wait for. They ask less since then, and I finish earlier.',
      reference: 'How did they develop in {name} while you knew them?',
    },
  ],
  tool: [
    {
      shows: 'Works in {plain} on a task like ours without help.',
      ask: 'What did you last do in {plain}, and where did it get in your way?',
      strong: [
        'A task with steps, from memory',
        'A limit of {plain} and the way around it',
        'Shows it when asked',
      ],
      good: 'Uses it daily, knows no way around',
      fair: 'Used it some time ago',
      weak: 'Has seen it used',
      followUps: [
        'How long would you need to be quick in it again?',
        'What do you do when it is down?',
      ],
      sample:
        'I used {plain} every day for the main task. The search was slow with large files, so I saved three filters and a short list, and wrote the steps down for the others.',
      reference: 'Which task did people bring to them because of {plain}?',
    },
    {
      shows: 'Gets a correct result out of {plain} and can tell when it is wrong.',
      ask: 'When did {plain} show you something that was not true? How did you notice?',
      strong: ['A check against the source', 'The cause found', 'Told the people who relied on it'],
      good: 'Noticed by luck, then found the cause',
      fair: 'Trusts the output',
      weak: 'Does not know the system well enough to doubt it',
      followUps: ['Which setting do you check first?', 'Who taught you?'],
      sample:
        'A total looked too round. I opened the entries behind it in {plain}, found one record twice, corrected it and told the two people who had already used the figure.',
      reference: 'How safe were they in {plain} when it mattered?',
    },
    {
      shows: 'Would get a new colleague started in {plain} within a week.',
      ask: 'A colleague opens {plain} for the first time. Which three things do you show, and which do you leave for later?',
      strong: [
        'Three things that serve the daily task',
        'A reason for what is left',
        'Lets the colleague do it',
      ],
      good: 'Sensible three, no reason',
      fair: 'Shows the menus',
      weak: 'Sends the manual',
      followUps: ['Which shortcut saves you most?', 'What did you misunderstand at first?'],
      sample:
        'The daily screen, the one field that breaks everything when it is wrong, and how to undo. Reports come in the second week, when {plain} holds something of their own.',
      reference: 'Whom did they teach to use {plain}?',
    },
  ],
  duty: [
    {
      shows: 'Can {plain} from the first weeks on, with the usual introduction.',
      ask: 'Walk us through the last time you had to {plain}. Where did it start, and how did you know it was done?',
      strong: [
        'A real case in order',
        'Says what was checked and by whom',
        'Knows what would be done sooner next time',
      ],
      good: 'A real case, end not checked',
      fair: 'Has helped others do it',
      weak: 'Would look it up when it comes',
      followUps: ['What slowed you down?', 'Who had to live with the result?'],
      sample:
        'The last time I had to {plain}, I first asked what had to be ready and when, took the riskiest part at the start, checked it with the next person in line and wrote down what was open.',
      reference: 'You saw them {plain}: what did they do better than most, and what did you check?',
    },
    {
      shows: 'Knows which part is hard when it is time to {plain}, and starts there.',
      ask: 'You have to {plain}. What is the hard part of it, and how did you deal with it the last time?',
      strong: [
        'Names the part that beginners miss',
        'An own way of dealing with it',
        'A result somebody else can confirm',
      ],
      good: 'Right part, own way unclear',
      fair: 'Finds all of it equally hard',
      weak: 'Sees no hard part',
      followUps: ['What do you need from others for it?', 'How often did you do it in a month?'],
      sample:
        'For me the first hour is the hard part, when half of what I need to {plain} is missing. I make a list of it, get the two things that block everything, and tell the others when the rest will come.',
      reference: 'Who had to {plain} when they were away, and what was different then?',
    },
    {
      shows: 'Plans, does and closes it without being led: {plain}.',
      ask: 'Suppose that in your first month here you have to {plain}. What would you ask us before you start?',
      strong: [
        'Asks about purpose, limits and people',
        'Links it to an own case',
        'Has an order of steps',
      ],
      good: 'Good questions, no own case',
      fair: 'Asks where things are kept',
      weak: 'Would begin at once',
      followUps: [
        'What would tell you that you are on the wrong way?',
        'Whom would you tell first?',
      ],
      sample:
        'Before I {plain}, I would ask who uses the result, what went wrong the last time and what may not be touched. Then I would show my plan for the first day and ask what is missing in it.',
      reference: 'How much help did they need to {plain} in the beginning, and later?',
    },
    {
      shows: 'Gets it done also on a bad day: {plain}.',
      ask: 'Think of a day on which it was hard to {plain}. What got in the way, and what did you do about it?',
      strong: [
        'The obstacle in one sentence',
        'What was tried, in order',
        'Who was told, and when',
      ],
      good: 'Solved it, told nobody',
      fair: 'Waited until it passed',
      weak: 'Has had no such day',
      followUps: ['What would have helped you?', 'What did you change for the next time?'],
      sample:
        'Half the people were missing, and we still had to {plain}. I cut it to the part that could not wait, asked one person from next door, told my lead by ten what would be late, and finished the rest the day after.',
      reference: 'Tell us about a bad day on which they had to {plain}.',
    },
    {
      shows: 'Knows who depends on it and works for them: {plain}.',
      ask: 'Who notices first when you {plain} well, and who when you do not?',
      strong: [
        'Names real people',
        'Has asked them what they need',
        'Changed something because of it',
      ],
      good: 'Knows them, never asked',
      fair: 'Thinks of the boss first',
      weak: 'Nobody in particular',
      followUps: [
        'What did they last complain about?',
        'How do you know that they are satisfied now?',
      ],
      sample:
        'Those who take over from me notice. I asked two of them what they wish for when I {plain}; one wanted it earlier, one in writing. Now it is both, and the calls in the evening have stopped.',
      reference: 'Who relied on them to {plain}, and was that right?',
    },
  ],
  experience: [
    {
      shows: 'Has done {name} with own hands, recently enough to begin soon.',
      ask: 'Which part of {name} did you do yourself, how often, and what was the hardest case?',
      strong: ['Own part and frequency', 'A hard case with its end', 'Says what would be new here'],
      good: 'Frequent, hard case thin',
      fair: 'Near it, not in it',
      weak: 'Counts years and not cases',
      followUps: ['What would your last team say you left them?', 'What have you not done yet?'],
      sample:
        'I did {name} several times a week, alone for the usual cases. The hardest was one where the first answer was wrong; I went back, asked for a second pair of eyes, and it held.',
      reference: 'What did they do themselves in {name}, and how well?',
    },
    {
      shows: 'Carries over what they learned in {name} to a new place.',
      ask: 'What from {name} would carry over to us, and what would you have to learn anew?',
      strong: ['Compares the two honestly', 'One case that fits ours', 'A plan for the gap'],
      good: 'Good comparison, no plan',
      fair: 'Says all of it is the same',
      weak: 'Has not looked at the job',
      followUps: ['How did you learn it the first time?', 'Which habit would you leave behind?'],
      sample:
        'The way of working carries over: {name} taught me to check before I promise. Your systems are new to me. I would ask for one week beside somebody and one real task in the second.',
      reference: 'How long did they take to find their feet with you?',
    },
  ],
  language: [
    {
      shows: 'Understands and answers in the working language at the level the job needs: {plain}.',
      ask: 'We would like to do five minutes of this talk in the language the job needs ({plain}). Tell us about a task you liked.',
      strong: [
        'Follows questions at normal speed',
        'Finds another word when one is missing',
        'Writes three correct lines',
      ],
      good: 'Understands all, answers slowly',
      fair: 'Prepared phrases only',
      weak: 'Cannot follow',
      followUps: ['How would you explain a delay to a customer in it?', 'What do you read in it?'],
      sample:
        'A short story from work in that language, in short sentences: what happened, what I did, how it ended. Accent does not count; being understood does.',
      reference: 'In which situations did they use the language with you?',
    },
  ],
  licence: [
    {
      shows: 'Holds it today or has a date: {plain}.',
      ask: 'Which of these do you hold today, and until when: {plain}?',
      strong: [
        'Name, number or register entry',
        'Date until which it is valid',
        'Any limit said openly',
      ],
      good: 'Holds it, renewal due',
      fair: 'Course booked, with a date',
      weak: 'Plans to look into it',
      followUps: ['Where can we see the entry?', 'What does renewal need from you?'],
      sample:
        'I hold it; the entry is on the register and runs until next year. Renewal needs one course, which I have booked.',
      reference: 'Did their papers ever lapse while they worked with you?',
    },
    {
      shows: 'Can prove it by document: {plain}.',
      ask: 'Can you show us proof of this, or the date by which you will have it: {plain}?',
      strong: ['Document at hand', 'Knows what it allows and what not', 'Keeps it current unasked'],
      good: 'Document on its way',
      fair: 'Needs help to get it',
      weak: 'Thinks it will not be checked',
      followUps: [
        'When did you last use it at work?',
        'What has changed in the rules since you got it?',
      ],
      sample:
        'Here is the card. I renewed it in spring, and I know the two things that it does not cover.',
      reference: 'Did they work within what their papers allowed?',
    },
  ],
  education: [
    {
      shows: 'Meets it by document, or by the equivalent the job allows: {plain}.',
      ask: 'How do you meet this requirement: {plain}? If by another way, what did you learn there that the work needs?',
      strong: ['Document or a clear equivalent', 'Links it to the work', 'Knows what is missing'],
      good: 'Document, link to the work thin',
      fair: 'Equivalent claimed, not shown',
      weak: 'Avoids the question',
      followUps: ['Which course or project do you still use?', 'What did you learn outside it?'],
      sample:
        'I finished it and still use one part of it weekly. The rest I learned at work, beside somebody who had done it for long.',
      reference: 'What did they know when they came, and what did they learn with you?',
    },
  ],
  quoted: [
    {
      shows: 'Meets this line of the job with a case of their own: {plain}.',
      ask: 'The job says: "{plain}". Which case of yours fits best, and what was your part in it?',
      strong: ['A case that really fits', 'Own part and result', 'Says where it does not fit'],
      good: 'A near case, fairly told',
      fair: 'Knows the matter from others',
      weak: 'Reads the line back to you',
      followUps: ['How long ago was that?', 'What would be different here?'],
      sample:
        'My nearest case to "{plain}" is two years old. I had the middle part of it: I set it up, others ran it, and I came back for the review. What I have not done is the very start.',
      reference: 'The job asks for this: "{plain}". What of it have you seen them do?',
    },
    {
      shows: 'Knows what stands behind this line and where it gets difficult: {plain}.',
      ask: 'One line of the job reads "{plain}". What does that mean in practice, and where does it get difficult?',
      strong: ['Translates it into tasks', 'Names the difficult one', 'Has dealt with it before'],
      good: 'Right tasks, none of them own',
      fair: 'Repeats the terms',
      weak: 'Sees nothing in it',
      followUps: ['Who else has to be on board for it?', 'What would you do first?'],
      sample:
        'For me "{plain}" means three tasks, and the second is the hard one, because it depends on others. Last time I asked for their dates first and planned backwards.',
      reference: 'Where did they struggle with this: "{plain}"?',
    },
    {
      shows: 'Can be held to this line after half a year: {plain}.',
      ask: 'Suppose we meet again in six months and look at this line: "{plain}". What would we see?',
      strong: ['Something visible by then', 'What it depends on', 'What would be left for later'],
      good: 'Visible, dependence missing',
      fair: 'A wish, not a result',
      weak: 'Cannot say',
      followUps: ['What would you need from us in the first month?', 'What could stop it?'],
      sample:
        'You would see the first part done and in use, and a short list of what it still needs. It depends on two people, whom I would meet in the first week.',
      reference: 'Would you trust them with this line alone: "{plain}"?',
    },
    {
      shows: 'Has an opinion on this line and a reason for it: {plain}.',
      ask: 'About this line, "{plain}": what would you do the way you know it, and what would you do differently here?',
      strong: [
        'One thing kept, with its reason',
        'One thing changed, with its reason',
        'Asks how it is done here',
      ],
      good: 'Two ideas, one reason',
      fair: 'Would do it as always',
      weak: 'Has not thought about it',
      followUps: ['Who taught you the way you know?', 'What would make you change your mind?'],
      sample:
        'I would keep the order of steps and change the form, because in my last place nobody read it. Before that I would ask who uses it here.',
      reference: 'How set in their ways were they about this: "{plain}"?',
    },
    {
      shows: 'Would show a new colleague what stands behind this line: {plain}.',
      ask: 'A new colleague reads "{plain}" and asks you what to do on Monday. What do you say?',
      strong: ['A first task for Monday', 'Whom to ask', 'What to leave alone at first'],
      good: 'A task, nobody to ask',
      fair: 'An explanation instead of a task',
      weak: 'They will find out',
      followUps: ['What would they get wrong?', 'When would you look again?'],
      sample:
        'On Monday you take the last three cases and write down what they have in common; ask the person at the window, and leave the old files alone for now. On Wednesday we look together.',
      reference: 'Did others learn this from them: "{plain}"?',
    },
  ],
};
