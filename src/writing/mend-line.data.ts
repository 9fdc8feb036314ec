/** How their owners write them, by how they are often written. */
export const ownSpelling: Readonly<Record<string, string>> = Object.fromEntries(
  `javascript JavaScript, typescript TypeScript, postgresql PostgreSQL, postgres Postgres, mysql MySQL, mongodb MongoDB, nosql NoSQL,
  graphql GraphQL, nodejs Node.js, github GitHub, gitlab GitLab, bigquery BigQuery, powerbi Power BI, powerpoint PowerPoint,
  sharepoint SharePoint, onenote OneNote, onedrive OneDrive, quickbooks QuickBooks, netsuite NetSuite, servicenow ServiceNow,
  linkedin LinkedIn, youtube YouTube, tiktok TikTok, wordpress WordPress, hubspot HubSpot, docusign DocuSign, autocad AutoCAD,
  sketchup SketchUp, indesign InDesign, vlookup VLOOKUP, vlookups VLOOKUPs, devops DevOps, saas SaaS, macos macOS, gmail Gmail,
  matlab MATLAB, labview LabVIEW, clickup ClickUp, mailchimp Mailchimp, phd PhD, covid COVID, wifi Wi-Fi`
    .split(/,\s+/)
    .map((pair) => pair.trim().split(' '))
    .map(([given = '', ...own]) => [given, own.join(' ')]),
);

