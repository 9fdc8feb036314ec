import type { Source } from '../source.ts';

/** The form of a company, and words that name no one. */
const legal =
  /,? (?:Inc|LLC|L\.L\.C|Ltd|Limited|PLC|Plc|plc|Corp|Corporation|LLP|LP|GmbH|PC|PLLC|Co|Company|Holdings?|Pty|UK|USA|US|North America|International)\.?$/u;

export const dropLegal = (name: string): string =>
  name.replace(legal, '').replace(legal, '').trim();

const anyWord =
  /^(?:The|A|An|First|One|New|National|American|United|General|Global|International|Great|City|County|State|University|College|School|Royal|North|South|East|West|Northern|Southern|Eastern|Western|Central|Community|Advance|Advanced|Premier|Health|Home|Care|Family|Medical|Dental|Children|Club|Direct|Total|Universal|Pacific|Atlantic|London|Building|People|Best|Star|Human|Bright|Confidential)$/iu;
const shortest = 4;

/** "Harrow Mills Inc." and "Harrow Mills": how a house calls itself in its own sentences, the longest first. */
export function listHouseNames({
  brief,
  employer: own,
}: Pick<Source, 'brief' | 'employer'>): string[] {
  const given = [brief.employer.name, own.name]
    .map((one) => one.replace(/ \([^()]{1,20}\)$/, '').replaceAll('’', "'"))
    .filter(Boolean);
  const shorter = given.flatMap((name) => {
    const bare = dropLegal(name);
    const words = bare.split(/\s+(?:(?:&|and|of|the|for|-) )?/u);
    const heads = words
      .map((_, at) =>
        bare.slice(0, bare.indexOf(words[at]!) + words[at]!.length).replace(/[,.]$/, ''),
      )
      .filter((head) => head.length >= shortest && !anyWord.test(head));
    return [bare, ...heads];
  });
  return [...new Set([...given, ...shorter])]
    .filter((name) => name.length >= 2)
    .toSorted((a, b) => b.length - a.length);
}
