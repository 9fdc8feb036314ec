/** Offered in half of all advertisements; nobody changes employers for these. */
export const isTrifle = (text: string): boolean =>
  /\b(?:cycle|parking|portal|platform|discounts?|discounted|assistance program|programme|annual reviews?|uniforms?|perks?|gym|social events?|off-?sites?|referral|eap|wellness|wellbeing|snacks|doula|adoption|fertility|pet insurance|treats?|apps?|no benefits)\b/i.test(
    text,
  );
