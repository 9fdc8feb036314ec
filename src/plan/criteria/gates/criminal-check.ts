import { capitalize } from '#writing/casing.ts';
import type { Gate } from '../criterion.ts';
import type { Nation } from './nation.ts';

/** Each nation of the United Kingdom has its own, and an employer in all of them names all. */
const services: readonly RegExp[] = [
  /\bDBS\b|\bDisclosure (?:and|&) Barring\b/i,
  /\bPVG\b|\bProtect(?:ion|ing) of Vulnerable\b|\bProtecting Vulnerable\b|\bDisclosure Scotland\b/i,
  /\bAccess ?NI\b/i,
];
const anyName =
  /\bpolice records?\b|\bcriminal (?:records?|history|background|convictions?)\b|\bpolice (?:check|clearance|vetting)\b|\bbackground (?:check|screening)|\bdisclosure check\b|\bvetting\b/i;

/** A look into the past of a person, by whatever name. */
export const isCriminalCheck = (text: string): boolean => anyName.test(text) || isOfService(text);

const isOfService = (text: string): boolean => services.some((service) => service.test(text));

const byNation: Record<Nation, string> = {
  england: 'DBS check',
  wales: 'DBS check',
  scotland: 'PVG scheme membership',
  northern_ireland: 'AccessNI check',
};

/** "DBS/PVG" by the one that holds where the job is. */
function nameCheck(text: string, nation: Nation | null): string {
  if (services.filter((service) => service.test(text)).length < 2) return text;
  const [level = ''] = /\b(?:enhanced|standard|basic)\b/i.exec(text) ?? [];
  if (nation === 'scotland') return byNation.scotland;
  const name = nation ? byNation[nation] : 'criminal record check (DBS, PVG or AccessNI by nation)';
  return capitalize(`${level.toLowerCase()} ${name}`.trim());
}

/** The check of Great Britain is not made in Northern Ireland, whatever a text of the whole group says. */
export function nameHome(text: string, nation: Nation | null): string {
  const [, british, scottish, irish] = [text, ...services.map((one) => one.exec(text)?.[0])];
  const said = british ?? scottish;
  if (nation !== 'northern_ireland' || irish !== undefined || said === undefined) return text;
  const [level = ''] = /\b(?:enhanced|standard|basic)\b/i.exec(text) ?? [];
  return capitalize(
    `${level.toLowerCase()} ${byNation.northern_ireland} (the advertisement says "${said}")`.trim(),
  );
}

/** Says that there is a check, and not which. */
const unsaid = /^(?:an? |the )?pre-?employment checks?\b.{0,40}$/i;

/** However many services an advertisement names, one check is made: that of the nation of the place. */
export function mergeChecks(gates: readonly Gate[], nation: Nation | null): Gate[] {
  const first = gates.find(({ name }) => isOfService(name));
  if (!first) return [...gates];
  // "Police records check by the DBS" and "DBS check" are one.
  const all = gates.filter(
    ({ name, kind }) => isOfService(name) || (kind === 'check' && isCriminalCheck(name)),
  );
  const others = gates.filter(({ name }) => !unsaid.test(name));
  // A line of the job says more than the letters alone.
  const best = all
    .filter(({ name }) => isOfService(name))
    .toSorted((a, b) => (b.factIds?.length ?? 0) - (a.factIds?.length ?? 0))[0];
  const said = all.map(({ name }) => name).join('; ');
  const isOne = services.filter((service) => service.test(said)).length < 2;
  const merged = {
    ...(best ?? first),
    name: isOne ? nameHome((best ?? first).name, nation) : nameCheck(said, nation),
    factIds: all.flatMap(({ factIds = [] }) => factIds),
  };
  return others.flatMap((gate) => (gate === first ? [merged] : all.includes(gate) ? [] : [gate]));
}
