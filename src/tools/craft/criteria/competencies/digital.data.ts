import type { Competency } from './competency.ts';

export const digitalCompetencies: readonly Competency[] = [
  {
    id: 'programming',
    match:
      /\bpython\b|\bjava\b|typescript|javascript|\bC\+\+|\bC#|\bGo\b(?:lang)?|\bruby\b|\brust\b|\bphp\b|software (?:engineer|develop)|programming|\breact\b|object-oriented|full[- ]stack|front-?end|back-?end/i,
    name: 'Writing software that lasts',
    category: 'Technical',
    shows: 'Reads before writing, keeps changes small, tests behavior and explains choices.',
    ask: 'Take us through a change of yours that others had to live with. What would you do differently now?',
    strong: [
      'Own part and reasons clear',
      'Names a cost that showed later',
      'Tests and release told with it',
    ],
    good: 'Clear design, no hindsight',
    fair: 'Describes the technologies',
    weak: 'Says "we" throughout',
    followUps: ['How did you know it was correct?', 'What did the review find?'],
    sample:
      'I split a billing job into steps that could be run again. The first version kept state in memory and lost a night’s work once. I moved it to a table, wrote the test that would have caught it, and documented the replay.',
    reference: 'What was it like to take over their code?',
  },
  {
    id: 'system-design',
    match:
      /architect|distributed|microservice|\bAPIs?\b|scalab|system design|event-driven|high availability/i,
    name: 'Designing systems',
    category: 'Technical',
    shows: 'Draws the parts, names numbers and limits, and leaves out what is not needed yet.',
    ask: 'Draw a system you built that surprised you in production. Which assumption was wrong?',
    strong: [
      'Load and failure in numbers',
      'The wrong assumption and its sign',
      'The guard added since',
    ],
    good: 'Good drawing, few numbers',
    fair: 'Lists components',
    weak: 'Adds queues and services',
    followUps: ['What would you leave out today?', 'What breaks first at ten times the load?'],
    sample:
      'We assumed that reads would dominate. After launch, writes came in bursts and the queue hid it for a day. I added a limit with a clear error, an alert on age instead of length, and a page for support.',
    reference: 'Which of their designs is still in use, and what did it cost to run?',
  },
  {
    id: 'testing',
    match:
      /automated test|test(?:ing)? (?:automation|plans?|cases)|unit test|\bCI\/?CD\b|code review|\bQA\b|selenium|playwright|continuous integration/i,
    name: 'Testing and review',
    category: 'Technical',
    shows: 'Finds the behavior bug before the style question and automates what repeats.',
    ask: 'Which defect got past you? What in the process would have caught it, and did you add it?',
    strong: ['One real defect and its path', 'The missing check named', 'The check exists now'],
    good: 'Knows the gap, check not added',
    fair: 'Asks for more testers',
    weak: 'Nothing got past',
    followUps: [
      'What do you do with a test that fails sometimes?',
      'How do you review a very large change?',
    ],
    sample:
      'A rounding error in one currency. Our examples were all in dollars. I added cases per currency and a check that totals match the ledger in the nightly run.',
    reference: 'Did a release feel safer with them on it?',
  },
  {
    id: 'cloud',
    match:
      /\bAWS\b|\bAzure\b|\bGCP\b|google cloud|kubernetes|docker|terraform|\blinux\b|network(?:ing| admin)|\bVMware\b|cloud infrastructure|devops|site reliability|servers?\b/i,
    name: 'Running infrastructure',
    category: 'Technical',
    shows: 'Changes through code, watches what users feel and restores from a tested copy.',
    ask: 'Tell us about an outage you were part of. What did you do in the first ten minutes, and what changed afterwards?',
    strong: [
      'Scope and last change first',
      'Users told while it lasted',
      'Prevention shipped, not planned',
    ],
    good: 'Good response, weak follow-up',
    fair: 'Fixed by restarting',
    weak: 'Somebody else’s change',
    followUps: ['When did you last restore a backup?', 'Which alert would you delete?'],
    sample:
      'A certificate ran out on a Saturday. I put up the status note, renewed by hand, then moved all of them to automatic renewal with an alert three weeks ahead. It has not come back.',
    reference: 'Who was called when it broke, and why?',
  },
  {
    id: 'security',
    match:
      /cyber|information security|vulnerab|incident response|penetration test|\bSIEM\b|cyber threat|identity and access|zero trust/i,
    name: 'Protecting systems',
    category: 'Technical',
    shows: 'Ranks risk by what can really happen, closes the common doors and keeps evidence.',
    ask: 'An account signs in from two countries within an hour. What do you do, in which order?',
    strong: [
      'Contain before investigating',
      'Evidence kept',
      'Scope widened to what it could reach',
    ],
    good: 'Contained, scope narrow',
    fair: 'Resets the password',
    weak: 'Writes a ticket',
    followUps: [
      'Which finding did you accept as a risk, and who signed?',
      'How do you say no to an exception?',
    ],
    sample:
      'I ended the sessions, kept the logs, checked which tokens it had made and what it had read, found one mailbox rule, told the owner in plain words and closed the old protocol for everyone.',
    reference: 'Did people tell them about mistakes, or hide them?',
  },
  {
    id: 'data-analysis',
    match:
      /\bSQL\b|data analy|dashboard|tableau|power ?bi|\bexcel\b|MS[- ]Office|spreadsheet|metrics|\bBI\b|reporting tools|quantitative|analytics/i,
    name: 'Answering questions with data',
    category: 'Analysis',
    shows: 'Checks definitions and tracking before causes, and says how sure the answer is.',
    ask: 'A number jumped overnight. What do you do in the first hour?',
    strong: [
      'Tracking and definitions first',
      'Slices before explanations',
      'Says what is not known',
    ],
    good: 'Right checks, no doubt stated',
    fair: 'Looks for a cause at once',
    weak: 'Builds a chart',
    followUps: ['Explain uncertainty to somebody in sales.', 'Which report did you switch off?'],
    sample:
      'I compared the raw events with the report and found a new filter since the evening. With it removed, the jump was a tenth of the size. I wrote both figures, the reason and what I still did not know.',
    reference: 'Which decision was changed by their analysis?',
  },
  {
    id: 'modelling',
    match:
      /time series|machine learning|deep learning|statistic|predictive|experiment|a\/b test|\bNLP\b|\bLLMs?\b|data scien|regression|forecasting models?|causal/i,
    name: 'Models that hold up in use',
    category: 'Analysis',
    shows: 'Begins with a baseline, tests on what comes later and watches the model after release.',
    ask: 'Which of your models did harm or nothing? How did you find out?',
    strong: [
      'Baseline and real-world measure',
      'Found by monitoring, not by complaint',
      'Fixed or retired it',
    ],
    good: 'Honest case, found late',
    fair: 'Talks about accuracy',
    weak: 'All of them worked',
    followUps: [
      'What was the simplest thing that would have done?',
      'Who was hurt by a wrong prediction, and how did you know?',
    ],
    sample:
      'The churn model ranked well and changed nothing, because the calls went out too late. A weekly count of saved customers showed it. We kept one rule of three variables and moved the call forward.',
    reference: 'Did their results hold when somebody else ran them?',
  },
  {
    id: 'pipelines',
    match:
      /nightly batch|intraday|\bETL\b|\bELT\b|data (?:pipeline|warehouse|engineering|lake)|spark|airflow|snowflake|\bdbt\b|kafka|databricks/i,
    name: 'Reliable data pipelines',
    category: 'Technical',
    shows: 'Makes loads repeatable, tests the data and tells users before they notice.',
    ask: 'A nightly load wrote wrong data for a week. How do you find out how far it went, and how do you repair it?',
    strong: ['Lineage and row counts', 'Replay instead of patching', 'Users told with dates'],
    good: 'Repaired, users told late',
    fair: 'Fixes forward only',
    weak: 'Reloads everything and hopes',
    followUps: [
      'Which test runs before anyone sees the table?',
      'Who owns a broken field from the source?',
    ],
    sample:
      'The source had renamed a status. I found the first bad day by counts, marked the reports, replayed seven days from the raw copy and added a test on allowed values.',
    reference: 'Did people trust the tables they looked after?',
  },
  {
    id: 'product',
    match:
      /product (?:manage|owner|strategy|development|vision)|roadmap|user (?:needs|research|stories)|backlog|discovery|human-?centered|customer needs/i,
    name: 'Choosing what to build',
    category: 'Judgment',
    shows: 'Starts from what users do today, tests the riskiest guess and says no with reasons.',
    ask: 'Tell us about something you decided not to build. What was the evidence, and how did people take it?',
    strong: [
      'Evidence from users or data',
      'Told the people who wanted it',
      'What was done with the time',
    ],
    good: 'Good no, thin evidence',
    fair: 'Moved it to later',
    weak: 'Lists features delivered',
    followUps: [
      'What do users do today without you?',
      'Which metric did you move, and how do you know?',
    ],
    sample:
      'Five of six people in our tests never reached the step that the new screen was for. I showed the recordings to the sponsor, we fixed the form before it, and the screen was never asked for again.',
    reference: 'Which argument did they lose, and how did they carry it?',
  },
  {
    id: 'design',
    match:
      /\bUX\b|\bUI\b|figma|wireframe|prototyp|usability|graphic design|visual design|adobe|illustrator|photoshop|web accessibility/i,
    name: 'Designing for use',
    category: 'Technical',
    shows: 'Shows alternatives, tests early and can say what was thrown away.',
    ask: 'Show one piece from brief to result, with what you threw away on the way.',
    strong: ['Constraint and alternatives', 'Evidence for the choice', 'Own share named'],
    good: 'Clear path, little evidence',
    fair: 'Shows results only',
    weak: 'Taste as the reason',
    followUps: [
      'The client dislikes it. What do you ask?',
      'How did you check that everyone can use it?',
    ],
    sample:
      'The brief asked for a map. Tests showed that people search by name, so the map became one link. I kept the second layout, and the third fell to a screen reader test.',
    reference: 'How did they take it when a test spoke against their design?',
  },
  {
    id: 'engineering-design',
    match:
      /\bCAD\b|solidworks|autocad|\bFEA\b|engineering (?:design|drawings|calculations)|structural|\bPE\b licen|civil engineer|load calculation|process engineer/i,
    name: 'Engineering design',
    category: 'Technical',
    shows: 'States assumptions, checks the order of magnitude and designs for who builds it.',
    ask: 'Tell us about a design of yours that failed in test or in the field. Which case had you missed?',
    strong: [
      'The missed case and its evidence',
      'The fix and its proof',
      'The check that is standard now',
    ],
    good: 'Honest case, no new check',
    fair: 'Somebody built it wrong',
    weak: 'No design has failed',
    followUps: [
      'Estimate something here on paper, with units.',
      'When did you hold up a schedule?',
    ],
    sample:
      'A bracket cracked after a season. I had taken the static load and not the vibration. We measured it, changed the radius and the grade, and the vibration case went on the checklist.',
    reference: 'Did the shop like building what they drew?',
  },
  {
    id: 'it-support',
    match:
      /chromebooks?|reset accounts|access points|help ?desk|tickets?\b|desktop support|end[- ]users?|technical support|active directory|troubleshoot(?:ing)? (?:hardware|software|network)/i,
    name: 'Supporting users',
    category: 'Technical',
    shows: 'Finds the scope, tests one thing at a time and explains it without jargon.',
    ask: 'Half a site has lost its connection. What do you do in the first ten minutes?',
    strong: ['Scope and last change first', 'One layer at a time', 'Users told early and again'],
    good: 'Sound order, users told late',
    fair: 'Right fixes, no order',
    weak: 'Restarts things',
    followUps: [
      'What broke because of you?',
      'How do you say no to an unsafe request from a director?',
    ],
    sample:
      'I asked who was down and what had changed that morning, found one floor, checked power on the switch, then the uplink, wrote to everyone what I knew, and swapped the module.',
    reference: 'Which tickets did you send to them when others were stuck?',
  },
];
