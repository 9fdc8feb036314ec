/** Who sells the same to companies and homes with people of its own in most larger towns, by what is sold. */
export const soldRivals: readonly {
  said: RegExp;
  names: Readonly<Partial<Record<string, readonly string[]>>>;
}[] = [
  {
    said: /\b(?:signage|signs|sign company|vehicle wraps?|wide[- ]format)\b/i,
    names: {
      US: ['FASTSIGNS', 'Signarama', 'SpeedPro', 'Image360'],
      GB: ['Signs Express', 'FASTSIGNS', 'Signarama'],
    },
  },
  {
    said: /\b(?:pools?|spas|hot tubs?)\b/i,
    names: { US: ["Leslie's", 'Premier Pools & Spas', 'Anthony & Sylvan Pools', 'Blue Haven'] },
  },
  {
    said: /\b(?:roof(?:ing|s)|siding|gutters?|replacement windows|window (?:sales|replacement)|bath remodel\w*|remodel(?:ing)? sales|home improvement)\b/i,
    names: {
      US: ['Renewal by Andersen', 'Leaf Home', 'Power Home Remodeling', 'Bath Fitter'],
      GB: ['Anglian Home Improvements', 'Wren Kitchens', 'Sharps', 'Magnet'],
    },
  },
  {
    said: /\b(?:flooring|carpets?|tiles?|countertops?)\b/i,
    names: {
      US: ['Floor & Decor', 'Empire Today', 'The Home Depot', "Lowe's"],
      GB: ['Carpetright', 'Tapi', 'Topps Tiles'],
    },
  },
  {
    said: /\b(?:uniforms?|linen service|workwear|facility services)\b/i,
    names: {
      US: ['Cintas', 'UniFirst', 'Vestis', 'Alsco'],
      GB: ['Johnsons Workwear', 'Elis', 'Arco'],
    },
  },
  {
    said: /\b(?:safety (?:products|supplies|equipment)|PPE|industrial suppl(?:y|ies)|fasteners|MRO)\b/i,
    names: {
      US: ['Grainger', 'Fastenal', 'MSC Industrial', 'Vallen'],
      GB: ['Arco', 'Cromwell', 'RS', 'Würth'],
    },
  },
  {
    said: /\b(?:building (?:materials|products|supplies)|lumber|drywall|builders['’]? merchants?)\b/i,
    names: {
      US: ['Builders FirstSource', '84 Lumber', 'ABC Supply', 'Ferguson'],
      GB: ['Travis Perkins', 'Jewson', 'Howdens', 'Huws Gray'],
    },
  },
  {
    said: /\b(?:medical (?:devices?|equipment|supplies)|surgical (?:devices?|products)|orthop(?:a)?edic (?:devices?|products))\b/i,
    names: {
      US: ['Medtronic', 'Stryker', 'Baxter', 'McKesson', 'Henry Schein'],
      GB: ['Medtronic', 'Stryker', 'Smith & Nephew', 'B. Braun'],
    },
  },
  {
    said: /\b(?:freight|forwarding|third[- ]party logistics|3PL|ocean and air)\b/i,
    names: {
      US: ['C.H. Robinson', 'Expeditors', 'Kuehne+Nagel', 'DSV'],
      GB: ['Kuehne+Nagel', 'DSV', 'DHL', 'Maersk'],
    },
  },
  {
    said: /\b(?:payroll (?:services|solutions|software)|PEO|human capital management)\b/i,
    names: { US: ['ADP', 'Paychex', 'Paylocity', 'Insperity'], GB: ['ADP', 'Sage', 'MHR'] },
  },
  {
    said: /\b(?:broadband|fiber internet|fibre|internet and (?:TV|phone)|telecom(?:munications)? (?:services|solutions))\b/i,
    names: {
      US: ['AT&T', 'Verizon', 'Comcast', 'Spectrum'],
      GB: ['BT', 'Virgin Media O2', 'Sky', 'Vodafone'],
    },
  },
  {
    said: /\b(?:pest control|termites?)\b/i,
    names: {
      US: ['Orkin', 'Terminix', 'Ecolab', 'Aptive'],
      GB: ['Rentokil', 'Ecolab', 'Anticimex'],
    },
  },
  {
    said: /\b(?:solar (?:panels?|sales|systems?|consultants?)|residential solar)\b/i,
    names: { US: ['Sunrun', 'Tesla', 'Freedom Forever', 'Trinity Solar'] },
  },
  {
    said: /\b(?:beers?|brewery|spirits|wines?|hard seltzer|superbrew|beverages?)\b/i,
    names: {
      US: ["Southern Glazer's", 'Breakthru Beverage', 'Reyes Beverage Group', 'Anheuser-Busch'],
      GB: ['Heineken', 'Molson Coors', 'Diageo', 'Matthew Clark'],
    },
  },
  {
    said: /\b(?:food ?service distribut\w+|restaurant suppl(?:y|ies)|broadline)\b/i,
    names: {
      US: ['Sysco', 'US Foods', 'Performance Food Group', 'Gordon Food Service'],
      GB: ['Brakes', 'Bidfood', 'Booker'],
    },
  },
  {
    said: /\b(?:pet food|pet products|veterinary products)\b/i,
    names: {
      US: ['Mars', 'Nestlé Purina', "Hill's", 'Chewy'],
      GB: ['Mars', 'Nestlé Purina', 'Royal Canin'],
    },
  },
  {
    said: /\b(?:chevrolet|toyota|ford|honda|nissan|hyundai|kia|jeep|volkswagen|dealerships?|automotive sales|car sales|vehicle sales|pre-owned vehicles)\b/i,
    names: {
      US: ['CarMax', 'AutoNation', 'Lithia', 'Hendrick'],
      GB: ['Arnold Clark', 'Vertu Motors', 'Evans Halshaw', 'Lookers'],
    },
  },
  {
    said: /\b(?:equipment rental|tool hire|plant hire|aerial lifts?|forklift sales)\b/i,
    names: {
      US: ['United Rentals', 'Sunbelt Rentals', 'Herc Rentals'],
      GB: ['Speedy Hire', 'Sunbelt Rentals', 'Brandon Hire Station'],
    },
  },
  {
    said: /\b(?:HVAC (?:sales|equipment|systems)|comfort advis[eo]r|heating and cooling)\b/i,
    names: {
      US: ['Trane', 'Carrier', 'Lennox', 'Johnson Controls'],
      GB: ['British Gas', 'Daikin', 'Vaillant'],
    },
  },
  {
    said: /\b(?:copiers?|managed print|office equipment|printers and)\b/i,
    names: {
      US: ['Xerox', 'Ricoh', 'Konica Minolta', 'Canon'],
      GB: ['Xerox', 'Ricoh', 'Konica Minolta', 'Canon'],
    },
  },
  {
    said: /\b(?:staffing (?:services|firm|agency|solutions)|recruitment (?:agency|consultancy))\b/i,
    names: {
      US: ['Robert Half', 'Randstad', 'Aerotek', 'Kelly'],
      GB: ['Hays', 'Reed', 'Michael Page', 'Adecco'],
    },
  },
  {
    said: /\b(?:radio (?:station|advertising|sales)|billboards?|out[- ]of[- ]home|media sales)\b/i,
    names: {
      US: ['iHeartMedia', 'Lamar', 'Clear Channel Outdoor', 'Audacy'],
      GB: ['Global', 'Bauer Media', 'JCDecaux'],
    },
  },
  {
    said: /\b(?:alarm systems?|home security|security systems|CCTV)\b/i,
    names: { US: ['ADT', 'Vivint', 'Johnson Controls'], GB: ['Verisure', 'ADT', 'Chubb'] },
  },
];
