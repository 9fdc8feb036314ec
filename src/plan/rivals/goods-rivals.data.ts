/** Chains with shops in most larger towns, by what they sell: whoever sells the same goods is looked for by them. */
export const goodsRivals: readonly {
  said: RegExp;
  names: Readonly<Partial<Record<string, readonly string[]>>>;
}[] = [
  {
    said: /\b(?:furniture|home furnishings?|mattress(?:es)?|homeware|sofas?|kitchen design|bathrooms?)\b/i,
    names: {
      US: ['Ashley', "Lowe's", 'The Home Depot', 'HomeGoods', 'Mattress Firm', 'IKEA'],
      GB: ['DFS', 'Dunelm', 'B&Q', 'John Lewis', 'IKEA', 'Sofology'],
      AU: ['IKEA', 'Harvey Norman', 'Freedom', 'Bunnings'],
      CA: ['IKEA', "Leon's", 'The Brick', 'Structube'],
    },
  },
  {
    said: /\b(?:cosmetics?|beauty|fragrances?|perfumes?|make-?up|skin ?care)\b/i,
    names: {
      US: ['Sephora', 'Ulta Beauty', "Macy's", 'Nordstrom', 'Bath & Body Works'],
      GB: ['Boots', 'Superdrug', 'Sephora', 'John Lewis', 'The Perfume Shop'],
      AU: ['Mecca', 'Sephora', 'Myer', 'David Jones'],
      CA: ['Sephora', 'Shoppers Drug Mart', 'Holt Renfrew'],
    },
  },
  {
    said: /\b(?:jewell?ery|jewell?ers?|diamonds?|watches)\b/i,
    names: {
      US: ['Kay Jewelers', 'Zales', 'Jared', 'Pandora'],
      GB: ['H. Samuel', 'Ernest Jones', 'Goldsmiths', 'Pandora'],
    },
  },
  {
    said: /\b(?:eyewear|eyeglasses|spectacles|optical|opticians?|contact lenses)\b/i,
    names: {
      US: ['LensCrafters', 'Visionworks', "America's Best", 'Warby Parker'],
      GB: ['Specsavers', 'Vision Express', 'Boots Opticians'],
    },
  },
  {
    said: /\b(?:mobile phones?|cell ?phones?|wireless (?:store|sales|retail)|consumer electronics|electricals|laptops and)\b/i,
    names: {
      US: ['Best Buy', 'Verizon', 'T-Mobile', 'AT&T', 'Apple'],
      GB: ['Currys', 'EE', 'Vodafone', 'O2', 'Apple'],
    },
  },
  {
    said: /\b(?:hardware store|home improvement|building (?:supply|supplies|materials)|DIY|lumber|builders['’]? merchants?|power tools)\b/i,
    names: {
      US: ['The Home Depot', "Lowe's", 'Ace Hardware', 'Menards', 'Harbor Freight'],
      GB: ['Screwfix', 'B&Q', 'Wickes', 'Toolstation', 'Travis Perkins'],
      AU: ['Bunnings', 'Mitre 10', 'Total Tools'],
    },
  },
  {
    said: /\b(?:auto parts|car parts|motor factors?|tires|tyres)\b/i,
    names: {
      US: ['AutoZone', "O'Reilly Auto Parts", 'Advance Auto Parts', 'NAPA'],
      GB: ['Halfords', 'Euro Car Parts', 'Kwik Fit'],
    },
  },
  {
    said: /\b(?:pet (?:store|shop|supplies|food)|aquatics|reptiles)\b/i,
    names: { US: ['PetSmart', 'Petco', 'Pet Supplies Plus'], GB: ['Pets at Home', 'Jollyes'] },
  },
  {
    said: /\b(?:sporting goods|sportswear|sneakers|trainers and|bicycles?|outdoor (?:gear|clothing|equipment))\b/i,
    names: {
      US: ["Dick's Sporting Goods", 'REI', 'Academy Sports + Outdoors', 'Foot Locker'],
      GB: ['JD Sports', 'Decathlon', 'Sports Direct', 'Go Outdoors', 'Halfords'],
    },
  },
  {
    said: /\b(?:fashion|clothing|apparel|menswear|womenswear|footwear|shoes|knitwear|handbags)\b/i,
    names: {
      US: ["Macy's", 'Nordstrom', 'Gap', 'H&M', 'TJ Maxx'],
      GB: ['Next', 'Marks & Spencer', 'H&M', 'Zara', 'Primark'],
      AU: ['Myer', 'David Jones', 'Cotton On', 'Country Road'],
    },
  },
];
