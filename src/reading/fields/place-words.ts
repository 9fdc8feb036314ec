/** Labels and headings behind which the place of work stands, by how surely it does. Folded, without accents. */
const labels: [number, string][] = [
  [
    104,
    'work location|job location|location of work|place of work|workplace|work place|work site|worksite|duty station|duty location|primary location|primary work location|position location|role location|job site|assigned location|report location|work address|lieu de travail|lieu du poste|lieu de mission|lieu d affectation|arbeitsort|einsatzort|dienstort|arbeitsplatz|lugar de trabajo|centro de trabajo|luogo di lavoro|sede di lavoro|local de trabalho|werklocatie|standplaats|miejsce pracy|place of assignment|area of assignment|work area|station',
  ],
  [
    100,
    'location|locations|location s|job locations|work locations|where|based in|based at|base|site|place|city|town|city state|city town|location city|location type|location job|lieu|lieux|localisation|ville|standort|standorte|ort|ubicacion|localidad|ciudad|sede|luogo|citta|localizacao|localidade|cidade|locatie|plaats|lokalizacja|miejsce|plats|ort der tatigkeit|office location|office locations|posting location|vacancy location|company location|where you ll work|where you will work|where will you work|work setting|where you ll be|where we are|our location|job base',
  ],
  [
    84,
    'office|offices|address|adresse|direccion|store|store location|branch|facility|property|campus|venue|job address|work site address|site address|anschrift',
  ],
  [
    70,
    'region|state|county|country|province|area|pays|land|bundesland|departement|provincia|pais|regione|state province|country region|territory|location country|geography',
  ],
  [
    26,
    'headquarters|hq|head office|hauptsitz|siege|siege social|company headquarters|corporate headquarters',
  ],
];

export const placeLabels: ReadonlyMap<string, number> = new Map(
  labels.flatMap(([weight, list]) => list.split('|').map((label) => [label, weight] as const)),
);

