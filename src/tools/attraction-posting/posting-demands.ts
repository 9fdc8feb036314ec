interface Demands {
  musts: string[];
  wishes: string[];
}

const item = /^\s*[-•*–]\s+(?<text>.+)$/;
const ofWishes =
  /prefer|desir|wish|nice to|bonus|\bplus\b|erwünscht|wünschenswert|souhait|atout|valora|dese[ao]/i;

/** What the posting itself lists under its headings; undefined where it lists no must-have. */
export function readDemands(idealCandidate: string): Demands | undefined {
  const demands: Demands = { musts: [], wishes: [] };
  let list = demands.musts;
  for (const line of idealCandidate.split('\n')) {
    const text = item.exec(line)?.groups?.['text'];
    if (text) list.push(text.trim());
    else if (line.trim() !== '') list = ofWishes.test(line) ? demands.wishes : demands.musts;
  }
  return demands.musts.length > 0 ? demands : undefined;
}
