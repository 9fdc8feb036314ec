import type { NeutralQuestion } from './neutral-questions.data.ts';

/** Told by somebody in a college or university program, who has papers and projects and no job of this kind yet. */
export const studentQuestions: readonly NeutralQuestion[] = [
  {
    category: 'Why this',
    question: 'Why this internship, and what do you want to have learned by the end?',
    key_points: [
      'What you have read or seen of this work',
      'One thing to learn',
      'How it fits your program',
    ],
    sample_answer:
      'I read two of your last reports and saw that you do what we only talk about in class. In my program I have learned the methods; I have not yet had to explain a result to someone who has to decide. That is what I want to learn here. I am unsure how fast you work, so I would ask for a first small task.',
    follow_ups: ['What in those reports would you question?', 'What do you not want to do?'],
  },
  {
    category: 'Project work',
    question: 'Tell us about a project or a paper in which something did not go as planned.',
    key_points: ['What was asked', 'What you did yourself', 'What you would do differently'],
    sample_answer:
      'In a course project four of us had to turn survey answers into a short report. Two had sorted the same question in two ways, and we saw it three days before the deadline. I wrote down one rule, redid both parts, and marked what we were not sure of. We handed it in on time. Today I would agree on the rule first.',
    follow_ups: ['How did the others take it?', 'What was the grade, and was it fair?'],
  },
  {
    category: 'Figures and sources',
    question: 'How do you check a figure before you use it?',
    key_points: ['Where it comes from', 'A second source', 'What you say when you are not sure'],
    sample_answer:
      'I look up who counted it, when, and what was left out. For one paper I had a growth rate that seemed too good: the second year counted a larger area. I found the older table, compared like with like, and the growth was half. I put both into a footnote, and that was the part my professor asked about.',
    follow_ups: ['What if there is no second source?'],
  },
  {
    category: 'Writing',
    question: 'What have you written that someone else had to use?',
    key_points: ['For whom', 'What you cut', 'What they did with it'],
    sample_answer:
      'A two-page summary of a longer study for a student group that had to vote on it. My first version had five pages. I asked a friend from another program to mark what she did not understand, cut all of that, and put the question on top. They voted the same evening. One number I had to correct afterward, and I did.',
    follow_ups: ['What did you leave out that mattered?'],
  },
  {
    category: 'Working with others',
    question: 'Tell us about a group in which one person did not do their part.',
    key_points: ['What you saw', 'What you said to them', 'How it ended'],
    sample_answer:
      'One of us stopped answering two weeks before a presentation. I called instead of writing again. He had two jobs and had not dared to say so. We gave him the part that he could do on one evening, and I took the slides. It went well enough. I would have called a week earlier.',
    follow_ups: ['What would you do if he had not picked up?'],
  },
];

export const studentSteps: readonly string[] = [
  'A short call about your program, your dates and what you want to learn.',
  'A conversation with the person you would work for, about one project of yours and about the work here.',
];

export const studentBring: readonly string[] = [
  'Your resume, and one piece of work that you may show: a paper, a map, a chart, a design or code.',
  'The weeks and hours you can work, and the dates of your classes and exams.',
  'What your program asks of an internship, if anything: hours, credit, a report.',
];

export const studentAskUs: readonly string[] = [
  'Who would look at my work, and how often?',
  'Which project would I begin with, and what should be there when I leave?',
  'Can the hours be fitted around classes?',
  'Does the internship count for credit, and who signs for it?',
];

export const studentPractice =
  'Take one project of your program and tell it aloud in two minutes: what the task was, what you did yourself, and how it turned out.';
