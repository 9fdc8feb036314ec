/**
 * The nouns of a trade, packed with " | ": a piece of the work, how it is checked, who hears of it, what usually
 * goes wrong, when time is short. Keys as in trade-talk.ts.
 */
export const workWords: Readonly<Record<string, string>> = {
  'machining-fabrication':
    'a first article | the inspection sheet | the next operation | tool wear nobody logged | a hot order on Friday',
  '51-4121':
    'a root pass | the bend test | the fitter | a gap in the fit-up | the last joints before a shutdown',
  'licensed-trades':
    'a service call | the meter reading | the customer in the house | a part that is not on the van | the first heat wave',
  'construction-trades':
    'a section of wall or slab | the level and the tape | the crew that follows | drawings that changed overnight | a pour before rain',
  'construction-management':
    'a change order | the cost report | the superintendent | a sub who does not show | the week before turnover',
  'industrial-maintenance':
    'a line down | the trend after restart | the next shift | a spare that is not on the shelf | a breakdown on Sunday night',
  'vehicle-repair':
    'a no-start | the test drive | the service writer | an intermittent fault | the Friday pick-ups',
  production:
    'a changeover | the gauge | the next station | a jam at start-up | the last hour of a big order',
  driving: 'a load | the scale ticket | the receiver | a dock that runs late | a storm on the pass',
  warehouse:
    'a wave of orders | the cycle count | the loaders | a label that does not scan | peak week',
  'supply-chain':
    'a shortage | the dock date | the planner | a lead time that was never true | quarter-end',
  'aviation-rail':
    'a write-up | the return-to-service check | the next crew | a deferred item | a delayed bank of flights',
  'cleaning-grounds':
    'a floor of a building | the walk-through | the client | a machine that quits | the night before an event',
  engineering:
    'a design change | the test result | the people on the floor | a requirement that moved | the week of commissioning',
  'technicians-drafting':
    'a drawing set | the redlines | the person who builds it | a dimension from the wrong revision | the day before submittal',
  nursing:
    'an admission | the reassessment | the oncoming nurse | a sign that came too early to measure | a shift with two admissions at once',
  'care-aides':
    'a transfer | the skin check | the charge nurse | a call light that stayed on | the morning with one aide short',
  'clinic-support':
    'a patient visit | the second identifier | the provider | a missing authorization | a double-booked morning',
  diagnostics:
    'a study | the quality control | the reading physician | an order that does not match the history | a stat at shift change',
  therapy:
    'an evaluation | the outcome measure | the patient | a referral without a history | a day with two extra visits',
  'dental-vision':
    'a recall visit | the chart | the doctor | a patient who is late and afraid | a double-booked column',
  pharmacy:
    'a new prescription | the second look | the patient at the window | a reject at the counter | the Monday after a holiday',
  physicians:
    'a new patient | the follow-up result | the referring colleague | a note that came without its images | a full clinic in flu season',
  'veterinary-animal':
    'an emergency | the recheck | the owner | a patient that bites | a surgery day with a walk-in',
  'k12-teaching':
    'a lesson | the exit tickets | the grade team | a class that came up a year behind | the week before report cards',
  'early-childhood':
    'a transition | the head count | the parents | a child who bites | pickup time',
  'higher-education':
    'a course | the student work | the department | a class with half the enrollment | finals week',
  'social-services':
    'an intake | the safety plan | the family | a report with half the facts | a court date on Friday',
  kitchen:
    'a plate for the pass | a taste before it leaves | the sous chef | a prep list that was not finished | the Saturday rush',
  'restaurant-service':
    'a table | the check-back | the kitchen | an order that went in wrong | a full section at seven',
  hospitality:
    'a late arrival | a look at the folio | the night shift | a room that is not ready | a sold-out night',
  retail:
    'a floor set | the week’s figures | the closing team | a delivery that came short | the Saturday before a holiday',
  'customer-service':
    'a hard contact | the call-back rate | the customer | a promise somebody else made | the queue after an outage',
  sales:
    'a deal | the buyer’s own recap | the implementation team | a champion who left | the last week of a quarter',
  'banking-insurance':
    'a loan or claim file | the second signature | the client | a document that never came | the day before closing',
  software:
    'a change | the test suite | whoever is on call | a flaky dependency | an incident at night',
  data: 'a question | the holdout | the people who decide | a join that dropped rows | the day before a board meeting',
  'it-operations':
    'a ticket | the monitoring | the user | a change nobody logged | the Monday after a migration',
  'product-project':
    'a decision | the usage figures | the team | a stakeholder nobody asked | the week before launch',
  'design-media':
    'a brief | the usability test | the client | feedback that contradicts itself | the last day before handoff',
  'marketing-communications':
    'a campaign | the conversion figures | the sales team | an approval that came late | launch week',
  'human-resources': 'a case | the file | the manager | a rumor that was faster | open enrollment',
  'finance-accounting':
    'a reconciliation | the tie-out | the controller | an entry without support | month-end',
  '11-1011.finance-chief':
    'a forecast | the covenant test | the owners | a margin nobody could explain | the week before the lender call',
  'operations-executives':
    'a turnaround plan | the monthly result | the people who run it | a promise made before you came | the quarter before a refinancing',
  'legal-compliance':
    'a filing | the cite check | the client | a document that surfaced late | the night before a deadline',
  'office-admin':
    'an order or a calendar | the second reading | the team lead | a figure that was copied wrong | a week with two deadlines',
  science:
    'a run | the control | the project lead | a sample that was thawed | the week before a review',
  'public-administration':
    'an application | the code section | the applicant | a notice with the wrong date | the week before a hearing',
  'public-safety':
    'a call for service | the report | the unit that follows | an address that was wrong | a Friday night',
  '43-5031':
    'a call | the address check | the unit on the road | a caller who hangs up | an hour with three lines at once',
  'corrections-security':
    'a shift on post | the count | the relief | a key that was not signed back | lockdown at shift change',
};

/** For work that no table knows. */
export const plainWorkWords =
  'a task | the check at the end | whoever takes over | something left out at the start | a week with half the time';
