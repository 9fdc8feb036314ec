import type { HouseMatter } from '#shared/brief.ts';

/** Of what a sentence of the employer speaks, by its words; the first row that fits. */
export const houseMatters: readonly (readonly [HouseMatter, RegExp])[] = [
  [
    'distinction',
    /\b(?:first(?:-ever)?|only|largest|biggest|oldest|leading|premier|fastest[- ]growing|top (?:\d+|ten|five)|number one|no\. ?1|award(?:s|ed|-winning)?|ranked|recogni[sz]ed (?:as|by|for)|accredited|certified (?:b|great)|patent\p{L}*|pioneer\p{L}*|world['’]?s)\b|\b(?:founded|established|in business|since|for over|for more than|dating back)\b[^.]{0,40}\b(?:1[6-9]\d\d|20\d\d|\d+ years|decades|a century)\b|\b(?:in partnership|partners?|partnership) with\b/iu,
  ],
  [
    'mission',
    /\b(?:mission|vision|purpose|goal|aim|ambition)s?\b[^.]{0,30}\b(?:is|are|to|of)\b|\b(?:aims?|strives?|exists?|seeks?|works?|dedicated|committed|devoted|on a mission) to\b|\b(?:make|making) a (?:\p{L}+ )?difference\b|\bso that (?:people|every|all|our)\b|\bnon-?profit\b|\bcharity\b/iu,
  ],
  [
    'values',
    /\b(?:values?|believe|integrity|respect|inclusi\p{L}+|diversity|sustainab\p{L}+|environmentally|socially responsible|equity|equal|pride ourselves|principles|ethic\p{L}*)\b/iu,
  ],
  [
    'people',
    /\b(?:team|colleagues|employees|our people|staff|culture|environment|workplace|atmosphere|pace|fast-paced|family(?!-owned)|each other|together|collaborat\p{L}+|support(?:ive|ed)?)\b/iu,
  ],
  [
    'work',
    /\b(?:provid\p{L}+|offers?|designs?|manufactur\p{L}+|makes?|builds?|delivers?|serv(?:e|es|ing)|develops?|speciali[sz]\p{L}+|suppl(?:y|ies)|sells?|operates?|owns?|manages?|helps?|supports?|customers|clients|patients|locations|(?:is|are) an? )\b/iu,
  ],
];
