import type { Evidence } from '#shared/parsed-job.ts';

/** Links that lead to the employer rather than to a law, a form or a map. */
const notAssets =
  /(?:eeoc|dol|opm|usajobs|e-verify|uscis|irs|ssa|congress|legislation|gdpr|fcc)\.(?:gov|org)|privacy|terms|cookie|unsubscribe|\/apply|apply\?|\/login|\/signin|mailto:|maps\.|goo\.gl|bit\.ly|doubleclick|accommodation|disability|schemas?\.|w3\.org|openxmlformats|microsoft\.com\/office|governmentjobs\.com|\.(?:css|js|png|jpe?g|gif|svg|dtd|xsd)(?:\?|$)/i;
const mostLinks = 8;

const link = /(?:https?:\/\/|www\.)[^\s<>"'()[\]{}|\\^`]{4,300}/gi;

interface Assets {
  text: string;
  evidence: Evidence[];
}

/** Read from the original text: cleaning drops the addresses behind links. */
export function readAssets(original: string): Assets {
  const found = new Map<string, Evidence>();
  for (const match of original.matchAll(link)) {
    const quote = match[0].replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, '');
    if (notAssets.test(quote) || found.size >= mostLinks) continue;
    const key = quote.replace(/\/$/, '').toLowerCase();
    if (!found.has(key))
      found.set(key, { quote, start: match.index, end: match.index + quote.length });
  }
  const evidence = [...found.values()];
  return { text: evidence.map(({ quote }) => quote).join('\n'), evidence };
}
