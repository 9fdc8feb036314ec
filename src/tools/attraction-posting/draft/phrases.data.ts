import type { CandidateLanguage } from '#knowledge/candidate-schema.ts';

/** What stands between the words of an advertisement, in its language. */
export interface PostingPhrases {
  wanted: (employer: string, title: string) => string;
  payBlank: string;
  offer: string;
  askOffer: string;
  dutiesBlank: string;
  required: string;
  preferred: string;
  applyAt: (page: string) => string;
  applyBlank: string;
  closing: (day: string) => string;
  next: string;
  more: string;
  question: string;
  help: string;
  openings: (count: number) => string;
}

export const postingPhrases: Record<CandidateLanguage, PostingPhrases> = {
  de: {
    wanted: (employer, title) =>
      employer === '' ? `Wir suchen: ${title}.` : `${employer} sucht: ${title}.`,
    payBlank: 'Vergütung: [bitte ergänzen].',
    offer: 'Das wird geboten:',
    askOffer: 'Fragen Sie uns vor Ihrer Entscheidung, was die Stelle bietet.',
    dutiesBlank: '[Aufgaben: Die Anzeige nennt keine; bitte ergänzen]',
    required: 'Erforderlich:',
    preferred: 'Erwünscht, nicht erforderlich:',
    applyAt: (page) => `Bewerbung über ${page}`,
    applyBlank: 'Bewerbung: [Weg zur Bewerbung ergänzen].',
    closing: (day) => `Bewerbungsschluss: ${day}`,
    next: 'So geht es weiter:',
    more: 'Mehr dazu:',
    question: 'Fragen sind vor der Bewerbung willkommen.',
    help: 'Wenn Sie für Bewerbung oder Gespräch etwas anders brauchen, sagen Sie es uns.',
    openings: (count) => `Zu besetzen sind ${count} Stellen.`,
  },
  fr: {
    wanted: (employer, title) =>
      employer === '' ? `Nous recherchons : ${title}.` : `${employer} recherche : ${title}.`,
    payBlank: 'Rémunération : [à compléter].',
    offer: 'Ce que le poste apporte :',
    askOffer: 'Demandez-nous ce que le poste apporte avant de vous décider.',
    dutiesBlank: "[Missions : l'annonce n'en cite aucune ; à compléter]",
    required: 'Exigé :',
    preferred: 'Souhaité, non exigé :',
    applyAt: (page) => `Pour postuler : ${page}`,
    applyBlank: 'Pour postuler : [à compléter].',
    closing: (day) => `Date limite : ${day}`,
    next: 'La suite :',
    more: 'Pour en savoir plus :',
    question: 'Vos questions sont les bienvenues avant de postuler.',
    help: "S'il vous faut un aménagement pour postuler ou pour l'entretien, dites-le-nous.",
    openings: (count) => `${count} postes sont à pourvoir.`,
  },
  es: {
    wanted: (employer, title) =>
      employer === '' ? `Buscamos: ${title}.` : `${employer} busca: ${title}.`,
    payBlank: 'Retribución: [por completar].',
    offer: 'Lo que ofrece el puesto:',
    askOffer: 'Pregúntenos qué ofrece el puesto antes de decidirse.',
    dutiesBlank: '[Funciones: el anuncio no cita ninguna; por completar]',
    required: 'Imprescindible:',
    preferred: 'Se valora, no se exige:',
    applyAt: (page) => `Para presentarse: ${page}`,
    applyBlank: 'Para presentarse: [por completar].',
    closing: (day) => `Fecha límite: ${day}`,
    next: 'Los pasos siguientes:',
    more: 'Más información:',
    question: 'Puede preguntarnos lo que quiera antes de presentarse.',
    help: 'Si necesita alguna adaptación para presentarse o para la entrevista, díganoslo.',
    openings: (count) => `Se cubren ${count} puestos.`,
  },
};
