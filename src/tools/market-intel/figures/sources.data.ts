/** What the tool is and what it rests on, in equal phrasings. Slots: {title}, {place}; {it} is a source or the title. */
export const descriptions = [
  'How hard it will be to hire for {title} {place}, who is out there, how the pay compares and when to move. Figures come from the job and from public tables; assumptions say so',
  'The market for {title} {place}: difficulty, people, pay and timing, each computed from the job or a public table. Whatever is assumed is marked',
  'Difficulty, talent pool, pay and timing of a search for {title} {place}. Every figure has a source, and planning values are called that',
  '{title} {place}: what public tables say about supply and pay, how hard the search scores and which dates follow. Assumptions are named as such',
];
export const paySources = [
  'Pay and employment: {it} (public domain)',
  'Wages and employment by {it}, public domain',
  '{it}: source of pay and employment, in the public domain',
];
export const peopleSources = [
  'Population: US Census Bureau, county estimates 2023, radius to county centers. Related occupations: O*NET 29.3 (CC BY 4.0)',
  'County population 2023 from the US Census Bureau; distances run to county centers. Neighboring occupations from O*NET 29.3 (CC BY 4.0)',
  'O*NET 29.3 for related occupations (CC BY 4.0); Census county estimates of 2023 for people, measured to the center of each county',
];
export const planningNotes = [
  'Planning rule for {it}: 20 days to acceptance and 5 more per point of difficulty. The weights of the score are our choice too',
  'Assumed for this {it} plan: 20 days plus 5 for each point, the weights of the score, the active share and platform ratings',
  'The {it} dates follow a rule of thumb (20 days, 5 more per point), and so do weights and shares',
  'Dates of the {it} search: 20 days, 5 more for every point of the score; both numbers and all weights are planning values',
];
export const liveNotes = [
  'Live postings for {it} are not in the data: check some before the intake',
  'Nobody counted live {it} ads for this; read three before the intake',
  'Not included: current ads for {it}. Look at them before the intake',
  'What other employers advertise for {it} today is unknown here; read their ads first',
];
