/**
 * What is done in a job and lures nobody: reports, meetings, paper, rules, and words that tell nothing. Lower case, whole
 * words; a star stands for any ending. A work sentence with one of these is told only where nothing better is stated. What stands behind the first words of it is no reason.
 */
export const dullWork: readonly string[] = [
  ...'multiple projects|multiple tasks|recap*|weekly report*|monthly report*|daily report*|status report*|progress report*|write-up*|sales report*|expense report*|end of day report*|shift report*'.split(
    '|',
  ),
  ...'up to date|up-to-date|abreast|current practice|critical role|key role|pivotal role|central role|integral part|number of stakeholders|various stakeholders|all stakeholders|key stakeholders|internal stakeholders|external stakeholders|high standards|best practice*'.split(
    '|',
  ),
  ...'meeting*|conference call*|daily huddle*|stand-up*|minutes|agenda*'.split('|'),
  ...'look for ways|looking for ways|find ways|identify ways|identify opportunities|identify needs|identify areas|provision of|effective functioning|daily functions|day-to-day functions|all aspects of|variety of tasks|various tasks|assigned procedures|assigned tasks|all assigned|duties assigned|routine duties|general duties|related duties|additional duties|daily activities|day to day activities'.split(
    '|',
  ),
  ...'monthly goals|sales goals|set goals|performance goals|meet goals|quotas|targets set|kpis|key performance indicators|metrics'.split(
    '|',
  ),
  ..."policies|polices|policy|procedures|company standards|company’s standards|company's standards|regulations|guidelines|compliance|compliant|audit requirements|legislation|by-laws".split(
    '|',
  ),
  ...'delivery notes|advice notes|paperwork|timesheets|time sheets|timecards|documentation|record keeping|recordkeeping|accurate records|files|filing|correspondence|e-mails|emails|mailings|mail, small packages|forms|logs|data entry|invoicing of|photocopying|office supplies|correct and up-to-date'.split(
    '|',
  ),
  ...'job listings|event calendar|point of view|administrative duties|administrative tasks|clerical|housekeeping duties|lift heavy|lifting|cleanliness|tidy|organized at all times|customer care|customer service levels|highest level*|courteous*|promptly|efficiently|professional manner|positive attitude|friendly and'.split(
    '|',
  ),
  ...'sound supervisory|effective work force|effective workforce|equal employment|all phases of|continuous improvement culture|relationships with|critical role|key role|vital role'.split(
    '|',
  ),
  ...'recurrent training|orientation|performance issues|background checks|company policy|safety rules|telephone system|switchboard|answer the phone|answer phones|take direction|incoming mail|letters and'.split(
    '|',
  ),
];
