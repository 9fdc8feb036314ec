/** What an employer does, as it says so itself: the plain form and the one beside its name. */
export const houseVerbs: ReadonlyMap<string, string> = new Map(
  (
    [
      ['make', 'makes'],
      ['manufacture', 'manufactures'],
      ['produce', 'produces'],
      ['design', 'designs'],
      ['build', 'builds'],
      ['develop', 'develops'],
      ['operate', 'operates'],
      ['run', 'runs'],
      ['manage', 'manages'],
      ['provide', 'provides'],
      ['supply', 'supplies'],
      ['distribute', 'distributes'],
      ['deliver', 'delivers'],
      ['sell', 'sells'],
      ['serve', 'serves'],
      ['own', 'owns'],
      ['publish', 'publishes'],
      ['grow', 'grows'],
      ['treat', 'treats'],
      ['teach', 'teaches'],
      ['represent', 'represents'],
      ['support', 'supports'],
      ['help', 'helps'],
      ['care for', 'cares for'],
      ['work with', 'works with'],
      ['partner with', 'partners with'],
      ['specialize in', 'specializes in'],
      ['specialise in', 'specialises in'],
      ['focus on', 'focuses on'],
      ['install', 'installs'],
      ['repair', 'repairs'],
      ['construct', 'constructs'],
      ['import', 'imports'],
      ['export', 'exports'],
      ['brew', 'brews'],
      ['bake', 'bakes'],
      ['transport', 'transports'],
      ['haul', 'hauls'],
      ['integrate', 'integrates'],
      ['insure', 'insures'],
      ['invest in', 'invests in'],
      ['educate', 'educates'],
      ['rescue', 'rescues'],
      ['host', 'hosts'],
      ['advise', 'advises'],
      ['recycle', 'recycles'],
    ] as const
  ).flatMap(([plain, beside]) => [
    [plain, beside],
    [beside, beside],
  ]),
);

/** How a house calls itself instead of its name. */
export const ownHouse =
  '[Cc]ompany|firm|practice|organi[sz]ation|business|school|hospital|clinic|restaurant|hotel|agency|charity|[Tt]rust|college|university|group|club|council|brewery|bakery|store|shop|boutique|salon|farm|foundation|centre|center|bank|dealership|plant|factory|nursery|studio|museum|team|institute|division|platform|product';

/** Nouns that every employer is: alone they tell nothing. */
export const anyHouse = new Set(
  'company companies organization organisation organizations organisations business businesses team employer employers firm group place family community culture agency office department brand provider leader part member workplace environment state city country world industry industries people mission area region location locations services service staff growing global national international local large small new established multi-site field market sector nation best big company-wide fortune private public independent leading team-oriented fast-paced diverse inclusive innovative dynamic award-winning values-driven friendly supportive professional exciting great amazing highly rapidly fast expanding presence business- startup start-up well-established successful uk usa manufacturer partner quickly accredited people-first well-established healthcare- minority-owned certified privately owned plans crafting facilities practice fully major operating fast-growing well-funded high-growth highly-regarded exclusive'.split(
    ' ',
  ),
);

/** What a workplace or an employer is called: a sentence that says so of a name tells where the work is done. */
export const houseNouns =
  'company|firm|manufacturer|maker|producer|provider|supplier|distributor|retailer|wholesaler|developer|operator|contractor|consultancy|charity|nonprofit|non-profit|trust|foundation|school|academy|college|university|nursery|hospital|clinic|practice|surgery center|nursing home|care home|home for|hotel|resort|restaurant|pub|bakery|brewery|museum|library|theatre|theater|park|farm|garage|dealership|agency|startup|start-up|bank|insurer|credit union|platform|network|institute|division|laboratory|plant|factory|mill|studio|publisher|airline|utility|council|authority|cooperative|co-operative|housing association|social enterprise';
