const atTimes =
  /^(?:if|when(?:ever)?|as|where) (?:necessary|needed|required|asked|requested)\b|^(?:occasional(?:ly)?|may)\b|\b(?:as|if|when) (?:needed|necessary|required)$|^perform(?:s|ing)? (?:any |all )?(?:other|various|miscellaneous|additional)\b/i;

/** "If necessary, jump start cars": done when it comes up, and not what fills the days. */
export const isAtTimes = (text: string): boolean => atTimes.test(text);
