import type { Competency } from './competency.ts';

export const careCompetencies: readonly Competency[] = [
  {
    id: 'clinical-judgment',
    match:
      /evaluate and treat|prophylaxis|root planing|catheters?\b|\bCRRT\b|balloon pump|patient (?:care|assess)|nursing (?:care|process|judg)|acute care|clinical (?:care|judg|assess|skill|practice|decision)|triage|vital signs|diagnos\w{1,12} (?:and treat|of patients|patients)|treatment plan|bedside|sick call|critically ill|ventilator|rapid response|medical emergenc/i,
    name: 'Clinical judgment',
    category: 'Clinical',
    shows: 'Sees a change early, assesses, acts within scope and calls with the facts.',
    ask: 'Tell us about a patient who was getting worse before the numbers said so. What did you see, and what did you do?',
    strong: [
      'Names the small sign',
      'Assessment and call in the right order',
      'Says what would be done sooner today',
    ],
    good: 'Right actions, sign noticed late',
    fair: 'Called, without an assessment',
    weak: 'Waited for the monitor or the round',
    followUps: ['Which words did you use on the phone?', 'What would have made you call sooner?'],
    sample:
      'The patient was restless and answered a beat late. I took a full set of vital signs and a glucose, compared with the morning, called with situation, findings and what I wanted, and stayed at the bed.',
    reference: 'When did they call for help, and was it in time?',
  },
  {
    id: 'medication',
    match:
      /medicat|dosage|pharmac|prescription|dispens|controlled substance|\bdrug calc|\bIV (?:therapy|push|access|line)|infusion|anesthe|titrat|vasoactive/i,
    name: 'Medication safety',
    category: 'Clinical',
    shows: 'Checks what the scanner cannot, questions a doubtful order and reports errors.',
    ask: 'Describe a medication error or near miss of your own. What let it happen, and what did you change?',
    strong: [
      'Owns it and reported it',
      'Explains the gap in the system',
      'Names the habit changed since',
    ],
    good: 'Reported, no lasting change',
    fair: 'Tells of somebody else’s error',
    weak: 'Has never had one',
    followUps: [
      'Which order did you last question?',
      'What do you check when you are interrupted?',
    ],
    sample:
      'Two similar labels stood side by side and I had the wrong one in hand at the second check. I reported it, asked for the bins to be moved apart, and I now read the label aloud before opening.',
    reference: 'How careful were they with orders that looked wrong?',
  },
  {
    id: 'care-notes',
    match:
      /\bOASIS\b|eWiSACWIS|chart(?:ing)?\b|\bEHR\b|\bEMR\b|\bEpic\b|\bCerner\b|health records?|progress notes?|case notes?|care plan|document(?:ation|ing)? (?:of )?(?:care|patient|client|treatment)/i,
    name: 'Care records and handover',
    category: 'Clinical',
    shows: 'Writes and says what the next person needs, in time and without opinion.',
    ask: 'Give us the handover of a person you cared for recently, with no names. What did you leave out, and why?',
    strong: [
      'Situation, change, plan, open points',
      'Facts and times, no labels',
      'Checks that it was understood',
    ],
    good: 'Complete with one gap',
    fair: 'Tells the whole story in order',
    weak: 'Reads the chart aloud',
    followUps: [
      'What do you write when somebody refuses care?',
      'How do you catch up a late note?',
    ],
    sample:
      'Came in short of breath, better since the treatment at ten, still on oxygen. Watch the rate and the mood. The family will ring at six. Two results are open; call if the second is high.',
    reference: 'Could you take over from them without asking again?',
  },
  {
    id: 'personal-care',
    match:
      /activities of daily living|\bADLs?\b|personal care|\bbath(?:e|ing)\b|resident care|care (?:of|for) residents|caregiv|elder|people with disabilit|transfer (?:patients|residents|clients)|dignity/i,
    name: 'Respectful personal care',
    category: 'Care',
    shows: 'Explains, asks, leaves people what they can do themselves, and reports changes.',
    ask: 'A person you care for refuses help for the third day. What do you do?',
    strong: [
      'Respects the no and looks for the reason',
      'Offers another time or way',
      'Reports the pattern the same day',
    ],
    good: 'Finds a way, reports late',
    fair: 'Notes the refusal',
    weak: 'Insists or gives up',
    followUps: [
      'What did you notice that others had missed?',
      'How do you lift safely when you are alone?',
    ],
    sample:
      'A resident would not have a bath. I asked over coffee: the room was cold, and there was a fear of falling. We warmed it, washing at the sink worked alone, and I wrote both down for the team.',
    reference: 'Would you let them care for somebody of yours? Why?',
  },
  {
    id: 'counselling',
    match:
      /permanency|see every child|children safe|carry \d+ to \d+ families|child welfare|counsel(?:l?ing)|\btherapist|psychotherap|case manage|caseload|social work|behavioral health|rehabilit|intake assessment|crisis intervention|mandated report|home visits/i,
    name: 'Working a case',
    category: 'Care',
    shows: 'Builds trust, sets goals that can be measured, keeps limits and knows when to report.',
    ask: 'A client you like keeps missing visits. What do you do over the next two weeks?',
    strong: [
      'Looks for barriers before motives',
      'Changes the method, keeps the boundary',
      'Uses supervision and the closing rule',
    ],
    good: 'Right steps, no end point',
    fair: 'Keeps calling',
    weak: 'Closes the file',
    followUps: [
      'When did you decide that a report was due?',
      'What do you do with a hard visit in the evening?',
    ],
    sample:
      'I asked what made Tuesdays hard: the bus had been cut. We moved to phone for two weeks, agreed on one goal, and I took it to supervision with the date on which I would close.',
    reference: 'How did they hold boundaries with people they liked?',
  },
  {
    id: 'lab-work',
    match:
      /laborator|specimen|assay|reagent|\bPCR\b|sterile technique|phlebotom|\bx-?rays?\b|radiograph|ultrasound|\bMRI\b|lab results/i,
    name: 'Tests and measurements that hold',
    category: 'Clinical',
    shows: 'Follows the protocol, reads the control before the sample and repeats in doubt.',
    ask: 'Which result of yours did not repeat? How did you find out, and whom did you tell?',
    strong: [
      'Control and instrument before the sample',
      'Told people early',
      'Fixed the step, not the number',
    ],
    good: 'Found the cause, told late',
    fair: 'Repeated until it fitted',
    weak: 'It has not happened',
    followUps: [
      'Which control would you never leave out?',
      'What do you do with a critical value?',
    ],
    sample:
      'The second run was off by a third. The control had drifted too, so I stopped, told the requester, traced it to a thawed reagent and put the thaw count on the label.',
    reference: 'Did you trust their numbers without asking to see the control?',
  },
  {
    id: 'teaching',
    match:
      /\bgraders?\b|assess by standards|\bDesmos\b|Illustrative Mathematics|\blessons?\b|curricul|\binstruction(?:al)?\b|\bteach|pedagog|tutor|learning objectives|course (?:design|delivery)/i,
    name: 'Teaching so that it is learned',
    category: 'Teaching',
    shows: 'Starts from what learners know, checks in the middle and changes course.',
    ask: 'A lesson failed after ten minutes. What did you see, and what did you change?',
    strong: [
      'Evidence taken from the learners',
      'A different move, not the same louder',
      'Follow-up on the next day',
    ],
    good: 'Changed course, no follow-up',
    fair: 'Saw it afterwards',
    weak: 'Blames the class',
    followUps: [
      'How would you teach it to somebody two levels behind?',
      'What do you leave out when time is short?',
    ],
    sample:
      'Half of the room copied without a question. I stopped, put one wrong example on the board and let pairs find it. Then I knew which step was missing, and started there the next morning.',
    reference: 'What did learners take with them from this person that they did not get elsewhere?',
  },
  {
    id: 'classroom',
    match:
      /classroom management|student behavior|behaviou?r (?:management|support|plans?)|supervis(?:e|ing|ion of) (?:children|students|toddlers)/i,
    name: 'Leading a group of learners',
    category: 'Teaching',
    shows: 'Sets routines, corrects early and quietly, and keeps families informed.',
    ask: 'Two children disturb every start of the day. What did you do in a case like that, from the first week to the last?',
    strong: [
      'Routine and cause before sanction',
      'Private, short correction',
      'Family told with facts',
    ],
    good: 'Routine built, family told late',
    fair: 'Consequences without a routine',
    weak: 'Sends them out',
    followUps: ['When did you ask for help?', 'What do you say to an angry parent late at night?'],
    sample:
      'They arrived hungry and early. I gave both a task at the door, sat them apart without a speech, called home with what I saw and what helped, and by the fourth week they opened the day.',
    reference: 'What did their room sound like when nobody was watching?',
  },
  {
    id: 'special-needs',
    match:
      /\bIEP\b|special education|differentiat|\b504\b|English learners?|\bESL\b|assistive technolog/i,
    name: 'Adapting to each learner',
    category: 'Teaching',
    shows: 'Turns a plan into steps, measures them and adjusts with the family and the team.',
    ask: 'Tell us about one goal in a support plan that was not being met. What did you measure, and what did you change?',
    strong: [
      'A measure taken weekly',
      'Changed method or setting',
      'Brought the data to the meeting',
    ],
    good: 'Measured, changed late',
    fair: 'Worked hard without a measure',
    weak: 'The goal was too high',
    followUps: ['What did the family see at home?', 'How do you work with an aide?'],
    sample:
      'The reading goal stood still. My weekly count showed guessing at word endings, so we changed the material, did it before lunch instead of after, and the line moved in a month.',
    reference: 'How did they handle a meeting in which the plan was not working?',
  },
  {
    id: 'child-safety',
    match: /child ?care|toddler|infant|early childhood|preschool|safeguarding/i,
    name: 'Keeping children safe and busy',
    category: 'Care',
    shows: 'Counts, sees, stays at floor level and moves the group without waiting time.',
    ask: 'One child bites another. Show us the next two minutes.',
    strong: [
      'Comforts the hurt child first',
      'Few calm words to the other',
      'Tells both families without names and writes it down',
    ],
    good: 'Right order, record late',
    fair: 'Separates, says little',
    weak: 'Shames or isolates',
    followUps: [
      'How do you keep count outdoors?',
      'What do you change in the room after the third time?',
    ],
    sample:
      'I knelt down to the one who cried, cooled the arm, said to the other "teeth hurt, hands here", gave both something to hold, told each family what had happened and logged the time.',
    reference: 'Did you ever see them lose count, or help somebody who had?',
  },
];
