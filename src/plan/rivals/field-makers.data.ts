/** Large houses of one field by what such a house makes or does, in the words in which it tells of itself. */
export const fieldMakers: readonly {
  said: RegExp;
  names: Readonly<Partial<Record<string, readonly string[]>>>;
}[] = [
  {
    said: /\b(?:bearings?|seals?|sealing solutions)\b/i,
    names: {
      US: ['Timken', 'Parker Hannifin', 'Trelleborg', 'Freudenberg-NOK', 'SKF'],
      GB: ['Schaeffler', 'Trelleborg', 'SKF', 'James Walker'],
    },
  },
  {
    said: /\b(?:oil (?:and|&|and\/or) gas|oilfield|offshore (?:platforms?|wells?|drilling|production)|subsea|drilling|well (?:test|flow|completion|services))\b/i,
    names: {
      US: ['SLB', 'Halliburton', 'Baker Hughes', 'Weatherford', 'NOV'],
      GB: ['Baker Hughes', 'TechnipFMC', 'Wood', 'SLB', 'Aker Solutions'],
      CA: ['Suncor', 'Cenovus', 'Precision Drilling', 'Enbridge'],
    },
  },
  {
    said: /\b(?:biscuits?|cookies|crackers|baker(?:y|ies)|baked goods|snacks?|confectionery|chocolates?|frozen (?:food|meals)|ready meals|dairy|meat processing|food manufactur\w+|food production)\b/i,
    names: {
      US: ['Mondelez', 'General Mills', 'Kellanova', 'PepsiCo', 'Conagra'],
      GB: ['pladis', 'Warburtons', 'Greencore', 'Premier Foods', '2 Sisters Food Group'],
      CA: ['Maple Leaf Foods', 'Weston Foods', 'McCain Foods', 'Saputo'],
      IE: ['Kerry Group', 'Glanbia', 'Dawn Meats', 'Valeo Foods'],
    },
  },
  {
    said: /\b(?:tissue paper|paper towels|paper mill|paper production|pulp|corrugated|cartons?|paperboard|packaging manufactur\w+|packaging (?:solutions|products))\b/i,
    names: {
      US: ['Kimberly-Clark', 'Georgia-Pacific', 'International Paper', 'Smurfit Westrock'],
      GB: ['Essity', 'Kimberly-Clark', 'Smurfit Westrock', 'DS Smith'],
      CA: ['Cascades', 'Kruger', 'Domtar'],
    },
  },
  {
    said: /\b(?:construction equipment|heavy equipment|earth ?moving|agricultural (?:equipment|machinery)|excavators|tractors)\b/i,
    names: {
      US: ['Caterpillar', 'John Deere', 'Komatsu', 'United Rentals', 'CNH'],
      GB: ['JCB', 'Finning', 'Komatsu', 'Caterpillar'],
      CA: ['Finning', 'Toromont', 'Brandt', 'John Deere'],
    },
  },
  {
    said: /\b(?:pharmaceuticals?|CDMO|drug (?:substance|product)|active ingredients?|biologics|vaccines|biotech\w*|sterile manufactur\w+)\b/i,
    names: {
      US: ['Thermo Fisher Scientific', 'Catalent', 'Lonza', 'Pfizer', 'Merck'],
      GB: ['GSK', 'AstraZeneca', 'Almac', 'Thermo Fisher Scientific', 'Lonza'],
      IE: ['Pfizer', 'MSD', 'Eli Lilly', 'Janssen', 'AbbVie'],
      CA: ['Apotex', 'Sanofi', 'Pfizer', 'Bausch Health'],
    },
  },
  {
    said: /\b(?:medical devices?|orthopa?edic (?:implants|devices)|surgical (?:devices|instruments)|diagnostic(?:s)? (?:devices|equipment|systems))\b/i,
    names: {
      US: ['Medtronic', 'Abbott', 'Boston Scientific', 'Stryker', 'BD'],
      GB: ['Smith+Nephew', 'Medtronic', 'Stryker', 'Abbott'],
      IE: ['Medtronic', 'Boston Scientific', 'Stryker', 'Abbott'],
    },
  },
  {
    said: /\b(?:engineering, procurement|EPC|program(?:me)? management, planning|planning, design|design, engineering and construction|infrastructure consult\w+|engineering consultanc\w+|multidisciplinary engineering)\b/i,
    names: {
      US: ['Jacobs', 'KBR', 'Fluor', 'Bechtel', 'WSP', 'AECOM'],
      GB: ['Jacobs', 'WSP', 'Arup', 'Mott MacDonald', 'AtkinsRéalis'],
      CA: ['WSP', 'Stantec', 'AtkinsRéalis', 'Hatch'],
    },
  },
  {
    said: /\b(?:assembly systems|automation (?:systems|solutions|integrat\w+)|custom machin\w+|special[- ]purpose machin\w+|systems integrator|robotic(?:s)? (?:cells|systems|integrat\w+))\b/i,
    names: {
      US: ['ATS Automation', 'JR Automation', 'Comau', 'Rockwell Automation'],
      GB: ['Siemens', 'ABB', 'Rockwell Automation'],
      CA: ['ATS Automation', 'Linamar', 'Rockwell Automation'],
    },
  },
  {
    said: /\b(?:automotive (?:supplier|parts|components|manufactur\w+)|tier (?:1|one) supplier|vehicle (?:components|manufactur\w+)|electric vehicles)\b/i,
    names: {
      US: ['Magna', 'Lear', 'BorgWarner', 'Bosch', 'Denso'],
      GB: ['Nissan', 'Jaguar Land Rover', 'BMW', 'Toyota', 'Bosch'],
      CA: ['Magna', 'Linamar', 'Martinrea', 'Toyota'],
    },
  },
  {
    said: /\b(?:plastics?|injection mold\w+|injection mould\w+|extrusion|thermoform\w+|resins?)\b/i,
    names: {
      US: ['Amcor', 'Berlin Packaging', 'Sonoco', 'Silgan', 'Aptar'],
      GB: ['Amcor', 'RPC', 'Coveris', 'Berry'],
    },
  },
  {
    said: /\b(?:steel (?:mill|products|manufactur\w+|fabricat\w+)|aluminum|aluminium|foundr(?:y|ies)|castings?|forgings?|metal (?:stamping|forming))\b/i,
    names: {
      US: ['Nucor', 'Cleveland-Cliffs', 'Alcoa', 'Howmet'],
      GB: ['Tata Steel', 'British Steel', 'Sheffield Forgemasters'],
    },
  },
  {
    said: /\b(?:specialty chemicals?|chemical (?:company|manufactur\w+|products)|coatings|adhesives|polymers?|paints?)\b/i,
    names: {
      US: ['Dow', 'BASF', 'DuPont', 'Sherwin-Williams', 'PPG'],
      GB: ['INEOS', 'Croda', 'Johnson Matthey', 'AkzoNobel'],
    },
  },
  {
    said: /\b(?:photonic\w*|lasers?|optical (?:components|communications?|networking)|fiber optics?|fibre optics?)\b/i,
    names: {
      US: ['Coherent', 'Lumentum', 'Corning', 'IPG Photonics', 'Cisco'],
      GB: ['Coherent', 'Lumentum', 'Leonardo', 'Renishaw'],
      CA: ['Ciena', 'Lumentum', 'EXFO', 'Nokia'],
    },
  },
  {
    said: /\b(?:electronics? manufactur\w+|printed circuit|PCBA?|contract manufactur\w+|electronic components)\b/i,
    names: {
      US: ['Jabil', 'Flex', 'Sanmina', 'Benchmark Electronics'],
      GB: ['TT Electronics', 'Jabil', 'Plexus'],
      CA: ['Celestica', 'Sanmina', 'Flex'],
    },
  },
  {
    said: /\b(?:HVAC (?:equipment|manufactur\w+|systems)|air conditioning (?:equipment|systems)|heating, ventilation)\b/i,
    names: {
      US: ['Trane', 'Carrier', 'Lennox', 'Johnson Controls', 'Daikin'],
      GB: ['Daikin', 'Johnson Controls', 'Carrier', 'Mitsubishi Electric'],
    },
  },
  {
    said: /\b(?:apartment (?:communit\w+|buildings|homes)|multi-?family|build[- ]to[- ]rent|rental homes|single-family homes|property management (?:firm|company|services))\b/i,
    names: {
      US: [
        'Greystar',
        'Lincoln Property Company',
        'Cushman & Wakefield',
        'Essex',
        'Equity Residential',
      ],
      GB: ['Grainger', 'Savills', 'FirstPort', 'Rendall & Rittner'],
      CA: ['CAPREIT', 'FirstService Residential', 'Boardwalk', 'Minto'],
    },
  },
  {
    said: /\b(?:management consult\w+|IT (?:consult\w+|services)|systems integration|digital transformation (?:partner|consult\w+)|technology consult\w+)\b/i,
    names: {
      US: ['Accenture', 'Deloitte', 'Capgemini', 'Cognizant', 'IBM'],
      GB: ['Accenture', 'Deloitte', 'Capgemini', 'PA Consulting', 'Kainos'],
      CA: ['CGI', 'Accenture', 'Deloitte', 'IBM'],
      IE: ['Accenture', 'Deloitte', 'Version 1', 'Capgemini'],
    },
  },
  {
    said: /\b(?:advertising agency|creative agency|media agency|marketing agency|digital agency|public relations agency|PR agency)\b/i,
    names: {
      US: ['WPP', 'Omnicom', 'Publicis', 'Dentsu', 'Edelman'],
      GB: ['WPP', 'Omnicom', 'Publicis', 'Dentsu', 'M&C Saatchi'],
    },
  },
  {
    said: /\b(?:waste (?:management|collection|disposal)|recycling (?:company|services|facilit\w+)|environmental services)\b/i,
    names: {
      US: ['WM', 'Republic Services', 'Waste Connections', 'Clean Harbors'],
      GB: ['Veolia', 'Biffa', 'SUEZ', 'FCC Environment'],
      CA: ['GFL Environmental', 'WM', 'Waste Connections'],
    },
  },
  {
    said: /\b(?:windows and doors|building products|roofing (?:products|materials)|lumber|cabinetry|flooring manufactur\w+|insulation)\b/i,
    names: {
      US: ['Andersen', 'Pella', 'JELD-WEN', 'Owens Corning', 'Saint-Gobain'],
      GB: ['Kingspan', 'Saint-Gobain', 'Knauf', 'Travis Perkins'],
    },
  },
  {
    said: /\b(?:educational (?:publish\w+|content|technology)|textbooks?|e-?learning (?:platform|company|provider)|ed-?tech)\b/i,
    names: {
      US: ['McGraw Hill', 'Pearson', 'Cengage', 'Houghton Mifflin Harcourt', 'Coursera'],
      GB: ['Pearson', 'Oxford University Press', 'Cambridge University Press', 'Hodder Education'],
    },
  },
  {
    said: /\b(?:video games?|game (?:studio|developer|publisher)|mobile games?)\b/i,
    names: {
      US: ['Electronic Arts', 'Activision Blizzard', 'Epic Games', 'Riot Games'],
      GB: ['Rockstar North', 'Sumo Digital', 'Frontier Developments', 'Creative Assembly'],
      CA: ['Ubisoft', 'Electronic Arts', 'Behaviour Interactive', 'Eidos-Montréal'],
    },
  },
  {
    said: /\b(?:home (?:builder|building|builders)|new homes|house ?builder|custom homes?|residential construction)\b/i,
    names: {
      US: ['D.R. Horton', 'Lennar', 'PulteGroup', 'Toll Brothers', 'NVR'],
      GB: ['Barratt Redrow', 'Persimmon', 'Taylor Wimpey', 'Bellway', 'Vistry'],
      CA: ['Mattamy Homes', 'Minto', 'Brookfield Residential', 'Jayman Built'],
    },
  },
  {
    said: /\b(?:consumer (?:goods|products|packaged goods)|FMCG|CPG|household products|personal care products)\b/i,
    names: {
      US: ['Procter & Gamble', 'Unilever', 'Colgate-Palmolive', 'Kimberly-Clark'],
      GB: ['Unilever', 'Reckitt', 'Procter & Gamble', 'PZ Cussons'],
      CA: ['Procter & Gamble', 'Unilever', 'Colgate-Palmolive', 'Kruger'],
    },
  },
];
