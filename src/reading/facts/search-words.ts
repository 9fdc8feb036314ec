/** "This is your chance": said of the post, and asked of nobody. */
export const praisesJob =
  /^(?:this|it|here)(?:'s| is) (?:an? |your )?(?:\p{L}+ ){0,3}(?:opportunity|chance|position|role|job)\b/iu;

/** "It is a rewarding job": how good it is, and nothing that is done there. */
export const praisesPost =
  /^(?:it|this|here)(?:['’]s| is) (?:an? )(?:(?:highly|very|truly|really|genuinely) )?(?:rewarding|fulfilling|satisfying)(?: (?:and|but) \p{L}+)? (?:job|role|position|post|career|opportunity)\b(?!.*\byou(?:['’]ll| will| are)\b)/iu;

/** The search itself is no fact of the job. */
export const isSearch =
  /^an? (?:\p{L}+ ){0,3}(?:position|vacancy|post|role|opportunity|opening) (?:has|have|is|are) (?:now |currently |recently )?(?:become|arisen|come up|opened|available|open|vacant)\b|\b(?:we|our client|our company|is|are)(?:'re| are| is)? (?:currently |now |also )?(?:looking|seeking|hiring|searching|recruiting|in search of)\b|^(?:we|our client) (?:want|need|seek|invite|have an? (?:\w+ )?(?:requirement|opening|opportunity|vacancy|position))\b/iu;
