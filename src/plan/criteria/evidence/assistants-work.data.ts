/** Done for others at a desk or by phone: in a profession it comes along, and nobody is chosen by it. */
export const assistantsWork: ReadonlySet<string> = new Set([
  'call-documentation',
  'copying-and-printing',
  'data-entry',
  'document-scanning',
  'email-and-chat-support',
  'executive-inbox',
  'forms-processing',
  'front-desk',
  'inbound-calls',
  'letters-and-documents',
  'mail-and-copying',
  'meeting-minutes',
  'office-running',
  'office-supplies',
  'patient-registration',
  'patient-scheduling',
  'phone-answering',
  'records-and-filing',
  'typing-and-transcription',
]);

/** Professions, unless the title is of somebody who assists them. */
export const professions =
  /\b(?:physician|doctor|surgeon|psychiatrist|psychologist|dentist|orthodontist|veterinarian|pharmacist|optometrist|attorney|lawyer|solicitor|barrister|counsel|judge|architect|engineer|scientist|geologist|chemist|physicist|biologist|actuary|professor|lecturer|teacher|therapist|nurse practitioner|physician assistant|midwife|paramedic|pilot|surveyor|developer|programmer|director|chief|chef)s?\b/i;
export const assisting =
  /\b(?:assistant to|secretary|receptionist|administrator|clerk|coordinator|office|legal assistant|(?<!physician )assistant|aide|technician|support)\b/i;
