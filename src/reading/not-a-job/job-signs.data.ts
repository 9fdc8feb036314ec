/** Words that job texts use and others seldom do, by what they tell; each kind counts once, in whichever language. */
export const jobSigns: RegExp[] = [
  // somebody is sought
  /\b(?:we(?:'re| are) (?:hiring|looking for|seeking|recruiting)|is (?:hiring|seeking|looking for|recruiting)|now hiring|hiring|wir suchen|sucht|gesucht|nous recherchons|recherche|recrute|poszukujemy|need(?:ed)?|wanted|seeking|looking for|se (?:busca|necesita|precisa)n?|buscamos|necesitamos|contratamos|seleccionamos|cercasi|cerchiamo|ricerchiamo|assumiamo|selezioniamo|wij zoeken|we zoeken|gezocht|op zoek naar|procura-se|procuramos|precisa-se|vi söker|sökes)(?!\p{L})/iu,
  // a job
  /(?<!\p{L})(?:vacanc(?:y|ies)|job|position|role|opening|post|stelle|stellenangebot|poste|emploi|stanowisko|praca|puesto|empleo|oferta de trabajo|vacante|posto di lavoro|offerta di lavoro|vacature|baan|functie|vaga|emprego|tjänst|jobb)(?!\p{L})/iu,
  // who applies
  /(?<!\p{L})(?:apply|applicants?|application|candidates?|bewerb\p{L}+|postuler|candidature|aplikuj|send (?:your |a )?(?:cv|resume)|cv|resume|lebenslauf|currículum|candidat[oi]s?|inviare|candidarsi|solliciteer\p{L}*|sollicitatie|ansök\p{L}*)(?!\p{L})/iu,
  // contract and times of work
  /(?<!\p{L})(?:full[- ]time|part[- ]time|permanent|temporary|contract|shifts?|nights|weekends?|vollzeit|teilzeit|cdi|cdd|intérim|temps plein|temps partiel|umowa|b2b|internship|seasonal|per diem|prn|jornada (?:completa|parcial)|media jornada|turnos?|contrato|indefinido|temporada|tempo (?:pieno|parziale|indeterminato|determinato|inteiro|integral|parcial)|contratto|turni|voltijds|deeltijds|ploegendienst\p{L}*|dagdienst|nachtdienst|contract van|uur per week|heltid|deltid|tillsvidare\p{L}*|skift)(?!\p{L})/iu,
  // pay
  /(?<!\p{L})(?:salary|wage|pay|per hour|hourly|per annum|compensation|benefits|ote|gehalt|vergütung|salaire|rémunération|wynagrodzenie|p\/?h|ctc|lpa|salario|sueldo|al mes|por hora|comisiones|stipendio|retribuzione|al mese|all'ora|salaris|loon|per maand|per uur|salário|por mês|lön|i månaden|per månad)(?!\p{L})/iu,
  // what is asked
  /(?<!\p{L})(?:experience|qualifications?|requirements?|skills|degree|licen[cs]e|certificat\p{L}+|erfahrung|kenntnisse|ausbildung|expérience|diplôme|compétences|doświadczenie|experiencia|requisitos|carnet|esperienza|patente [a-e]|requisiti|ervaring|rijbewijs|diploma|experiência|erfarenhet|körkort)(?!\p{L})/iu,
  // what is done
  /(?<!\p{L})(?:responsib\p{L}+|duties|tasks|you will|you'll|aufgaben|missions?|obowiązki|reports? to|funciones|tareas|mansioni|taken|verantwoordelijk\p{L}*|funções|tarefas|arbetsuppgifter)(?!\p{L})/iu,
  // when
  /(?<!\p{L})(?:start(?:ing)? (?:date|asap|immediately)|asap|immediate start|ab sofort|dès que possible|employer|employee|hire|incorporación inmediata|disponibilidad|inizio immediato|per direct|onmiddellijk|entrada imediata|omgående|tillträde)(?!\p{L})/iu,
];
