/** What a doubt is about, and the words by which a line of the advertisement speaks of the same. */
export const objectionTopics: readonly { asks: RegExp; said: RegExp }[] = [
  {
    asks: /\bdecid\w+|\bsay in\b|\bauthority\b|\bfreedom\b|\bautonom\w+|\bmicromanag\w+|\bhead ?(?:office|quarters)\b|\bown ideas\b|\bno power\b/i,
    said: /\bP&L\b|\bprofit and loss\b|\b(?:set|own|control|manage|prepare)\w* (?:the |all |your )?(?:[\p{L}-]+ )?(?:budgets?|pric(?:es|ing)|menus?|strategy|roadmap)\b|\bpric(?:e|ing) (?:out )?(?:of )?(?:all )?(?:the )?menus?\b|\b(?:hire|hiring|recruit\w*)\b.{0,40}\b(?:staff|team|employees|personnel)\b|\bautonom\w+|\bdecision[- ]making\b/iu,
  },
  {
    asks: /\bsupport\b.{0,40}\btitle\b|\bcall cent(?:er|re)\b|\bhelp ?desk\b|\btickets?\b|\bphones? all day\b/i,
    said: /\b(?:phone|telephone|e-?mail|chat|text)\b.{0,40}\b(?:lines?|support|enquir\w+|inquir\w+|requests?|tickets?)\b|\b(?:technical|customer|user) support\b|\btickets?\b/i,
  },
  {
    asks: /\bpaper ?work\b|\bonly (?:admin|reporting)\b|\btype everything\b|\bdocumentation\b/i,
    said: /\b(?:document\w*|records?|reports?|paperwork|data entry)\b/i,
  },
  {
    asks: /\btargets?\b|\bquotas?\b|\bcold[- ]call\w*/i,
    said: /\btargets?\b|\bquotas?\b|\bcold[- ]call\w*|\bprospect\w*/i,
  },
  {
    asks: /\balone\b|\bwho (?:covers|else)\b|\bno team\b|\bteam of one\b/i,
    said: /\b(?:team|crew|department) of (?:about |over )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b|\bdirect reports?\b|\b(?:lead|manage|supervise|oversee)s? (?:a |the |our )?(?:[\p{L}-]+ ){0,2}(?:team|buyers|staff|technicians)\b/iu,
  },
  {
    asks: /\bcloud\b|\bold (?:systems?|software|machines?|equipment)\b|\boutdated\b/i,
    said: /\bcloud\b|\bmigrat\w+|\bmoderni[sz]\w+|\bnew (?:systems?|software|equipment|machines?)\b/i,
  },
];

/** What a doubt takes for granted: without it in the advertisement the doubt is of another job. */
export const presumed =
  /\b(bonus(?:es)?|commissions?|tips|exams?|overtime|tickets?|quotas?|on[- ]call|franchise|rates?|occupancy)\b/i;
