/**
 * Word writes a text box as a drawing and, for old readers, a second time as a fallback; others leave
 * a picture as the fallback. The one reader of Word files we have sees neither in the drawing. So the
 * fallbacks are taken out, and of a drawing that holds text only the text is left.
 */
export function freeTextBoxes(xml: string): string {
  if (!xml.includes(':txbxContent')) return xml;
  const kept: string[] = [];
  let fallbacks = 0;
  /** One for each drawing and text box we are inside of: whether what is in it is kept. */
  const inside: boolean[] = [];
  for (const [token] of xml.matchAll(/<[^<>]*>|[^<]+/g)) {
    const [, closing, name, empty] = /^<(\/?)([\w:]+)[^>]*?(\/?)>$/.exec(token) ?? [];
    const opens = !closing && !empty;
    if (name === 'mc:Fallback') fallbacks += opens ? 1 : closing ? -1 : 0;
    else if (fallbacks > 0 || isWrapper(name)) continue;
    else if (name === 'w:drawing' && !empty) {
      if (opens) inside.push(false);
      else inside.pop();
    } else if (name === 'w:txbxContent' && !empty) {
      if (opens) inside.push(true);
      kept.push(token);
      if (closing) inside.pop();
    } else if (inside.at(-1) ?? true) kept.push(token);
  }
  return kept.join('');
}

const isWrapper = (name?: string) => name === 'mc:AlternateContent' || name === 'mc:Choice';
