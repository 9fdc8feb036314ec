import type { Competency } from './competency.ts';

export const serviceCompetencies: readonly Competency[] = [
  {
    id: 'cooking',
    match:
      /\bcook|line station|recipe|\bmenus?\b|\bknife|\bprep\b|saut[eé]|\bgrill|plating|culinary|\bbak(?:e|ing)\b/i,
    name: 'Cooking a station through service',
    category: 'Technical',
    shows: 'Sets up to par, times tickets, tastes, calls and leaves the station clean.',
    ask: 'A full rail and a piece of your equipment fails. What do you say, to whom, and what leaves the kitchen first?',
    strong: [
      'Calls it at once to the pass',
      'Reroutes and takes dishes off with the front',
      'Keeps temperatures and order',
    ],
    good: 'Copes, tells the front late',
    fair: 'Saves own station only',
    weak: 'Waits for the chef',
    followUps: [
      'What stands in your reach-in at opening?',
      'How do you know a sauce is right on a busy night?',
    ],
    sample:
      'The fryer went out with a full rail. I called it, moved two items to the oven, asked the front to stop selling the third, and pushed the tables that had waited longest.',
    reference: 'How did their station look in the middle of service and at close?',
  },
  {
    id: 'food-safety',
    match: /food safety|food handler|servsafe|sanitation|HACCP|allergen|health code/i,
    name: 'Food safety',
    category: 'Safety',
    shows: 'Labels, cools, separates and throws away without being asked.',
    ask: 'Which rule for holding, cooling or allergens do you check yourself, even when somebody else did it?',
    strong: [
      'Gives the temperatures and times',
      'Separates allergens by tool and place',
      'Throws away in doubt and logs it',
    ],
    good: 'Right habit, figures unsure',
    fair: 'Knows the rule, not the log',
    weak: 'It has never made anybody ill',
    followUps: [
      'What do you do with a container without a date?',
      'When did you last calibrate a thermometer?',
    ],
    sample:
      'Cooling. I split the pot into shallow pans, write time and temperature, check it again at the two limits and throw it out if it missed one, also when it hurts.',
    reference: 'What did the last inspection say about their area?',
  },
  {
    id: 'guest-service',
    match:
      /guest|customer (?:service|satisfaction|experience|inquir|complaint|support)|hospitality|front desk|\bhost(?:ess)?\b|concierge|client service|check-?ins?\b/i,
    name: 'Serving customers',
    category: 'Communication',
    shows: 'Listens to the end, names what will happen and by when, and keeps it.',
    ask: 'Tell us about the angriest customer you had. What did you say first, and how did it end?',
    strong: [
      'Lets the person finish',
      'Owns the next step with a time',
      'Checks afterwards that it happened',
    ],
    good: 'Solved, without a follow-up',
    fair: 'Polite, passed it on',
    weak: 'Quotes the policy',
    followUps: ['What did you offer that the rules allowed?', 'What did you tell your lead?'],
    sample:
      'The guest had been sent away twice. I said that I would stay with it, called the other desk on the spot, got a time, wrote it down and rang the next day.',
    reference: 'Which customers did you give to them on purpose, and why?',
  },
  {
    id: 'retail-sales',
    match:
      /balance the drawer|set the floor|stock counts|retail|merchandis|point of sale|\bPOS\b|cash(?:ier| handling| register| drawer)|sales floor|store (?:operations|associate|standards|sales)/i,
    name: 'Selling and handling money on the floor',
    category: 'Commercial',
    shows: 'Greets, asks, shows one thing, closes the sale and balances the drawer.',
    ask: 'The line is long, the phone rings and a customer needs help with a locked case. Talk us through the next two minutes.',
    strong: [
      'Speaks to the line first',
      'Calls for help early',
      'Finishes one thing at a time, money first',
    ],
    good: 'Right order, forgets the line',
    fair: 'Does everything at once',
    weak: 'Freezes or leaves the drawer open',
    followUps: [
      'Your drawer is short. What do you do?',
      'What do you say to somebody who is only looking?',
    ],
    sample:
      'I told the line it would be two minutes, called for a second register, let the phone go to the desk, finished the sale in hand and then walked to the case.',
    reference: 'How were their drawer, their numbers and their way with people on a full day?',
  },
  {
    id: 'cleaning',
    match: /\bcleaning\b|^clean\b|housekeep|janitor|custodia|laundry|\bdish(?:es|wash\w*)\b/i,
    name: 'Cleaning to a standard',
    category: 'Technical',
    shows: 'Works in an order, gives chemicals their time and leaves nothing for the next shift.',
    ask: 'Show or tell us how you would clean this room. What do you do first, and what do you never mix?',
    strong: [
      'Top to bottom, dry to wet',
      'Names contact time and dilution',
      'Checks with the eyes of the next user',
    ],
    good: 'Good order, times unsure',
    fair: 'Clean result, wrong tools',
    weak: 'Wipes what is seen',
    followUps: [
      'You find something valuable. What happens?',
      'Half your crew is missing. What is left out?',
    ],
    sample:
      'I start with the bins and high surfaces, spray and let it stand while I do the mirrors, wipe, then the floor toward the door. Bleach and acid cleaners never share a bucket.',
    reference: 'Would you inspect their rooms or floors, or did you stop inspecting them?',
  },
  {
    id: 'call-handling',
    match:
      /upset callers|look up eligibility|answer phones|dispatch|\b9-?1-?1\b|call (?:center|centre|taking|handling|volume)|\bCAD\b|radio (?:traffic|communication)|inbound|outbound calls|telecommunicat/i,
    name: 'Handling calls under load',
    category: 'Communication',
    shows:
      'Takes control of the call, gets the facts that matter first and records while listening.',
    ask: 'Two calls come in at once and one caller will not calm down. Talk us through the next minute.',
    strong: [
      'Place and danger before the story',
      'Short repeated words keep control',
      'Notes are complete when the call ends',
    ],
    good: 'Right order, notes after the call',
    fair: 'Kind, but the caller leads',
    weak: 'Collects everything before acting',
    followUps: [
      'What do you do after the hardest call of a shift?',
      'How do you check an address nobody knows?',
    ],
    sample:
      'I asked for the place and whether anyone was in danger, put the second line on hold with one sentence, repeated the first caller’s name until an answer came, sent help and typed while we talked.',
    reference: 'How were they in the last hours of a busy shift?',
  },
  {
    id: 'deescalation',
    match:
      /counts, searches|respond to emergencies|de-?escalat|crisis (?:intervention|situation)|inmate|custody|security (?:guard|officer|rounds|checks)|patrol|conflict resolution|use of force|offender|detain/i,
    name: 'Calming a tense situation',
    category: 'Judgment',
    shows: 'Uses time, distance and voice, knows the limit and writes down what happened.',
    ask: 'Tell us about a person who refused a lawful instruction in front of others. What did you do, step by step?',
    strong: [
      'Distance, calm voice, a choice',
      'Backup before contact',
      'A report with times and exact words',
    ],
    good: 'Calmed it, thin report',
    fair: 'Gave in or waited too long',
    weak: 'Went hands-on first',
    followUps: ['What did the others learn from watching you?', 'What did you write down first?'],
    sample:
      'Somebody would not leave the doorway. I moved the others back, kept my voice low, gave two choices and time, had a colleague in sight, and it ended on foot. The report was done before the break.',
    reference: 'How did people react to them when things got tense?',
  },
];
