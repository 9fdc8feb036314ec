/** By what work of a subject is measured; what a duty names first counts. Sums and percentages are agreed with the manager. */
export interface Measure {
  said: RegExp;
  /** What is counted, as after "by". */
  counted: string;
  success: string;
  /** Measured so where the advertisement speaks of money that somebody holds; else without it. */
  unbudgeted?: { counted: string; success: string };
}

/** What somebody does with paper, dates and things by hand is measured by the deed itself, whoever's subject it belongs to. */
export const measuresOfDeeds: readonly Measure[] = [
  {
    said: /^(?:\w+ly )?(?:rais|plac|issu)(?:e|ing) (?:[\w-]+,? (?:and )?){0,4}(?:orders?|requisitions?|invoices?|tickets?|POs?|permits?)\b/i,
    counted: 'a sample of [20] checked: details right, approval in place, sent on time',
    success: '[number] of [20] right the first time',
  },
  {
    said: /^(?:\w+ly )?(?:input|enter|key|log|record|submit|file|code (?=(?:\w+ ){0,2}(?:invoices?|expenses?|claims?|charts?|records?|transactions?|diagnos\w+)\b)|scan|upload|process|post|register|capture)\b/i,
    counted: 'a sample of [20] checked: on time, complete and without an error',
    success: '[number] of [20] right the first time',
  },
  {
    said: /^(?:\w+ly )?(?:maintain|keep|update|file|organi[sz]e) (?:[\w-]+,? (?:and )?){0,6}(?:records?|files?|logs?|registers?|lists?|databases?|documentation|documents|trackers?|spreadsheets?)\b/i,
    counted: 'a sample of [20] checked: found at once, complete and up to date',
    success: '[number] of [20] complete; gaps closed within [days]',
  },
  {
    said: /^(?:\w+ly )?(?:update|maintain|keep) (?:[\w-]+,? (?:and )?){0,4}(?:CRM|ATS|ERP|Salesforce|HubSpot)\b/i,
    counted: 'a sample of [20] entries checked: complete and up to date',
    success: '[number] of [20] complete; no open case without a next step',
  },
  {
    said: /^(?:\w+ly )?(?:develop|create|design|prepare|produce|build|write|update)(?:,? (?:and )?(?!and)\w+)? (?:[\w/-]+,? (?:and |or )?){0,4}(?:training|materials|content|collateral|presentations?|decks?|guides?|manuals?|messaging|brochures?|job aids?)\b/i,
    counted: 'pieces finished by their dates, and changes asked for by those who use them',
    success: '[percent] on the agreed dates; at most [one] round of changes each',
  },
  {
    said: /^(?:\w+ly )?(?:quote|estimate)\b/i,
    counted: 'quotes and estimates given in time, and each one against the final cost',
    success: '[percent] in time; within [percent] of the final cost',
  },
  {
    said: /^(?:\w+ly )?(?:communicate|liaise|coordinate|correspond) with\b/i,
    counted: 'what those people say when asked, and messages that came too late',
    success: 'At most [number] late in a quarter',
  },
  {
    said: /^(?:\w+ly )?(?:book|schedule|arrange) (?!and (?:lead|run|chair))/i,
    counted:
      'bookings made by their dates, and those that had to be changed because of a slip on our side',
    success: 'No date missed; at most [number] slips a quarter',
  },
  {
    said: /^(?:\w+ly )?(?:take|prepare|type|circulate|distribute|write) (?:[\w-]+,? (?:and )?){0,3}(?:minutes|agendas?|meeting notes)\b/i,
    counted: 'days from the meeting to the minutes, and corrections asked for',
    success: 'Out within [days]; at most [one] correction each',
  },
];

