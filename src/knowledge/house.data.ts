/** Nouns for what an employer is, by which alone nothing is told of its line of trade. */
export const anyHouseNouns =
  'company|firm|business|provider|organization|organisation|group|brand|enterprise|agency|consultancy|practice|house|operator|developer|services company|solutions provider|service provider|contractor|supplier|manufacturer|maker|producer|distributor|wholesaler|retailer|dealer|importer|exporter|seller|merchant|publisher|network|association|cooperative|co-operative|platform|specialist|integrator|studio|partnership|startup|start-up'.split(
    '|',
  );

/** Nouns that tell something by themselves: what stands before them must belong to it. */
export const ownHouseNouns =
  'school|college|academy|institute|university|hospital|clinic|hotel|resort|restaurant|brewery|winery|distillery|museum|gallery|theater|theatre|bank|credit union|building society|dealership|charity|nonprofit|foundation|church|brokerage|pharmacy|salon|spa|gym|health club|fitness center|fitness facility|care home|nursing home|nursery|funeral home|law office|dental office|laboratory|farm|ranch|carrier|haulier|utility|airline|insurer|casino|shelter|orchestra|foundry|mill|shipyard|housing association|council|newspaper|magazine|store|shop|market|showroom|center|centre|community|home|facility|plant|office|health system|trust'.split(
    '|',
  );

/** A house of a thing: "a supplier of X"; what several of them are called. */
export const housesOfThings: ReadonlyMap<string, string> = new Map([
  ['source', 'suppliers of'],
  ['supplier', 'suppliers of'],
  ['supply source', 'suppliers of'],
  ['provider', 'providers of'],
  ['distributor', 'distributors of'],
  ['wholesaler', 'wholesalers of'],
  ['wholesale distributor', 'wholesale distributors of'],
  ['manufacturer', 'manufacturers of'],
  ['maker', 'makers of'],
  ['producer', 'producers of'],
  ['developer', 'developers of'],
  ['builder', 'builders of'],
  ['retailer', 'retailers of'],
  ['dealer', 'dealers in'],
  ['seller', 'sellers of'],
  ['importer', 'importers of'],
  ['exporter', 'exporters of'],
  ['publisher', 'publishers of'],
  ['operator', 'operators of'],
  ['grower', 'growers of'],
  ['processor', 'processors of'],
  ['owner', 'owners of'],
  ['leader', 'companies in'],
  ['specialist', 'specialists in'],
]);

/** Said in praise, of size, of age or of who owns it: true of houses of every line of trade. */
export const praiseOfHouses: ReadonlySet<string> = new Set(
  'well-funded competitive forward-thinking trusted leading global premier largest biggest oldest best top fast-growing growing award-winning award winning multi-award-winning multi-award full-service full service family-owned family-run family owned run locally independently privately publicly woman-owned women-owned minority-owned veteran-owned employee-owned owned held listed venture-backed venture backed funded privately-held public private independent established well-established long-established long-standing long standing new young small medium mid-size mid-sized medium-sized midsize large larger major international national nationwide nationally regional regionally local multinational multi-national world-class world class world-leading market-leading market industry-leading industry leader innovative dynamic exciting modern progressive forward-thinking thriving successful respected reputable renowned recognized recognised trusted prestigious boutique niche specialist specialized specialised dedicated passionate unique creative high-growth high growth rapidly rapidly-growing fast growing expanding ambitious vibrant busy friendly people-driven people-first people-focused data-driven technology-driven tech-enabled technology-enabled values-based purpose-led mission-driven mission-driven customer-focused client-focused socially responsible faith-based multi-site multi-campus multi-location single-source one-stop next-generation cutting-edge state-of-the-art high-end high-performing high-performance high-tech leading-edge pioneering diversified integrated vertically vertically-integrated fully accredited certified licensed registered regulated comprehensive diverse inclusive open equal opportunity american british european english scottish welsh irish canadian australian indian african kenyan filipino philippine german french swiss japanese u.s. us uk u.k. usa united states world world’s "world\'s" nation’s "nation\'s" country’s "country\'s" uk’s "uk\'s" europe’s "europe\'s" america’s "america\'s" region’s "region\'s" city’s one of the most highly well very truly only first second third second-largest third-largest and & / elite fortune 500 100 b2b b2c stealth early-stage century-old decades-old based for-profit profit 501c3 501(c)(3) midwest northeast southeast southwest northwest southern northern eastern western central mid-market'
    .replaceAll('"', '')
    .split(' '),
);
