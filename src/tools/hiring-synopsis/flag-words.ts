const isPlainAnswer = /^(?:yes|true|y|1|no|none|false|n|n\/a|not applicable|0)?\.?$/i;

/** What a flag says beyond yes and no: "Expired license". */
export function readFlagWords(value: unknown): string {
  return typeof value === 'string' && !isPlainAnswer.test(value.trim()) ? value.trim() : '';
}
