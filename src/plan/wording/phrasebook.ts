import type { CandidateLanguage } from '#knowledge/candidate-schema.ts';

/** The sentences that stand between an advertisement's own words, in the language candidates are written to. */
export interface Phrasebook {
  locale: string;
  per: Record<'hour' | 'day' | 'week' | 'month' | 'year' | 'mile', string>;
  range: (from: string, to: string) => string;
  pay: (amount: string) => string;
  payFrom: (amount: string) => string;
  payUpTo: (amount: string) => string;
  hours: (text: string) => string;
  weekly: (hours: string) => string;
  at: (place: string) => string;
  onSite: (place: string) => string;
  hybrid: (place: string) => string;
  remote: string;
  start: (text: string) => string;
  startNow: string;
  contract: (text: string) => string;
  fullOrPart: string;
  benefits: (list: string) => string;
  /** What only this job has, in its own words. */
  ownFact: (text: string) => string;
  /** The hardest condition, in its own words. */
  condition: (text: string) => string;
  payBlank: string;
  /** The doubt it raises, met openly. */
  objection: (text: string) => { objection: string; answer: string };
  /** Where no pay is advertised. */
  askAboutPay: string;
  whyThisJob: {
    category: string;
    question: string;
    points: readonly string[];
    answer: (own: string, hard: string) => string;
  };
  greeting: string;
  signOff: string;
  /** Where nobody named the employer. */
  employer: string;
  adjustments: string;
  tryTheWay: string;
  reportsTo: (manager: string) => string;
  askAboutTeam: string;
  /** 30 and 90 days, 6 and 12 months. */
  horizons: readonly [string, string, string, string];
  proposed: string;
  phone: string;
  askAboutHours: string;
  endTexts: string;
}

