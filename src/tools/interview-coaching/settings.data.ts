/** Where work is done and with what: an answer that names one of these is from another job, unless this job names it too. */
export const settingWords: ReadonlySet<string> = new Set(
  `aircraft airport aisle analyzer apartment auction bakery banquet boiler breakfast brewery buffet campaign cargo catheter
  cattle church clinic conveyor council court crane dentist diaper distributor donor dryer excavator factory farm flight
  folio forklift founder franchise freezer funder gallery greenhouse grill grower harvest hoist horse hospital hotel
  inhaler insulin insurer kindergarten kitchen laboratory landlord lane lathe lawsuit locum lorry minibar mortgage museum
  nonprofit offshore orchestra oven packaging passenger pharmacy policyholder prison pupil quarry refinery
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
  'residential home',
  'board member',
  'my chair',
  'double strength',
  'at the counter',
  'pull request',
  'school board',
];
