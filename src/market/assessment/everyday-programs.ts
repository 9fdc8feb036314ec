/** Programs that everybody who works with a computer has used. */
const everyday =
  /^(?:office|excel|word|outlook|power ?point|publisher|onenote|access|teams|share ?point|windows|e-?mails?|internet|computers?|smartphones?|v-?lookups?|pivot tables?|macros|(?:g|google|gmail) ?(?:docs|sheets|workspace|suite|drive|meet|calendar)?|microsoft|ms|zoom|skype|slack|webex|whatsapp|dropbox|adobe (?:acrobat|reader)|acrobat|pdf|word processing|word processors?|spreadsheets?|databases?|typing|social media|facebook|instagram|linkedin|canva|in-house)$/i;
/** Letters that stand for a kind of program, whichever one it is. */
const kinds =
  /\b(?:ERP|CRM|EMR|EHR|POS|ATS|CMS|HRIS|HRMS|WMS|TMS|LMS|MRP|BI|PC|IT|ICT|AI|APIs?|IDEs?)\b/g;
const around =
  /\b(?:ms|microsoft|the|basic|advanced|suites?|365|products?|applications?|apps?|programs?|packages?|software|systems?|tools?|platforms?|solutions?|technolog(?:y|ies)|skills?|literacy|and|or|of)\b/gi;

/** Whether a term is the name of one program: "an ERP system" or "bidding software" leaves nobody out who knows another. */
export function namesProgram(term: string): boolean {
  if (everyday.test(term.trim())) return false;
  const rest = term
    .replace(kinds, ' ')
    .replace(around, ' ')
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .trim();
  return !everyday.test(rest) && /[\p{Lu}\p{N}+#]/u.test(rest);
}