export const phrasebooks: Record<CandidateLanguage, Phrasebook> = {
  de: {
    locale: 'de-DE',
    per: {
      hour: 'pro Stunde',
      day: 'pro Tag',
      week: 'pro Woche',
      month: 'im Monat',
      year: 'im Jahr',
      mile: 'pro Meile',
    },
    range: (from, to) => `${from} bis ${to}`,
    pay: (amount) => `Die Vergütung beträgt ${amount}.`,
    payFrom: (amount) => `Die Vergütung beginnt bei ${amount}.`,
    payUpTo: (amount) => `Die Vergütung beträgt bis zu ${amount}.`,
    hours: (text) => `Arbeitszeit: ${text}.`,
    weekly: (hours) => `${hours} Stunden pro Woche`,
    at: (place) => `Arbeitsort ist ${place}.`,
    onSite: (place) => `Gearbeitet wird vor Ort in ${place}.`,
    hybrid: (place) => `Gearbeitet wird teils in ${place}, teils von zu Hause.`,
    remote: 'Gearbeitet wird von zu Hause.',
    start: (text) => `Beginn: ${text}.`,
    startNow: 'Der Beginn ist sofort möglich.',
    contract: (text) => `Art der Stelle: ${text}.`,
    fullOrPart: 'Vollzeit oder Teilzeit',
    benefits: (list) => `Aus der Anzeige: ${list}.`,
    ownFact: (text) => `In der Anzeige steht: „${text}“.`,
    condition: (text) => `Gut vorher zu wissen: „${text}“.`,
    payBlank: 'Vergütung: [bitte ergänzen].',
    objection: (text) => ({
      objection: 'Ist es wirklich so, wie es in der Anzeige steht?',
      answer: `Ja, dort steht: „${text}“. Besser, Sie hören es jetzt als nach dem Gespräch. Wenn es nicht geht, sagen Sie es, und ich melde mich nicht mehr; wenn es darauf ankommt, frage ich für Sie nach.`,
    }),
    askAboutPay:
      'Die Vergütung nennt die Anzeige nicht: Fragen Sie vor dem ersten Gespräch danach.',
    whyThisJob: {
      category: 'Diese Stelle',
      question: 'Was in der Anzeige hat Sie angesprochen, und was lässt Sie zögern?',
      points: [
        'Nennen Sie einen Satz der Anzeige und sagen Sie, was Sie daran reizt',
        'Sprechen Sie offen an, was schwierig werden könnte',
      ],
      answer: (own, hard) =>
        [
          own
            ? `In der Anzeige steht: „${own}“. Am nächsten kommt dem bei mir [was, wo, wie lange].`
            : 'Am besten kenne ich mich aus mit [Aufgabe aus der Anzeige].',
          hard
            ? `Dort steht auch: „${hard}“. Das habe ich mir überlegt: [wie Sie es lösen].`
            : 'Offen ist für mich noch [Ihre Frage].',
        ].join(' '),
    },
    greeting: 'Guten Tag,',
    signOff: 'Freundliche Grüße',
    employer: 'einem Arbeitgeber',
    adjustments:
      'Brauchen Sie mehr Zeit, eine andere Form oder eine andere Uhrzeit? Sagen Sie es mir: [mein Name], [Telefon]. Auf die Beurteilung hat das keinen Einfluss.',
    tryTheWay: 'Fahren Sie den Weg einmal zu der Uhrzeit, zu der Sie anfangen würden.',
    reportsTo: (manager) => `Ihre Führungskraft wäre: ${manager}.`,
    askAboutTeam: 'Zum Team sagt die Anzeige nichts: Fragen Sie im Gespräch danach.',
    horizons: ['30 Tage', '90 Tage', '6 Monate', '12 Monate'],
    proposed: '[Vorschlag: vor dem Versand bestätigen]',
    phone: '[Telefon]',
    askAboutHours: 'Ort und Zeiten nennt die Anzeige nicht: Fragen Sie im Gespräch danach.',
    endTexts: 'Mit STOP enden diese Nachrichten.',
  },
  fr: {
    locale: 'fr-FR',
    per: {
      hour: "de l'heure",
      day: 'par jour',
      week: 'par semaine',
      month: 'par mois',
      year: 'par an',
      mile: 'par mile',
    },
    range: (from, to) => `${from} à ${to}`,
    pay: (amount) => `La rémunération est de ${amount}.`,
    payFrom: (amount) => `La rémunération commence à ${amount}.`,
    payUpTo: (amount) => `La rémunération va jusqu'à ${amount}.`,
    hours: (text) => `Horaires : ${text}.`,
    weekly: (hours) => `${hours} h par semaine`,
    at: (place) => `Lieu de travail : ${place}.`,
    onSite: (place) => `Le travail se fait sur place, à ${place}.`,
    hybrid: (place) => `Le travail se fait en partie à ${place}, en partie à distance.`,
    remote: 'Le travail se fait à distance.',
    start: (text) => `Prise de poste : ${text}.`,
    startNow: 'Le poste est à pourvoir dès maintenant.',
    contract: (text) => `Type de poste : ${text}.`,
    fullOrPart: 'temps plein ou temps partiel',
    benefits: (list) => `Dans l'annonce : ${list}.`,
    ownFact: (text) => `L'annonce précise : « ${text} ».`,
    condition: (text) => `À savoir avant de répondre : « ${text} ».`,
    payBlank: 'Rémunération : [à compléter].',
    objection: (text) => ({
      objection: "Est-ce vraiment comme dans l'annonce ?",
      answer: `Oui, elle dit : « ${text} ». Mieux vaut le savoir maintenant qu'après l'entretien. Si cela ne va pas, dites-le-moi et je n'insisterai pas ; si cela dépend, dites-moi de quoi et je poserai la question.`,
    }),
    askAboutPay:
      "L'annonce n'indique pas la rémunération : posez la question avant le premier entretien.",
    whyThisJob: {
      category: 'Ce poste',
      question: "Qu'est-ce qui vous a plu dans l'annonce, et qu'est-ce qui vous fait hésiter ?",
      points: [
        "Citez une phrase de l'annonce et dites ce qui vous attire",
        'Parlez ouvertement de ce qui pourrait être difficile',
      ],
      answer: (own, hard) =>
        [
          own
            ? `L'annonce dit : « ${own} ». Ce qui s'en approche le plus chez moi : [quoi, où, combien de temps].`
            : "Ce que je connais le mieux : [une tâche de l'annonce].",
          hard
            ? `Elle dit aussi : « ${hard} ». J'y ai réfléchi : [votre solution].`
            : 'Il me reste une question : [votre question].',
        ].join(' '),
    },
    greeting: 'Bonjour,',
    signOff: 'Bien cordialement,',
    employer: 'un employeur',
    adjustments:
      "Besoin de plus de temps, d'un autre format ou d'un autre horaire ? Dites-le-moi : [mon nom], [téléphone]. Cela ne change rien à l'évaluation.",
    tryTheWay: "Faites le trajet une fois à l'heure à laquelle vous commenceriez.",
    reportsTo: (manager) => `Votre responsable serait : ${manager}.`,
    askAboutTeam: "L'annonce ne dit rien de l'équipe : posez la question en entretien.",
    horizons: ['30 jours', '90 jours', '6 mois', '12 mois'],
    proposed: "[proposition : à confirmer avant l'envoi]",
    phone: '[téléphone]',
    askAboutHours:
      "L'annonce ne précise ni le lieu ni les horaires : posez la question en entretien.",
    endTexts: 'Répondez STOP pour ne plus en recevoir.',
  },
  es: {
    locale: 'es-ES',
    per: {
      hour: 'por hora',
      day: 'al día',
      week: 'a la semana',
      month: 'al mes',
      year: 'al año',
      mile: 'por milla',
    },
    range: (from, to) => `${from} a ${to}`,
    pay: (amount) => `La retribución es de ${amount}.`,
    payFrom: (amount) => `La retribución empieza en ${amount}.`,
    payUpTo: (amount) => `La retribución llega hasta ${amount}.`,
    hours: (text) => `Horario: ${text}.`,
    weekly: (hours) => `${hours} horas semanales`,
    at: (place) => `Lugar de trabajo: ${place}.`,
    onSite: (place) => `El trabajo es presencial, en ${place}.`,
    hybrid: (place) => `Se trabaja en parte en ${place} y en parte a distancia.`,
    remote: 'El trabajo es a distancia.',
    start: (text) => `Incorporación: ${text}.`,
    startNow: 'La incorporación puede ser inmediata.',
    contract: (text) => `Tipo de puesto: ${text}.`,
    fullOrPart: 'jornada completa o parcial',
    benefits: (list) => `En el anuncio: ${list}.`,
    ownFact: (text) => `El anuncio dice: «${text}».`,
    condition: (text) => `Conviene saberlo antes: «${text}».`,
    payBlank: 'Retribución: [por completar].',
    objection: (text) => ({
      objection: '¿Es de verdad como dice el anuncio?',
      answer: `Sí, dice: «${text}». Es mejor saberlo ahora que después de la entrevista. Si no puede ser, dígamelo y no insistiré; si depende de algo, dígame de qué y lo pregunto.`,
    }),
    askAboutPay: 'El anuncio no indica la retribución: pregúntela antes de la primera entrevista.',
    whyThisJob: {
      category: 'Este puesto',
      question: '¿Qué le atrajo del anuncio y qué le hace dudar?',
      points: [
        'Cite una frase del anuncio y diga qué le atrae',
        'Hable abiertamente de lo que podría ser difícil',
      ],
      answer: (own, hard) =>
        [
          own
            ? `El anuncio dice: «${own}». Lo más parecido que he hecho es [qué, dónde, cuánto tiempo].`
            : 'Lo que mejor conozco es [una tarea del anuncio].',
          hard
            ? `También dice: «${hard}». Lo he pensado: [su solución].`
            : 'Me queda una pregunta: [su pregunta].',
        ].join(' '),
    },
    greeting: 'Buenos días:',
    signOff: 'Un saludo cordial,',
    employer: 'una empresa',
    adjustments:
      '¿Necesita más tiempo, otro formato u otra hora? Dígamelo: [mi nombre], [teléfono]. No influye en la valoración.',
    tryTheWay: 'Haga el trayecto una vez a la hora a la que empezaría.',
    reportsTo: (manager) => `Su responsable sería: ${manager}.`,
    askAboutTeam: 'El anuncio no describe el equipo: pregúntelo en la entrevista.',
    horizons: ['30 días', '90 días', '6 meses', '12 meses'],
    proposed: '[propuesta: confirmar antes de enviar]',
    phone: '[teléfono]',
    askAboutHours: 'El anuncio no indica lugar ni horario: pregúntelo en la entrevista.',
    endTexts: 'Responda STOP para no recibir más.',
  },
};
