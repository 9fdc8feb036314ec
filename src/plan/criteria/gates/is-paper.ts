const paperWord =
  /\b(?:cards?|licen[cs]es?|certificates?|certification|CPC|tickets?|permits?|registration)\b/i;

/** "Registration methods", "knowledge of permits": matters that one knows of, and nothing that is shown. */
const knownOf =
  /\b(?:registration|licen[cs]e|permit|certificat\w+|ticket|card) (?:methods?|procedures?|process(?:es)?|systems?|applications?|management|desk|data|payments?|rules|requirements)\b|^(?:knowledge|understanding|assess\w*|review\w*|issue\w*|process\w*|manage\w*) |\b(?:licen[cs]e|permit)-|\bon (?:[\p{L}-]+ )?licensing\b|^for (?:positions|roles|those) requiring\b|^if (?:this|the|your) (?:position|role|job) (?:requires|involves|includes)\b/iu;
/** A line about papers that asks nobody for one. */
export const isAboutPapers = (text: string): boolean => knownOf.test(text);

/** A card or a certificate is shown, not told about. */
export const isPaper = (text: string): boolean =>
  text.split(/\s+/).length <= 8 &&
  (paperWord.test(text) || byLetters.test(text) || byNumber.test(text)) &&
  !knownOf.test(text);

/** "Harbor Provider Number", "proof of car insurance": written down somewhere, and shown. */
const byNumber =
  /\p{Lu}\p{L}+ (?:[Pp]rovider |[Ii]dentification |[Rr]egistration )?(?:[Nn]umbers?|ID)\b|\b(?:auto(?:mobile)?|car|vehicle|liability|malpractice|indemnity) insurance\b/u;

/** "GKN, FRT or similar qualification": the paper of a body that goes by its letters. */
const byLetters = /^\p{Lu}{2,6}\b.{0,40}\bqualifi(?:cation|ed)\b/u;
