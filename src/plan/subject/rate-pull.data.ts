/** Verbs of whoever decides, makes or leads something: what they open says what one has in hand. */
export const owningVerbs =
  'own|lead|run|build|design|launch|negotiate|direct|head|found|set up|invent|win|restore|treat|teach|repair|install|wire|weld|sell|cook|bake|drive|fly|operate|diagnose|litigate|represent|write|plan|oversee|manage|supervise';

/** Verbs of what is done before, after or around the work itself. */
export const besideVerbs =
  'ensure|make sure|maintain|uphold|support|assist|verify|check|prepare (?:the )?(?:work|site|area|room|materials|equipment|tools|station)|set up (?:and clean )?(?:the )?(?:work|room|area|station)|tidy|clean|secure|lock up|comply|adhere|follow|monitor|track|report|document|record|update|file|utili[sz]e|use|promote|foster|drive continuous|strengthen|enhance|contribute|participate|liaise|coordinate with|facilitate|provide (?:strategic|ongoing|general|timely|effective|excellent|exceptional)|demonstrate|prepare work|identify opportunities|spot';

/** Nouns of every office: they say nothing of what is done. */
export const airyNouns =
  'governance|excellence|standards|alignment|compliance|integrity|efficiency|effectiveness|accountability|best practices?|continuous improvement|oversight|professionalism|initiatives|stakeholders|synergies|performance culture|high-quality|solutions|objectives|outcomes|strategic support|insights?|clearances|alignments|(?<!direct )reports|leadership';

/** What people ask about first: whom one leads, whose money it is, who reads it. */
export const weightyNouns =
  'P&L|budgets?|board|treasury|acquisitions?|mergers|portfolio|payroll|tax strategy|ERP|financial statements|month-end close|closing process(?:es)?|forecasts?|direct reports|apprentices|product lines?|new products?|clinic|ward|theatre|fleet|crews?|homes|buildings|bridges|wiring|patients|residents|pupils|students|children|families|exhibitions?|collections?';
