import type { Kind } from './drawer.ts';

/** Kinds of work by group of the US Standard Occupational Classification, the longer code first. */
export const kindOfGroup: Readonly<Record<string, Kind>> = {
  '11': 'leading-people',
  '13': 'office-specialist',
  // Trainers of grown-ups.
  '13-1151': 'teaching',
  '15': 'engineering-and-science',
  '17': 'engineering-and-science',
  '19': 'engineering-and-science',
  // Psychologists who treat people.
  '19-3033': 'care',
  '21': 'care',
  // Whoever runs programs in a community has an office, not patients.
  '21-1099': 'office-specialist',
  '23': 'office-specialist',
  '25': 'teaching',
  // Museums, archives and libraries.
  '25-4': 'office-specialist',
  '27': 'office-specialist',
  '27-2022': 'teaching',
  '29': 'care',
  '31': 'care',
  '33': 'shop-and-service',
  '33-1': 'leading-people',
  '33-3': 'office-specialist',
  '33-9021': 'office-specialist',
  '35': 'kitchen-and-hotel',
  '37': 'kitchen-and-hotel',
  '37-1': 'leading-people',
  '37-3': 'hands-on-trade',
  '39': 'shop-and-service',
  '39-1': 'leading-people',
  '39-9': 'care',
  '41': 'sales',
  '41-1': 'leading-people',
  '41-2': 'shop-and-service',
  '43': 'office-specialist',
  '43-1': 'leading-people',
  '43-5': 'driving-and-logistics',
  // Whoever takes emergency calls or plans production drives nothing.
  '43-5031': 'office-specialist',
  '43-5061': 'office-specialist',
  '45': 'hands-on-trade',
  '47': 'hands-on-trade',
  '47-1': 'leading-people',
  '49': 'hands-on-trade',
  '49-1': 'leading-people',
  '51': 'hands-on-trade',
  '51-1': 'leading-people',
  '53': 'driving-and-logistics',
  '53-1': 'leading-people',
  '55': 'hands-on-trade',
};

/** What a title says where the occupation is open; the first row that fits counts. */
export const kindOfWords: readonly (readonly [RegExp, Kind])[] = [
  // Whoever has a territory sells there, be it to clinics.
  [/\b(?:territory|account management)\b/i, 'sales'],
  [
    /\b(?:nurse|nursing|carer?|caregiver|therap\w*|clinic\w*|medical|health\w*|patient|dental|pharm\w*|midwife|paramedic|pfleg\w*|infirmi\w*|soignant\w*|enfermer\w*|auxiliaire de vie|sozialp\w*|sanitari\w*)\b/i,
    'care',
  ],
  [
    /\b(?:teach\w*|tutor|lecturer|professor|instructor|trainer|coach|lehr\w*|enseignant\w*|formateur|formatrice|educator|erzieher\w*|maestr[oa]|profesor\w*|educateur|educatrice)\b/i,
    'teaching',
  ],
  [
    /\b(?:driver|courier|warehouse|forklift|logistic\w*|dispatch\w*|loader|picker|packer|fahrer\w*|chauffeur|chauffeuse|conducteur|conductrice|lager\w*|cariste|conductor[ae]?|repartidor\w*|mozo|magasinier\w*)\b/i,
    'driving-and-logistics',
  ],
  [
    /\b(?:chef|cook|kitchen|waiter|waitress|bartender|barista|housekeep\w*|hotel|koch|köchin|cuisin\w*|serveu\w*|cleaner|camarer\w*|cociner\w*|boulang\w*|pâtiss\w*|bäcker\w*|kellner\w*|servicekraft|réceptionniste|limpiador\w*|reinigung\w*)\b/i,
    'kitchen-and-hotel',
  ],
  [
    /\b(?:manager|director|dir|head|supervisor|team lead(?:er)?|chief|leiter\w*|superintendent|vice president|vp|directeur|directrice|responsable)\b/i,
    'leading-people',
  ],
  [
    /\b(?:sales|account executive|business development|vertrieb\w*|commercial[e]?|vendeu\w*)\b/i,
    'sales',
  ],
  [
    /\b(?:cashier|store|shop|retail|customer|front of house|reception\w*|verkäuf\w*)\b/i,
    'shop-and-service',
  ],
  [
    /\b(?:engineer\w*|developer|scien\w*|software|data|research\w*|laborator\w*|chemist|physicist|architect|ingenieur\w*|ingénieur\w*|entwickler\w*|développeu\w*)\b/i,
    'engineering-and-science',
  ],
  [
    /\b(?:technician|mechanic|electrician|plumber|welder|fitter|repair(?:er|man|woman|person)s?|operator|operative|install\w*|carpenter|painter|mason|roofer|machinist|craftsm[ae]n|craftsperson|tradesm[ae]n|glazier|locksmith|upholster\w*|assembl\w*|labou?rer|monteur\w*|mechatroniker\w*|techniker\w*|schlosser\w*|technicien\w*|mécanicien\w*|charpenti\w*|menuisi\w*|maçon\w*|plombi\w*|electricien\w*|soudeu\w*|couvreu\w*|ouvri\w*|peintre|tischler\w*|maurer\w*|elektroni\w*|elektriker\w*|dachdecker\w*|anlagenmechaniker\w*|albañil|electricista|fontaner\w*|carpinter\w*|soldador\w*|oper[aá]ri\w*)\b/i,
    'hands-on-trade',
  ],
];

/** Whoever is called so leads others. */
export const leadingHead =
  /^(?:managers?|directors?|heads?|supervisors?|superintendents?|chiefs?|presidents?|vp)$/;

/** Whoever is called so is one, whatever field stands before it: "logistics engineer". */
export const engineeringHead = /^(?:engineers?|developers?|scientists?)$/;

/** Whoever is called so has a desk. */
export const deskHead =
  /^(?:analysts?|auditors?|designers?|editors?|writers?|strategists?|controllers?|typists?|buyers?|planners?)$/;

/** Whoever is called so has a desk, unless the duties are full of other work. */
export const likelyDeskHead =
  /^(?:administrators?|consultants?|advis[eo]rs?|coordinators?|co-ordinators?|clerks?|secretar(?:y|ies))$/;
