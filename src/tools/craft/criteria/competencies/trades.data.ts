import type { Competency } from './competency.ts';

export const tradeCompetencies: readonly Competency[] = [
  {
    id: 'energy-control',
    match:
      /lock-?out|tag-?out|\bLOTO\b|zero energy|energy isolation|isolate (?:and|energy|equipment)/i,
    name: 'Energy control and lockout',
    category: 'Safety',
    shows: 'Finds every source of energy, locks it, tries it and proves it dead before touching.',
    ask: 'Take us through the last machine you locked out. How did you know it was dead?',
    strong: [
      'Names all sources, stored ones included',
      'Tests the meter before and after the reading',
      'Keeps own lock and own key',
    ],
    good: 'Complete after one prompt',
    fair: 'Misses a minor source and corrects it',
    weak: 'Opens the breaker and starts',
    followUps: ['What do you do when a gauge will not fall?', 'Who may take your lock off?'],
    sample:
      'On a press I stopped the cycle, blocked the ram, bled the accumulator and watched the gauge, locked the disconnect, tried the start button, checked my meter on a live source, measured, and checked the meter again.',
    reference: 'Describe a lockout you saw them do. What did they do that others skip?',
  },
  {
    id: 'electrical',
    match:
      /machine controls|ControlLogix|\bPLCs\b|servo|electric|schematic|wiring|circuit|voltage|\bPLC\b|controls? (?:system|panel)|motor control/i,
    name: 'Electrical fault-finding',
    category: 'Technical',
    shows: 'Works from the drawing to the fault with a meter and says what each reading rules out.',
    ask: 'A control circuit is dead. Where do you start, and what does each reading tell you?',
    strong: [
      'Starts at the supply, then halves the circuit',
      'Says what every reading rules out',
      'Proves the repair under load',
    ],
    good: 'Finds it by a sound order, with one detour',
    fair: 'Has a method but stops before the cause',
    weak: 'Changes parts until it works',
    followUps: [
      'The voltage is there without load and gone with it. Now what?',
      'When do you refuse to measure live?',
    ],
    sample:
      'I read the supply at the source and after the fuse, then went to the middle of the chain. Good there, so the fault was behind it. Two more readings left one contact, and I found it burnt.',
    reference: 'Which kind of electrical fault would you send them to alone, and which not?',
  },
  {
    id: 'mechanical',
    match:
      /plant operation|clarifiers?\b|sludge|lift stations?|standby generators?|contact basins?|filter beds?|hydraulic|pneumatic|mechanic|bearing|gearbox|pump|torque|alignment|rebuild|overhaul|preventive maintenance|repair/i,
    name: 'Mechanical and hydraulic repair',
    category: 'Technical',
    shows:
      'Finds why a part failed, fits it to procedure and writes down what the next person needs.',
    ask: 'Tell us about a repair that kept coming back. What was the cause in the end?',
    strong: [
      'Symptom, cause and proof told apart',
      'Relieves stored pressure before opening',
      'Changes the maintenance plan, not only the part',
    ],
    good: 'Cause found, prevention left to others',
    fair: 'Repair described, cause guessed',
    weak: 'Replaced it again, faster',
    followUps: ['How did you prove the cause?', 'Which tool reading did you record?'],
    sample:
      'A pump failed every two months and was replaced each time. I measured the suction side on a cold start, found it starved by a strainer, changed strainer and oil grade, and put the check on the service sheet.',
    reference: 'How often did their repairs come back, and what did they do then?',
  },
  {
    id: 'welding',
    match: /\bweld|\b[1-6]G\b|\b[GS]MAW\b|\bGTAW\b|\bFCAW\b|\bTIG\b|\bMIG\b|braz|solder|fabricat/i,
    name: 'Welding to procedure',
    category: 'Technical',
    shows:
      'Reads the procedure, fits up, holds heat and travel, and knows a bad pass before the inspector does.',
    ask: 'Your test piece fails the bend. What do you look at, and in which order?',
    strong: [
      'Fit-up and preparation first',
      'Heat input, filler and technique in order',
      'Cuts it out and repairs by the procedure',
    ],
    good: 'Right causes, order mixed',
    fair: 'Knows the defect, not its cause',
    weak: 'Blames the rod',
    followUps: [
      'Which position costs you most, and how do you prepare for it?',
      'What do you do when fit-up is outside tolerance?',
    ],
    sample:
      'Lack of fusion at the root. I checked the gap, found it tight, checked my amperage against the sheet, ground it back to clean metal and ran a new piece with the gap set by a wire.',
    reference: 'How did their welds do at inspection, and what happened after a reject?',
  },
  {
    id: 'drawings',
    match:
      /blueprint|drawing|weld symbol|isometric|plans and spec|specifications|\bprints?\b|site plan/i,
    name: 'Reading drawings and specifications',
    category: 'Technical',
    shows:
      'Takes dimensions, symbols and notes off the sheet and spots what is missing or in conflict.',
    ask: 'Here is a sheet. Tell us what is built, what is missing and what you would ask first.',
    strong: [
      'Reads scale, notes and revision before dimensions',
      'Finds the planted conflict',
      'Asks before cutting',
    ],
    good: 'Reads all symbols, misses the conflict',
    fair: 'Needs help with two symbols',
    weak: 'Works from the picture alone',
    followUps: [
      'Two sheets disagree. Which one counts?',
      'When did a drawing error cost you time?',
    ],
    sample:
      'I looked at the revision block first and saw that the elevation was older than the plan. The opening differed by a hand width, so I marked both, took a photo and asked before we laid out.',
    reference: 'Could you hand them a print and walk away? What did you still check?',
  },
  {
    id: 'machining',
    match:
      /GD&T|first articles|\bCNC\b|lathe|milling|machin(?:ist|ing)|tolerance|caliper|micrometer|G-code|set-?up of machines/i,
    name: 'Set-up and precision machining',
    category: 'Technical',
    shows: 'Sets up from the print, proves the first part and holds the tolerance through the run.',
    ask: 'The last operation is slightly over tolerance. What do you check before you touch the offset?',
    strong: [
      'Gauge, tool wear and temperature before offsets',
      'Stops the run and tags the parts',
      'Tells quality at once',
    ],
    good: 'Right checks, tells late',
    fair: 'Goes to the offset first, then measures',
    weak: 'Polishes it in and passes it on',
    followUps: ['How do you prove a first part?', 'What do you write on the tag?'],
    sample:
      'I measured again with a second gauge, looked at the insert and found the edge gone. I stopped, tagged the parts since the last good check, changed the insert, proved one and told quality what to sort.',
    reference: 'How did their first-article sheets look, and how much was scrapped?',
  },
  {
    id: 'safety',
    match:
      /safety|\bOSHA\b|\bPPE\b|hazard|confined space|fall protection|accident prevention|\bEHS\b/i,
    name: 'Safety judgment and stopping work',
    category: 'Safety',
    shows: 'Sees the hazard before the start, speaks up and stops when the plan no longer holds.',
    ask: 'When did you last stop a task or speak up about a hazard, and what did it cost?',
    strong: [
      'One specific day and hazard',
      'Names the price paid and who was unhappy',
      'Says what changed afterwards',
    ],
    good: 'Specific case, no lasting change',
    fair: 'Would stop, has no example',
    weak: 'Finishing comes first',
    followUps: [
      'What if the lead had said go on?',
      'Which rule do people break most often, and why?',
    ],
    sample:
      'The load was rigged to a point that was not rated. I stopped the lift with people waiting, we lost the morning, and the next week the rated points were painted.',
    reference: 'When did they stop a job or speak up, and what happened next?',
  },
  {
    id: 'driving',
    match:
      /\bCDL\b|pre-?trip|hours of service|truck|tractor-?trailer|delivery route|\bDOT\b|drive (?:a|the|company)|chauffeur|bus (?:route|driver)/i,
    name: 'Safe and legal driving',
    category: 'Safety',
    shows:
      'Inspects before moving, keeps hours honest, backs with care and says no to an illegal load.',
    ask: 'Talk us through your pre-trip on the last vehicle you drove. What would have parked it?',
    strong: [
      'Fixed order, nothing skipped',
      'Names measures and limits',
      'Has parked a vehicle and says why',
    ],
    good: 'Complete, without limits',
    fair: 'Right parts, no order',
    weak: 'A walk around and go',
    followUps: [
      'Dispatch wants a load you cannot make within your hours. What do you say?',
      'Which place do you refuse to back into without a spotter?',
    ],
    sample:
      'I go clockwise from the hood: fluids, belts, steer tires and brakes, lights, coupling, load, trailer tires, brake test. Last month a slack adjuster was out, so I parked it, called the shop and dispatch, and logged it.',
    reference: 'How was their record with you: damage, hours, complaints from docks or passengers?',
  },
  {
    id: 'materials',
    match:
      /unload trailers|parcels?\b|forklift|order pick|pallet|load(?:ing)? and unload|warehouse|stock(?:ing|room)|inventory|shipping|receiving|RF scanner/i,
    name: 'Handling stock safely and right',
    category: 'Technical',
    shows: 'Moves, counts and labels stock so that it is where the system says it is.',
    ask: 'The system says ten, the shelf holds eight, and the truck is waiting. What do you do?',
    strong: [
      'Counts again and checks nearby locations',
      'Ships what is there and flags the gap',
      'Reports it the same shift',
    ],
    good: 'Flags the gap, does not search',
    fair: 'Asks the lead and waits',
    weak: 'Adjusts the count and moves on',
    followUps: [
      'What do you check on a lift truck before the first pallet?',
      'How do you keep pace without errors late in a shift?',
    ],
    sample:
      'I counted again, looked in the two neighboring slots and found one case. I loaded nine, told the lead, put a note on the order and asked for a cycle count of that aisle.',
    reference:
      'How were their accuracy and attendance at the dock, compared with others on the shift?',
  },
  {
    id: 'site-craft',
    match:
      /carpent|concrete|framing|drywall|roof|paint(?:ing|er)|plumb|pipe ?fit|HVAC|refriger|install\w{0,12} (?:\w+ ){0,3}(?:pipe|cable|unit|fixture|panel|ductwork|flooring)|masonry|excavat|groundskeep|landscap/i,
    name: 'Craft and installation',
    category: 'Technical',
    shows: 'Lays out, installs and tests so that the work passes the first inspection.',
    ask: 'Describe the last installation you did from layout to sign-off. What did you check before you covered it?',
    strong: [
      'Layout and code points named',
      'Tests before closing up',
      'Leaves the place usable and clean',
    ],
    good: 'Good work, one test missing',
    fair: 'Describes tasks, not checks',
    weak: 'The inspector will find it',
    followUps: [
      'What failed your last inspection?',
      'The customer wants it without a permit. What do you say?',
    ],
    sample:
      'I snapped the lines from the benchmark, dry-fitted the first run, fixed it, tested it under pressure before the wall was closed and took photos for the file. It passed at the first visit.',
    reference: 'What did the inspector or the customer say about their work?',
  },
  {
    id: 'quality',
    match:
      /quality (?:control|assurance|inspection|standards)|\bISO ?\d|inspect|defect|non-?conform|\bGMP\b|six sigma|\bSPC\b/i,
    name: 'Checking quality',
    category: 'Technical',
    shows: 'Compares with the standard, stops what is wrong and finds where it came from.',
    ask: 'You find a defect and the count is already short. What happens next?',
    strong: [
      'Stops and separates the suspect pieces',
      'Goes back to the last good check',
      'Tells the lead and writes it down',
    ],
    good: 'Stops and tells, does not go back',
    fair: 'Sorts the one piece only',
    weak: 'Lets it run to make the number',
    followUps: ['How far back do you sort, and why?', 'Who did not like it?'],
    sample:
      'The label was one revision old. I held the pallet, checked back to the last signed check, found two more cases, told the lead and had the printer template locked.',
    reference: 'Did they ever hold a shipment or a batch? Were they right?',
  },
];
