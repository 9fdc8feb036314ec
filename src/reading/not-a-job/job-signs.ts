import type { Unit } from '#shared/reading.ts';

/** Words that job texts use and others seldom do; each counts once. */
const signs: RegExp[] = [
  /\b(?:we(?:'re| are) (?:hiring|looking for|seeking|recruiting)|is (?:hiring|seeking|looking for|recruiting)|now hiring|hiring|wir suchen|sucht|gesucht|nous recherchons|recherche|recrute|poszukujemy|need(?:ed)?|wanted|seeking|looking for)\b/i,
  /\b(?:vacanc(?:y|ies)|job|position|role|opening|post|stelle|stellenangebot|poste|emploi|stanowisko|praca)\b/i,
  /\b(?:apply|applicants?|application|candidates?|bewerb\w+|postuler|candidature|aplikuj|send (?:your |a )?(?:cv|resume)|cv|resume|lebenslauf)\b/i,
  /\b(?:full[- ]time|part[- ]time|permanent|temporary|contract|shifts?|nights|weekends?|vollzeit|teilzeit|cdi|cdd|intérim|temps plein|temps partiel|umowa|b2b|internship|seasonal|per diem|prn)\b/i,
  /\b(?:salary|wage|pay|per hour|hourly|per annum|compensation|benefits|ote|gehalt|vergütung|salaire|rémunération|wynagrodzenie|p\/?h|ctc|lpa)\b/i,
  /\b(?:experience|qualifications?|requirements?|skills|degree|licen[cs]e|certificat\w+|erfahrung|kenntnisse|ausbildung|expérience|diplôme|compétences|doświadczenie)\b/i,
  /\b(?:responsib\w+|duties|tasks|you will|you'll|aufgaben|missions?|obowiązki|reports? to)\b/i,
  /\b(?:start(?:ing)? (?:date|asap|immediately)|asap|immediate start|ab sofort|dès que possible|employer|employee|hire)\b/i,
];

const weight = 0.4;

export function countJobSigns(lines: readonly Unit[]): number {
  const text = lines
    .slice(0, 200)
    .map((line) => line.text)
    .join('\n');
  return signs.filter((sign) => sign.test(text)).length * weight;
}
