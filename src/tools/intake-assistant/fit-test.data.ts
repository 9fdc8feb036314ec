/** How a demand is tested, by what it is about; {talk} is the round in which cases are asked for. What no line scores is asked in the first call, as on the scorecard. The first that fits counts. */
export const fitTests: readonly (readonly [said: RegExp, test: string])[] = [
  [
    /\benrol(?:led|ment)\b|\bstudents? (?:at|in|of)\b/i,
    'Asked in the first call; proof from the school is seen before the offer',
  ],
  [
    /\bhigh ?school\b|\bG\.?E\.?D\b|\bsecondary school\b|\bschool leaving\b/i,
    'Yes or no in the first call; agree which equivalents count',
  ],
  [
    /\b(?:J\.?D\.?|Juris Doctor|law degree|LL\.?[BM]\.?)(?!\p{L})/u,
    'First call: law school and year; document before the offer',
  ],
  [
    /(?<!\bhigh )\b(?:degree(?! of (?!bachelor|master|doctor|scien|arts))|diploma|bachelor\S*|master['’]?s|graduate|qualifications? in)\b.{0,160}\b(?:equivalent|equal|or (?:a |an )?(?:related|relevant|similar|comparable|any)|in lieu)\b/i,
    'First call: level and subject, or what counts as equal; document before the offer',
  ],
  [
    /(?<!\bhigh )\b(?:degree(?! of (?!bachelor|master|doctor|scien|arts))|diploma|bachelor\S*|master['’]?s|Ph\.?D|graduate of|higher education|tertiary|qualifications? in)\b/i,
    'First call: level and subject; document before the offer',
  ],
];

/** What is so or is not: shown, registered or answered with a yes, and nothing that somebody has a case to tell of. */
export const testsOfChecks: readonly (readonly [said: RegExp, test: string])[] = [
  [
    /\b(?:eligib(?:le|ility)|right|authori[sz](?:ed|ation)|permitted|permission|visa|work permit)\b.{0,40}\bwork\b|\b(?:citizen(?:s|ship)?|permanent resident|work permit|visa|passport)\b/i,
    'The same question to everyone in the first call; documents of everyone after the offer',
  ],
  [
    /\b(?:DBS|PVG|AccessNI|disclosure and barring|criminal (?:records?|history|checks?|convictions?)|background (?:check|investigation)|police (?:check|clearance)|good conduct|security (?:check|clearance|vetting)|vetting|drug (?:tests?|screen\w*)|fingerprint\w*|credit check|E-Verify)\b/i,
    'Told to everyone in the first call; done after a conditional offer',
  ],
  [
    /\b(?:live|resid(?:e|ing|ent|ence|ency)|domiciled) (?:of|in|within|near|at)\b|\b(?:home|mailing) address\b/i,
    'First call: where they live now, or when they would move',
  ],
  [
    /\b(?:licen[cs]e[ds]?|licensure|certificat(?:e|es|ion|ions)|certified|registered|registration (?:with|as)|accredited|chartered|driving record|motor vehicle record|(?:car|auto|vehicle|liability|indemnity) insurance|(?:CSCS|CPC|SIA|TWIC|digital|tacho\w*|green) card|NMC PIN)\b/i,
    'Asked in the first call; the document is seen before the offer',
  ],
];
/** Knowing of papers, or working with them, is no paper. */
export const ofPapers =
  /\b(?:experience|knowledge|understanding|familiar\w*|awareness|ability to|able to|skills?|manag\w+|process\w*|maintain\w*|review\w*|prepar\w+|handl\w+|insurance (?:products|claims|industry|sales|billing|verification)|compan(?:y|ies))\b/i;

/** The same for what is no school. */
export const fitTestsOfDemands: readonly (readonly [said: RegExp, test: string])[] = [
  [
    /\b(?:lift|carry|stand(?:ing)? for|climb|kneel|bend|stoop|heavy objects|pounds|lbs|enter and exit|get in and out|(?:close|distance|color|colour|peripheral) vision|depth perception|access (?:various|all|different))\b/i,
    'Asked of everyone alike: can you do this, with or without an adjustment? Not scored; health is not asked about',
  ],
  [
    /\b(?:be|live|reside|residing|based) (?:locally|in|within|near) |\blocal (?:candidates|resid)/i,
    'First call: where they live now, or when they would move',
  ],
  [
    /\b(?:internet connection|own (?:laptop|computer|pc|vehicle|car|tools|equipment)|personal (?:laptop|computer|pc|vehicle)|amenable|willing(?:ness)? to (?:travel|relocate|commute|move|be|wear|undergo|submit|obtain|get|start|sign|drive|work (?:on|at|in|from|outside|shifts?|weekends?|nights?|evenings?|overtime|flexible|holidays?))|on[- ]call|(?:days|nights|evenings|weekends|overtime) (?:as needed|if needed|when needed|may be|are) ?|accept supervision|able to (?:work (?:on|at|from|in) (?:our|the|site)|start|travel|relocate|commute)|reliable transport\w*|work from home|set-?up)\b/i,
    'First call: said plainly, answered yes or no',
  ],
  [
    /\b(?:advanced|fluent|fluency|proficien\w+|command|knowledge|spoken|written|speak\w*|good)\b.{0,20}\b(?:english|french|spanish|german|italian|portuguese|arabic|russian|mandarin|cantonese|japanese|filipino|tagalog|swahili|kiswahili|hindi)\b(?! grammar)|\bbilingual\b/i,
    'Part of the interview is held in it; a short note is written where the job needs writing',
  ],
  [
    /\b(?:typing|keyboard(?:ing)?|words (?:per|a) minute|wpm)\b/i,
    'First call: named; a five-minute typing test, the same text for everyone',
  ],
  [
    /\b(?:AP style|style ?(?:guide|book)|proofread\w*|copy ?edit\w*)\b/i,
    '{talk}: the last mistake they let through, and the check they use since',
  ],
  [
    /\b(?:basic math|math(?:s|ematics|ematical)? (?:skills|ability)|arithmetic|numera(?:cy|te)|convert\w* (?:measure\w*|units)|calculat(?:e|ions))\b/i,
    '{talk}: one calculation of the kind the job involves, worked out loud',
  ],
  [
    /\b(?:Excel(?! (?:in|at|as|under|within|on)\b)|spreadsheets?|MS Office|Microsoft (?:Office|Word|365|Suite)|(?:basic |general )?computer (?:skills|literacy|literate|systems?)|computer[- ]literate|(?:phone|telephone) and computer|Google (?:Docs|Sheets|Workspace))\b/i,
    'First call: the last file they built in it, and for whom',
  ],
  [
    /\b(?:follow\w*|comprehend\w*|understand\w*|read and \p{L}+|listen to and \p{L}+) (?:\p{L}+,? (?:and )?){0,4}(?:instructions?|directions?)\b/iu,
    '{talk}: an instruction that was unclear, and what they asked',
  ],
  [
    /\b(?:confidential\w*|discretion(?! and judg)|integrity|honest\w*|ethical(?:ly)?)\b/i,
    '{talk}: someone they like asks for something confidential; what do they say?',
  ],
  [
    /\b(?:attention to detail|detail[- ]orient\w+|eye for detail|accura(?:cy|te)|meticulous)\b/i,
    '{talk}: a mistake of their own that they caught in time, and by which check',
  ],
  [
    /\b(?:priorit\w+|multi-?task\w*|time management|organi[sz]ation(?:al)?(?: and \p{L}+)? (?:skills|abilit\w+)|(?:well |highly |very )organi[sz]ed|juggl\w+|deadlines?|several tasks|multiple (?:\p{L}+ )?tasks)\b/iu,
    '{talk}: a day when two things were due at once: what waited, and who was told',
  ],
  [
    /\b(?:fast[- ]paced|under pressure|stress\w*|composure|stay(?:ing)? calm|high[- ]pressure|busy)\b/i,
    '{talk}: the busiest hour they remember: what waited, and who was told',
  ],
  [
    /\b(?:independent\w*|unsupervised|self[- ](?:motivat\w+|start\w+|direct\w+|driven)|initiative\b|minimal supervision|proactiv\w+)\b/i,
    '{talk}: something they began without being asked, and how it ended',
  ],
  [
    /\b(?:problem[- ]solv\w+|solv(?:e|ing) (?:\p{L}+ )?problems|critical think\w+|troubleshoot\w*|analytical)\b/iu,
    '{talk}: the last problem they solved: what they looked at first, second, third',
  ],
  [
    /\b(?:adaptab\w+|flexib\w+(?! (?:\p{L}+ ){0,3}(?:hours|shifts?|schedul\p{L}+|rota))|chang(?:e|ing) (?:environment|priorities|work\p{L}*))\b/iu,
    '{talk}: a plan that changed overnight, and what they did that morning',
  ],
  [
    /\b(?:customer[- ](?:service|focus\w*|orient\w+|facing)|guest service|difficult (?:customers|people|situations)|conflict|de-?escalat\w*)\b/i,
    '{talk}: the last unhappy person they dealt with: what was said, and how it ended',
  ],
  [
    /\b(?:team ?(?:player|work\w*|members?|orient\w+)|(?:as|in|of) (?:part of )?(?:an? |the )?(?:\p{L}+ )?team|cooperat\w+|collaborat\w+|relationships?(?! management))\b/iu,
    '{talk}: a disagreement with a colleague, and how they worked on together',
  ],
  [
    /\b(?:punctual\w*|attendance|dependab\w+|reliab(?:le|ility))\b/i,
    'Reference: one question to the last manager on being there when planned',
  ],
  [
    /\b(?:learn(?:ing)?|professional development|update skills|coachab\w+)\b/i,
    'First call: the last thing they learned for their work, how, and where they use it',
  ],
  [
    /\b(?:writing|written(?! (?:and \p{L}{1,12} )?communication)|grammar|copy(?:writing|editing)?|proofread\w*|drafting)\b/iu,
    'First call: a piece of their own writing, and which part was theirs',
  ],
  [
    /\bpresent(?:ation|ations|ing)\b|\bpublic speaking\b/i,
    'First call: the last one they gave, to whom, and what came of it',
  ],
  [
    /\b(?:communication|communicat\w+|interpersonal|listening)\b/i,
    '{talk}: they explain a piece of their work to someone who does not know it, then answer a question on it',
  ],
  [
    /\b(?:train|training|teach|teaching|coach|coaching|mentor\w*)\b/i,
    'First call: who they last taught, what, and how they knew it was understood',
  ],
  [
    /\b(?:interest|passion\w*|love|enthusias\w+|curio\w+)\b/i,
    'First call: what they have done about it on their own initiative',
  ],
  [
    /\b(?:lead|leading|manag(?:e|ing)) (?:an? |the |and )?(?:\p{L}+ )?(?:teams?|people|staff|others|groups?)\b|\bsupervis(?:e|ing|ion)\b/iu,
    'First call: who they last led, what they changed and what came of it',
  ],
  [
    /^(?:\p{L}+ ){0,3}(?:knowledge|understanding|familiar\w*|awareness|principles|theories)\b/iu,
    'First call: where they used it last, and for what',
  ],
];

/** Where nothing special fits: one after the other, so that no two demands are tested by the same sentence twice in a row. */
export const testsOfWork: readonly string[] = [
  'the last time they did this, and what came of it',
  'where they have done this, how often and for whom',
];
/** The same for what is no doing. */
export const testsOfAny: readonly string[] = [
  'one example from their own work, and who could confirm it',
  'where they have used or done it, and how it went',
];
export const testsOfManner: readonly string[] = [
  'a day when it was needed, what they did and how it ended',
  'a time it went wrong, and what they have changed since',
  'what a colleague would say about it, and after which case',
];