/** Words before a place that say the work is there, the surest first. They end where the name begins. */
export const leads: readonly [number, RegExp][] = [
  [
    66,
    /(?:position|role|job|post|opportunity|vacancy|you will be|you ll be|you'll be|you’ll be|poste|stelle|puesto|arbeitsplatz|this is|work(?:ing)?)[^.;:]{0,40}\b(?:based|located|situated|stationed|basée?|située?|ubicad[oa])\b[^.;:]{0,25}$/i,
  ],
  [
    62,
    /\b(?:based|located|situated|stationed|basée?|située?|ansässig|ubicad[oa]|gelegen)\s(?:just\s|primarily\s|centrally\s)?(?:in|at|out of|near|from|on|outside|à|au|aux|sur|dans|en|bei)(?:\s(?:our|the|downtown|central|beautiful|sunny|historic|der|den|dem|la|le|el|heart of|city of))*\s$/i,
  ],
  [
    60,
    /\b(?:work(?:ing)? (?:location|site)|place of work|duty station|am standort|für den standort|dienstsitz|raum|arbeitsort|lieu de travail|work out of|report(?:ing)? to|on-?site (?:in|at)|in-?office (?:in|at)|hybrid (?:in|at|from)|commut(?:e|ing) to|commutable (?:to|from)|relocat(?:e|ing) to|move to)\b[^.;:]{0,30}$/i,
  ],
  [
    56,
    /\b(?:office|offices|shop|store|plant|farm|clinic|restaurant|warehouse|hospital|depot|yard|facility|factory|salon|hotel|pub|cafe|nursery|practice|ranch|brewery|campus|site|branch|centre|center|school|lab|laboratory|studio|showroom|dealership|terminal|headquarters|location|home|residence|community|property|filiale|werk|niederlassung|agence|magasin|usine|établissement|tienda|oficina|hotel|negozio|ristorante|albergo|ufficio|cantieri?e?|restaurante|loja|restaurang|vårdcentral|butik|kontor|winkel|kantoor)\s(?:is\s)?(?:located\s)?(?:in|at|near|outside|just outside|à|a|em|i|te|di|de|en|bei)(?:\s(?:the|downtown|central|our|city of))*\s$/i,
  ],
  [
    54,
    /\b(?:our|its|their|notre|nos|unser\p{L}{0,2}|nuestr[oa]s?|the)\s(?:new\s|main\s|downtown\s|busy\s)?$/iu,
  ],
  [
    52,
    /\b(?:recrute|recrutons|recherche|recherchons|seeking|hiring|looking for|needed|wanted|required|vacancy|vacancies|opening|openings|opportunity|opportunities|position|positions|role|job|jobs|work|employment|team|suchen|gesucht|busca|buscamos|cercasi|cerchiamo|ricerchiamo|zoeken|gezocht|procura-se|procuramos|söker|poste|cdi|cdd|join us|live|reside)\b[^.;:!?]{0,70}\s(?:in|at|near|around|à|en|a|em|i|te|für|w|sur|for|within|throughout)(?:\s(?:the|our|der|den|downtown|central|city of))*\s$/i,
  ],
  [
    36,
    /\b(?:in|at|near|around|within|throughout|across|serving|à|nach|bei|en|sur|from)\s(?:the |downtown |central |greater |metro[- ]|der |den )*(?:city of |town of |county of |state of |area of )?$/i,
  ],
  [
    40,
    /\b(?:city|town|county|village|borough|stadt|ville|commune|mairie|municipality|ayuntamiento)\s(?:and county )?(?:of|de|d['’])\s?$/i,
  ],
];

/** Behind "our" a name is a place of work when one of these follows. */
export const siteWords =
  /^[\s-]{1,2}(?:(?:city|head|main|regional|corporate|downtown|area|metro|based|international)[\s-])*(?:offices?|stores?|plants?|facility|facilities|locations?|warehouses?|sites?|branch|branches|campus|headquarters|hq|clinic|hospital|hotel|restaurant|depot|shop|factory|studio|showroom|distribution|yard|terminal|centre|center|team|area|region|market|airport|office|based|home|school|salon|dealership|lab)\b/i;

/** "in our", before the name of a site of the employer's own: the work is there, whatever was said before. */
export const ownSite = /\b(?:in|at|from|out of) our (?:new |main |downtown |busy |beautiful )?$/i;

/** Words before a place that make it somewhere else than the work. */
export const elsewhere =
  /\b(?:headquarter\w*|hq|founded|established|incorporated|offices (?:in|across|throughout|worldwide)|locations (?:in|across)|presence in|operat\w+ in|customers?|clients|(?<!(?:our|my) )client(?! (?:who is |that is )?(?:based |located )?in\b)|partners?|university|degree|graduate|school of|institute|born|listed|traded|stock exchange|governed|laws? of|courts?|residents? of|licen[sc]\w+|registered in|certified|travel\w*|trips?|visit\w*|hauptsitz|siège|suppliers?|subsidiar\w+|affiliat\w+|parent company|acquired|ranked|voted|award\w*|history|exhibitions?|markets? (?:in|such)|countries|including|such as|e\.g|language|speak\w*|ordinance|applicants|eligib\w+|authori[sz]\w+|bank of|republic of|minimum wage|pay range for|pay transparency|salary range for)\b[^.;]{0,60}$/i;

/** "We're based in", whatever stands before it. */
export const seated =
  /\b(?:we|you|position|role|job|post)(?:['’](?:re|ll be)| are| is| will be) (?:based|located|situated) (?:in|at|near) (?:the )?(?:heart of |downtown |central )?$/i;

/** Behind a place: it is where others are, or what the law of it says. */
export const elsewhereBehind =
  /^[\s,]*(?:law|laws|ordinance|residents|applicants|candidates|state law|city law|fair chance|minimum wage|pay transparency|and other (?:locations|countries|cities)|based (?:company|client|startup|customers?)|stock exchange|university|time\b|language|market leader|experience|citizen|(?:back )?(?:in|since) (?:1[89]\d\d|20[01]\d)\b)/i;

/** Behind "in Leeds": whoever is there looks for people. */
export const seekingBehind =
  /^,? (?:sucht|suchen|gesucht|seeks?|seeking|recrute|recherche|needs?|zoekt|szuka|busca|(?:is|are) (?:now |currently )?(?:looking|hiring|seeking|recruiting))\b/i;

/** Between a district and its city. */
export const partOfTown =
  /^ (?:neighbou?rhood|district|section|suburb|area|quarter) (?:of|in) (?:the )?(?:downtown |central )?$/i;

/** "20 minutes north of", "just outside", "a short drive from": the work is not in the town behind it. */
export const besideTown =
  /(?:\b(?:north|south|east|west)(?:[- ]?(?:east|west))?(?:ern)? of|\b(?:miles?|minutes?|mins?|hours?|kms?|kilomet(?:re|er)s?|drive|train (?:ride|journey)|commute|distance) (?:away )?(?:of|from|outside(?: of)?)|\boutside(?: of)?|\bnear(?:by| to)?|\bclose to) (?:(?:downtown|central|the city of|greater) )?$/i;

/** "at our new head office located at 12 Mill Lane,": the house is the employer's own, and the work is in it. */
export const ownHouse =
  /\b(?:in|at|from|out of) our (?:\p{L}+ ){0,3}(?:hq|headquarters|head office|office)\b[^.;]{0,70}$/iu;

/** The street and number before a town. */
export const addressBefore =
  /\b\d{1,5}[A-Z]? (?:\p{Lu}[\p{L}.'’]* ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Boulevard|Blvd|Highway|Hwy|Parkway|Pkwy|Close|Court|Crescent|Terrace|Place|Square)\b\.?(?:,? (?:Suite|Ste|Floor|Unit)\.? ?#?\w+)?, $/u;
