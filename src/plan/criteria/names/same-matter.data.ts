/** Names by which one matter goes: two lines of a card that both speak of it are one line. */
export const matters: readonly RegExp[] = [
  /\blaws?\b|\bregulat(?:ory|ions?)\b|\bcompliance\b/i,
  /^leading (?:a team|teams?|people|volunteers|crews?|through|staff|others|aides)\b/i,
  /^running machines$|\bmachine control\b|^machine operation$|^heavy equipment operation$/i,
  /\bclear (?:communication|writing)\b|^plain writing$/i,
  /\bcustomer service\b|^answering customers?\b|^guest service$|^patient experience$/i,
  /^working safely\b|\bsafety program/i,
  /\bmaps?\b/i,
  /\bfaults?\b|\bfault[- ]finding\b|^diagnosing\b|\btroubleshoot/i,
  /^(?:mentoring|coaching|guiding|growing|developing|training)\b.*\b(?:engineers|developers|designers|staff|colleagues|juniors|team|people|others|employees|analysts|technicians)\b|\b(?:guiding|growing|coaching|mentoring) (?:engineers|developers|designers|analysts|technicians|people|others)\b/i,
  /\bneeds of customers\b|\bcustomer(?:s['’]|['’]s)? needs\b|\bwhat customers need\b/i,
  /\bcomplaints?\b|\b(?:angry|upset|difficult|distressed) (?:and \w+ )?(?:customers|guests|callers)\b/i,
  /\bbatching\b|\b(?:mixing|preparing) (?:\w+ )?ingredients\b/i,
  /^supplier and vendor relationships$|\bagencies and creative suppliers$|^vendor management$/i,
  /^(?:strategic partnerships|cooperation with partner organi[sz]ations)$/i,
  /^(?:policies|standard operating|technical specifications and) (?:and )?procedures$/i,
  /\bKPIs?\b/,
  /^database (?:administration|maintenance)$/i,
  /^(?:written reports|regular business reporting|management reporting)$/i,
  /^project (?:management|coordination and support)$/i,
  /^running (?:a department|daily operations)$/i,
  /\bdata entry\b|\brecords and data\b/i,
  /^software testing$|^testing and (?:verification|release)|\btest tools\b/i,
  /\blearners' progress\b|\bstudent learning\b/i,
  /\bchildren\b/i,
  /\b(?:employee|disciplinary|grievance)\b.*\bcases\b|^employee relations\b/i,
  /\bbills? of materials?\b|\bengineering (?:department|changes?)\b/i,
  /\b(?:dashboards|visual reports)\b/i,
  /\bclose$|\bclosing (?:process|of the books)/i,
  /\border (?:in the work|among)\b|\b(?:several|setting) priorities\b|^working in an order$/i,
];

/** A manner by itself, and the work in which it is seen. */
export const mannersAtWork: readonly (readonly [RegExp, RegExp])[] = [
  [/^solving problems$/i, /\bfaults?\b|\bproblems?\b|\btroubleshoot|\broot causes?\b/i],
  [
    /^dealing with people$/i,
    /\b(?:customer|guest) service\b|^answering customers$|^client relationships$/i,
  ],
  [/^clear communication$/i, /\bcommunicat/i],
  [/^order in the work$/i, /\bpriorities\b/i],
];
