/**
 * Published guides to pay of one trade, by its file; what is looked up in them is never quoted from here. The guides of
 * a whole country are of finance, law, offices, marketing and technology: other trades have these or none.
 */
const ofTrades: Readonly<Record<string, readonly (readonly [trade: RegExp, guide: string])[]>> = {
  US: [
    [/^(?:civil|geotechnical)-engineer$/, 'the ASCE salary report'],
    [/^architect/, 'the AIA compensation report'],
    [/^(?:physician|estates-physician)$/, 'the MGMA and Doximity physician pay reports'],
    [/^dentist$/, 'the ADA Health Policy Institute reports on dentists'],
    [/^veterinarian$/, 'the AVMA economic report'],
    [/^chemist$/, 'the ACS salary survey'],
    [/^lawyer$|attorney$/, 'the NALP and Robert Half legal guides'],
    [/museum|curator|collections|archivist/, 'the AAM museum salary survey'],
    [/^(?:fundraiser|major-gifts|program-officer|nonprofit)/, 'the Candid nonprofit pay report'],
    [/^(?:lecturer|professor|university|academic)/, 'the CUPA-HR and AAUP surveys'],
    [
      /^(?:software|front-end|mobile|devops|data-engineer|machine|product-manager|game)/,
      'Levels.fyi',
    ],
  ],
  GB: [
    [/^(?:civil|geotechnical)-engineer$/, 'the ICE salary survey'],
    [/-engineer$|^engineering-manager$/, 'The Engineer salary survey'],
    [/^architect/, 'the RIBA Jobs salary guide'],
    [/surveyor/, 'the RICS and Macdonald & Company survey'],
    [/^(?:buyer|procurement|purchasing|category)/, 'the CIPS procurement salary guide'],
    [/museum|curator|collections|archivist|gallery/, 'the Museums Association salary guidelines'],
    [
      /^(?:fundraiser|major-gifts|program-officer|charity)/,
      'the Harris Hill charity salary survey',
    ],
    [/^(?:software|front-end|mobile|devops|data-engineer|machine|solutions)/, 'IT Jobs Watch'],
  ],
};

/** Trades that the large recruiters of offices publish pay of. */
const ofOffices =
  /account|audit|finan|tax|treasur|payroll|bookkeep|credit|receivable|fund|budget|administrat|assistant|secretary|office|reception|hr-|human|recruit|talent|learning|payroll|benefits|people|lawyer|legal|paralegal|attorney|contracts|compliance|market|content|brand|communicat|social-media|design|copy|software|developer|data|analytics|analyst|it-|security|systems|network|devops|cloud|database|product|project|program-manager|customer|support|executive|controller|business|solutions|web/;

/** The guide of a trade; undefined where none is sure. "general" is that of the country. */
export function findTradeGuide(
  country: string | null,
  trade: string | null,
  general: string | undefined,
): string | undefined {
  if (trade === null) return general;
  const own = ofTrades[country ?? '']?.find(([file]) => file.test(trade));
  return own?.[1] ?? (ofOffices.test(trade) ? general : undefined);
}
