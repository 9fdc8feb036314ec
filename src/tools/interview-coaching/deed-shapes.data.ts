import type { Shape } from './shapes.data.ts';

/** Told of one kind of deed where it is done: the words of the line say which deed, the kind of work says where. */
export const deedShapes: readonly Shape[] = [
  {
    heard:
      /\b(?:consultations?|consultative|guided tours?|tours of|viewings|showings|product demos?|demonstrations? (?:to|for)|(?:help|assist|advis)\w* (?:walk-in )?(?:customers|clients|buyers)[^.]{0,40}(?:purchas|buy|choos|select)\w*|upsell\w*|cross-sell\w*|promot\w* (?:the )?[^.]{0,30}(?:items|products|programs|programmes|services|menu|memberships?))\b/i,
    in: ['sales', 'shop-and-service', 'kitchen-and-hotel', 'teaching', 'leading-people'],
    ask: 'Take us through the last time somebody decided to buy or to sign up because of how you advised them.',
    key_points: [
      'What they came for, and what they needed',
      'What you asked, showed and left out',
      'What they decided, and what you did next',
    ],
    sample_answer:
      'At [employer] somebody came in sure of what they wanted and left with something else. I asked what it was for and who would use it, showed two options side by side, and named the weak point of each. They wanted to think about it, so we fixed a time and I called then. They took the smaller one. It was less for my month, and they sent two friends.',
    follow_ups: [
      'How many of ten such talks end in a yes?',
      'When did you advise somebody against it?',
    ],
  },
  {
    heard:
      /\b(?:proof of delivery|pods?\b|delivery notes?|bills? of lading|manifests?|consignment notes?|trip sheets?|vehicle checks?|walk-?round checks?)/i,
    in: ['driving-and-logistics'],
    ask: 'When did the papers and the load not agree, and what did you do?',
    key_points: [
      'What you checked, and where',
      'Whom you called before you drove on or signed',
      'What was written down',
    ],
    sample_answer:
      'At [depot] the note said [twelve] pallets and I counted [eleven]. I counted again with the person who had loaded, called the office before I left, and had the difference written on the note with both signatures. At the other end they wanted me to sign for the full number. I showed them the note and waited for the office. The pallet turned up in the next bay that night.',
    follow_ups: [
      'What do you do when nobody answers the phone?',
      'How do you keep the papers dry?',
    ],
  },
  {
    heard:
      /\b(?:driv(?:e|er|ers|ing)|trunk\w*|haul\w*|hgv|lgv|cdl|tractor[- ]trailers?|class [12ab]\b|delivery and collection|(?:local|regional|long-distance) runs?)/i,
    in: ['driving-and-logistics'],
    ask: 'Tell us about a run that did not go to plan.',
    key_points: [
      'What happened, and how early you knew',
      'Whom you told, and what you agreed',
      'Hours, breaks and safety all the way',
    ],
    sample_answer:
      'On a run from [place] to [place] the road was closed an hour before the hub. I pulled in where it was safe, worked out what the longer way would do to my hours, and called the office with the new time before I set off again. I would have been over, so we agreed on a break and a later slot. The load was [number] minutes late, and nobody had to guess where I was.',
    follow_ups: ['What was your decision and what was theirs?', 'How do you plan your breaks?'],
  },
  {
    heard:
      /\b(?:develop|build|deliver|writ|cod|implement|creat|design|work(?:ing)? with|maintain|experience (?:with|in))\w*\b[^.]{0,30}\b(?:features|back-?end|front-?end|apis?\b|c#|java(?:script)?|python|software|web applications?|code|microservices|modules?|data pipelines?|etl)|^(?:data pipelines?|etl)\b/i,
    in: ['engineering-and-science'],
    ask: 'Tell us about one piece of this that you built and that went wrong or nearly did.',
    key_points: [
      'What it was for, and your part in it',
      'How you noticed, and how you found the cause',
      'What you changed in the work, not only in the code',
    ],
    sample_answer:
      'At [employer] I built [part] for about [number] users. It passed its tests and was slow on the third day, when the real data was in. I measured before I changed anything, and one query ran once per row. I fixed it behind a switch, released it to a tenth of the users first, and wrote a test with as much data as they have. I should have asked for that data at the start.',
    follow_ups: [
      'What would you build differently today?',
      'Who reviewed it, and what did they say?',
    ],
  },
  {
    heard:
      /\b(?:configur\w*|availability|reliability|uptime|releases?|platforms?|servers?|networks?|security attacks|monitor\w* (?:[\w-]+ ){0,3}(?:systems?|platforms?|services?|performance)|technical issues)\b/i,
    in: ['engineering-and-science', 'office-specialist'],
    ask: 'Which change or fault in a system of yours kept you busy longest?',
    key_points: [
      'What people noticed first',
      'What you ruled out, and how',
      'What keeps it from coming back',
    ],
    sample_answer:
      'At [employer] users were thrown out of [system] twice a week, never at the same hour. I wrote down what had changed in the days before and compared the logs of both days. A setting from the last release was on in one place and off in another. I put it back, told the users what had happened, and added that setting to the list we go through before each release.',
    follow_ups: ['How do you test a change before it goes live?', 'Whom do you tell, and when?'],
  },
  {
    heard:
      /\b(?:layouts?|typograph\w*|on-brand|brand design|visual\w*|pixel\w*|illustrat\w*|graphic design\w*)\b/i,
    notIn: ['care', 'driving-and-logistics', 'hands-on-trade', 'kitchen-and-hotel'],
    ask: 'Show us one piece of yours and tell us how it came to look as it does.',
    key_points: [
      'The brief, and what was left open in it',
      'What you tried and dropped, and why',
      'What changed for those who use it',
    ],
    sample_answer:
      'For [client] I made a set of [screens or posters] from a brief of three lines. I asked what people should do after they had seen it, and drew three directions in black and white before I touched a color. The client liked the loudest; on a phone its small type could not be read. I kept its picture and took the quiet grid. I would show it in its real size from the first day.',
    follow_ups: [
      'What was your part, and what was done by others?',
      'How did you take the criticism?',
    ],
  },
  {
    heard:
      /\b(?:wireframes?|site ?maps?|user (?:interfaces?|experiences?)|content frameworks?|content (?:strateg\w*|plans?))\b/i,
    notIn: ['care', 'driving-and-logistics', 'hands-on-trade', 'kitchen-and-hotel'],
    ask: 'Show us one piece of yours and tell us how it came to look as it does.',
    key_points: [
      'The brief, and what was left open in it',
      'What you tried and dropped, and why',
      'What changed for those who use it',
    ],
    sample_answer:
      'For [client] I made the plan of a site with [number] pages. I began with what visitors came for, from searches and calls, and drew two versions. The one I liked had fewer levels; in a test with [five] people three of them missed the prices in it. So we took the other one and I shortened its names. I kept the first drawing: the client used half of it a year later.',
    follow_ups: [
      'What was your part, and what was done by others?',
      'How did you take the criticism?',
    ],
  },
  {
    heard:
      /\b(?:electrical|mechanical|structural|hydraulic|civil|hvac|power|plumbing)\b[^.]{0,40}\b(?:design|systems?|plans?|drawings?|installations?)\b|\b(?:printing|plotting)\b[^.]{0,20}\bplans\b|\bCAD\b/i,
    in: ['engineering-and-science'],
    ask: 'Which drawing or design of yours came back, and for what?',
    key_points: [
      'What was wrong, and who saw it',
      'What it would have cost',
      'What you check since then',
    ],
    sample_answer:
      'At [employer] a sheet of mine came back because two trades wanted the same space. I had worked from the issue of the week before. I laid both over each other, called the other designer, and we moved the run that was cheaper to move. Nothing had been ordered yet. Since then I note which issue I work from on the sheet, and ask for the newest before I begin.',
    follow_ups: ['Who checks your work?', 'How do you keep track of changes?'],
  },
  {
    heard:
      /\b(?:cases?\b|casework|claims|violations|investigat\w*|assess\w* (?:[\w-]+ ){0,3}(?:cases|violations|claims|applications|complaints|information)|(?:analys|analyz)ing detailed information|evaluat\w* (?:outputs|responses|submissions)|review\w* and compar\w*|evaluation guidelines)/i,
    in: ['office-specialist', 'leading-people'],
    ask: 'Tell us about a decision that could have gone either way.',
    key_points: [
      'The rule or guideline you held it against',
      'What spoke for and against',
      'How you wrote down the reason',
    ],
    sample_answer:
      'At [employer] I had a case that met the letter of the guideline and not its purpose. I wrote down what was known and what was only said, asked for the one paper that was missing, and looked up how two like it had been decided. I decided as the guideline says and gave the reason in three sentences. A colleague who read it came to the same result, and we asked for that point to be made clearer.',
    follow_ups: ['When do you ask somebody else?', 'What if the other side complains?'],
  },
  {
    heard: /\b(?:inventor(?:y|ies)|stock(?:s|take|taking)?|replenish\w*|cycle counts?)\b/i,
    ask: 'When did the count and the system disagree, and what did you find?',
    key_points: [
      'How you noticed',
      'Where you looked first, and why there',
      'What was changed so that it holds',
    ],
    sample_answer:
      'At [employer] one item was short in three counts running. I looked at goods in, returns and scrap before I blamed the count. Returns were put back on the shelf and booked a day later by somebody else. We moved the booking to the place where they arrive. For a month I counted that item every Friday; then it agreed, and I counted it like the others.',
    follow_ups: [
      'What do you do when it cannot be explained?',
      'Which items would you count most often?',
    ],
  },
  {
    heard: /\b(?:rosters?|rotas?|timesheets?|time sheets?|staff schedules?)\b/i,
    ask: 'Tell us about a week in which the plan fell apart.',
    key_points: [
      'What had to be covered first',
      'Whom you asked, and how',
      'What you changed in the next plan',
    ],
    sample_answer:
      'At [employer] two people dropped out on a Thursday evening, and the plan for the weekend was out already. I looked at what had to be covered by law or contract, asked the two who had said they wanted hours, and left one slot short that could be. By nine everyone had the new plan. One person was paid for the old one, and I put that right in the same pay run.',
    follow_ups: ['How do you keep it fair?', 'How far ahead do you plan?'],
  },
  {
    heard: /\b(?:relationships?|liais\w*|network of|engag\w* with|stakeholders?|partners)\b/i,
    in: ['office-specialist', 'leading-people', 'sales', 'engineering-and-science'],
    ask: 'Which relationship of this kind did you have to win back?',
    key_points: [
      'What had gone wrong, seen from their side',
      'What you offered, and what you did not',
      'How it stands today',
    ],
    sample_answer:
      'At [employer] a contact of ours had stopped answering after a date had been missed twice. I went to see them with no agenda but that, and let them say it. Then I named the one thing I could promise, a short note every other Friday, and kept to it for three months. They came back with a small request first. Today I send such a note before anybody has to ask.',
    follow_ups: ['What would you not have done for them?', 'Who else had to change something?'],
  },
  {
    heard:
      /\b(?:process(?:es)? (?:maps?|mapping|analysis|design|forms?)|business process\w*|workflows?|work flow|process design)\b/i,
    in: ['office-specialist', 'engineering-and-science', 'leading-people'],
    ask: 'Which process did you take apart, and what did you find?',
    key_points: [
      'Who does it, and who waits for it',
      'Where the time goes, in a figure',
      'What was changed, and who agreed',
    ],
    sample_answer:
      'At [employer] [request] took nine days, and everybody had a reason. I followed ten of them from first to last desk and wrote down work and waiting. The work was forty minutes; six days were one approval. I drew it on a page with those who do it, and they crossed out two steps themselves. We tried it with one team first. Now it takes three days.',
    follow_ups: ['Who was against it, and why?', 'What did you leave as it was?'],
  },
  {
    heard:
      /\b(?:answer\w*|resolv\w*|address\w*|handl\w*|respond\w*)\b[^.]{0,40}\b(?:queries|enquiries|inquiries|issues|requests|tickets|questions)\b/i,
    ask: 'Tell us about a question or fault that you could not settle at once.',
    key_points: [
      'What you understood, and what you asked back',
      'Who helped, and how long it took',
      'What the person heard from you meanwhile',
    ],
    sample_answer:
      'At [employer] somebody reported the same trouble for the third time, and two of us had closed it. I asked them to show me instead of telling me: it only came up with [one setting or product]. I said what I knew and when I would call again, and passed it to the person who can change it. I called that day although there was nothing new. Two days later it was solved, and I wrote down how.',
    follow_ups: ['When do you close such a case?', 'How do you deal with twenty at once?'],
  },
  {
    heard: /\bcompetit(?:or|ive)s?\b|\bbenchmark\w*|\bmarket research\b|\bindustry standards\b/i,
    in: ['office-specialist', 'engineering-and-science', 'sales', 'leading-people'],
    ask: 'What did you find out about others in a market that changed a plan?',
    key_points: [
      'The question, and who had to decide',
      'Where you looked, and what you did not trust',
      'What was done differently because of it',
    ],
    sample_answer:
      'For [client] I looked at [four] others who speak to the same people. I wrote down what each of them promises first, read about a hundred comments of their customers, and tried to buy from all of them. Three promised speed; the comments were about not knowing what comes next. We put the steps and the dates on the first page. One of my sources turned out to be two years old, and I took it out.',
    follow_ups: ['How do you know that it was not chance?', 'What could you not find out?'],
  },
];
