import type { Unit } from '#shared/reading.ts';
import { isForClient, namedAgents } from '../fields/employer/for-client.ts';
import { agencies } from '../fields/employer/intermediaries.data.ts';
import type { JobDocument } from './job-document.ts';

const head = 4;
/** Whom an agency hires for itself. */
const ofRecruiting = /\b(?:recruit|talent|staffing|sourc|headhunt|resourc)/i;
/** The trade of those who fill the jobs of others. */
const trade =
  /\b(?:acts?|acting|operat\w{1,3}) as an? (?:employment|recruitment|staffing)\b|\b(?:recruitment|recruiting|staffing|employment) (?:agency|agencies|business|consultanc\w{1,3}|firms?|company|specialists?|services|solutions)\b|\bspeciali[sz]ed talent\b|\btalent solutions\b|\b(?:permanent|temporary|contract) placements?\b|\b(?:job|work)[- ]?seekers?\b|\bplac(?:e|es|ing) (?:candidates|professionals|talent)\b/i;
/** Tells of the opening, and not of whoever fills it. */
const ofOpening =
  /\b(?:hiring|seek(?:s|ing)|looking|opportunit(?:y|ies)|opening|position|role|clients?|partner(?:s|ed|ing)|recruiting for|vacancy)\b/i;
const does =
  '(?:is|are|was|has|have|works?|offers?|provides?|connects?|helps?|believes?|specializes|specialises|serves?)';
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const plain = (name: string): string => name.toLowerCase().replace(/[,.]/g, '').trim();

/** What stands in the way of a description: the job goes on there. */
const ofJob: ReadonlySet<string> = new Set(['duty', 'pay', 'schedule', 'place', 'title', 'head']);
const told: ReadonlySet<string> = new Set(['company', 'benefit', 'noise']);

function listAgencies({ units, text }: JobDocument): string[] {
  const above = units.slice(0, head).filter((unit) => agencies.has(plain(unit.text)));
  return [...above.map((unit) => unit.text.trim()), ...namedAgents(text)];
}

/** "Harrow Lane is the oldest of all talent firms": who posts the text tells of itself. */
function beginsSelf({ text }: Unit, names: readonly string[]): boolean {
  if (isForClient(text)) return false;
  if (trade.test(text)) return true;
  return (
    !ofOpening.test(text) &&
    names.some((name) =>
      new RegExp(`^(?:at )?${escape(name)}(?:['’]s)?\\b,? (?:\\p{L}+ )?${does}\\b`, 'iu').test(
        text,
      ),
    )
  );
}

/** An agency that fills the job of another house: what it says of itself and gives to those it places holds of no job there. */
export function dropAgency(document: JobDocument, title: string): JobDocument {
  const names = listAgencies(document);
  if (names.length === 0 || ofRecruiting.test(title)) return document;
  let isSelf = false;
  const units = document.units.filter((unit, at) => {
    if (at < head && names.includes(unit.text.trim())) return true;
    if (told.has(unit.role) && beginsSelf(unit, names)) isSelf = true;
    else if (ofJob.has(unit.role) || unit.shape === 'heading' || isForClient(unit.text))
      isSelf = false;
    return !isSelf || !told.has(unit.role);
  });
  return { ...document, units };
}