/** What only those who know the word already understand, written out; the rest of the line must speak of the same matter. */
export const writtenOut: readonly (readonly [RegExp, string, RegExp?])[] = [
  [
    /(?<!disability \(?)\bSTD\b(?!\))/g,
    'short-term disability',
    /\b(?:insurance|disability|LTD|AD&D)\b/i,
  ],
  [
    /(?<!disability \(?)(?<!\p{Lu}\p{L}+ )\bLTD\b(?!\))/gu,
    'long-term disability',
    /\b(?:insurance|disability|STD|AD&D)\b/i,
  ],
  [/(?<!dismemberment \(?)\bAD&D\b(?!\))/g, 'accidental death'],
  [/\bH\.?S\.? (?=diploma|degree|graduate|or GED)/g, 'high school '],
  [/(?<=\d\+? ?)yrs?\.?(?= )/g, 'years'],
  [/(?<=\byears['’]? (?:of )?)exp\.?(?=[ ,]|$)/gi, 'experience'],
  [/(?<=^|\s)w\/o\s?(?=\p{L})/giu, 'without '],
  [/(?<=^|\s)w\/\s?(?=\p{L}|\d)/giu, 'with '],
  [/(?<=\s)incl\.(?= )/gi, 'including'],
  [/(?<![\p{L}.])[Mm]gmt\b\.?/gu, 'management'],
  [
    /\bM\.?S\.? (?=(?:Excel|Word|Office|Outlook|PowerPoint|Project|Access|Teams|Dynamics|Visio)\b)/gi,
    'Microsoft ',
  ],
  [/(?<=\bMicrosoft )excel\b/g, 'Excel'],
  [/(?<=\bMicrosoft )office\b/g, 'Office'],
  [/\b[Mm]in\.? (?=(?:of )?\d+\+? years?)/g, 'minimum '],
];

/** Two words that are one before what they describe. */
export const joinedWords: readonly (readonly [RegExp, string])[] = [
  [/\bfast[- ]pace(?= (?:environment|work\p{L}*|setting|office|team)\b)/giu, 'fast-paced'],
  [/\bfast paced\b/gi, 'fast-paced'],
  [/\bcross functional\b/gi, 'cross-functional'],
  [/\bself motivated\b/gi, 'self-motivated'],
  [/\bself starter\b/gi, 'self-starter'],
  [/\bdetail oriented\b/gi, 'detail-oriented'],
  [/\bresults? (?:oriented|driven)\b/gi, 'results-driven'],
  [/\bteam oriented\b/gi, 'team-oriented'],
  [/\bgoal oriented\b/gi, 'goal-oriented'],
  [/\bproblem solving(?= (?:skills?|abilit(?:y|ies))\b)/gi, 'problem-solving'],
  [/\bdecision making(?= (?:skills?|abilit(?:y|ies))\b)/gi, 'decision-making'],
  [
    /\bhands on(?= (?:\p{L}+ )?(?:experience|role|training|work|knowledge|approach|care|support|help|management)\b)/giu,
    'hands-on',
  ],
  [
    /\bday to day(?= (?:operations?|activities|tasks|work|running|management|duties|business)\b)/gi,
    'day-to-day',
  ],
  [/\bmulti[- ]task(?=ing\b|\b)/gi, 'multitask'],
];

/** Of which there is more than one, so that one of them has an article. */
export const countNouns =
  'firm|company|environment|setting|field|role|position|capacity|manner|office|agency|start-?up|organi[sz]ation|plant|factory|warehouse|store|shop|restaurant|clinic|laborator(?:y)|discipline|team environment';

/** Before such a noun these are no article, and forbid one. */
export const determiners =
  'an?|the|this|that|these|those|our|your|their|its|his|her|my|each|every|any|another|one|no|some|either|both|such|all|other|which|what|whose|own|more|most|many|several|various|multiple|different|particular|for|of|in|at|on|to|with|by|from|or|and|as|if|than|not|needed|required|assigned|directed|is|are|be|work|used';

/** Kinds of work that end in -ing or -s and describe what follows: "a manufacturing firm", "a sales role". */
export const describing =
  'manufacturing|engineering|accounting|consulting|nursing|staffing|marketing|publishing|advertising|banking|trading|catering|teaching|training|learning|housing|shipping|building|processing|packaging|fast-moving|fast-growing|growing|changing|fast-changing|ever-changing|working|leading|supporting|demanding|challenging|sales|operations|logistics|sports|arts|communications|human resources|business|fitness|wellness|wireless|press|process|cross-functional';

/** So begins a line of such a list; behind another line that lost its end it keeps its capital. */
export const beginners: ReadonlySet<string> = new Set(
  'ability able advanced annual bonus company competitive excellent experience experienced flexible free full good great health knowledge medical minimum opportunities opportunity paid personal previous prior proficiency proficient professional proven regular reliable retirement schedules solid strong support teams technical training travel understanding valid vision weekly willing willingness work working years'.split(
    ' ',
  ),
);

/** Words of demands and offers that are no names, whatever capital they were given. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `ability abilities able account accounts accuracy advanced analytical annual assistance attention availability balance basic
  benefits bonus bonuses career casual certificate certification certifications college commission communication communications company
  competitive computer coverage creative critical culture customer customers daily degree dental dependable detail detailed
  diploma disability discount discounts dress driver's driving education employee employees employer environment equipment equivalent
  excellent experience experienced family flexible flexibility focus free friendly full fun general good great group growth gym
  health healthcare high holiday holidays hours insurance interpersonal job knowledge leave level license licence licensed life
  long-term match matching meals medical meetings mileage minimum minded model motivated multi-tasking multitasking multiple office
  on-the-job opportunities opportunity oral organization organizational orientated oriented overtime package paid parental
  parking participation pay pension personal phone physical plan planning plans positive presentation previous prior
  problem-solving professional professionalism proficiency proficient program programs progress projects proven quality record referral
  regular reimbursement relevant reliable reliability required requirements requirement resources responsibilities
  responsibility retirement reviews safe salary savings schedule schedules scheduling school self-motivated service services
  shift shifts short-term sick sign-on skill skills software solid solving spending staff standards strategic strong stipend
  supplemental support supportive systems tasks team teams technical thinking time tools track training transportation travel tuition
  understanding uniform uniforms vacation valid vehicle verbal vision volunteer weekly wellness willing willingness work
  working workplace writing written years`
    .trim()
    .split(/\s+/),
);
