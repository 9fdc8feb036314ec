/** Words with what belongs to them: C++, R&D, O'Neill, med-surg, .NET; no full stop at the end. */
export function tokenize(text: string): string[] {
  return text.match(/[.]?[\p{L}\p{N}](?:[\p{L}\p{N}&'’+#./-]*[\p{L}\p{N}+#])?/gu) ?? [];
}
