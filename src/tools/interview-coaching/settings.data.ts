/** Where work is done and with what: an answer that names one of these is from another job, unless this job names it too. */
export const settingWords: ReadonlySet<string> = new Set(
  `aircraft airport aisle analyzer apartment auction bakery banquet bid boiler breakfast brewery buffet campaign cargo catheter
  cattle church client clinic conveyor council court crane dentist diaper distributor donor dryer excavator factory farm flight
  folio forklift founder franchise freezer funder gallery greenhouse grill grower guest harvest hoist horse hospital hotel
  inhaler insulin insurer kindergarten kitchen laboratory landlord lane lathe lawsuit learner locum lorry mediation minibar mortgage museum
  nonprofit offshore orchestra oven packaging passenger pharmacy policyholder prison pupil quarry refinery resident
  refrigerator restaurant retailer rota saas salon scaffold shop showroom stove supermarket surgery tenant theater
  theatre towel tractor trailer tram university vessel vineyard ward warehouse wedding`.split(
    /\s+/,
  ),
);

/** Hours, people and occasions of some jobs only. */
export const settingPhrases: readonly string[] = [
  'nights',
  'saturday',
  'sunday',
  'by bus',
  'yoghurt',
  'yogurt',
  'cartons',
  'cabinets',
  'a temp ',
  'night audit',
  'night shift',
  'on nights',
  'early shift',
  'late shift',
  'on call',
  'trade fair',
  'repair shop',
  'window display',
  'stock room',
  'residential home',
  'board member',
  'my chair',
  'double strength',
  'at the counter',
  'pull request',
  'school board',
  'scale ruler',
  'history class',
  'history lesson',
  'geography',
  'biology',
  'chemistry',
  'phonics',
  'spanish class',
  'french class',
  'internet for your',
  'packing line',
  'online session',
  'online group',
  'as a substitute',
  'the same room',
  'the small room',
  'who is here',
  'question about income',
  'one question per page',
  'wording of the act',
];

/** Things and people of one field: a story of another trade that names one of them is of that field, unless this job names it too. */
export const fieldWords: ReadonlySet<string> = new Set(
  `auditor batch borrower brick buyer cable carrier chef classroom cook contractor crew database dish drink driver freight
  invoice ledger menu nurse pallet patient payroll permit pipeline protein pump reagent recipe seller server shelf
  shipment specimen sponsor supplier tariff ticket treatment truck tutor valve vehicle weld`.split(
    /\s+/,
  ),
);