export const measures: readonly Measure[] = [
  {
    said: /\b(?:acquir|win|attract|sign|identif|find|generat|secur)\w* (?:and \w+ )?(?:[\w-]+ ){0,2}(?:clients?|customers|accounts|members|leads|opportunities)\b/i,
    counted: 'new clients won, and open conversations, against target',
    success: '[number] won; [percent] of target in the last quarter',
  },
  {
    said: /\b(?:prepar|produc|complet|develop|submit|creat)\w* (?:[\w-]+,? ){0,3}(?:(?:budgets, |and )?estimates?|bids?|quotes?|quotations?|tenders?|take-?offs)\b/i,
    counted: 'estimates out by their dates, and each one against the final cost',
    success: '[percent] on the agreed dates; within [percent] of the final cost',
  },
  {
    said: /\b(?:build|maintain|develop|manag|creat|foster|strengthen|establish|cultivat|nurtur)\w*(?: (?:and|or) \w+)? (?:[\w,-]+ ){0,5}(?:(?:client|customer|vendor|supplier|partner|donor|business|broker|dealer|community|industry|account|referral) relationships?\b|relationships? with (?:[\w,-]+ ){0,3}(?:clients?|customers?|vendors?|suppliers?|partners?|donors?|brokers?|dealers?|agencies|firms|companies|investors|banks|retailers|distributors))/i,
    counted: 'people and firms met as planned, and what came of it',
    success: '[number] of [number] met in the quarter; [number] of them led to something',
  },
  {
    said: /\b(?:electrical|mechanical|hvac|plumbing|heating|cooling|fire|alarm|lighting|irrigation|hydraulic|pneumatic) (?:\w+ ){0,2}(?:systems?|problems?|faults?|equipment)\b/i,
    counted: 'jobs finished at the first visit, and those that came back',
    success: '[percent] at the first visit; at most [number] a month came back',
  },
  {
    said: /\b(?:gather|collect|defin|document|translat|elicit|captur)\w* (?:[\w-]+ ){0,3}(?:requirements|needs)\b/i,
    counted: 'requirements agreed in writing, and those changed after that',
    success: '[percent] agreed by their dates; at most [number] changed afterward',
  },
  {
    said: /\b(?:rosters?|timesheets?|time sheets?|rotas?|staff schedules?)\b/i,
    counted: 'plans out in time, and corrections after that',
    success: 'Out [days] ahead; at most [number] corrections a month',
  },
  {
    said: /^(?:\w+ly )?(?:analy[sz]e|translate|interpret|model|present|report on)\b|^(?:own|provide|perform|conduct|carry out|deliver) (?:[\w-]+ ){0,6}(?:analysis|analyses|reporting|insights?)\b/i,
    counted: 'analyses delivered on time, corrections afterward, and decisions made on them',
    success: '[percent] on time; corrections below [number] a quarter',
  },
  {
    said: /^(?:draft|write|edit|author|proofread)\b/i,
    counted: 'texts delivered on time, and rounds of correction',
    success: '[percent] on the agreed dates, after at most [number] rounds',
  },
  {
    said: /\barchitectures?\b/i,
    counted: 'designs agreed in review by their dates, and what was changed afterward',
    success: '[percent] on the agreed dates; at most [number] changed afterward',
  },
  {
    said: /^(?:drive|operate) (?:[\w-]+ ){0,6}(?:vehicles?|trucks?|vans?|bus(?:es)?)\b/i,
    counted: 'days on the road as planned, damage and near misses',
    success: '[percent] as planned; no damage unreported',
  },
  {
    said: /\brisks?\b/i,
    counted: 'risks with an owner and a date, and surprises that were on no list',
    success: 'No risk without an owner; at most [number] surprises a quarter',
  },
  {
    said: /\b(?:(?:health|workplace|site|fire|industrial|process)(?: and|,)? safety|safety (?:rules|program|programme|procedures|audits|meetings|training|standards)|hazards?|osha|ehs|hse|accidents?)/i,
    counted: 'incidents and near misses reported, and safety actions still open',
    success: 'No action open longer than [days]',
  },
  {
    said: /\b(?:food cost|beverage cost|menu (?:planning|development|costing)|plan\w* (?:the )?menus|(?:manag|run|overse|lead|direct|control)\w* (?:[\w-]+ ){0,4}(?:kitchen|banquets?|catering|bar|restaurants?|outlets)\b)/i,
    counted: 'food, beverage and labor cost against budget, by outlet where there are several',
    success: 'Within [points] of budget in [number] of the last three months',
  },
  {
    said: /\b(?:month[- ]end|year[- ]end|closing|general ledger|consolidat|financial statements?|statutory accounts|management accounts|balance sheet|reconcil)/i,
    counted: 'days to close, and entries corrected afterward',
    success: 'Closed within [days]; corrections below [number] a month',
  },
  {
    said: /\b(?:invoic|accounts payable|accounts receivable|billing|payroll|expense claims?|collections|credit control)/i,
    counted: 'items processed on time, and errors found afterward',
    success: '[percent] on time; errors below [number] a month',
  },
  {
    said: /\b(?:tax(?:es|ation)?\b)/i,
    counted: 'returns and payments made by their dates, and questions raised on review',
    success: 'No date missed; questions on review below [number]',
  },
  {
    said: /\b(?:audit|internal controls?|compliance|regulat|inspection readiness|governance)/i,
    counted: 'findings open and how old they are',
    success: 'No finding older than [days] without an agreed date',
  },
  {
    said: /\b(?:inventor|stock\b|stocks\b|materials? (?:plan|control|movement|flow)|replenish|storage)/i,
    counted: 'shortages, stock accuracy and stock turns',
    success: 'Shortages down from [number] to [target]; accuracy at [percent]',
  },
  {
    said: /\b(?:(?:manag|negotiat|select|develop|evaluat|assess|qualif|oversee)\p{L}{0,4} (?:[\p{L}-]{1,20} ){0,4}(?:suppliers?|vendors?)|purchas|procure|buyers?\b)/iu,
    counted: 'on-time delivery by suppliers, and prices against [last year or budget]',
    success: 'On-time delivery from [percent] to [target]',
  },
  {
    said: /\b(?:recommend\p{L}{0,6}|profitability|cost (?:savings|reductions?))/iu,
    counted: 'recommendations taken up, and what they saved',
    success: '[number] taken up; [amount] saved',
  },
  {
    said: /\b(?:budget|forecast|p&l|profit|cost control|costs\b|expenditure)/i,
    counted: 'spending against budget, by month',
    success: 'Within [percent] of budget; differences explained within [days]',
    unbudgeted: {
      counted: 'forecast against the actual figure, by month',
      success: 'Within [percent]; differences explained within [days]',
    },
  },
  {
    said: /\b(?:fundrais|donors?\b|donations?|grants?\b|philanthrop|sponsorship)/i,
    counted: 'funds raised against plan, and reports delivered on time',
    success: '[sum] raised; no report late',
  },
  {
    said: /\b(?:sales|revenue(?! cycle)|sales pipelines?|pipeline (?:of|management|growth|generation)|quota|prospect|new business|new markets?|new accounts|business development|upsell|leads\b(?= generation)|territory)/i,
    counted: 'sales and open offers against target',
    success: '[percent] of target reached in the last quarter',
  },
  {
    said: /\b(?:onboard|adoption|churn|retention of (?:customers|clients|accounts)|renewals?)/i,
    counted: 'time until a customer is up and running, use after [days], and customers kept',
    success: '[percent] of customers active after [days]',
  },
  {
    said: /\b(?:campaigns? (?!finance)|marketing|(?<!on[- ])brand|seo|ppc|social media|content|website|advertis|communications|newsletter|press)/i,
    counted: 'reach and response of each campaign or channel against plan',
    success: 'Response in the main channel from [number] to [target]',
  },
  {
    said: /\b(?:recruit|hiring|hire\b|human resources?|talent acquisition|vacanc|turnover of staff|employee relations|onboarding of (?:staff|new))/i,
    counted: 'open positions, days to fill them, and people who leave in their first year',
    success: 'Open positions filled within [days]',
  },
  {
    said: /\b(?:patient care|residents?|clinical (?:care|records?|assessments?|notes)|nursing|care plans?|treatment plans?|therap\w+|medications?|wards?)\b/i,
    counted:
      'records and plans in date, incidents, and what patients or residents and their families say',
    success: '[percent] in date; each incident followed up within [days]',
  },
  {
    said: /\b(?:students?|pupils?|learners?|curriculum|teach|lessons?|classroom|courses?)\b/i,
    counted: 'attendance and results of the students against plan',
    success: '[percent] at or above [grade or level]; attendance at [percent]',
  },
  {
    said: /\brepair(?:s|ing)?\b(?! (?:and|or) maint)/i,
    counted: 'repairs finished by the promised date, and those that came back',
    success: '[percent] by the date; at most [number] a month came back',
  },
  {
    said: /\b(?:maintenance|breakdown|facilit(?:y|ies)|equipment reliab|troubleshoot(?:ing)? (?:of )?(?:equipment|machin))/i,
    counted: 'planned maintenance done on time, and hours of breakdown',
    success: '[percent] on time; breakdown below [hours] a month',
  },
  {
    said: /\b(?:quality|defects?|rework|scrap|non-?conform|test(?:s|ing)?\b|inspect)/i,
    counted: 'faults found later, rework and complaints',
    success: 'From [number] to [target] a month',
  },
  {
    said: /\b(?:production (?!engineer|support|systems?|environments?|issues|escalat\w*|code|deploy\w*|release\w*)|assembly|machines|output|throughput|plant operations)/i,
    counted: 'output against plan, scrap and hours lost',
    success: '[percent] of plan in the last month',
  },
  {
    said: /\b(?:(?<!(?:service|secure|software|project|customer|care|program) )deliver(?:y|ies)(?! of (?!goods|parcels|orders|food|meals|materials|parts))|shipping|shipments?|routes?|drivers?|fleet|transport|dispatch|freight|logistics(?! (?:for|of) (?:[\w'’-]+ ){0,4}(?:meetings?|events?|conferences?|visits?))|loads?)\b/i,
    counted: 'deliveries on time and complete, and cost of each',
    success: '[percent] on time and complete',
  },
  {
    said: /\b(?:software|CI\/CD|(?:data|network|build|deployment) pipelines?|components|features|technical solutions|solutions for|applications?|apps?|code|deploy|releases?|cloud|servers?|databases?|(?:IT|information|computer|operating|back-?end|software|security|network) (?:systems?|infrastructure|network))\b/i,
    counted: 'work delivered by its date, faults found after release, and hours out of service',
    success: '[percent] by its date; faults below [number] a month',
  },
  {
    said: /\b(?:data|analy|dashboards?|reports?|reporting|insights?|(?:data|financial|forecasting|statistical|predictive|pricing|cost|risk) models?|research|studies)/i,
    counted:
      'reports and analyses delivered on time, corrections afterward, and decisions made on them',
    success: '[percent] on time; corrections below [number] a quarter',
  },
  {
    said: /\b(?:projects?|milestones?|schedule|construction|site works?|implementation|programmes?|programs?)\b/i,
    counted: 'milestones met by their dates, and cost against plan',
    success: '[percent] on the agreed dates; cost within [percent] of plan',
    unbudgeted: {
      counted: 'milestones met by their dates, and what had to be done again',
      success: '[percent] on the agreed dates',
    },
  },
  {
    said: /\b(?:cases?(?! (?:librar|stud|example|histor))|claims?|applications? (?:for|from)|permits?|files|caseload)\b/i,
    counted: 'cases open, their age, and decisions changed afterward',
    success: 'No case older than [days] without a next step',
  },
  {
    said: /\b(?:contracts?|agreements?|wills|trusts|estates?|pleadings?|motions?|legal documents?)\b/i,
    counted: 'matters closed by their dates, and papers that came back for correction',
    success: '[number] closed; no date missed; at most [number] papers came back',
  },
  {
    said: /\b(?:design(?!\w* (?:and|or|,) (?:execut|implement|deliver|run))|drawings?|creative|prototype|visual)/i,
    counted: 'designs delivered by their dates, and rounds of changes asked for',
    success: '[percent] accepted after [number] rounds',
  },
  {
    said: /\b(?:calls?|tickets?|inquir|enquir|requests?|phones?|emails?|help desk|service desk)\b/i,
    counted: 'time until the first answer, and matters settled at first contact',
    success: 'Answered within [time]; [percent] settled at first contact',
  },
  {
    said: /\bclients?\b/i,
    counted: 'clients answered within the agreed time, and what they say when asked',
    success: '[percent] answered in time; at most [number] complaints a quarter',
  },
  {
    said: /\b(?:customers?|guests?|members?|visitors?|passengers?|tenants?|public)\b/i,
    counted: 'complaints, and what people say when asked',
    success: 'At most [number] complaints a month',
  },
  {
    said: /\b(?:events?|meetings?|travel|calendar|diary|appointments?|conferences?)\b/i,
    counted: 'dates and budgets kept, and what had to be put right on the day',
    success: 'No date missed; budget held within [percent]',
    unbudgeted: {
      counted: 'dates kept, and what had to be put right on the day',
      success: 'No date missed; [number] corrections a month at most',
    },
  },
  {
    said: /\b(?:records?|documents?|documentation|filing|data entry|registers?|correspond)/i,
    counted: 'entries made on time, and errors found when they are checked',
    success: '[percent] on time; errors below [number] in [number] checked',
  },
  {
    said: /\b(?:clean|hygiene|sanit|tidy|housekeep|laundry|grounds|garden)/i,
    counted: 'areas finished on time, and points found on inspection',
    success: 'Inspections passed in [number] of [number] weeks',
  },
  {
    said: /\b(?:train(?!s\b)|coach|mentor|supervis)/i,
    counted: 'training done against plan, and people who can do the work without help',
    success: '[number] of [number] people trained by [date]',
  },
];
