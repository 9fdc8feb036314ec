import { findOfficial, listOfficialCodes } from './official-table.ts';
import { toFineCode } from './titles/joint-codes.ts';

let commonest: Map<string, string> | undefined;

/** The occupation of a minor group ("43-4") that most people have. */
export function findCommonest(group: string): string | undefined {
  commonest ??= buildCommonest();
  return commonest.get(group);
}

function buildCommonest(): Map<string, string> {
  const found = new Map<string, { soc: string; employment: number }>();
  for (const soc of listOfficialCodes()) {
    const employment = findOfficial(soc)?.employment ?? 0;
    const group = soc.slice(0, 4);
    if ((found.get(group)?.employment ?? -1) < employment) found.set(group, { soc, employment });
  }
  return new Map([...found].map(([group, { soc }]) => [group, toFineCode(soc)]));
}
