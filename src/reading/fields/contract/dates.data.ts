const month =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** A day as people write it. */
export const day = String.raw`(?:(?:${weekday}),? )?(?:(?:${month})\.? \d{1,2}(?:st|nd|rd|th)?(?!\d)(?:,? 20\d\d)?|\d{1,2}(?:st|nd|rd|th|\.)? (?:of |de )?(?:${month})\.?(?:,?(?: de)? 20\d\d)?|\d{1,2}[./-]\d{1,2}[./-](?:20)?\d\d|20\d\d[-/.]\d\d[-/.]\d\d|(?:${month})\.? 20\d\d)`;

export const monthOfYear = String.raw`(?:${month})\.? 20\d\d`;

/** "May to August 2025" */
export const months = String.raw`(?:${month})(?: 20\d\d)? (?:to|until|through|till|-|–|bis|à) (?:${month}) 20\d\d`;

/** A day, a season or a word for at once. */
export const moment = String.raw`(?:${day}|(?:early|mid|late|beginning of|end of)[ -](?:${month})(?: 20\d\d)?|(?:${month})\b|(?:spring|summer|fall|autumn|winter)(?: semester| term)?(?: of)?(?: 20\d\d)?|q[1-4] ?(?:20\d\d)?|next (?:week|month)|as soon as possible|asap|immediate(?:ly)?|straight away|(?:ab )?sofort|zum nächstmöglichen (?:zeitpunkt|termin)|nächstmöglich|dès que possible|dès aujourd'hui|immédiat\w*|de inmediato|inmediata|incorporación inmediata)`;
